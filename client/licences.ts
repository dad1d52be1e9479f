/**
 * Whose work browsers load besides ours, and on what terms: third-party.txt, built beside the page. Most licences ask to be handed
 * on with what they are for, and fonts have theirs as scripts do. A package without a text of its licence gets the one of that name
 * in licences/; without that, too, nothing is built.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

const TEXT = /^(licen[cs]e|copying)/i;

interface Shipped {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/** The package that a file belongs to; null for a file of ours. */
function packageOf(file: string): Shipped | null {
  if (!file.includes("/node_modules/")) return null;
  let folder = dirname(file);
  while (!isPackage(folder)) folder = dirname(folder);
  const { name, version, license = "no licence" } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const own = readdirSync(folder).find((entry) => TEXT.test(entry));
  const text = own ? join(folder, own) : join(import.meta.dirname, "licences", `${license}.txt`);
  if (!existsSync(text))
    throw new Error(`${name} has no text of its licence (${license}); put it into client/licences/${license}.txt`);
  return { name, version, licence: license, text: readFileSync(text, "utf8").trim() };
}

/** Whether a folder is a package: some have further files of that name inside, without a version. */
function isPackage(folder: string): boolean {
  const file = join(folder, "package.json");
  return existsSync(file) && "version" in JSON.parse(readFileSync(file, "utf8"));
}

/** The page of all of them; tools/audit reads the headings. */
function page(shipped: Shipped[]): string {
  const parts = shipped.map(({ name, version, licence, text }) => {
    const heading = `${name} ${version} (${licence})`;
    return `${heading}\n${"=".repeat(heading.length)}\n\n${text}\n`;
  });
  return ["What the table in the browser contains of other people's work, and the licences of that.\n", ...parts].join("\n\n");
}

export function licences(): Plugin {
  return {
    name: "licences",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((made) => (made.type === "chunk" ? made.moduleIds : made.originalFileNames));
      const found = files.map((file) => packageOf(resolve(import.meta.dirname, file.replace(/^\0/, "").replace(/\?.*/, ""))));
      const shipped = new Map(found.filter((one) => one !== null).map((one) => [`${one.name} ${one.version}`, one]));
      const source = page([...shipped.keys()].sort().map((name) => shipped.get(name)!));
      this.emitFile({ type: "asset", fileName: "third-party.txt", source });
    },
  };
}
