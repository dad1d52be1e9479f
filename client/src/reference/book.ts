/** The rule book of a game on two pages: its sections, and the pictures that stand in them. */

import { read, type Block } from "./markdown";

export interface Chapter {
  title: string;
  /** What is pictured in it: sorts and ids of things. */
  pictures: { sort: string; id: string }[];
  blocks: Block[];
}

export interface Pages {
  title: string;
  chapters: Chapter[];
}

const PICTURES = /^!(\w+) ([\w ]+)$/;

/** The book as it is written: "# " is its title, "## " begins a chapter, "!card bang beer" stands for pictures. */
export function pagesOf(markdown: string): Pages {
  const [first = "", ...rest] = markdown.split(/^## /m);
  const chapters = rest.map((text) => {
    const [title = "", ...lines] = text.split("\n");
    const shown = lines.flatMap((line) => PICTURES.exec(line.trim()) ?? []).filter((part) => !part.startsWith("!"));
    const pictures: Chapter["pictures"] = [];
    for (let at = 0; at < shown.length; at += 2)
      for (const id of shown[at + 1]!.split(" ")) pictures.push({ sort: shown[at]!, id });
    const prose = lines.filter((line) => !PICTURES.test(line.trim())).join("\n");
    return { title, pictures, blocks: read(prose, () => false) };
  });
  return { title: first.replace(/^# /, "").trim(), chapters };
}
