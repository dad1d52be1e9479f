// Ends well if this Node is one that package.json names in "engines": what builds the table in the browser runs on it.
import { readFileSync } from "node:fs";

const { engines } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
const [major, minor] = process.versions.node.split(".").map(Number);
const suits = engines.node.split(" || ").some((range) => {
  const [, sign, wanted, least = 0] = /^(\^|>=)(\d+)(?:\.(\d+))?$/.exec(range);
  return (major === +wanted && minor >= +least) || (sign === ">=" && major > +wanted);
});
process.exit(suits ? 0 : 1);
