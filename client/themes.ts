/**
 * Themes in the tokens, each stated once. `@theme NAME MEDIA { ... }` becomes two rules with the same contents: for whoever
 * has chosen this theme, and for whoever leaves it to a system that asks for it. CSS itself cannot share a block between a
 * selector and a media query.
 */
import type { Plugin } from "vite";

const THEME = /@theme (\w+) ([^{]+?) \{([^}]*)\}/g;

/** The plain CSS for tokens with themes in them. */
export function withThemes(css: string): string {
  const chosen = ["light", ...[...css.matchAll(THEME)].map(([, name]) => name)].map((name) => `[data-theme="${name}"]`);
  return css.replace(
    THEME,
    (_, name: string, media: string, body: string) =>
      `:root[data-theme="${name}"] {${body}}\n@media ${media} {\n  :root:not(${chosen.join(", ")}) {${body}}\n}`,
  );
}

export function themes(): Plugin {
  return {
    name: "themes",
    enforce: "pre",
    transform: (code, id) => (id.endsWith("/look/tokens.css") ? { code: withThemes(code), map: null } : null),
  };
}
