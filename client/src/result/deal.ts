/** Checking that nobody has tampered with a deal (docs/protocol.md, "Checking the deal"). */

/** JSON as the server writes it to be hashed: keys in order, no blanks, nothing but ASCII. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value === "object" && value !== null) {
    const told = value as Record<string, unknown>;
    return `{${Object.keys(told)
      .sort()
      .map((key) => `${canonical(key)}:${canonical(told[key])}`)
      .join()}}`;
  }
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Whether salt and options are what was committed to before the game; null where the browser cannot tell. */
export async function isHonest(commitment: string, salt: string, options: Record<string, unknown>): Promise<boolean | null> {
  // Only pages that came over a safe way may use it.
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const hash = await subtle.digest("SHA-256", new TextEncoder().encode(salt + canonical(options)));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
