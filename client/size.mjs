/**
 * What a first visit loads: prints it, and fails if it is too much. Counted is what the start page asks for by itself: the page,
 * its scripts and styles, the fonts of a page in English, the icon. Texts and pictures of the server come on top: the browser
 * tests measure the whole.
 */
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const root = new URL("../src/boothill/server/web/client/", import.meta.url).pathname;
const MOST = 200_000;
const GOAL = 150_000;

const page = readFileSync(join(root, "index.html"), "utf8");
const named = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, path]) => path);
const fonts = readdirSync(join(root, "assets")).filter((name) => /latin-[47]00.*\.woff2$/.test(name) && !/-ext-/.test(name));
const first = [...new Set(["index.html", ...named, ...fonts.map((name) => `assets/${name}`)])];
const packed = (path) => {
  const bytes = readFileSync(join(root, path));
  return /\.(woff2|png)$/.test(path) ? bytes.length : gzipSync(bytes, { level: 9 }).length;
};
let total = 0;
for (const path of first) {
  const size = packed(path);
  total += size;
  console.log(`${String(size).padStart(8)} ${path}`);
}
const all = readdirSync(root, { recursive: true }).filter((path) => statSync(join(root, path)).isFile());
console.log(
  `${String(total).padStart(8)} bytes gzipped in ${first.length} files for a first visit; the goal is ${GOAL}, the limit ${MOST}`,
);
console.log(`${String(all.map(packed).reduce((a, b) => a + b, 0)).padStart(8)} bytes gzipped in all ${all.length} files`);
if (total > MOST) {
  console.error(`That is too much: leave something out of the first page, or load it later.`);
  process.exit(1);
}
