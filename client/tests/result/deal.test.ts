import { describe, expect, test } from "vitest";
import { canonical, isHonest } from "../../src/result/deal";

/** With everything that is written in more than one way, and what Python makes of it. */
const OPTIONS = {
  players: ['Zoë "Z"', "A\u007f😀\n"],
  sets: ["base"],
  starter: false,
  seed: 8112136437223620,
  characters: [null],
  sheriff: null,
  nested: { b: 1, a: [{ d: -2, c: true }] },
};
const WRITTEN =
  '{"characters":[null],"nested":{"a":[{"c":true,"d":-2}],"b":1},"players":["Zo\\u00eb \\"Z\\"","A\\u007f\\ud83d\\ude00\\n"],' +
  '"seed":8112136437223620,"sets":["base"],"sheriff":null,"starter":false}';
const HASH = "45fd8575855f5ebeffa6a2197b532a6c6ea5051e87f7b866d33404b63b99f72b";

describe("checking the deal", () => {
  test("options are written as the server writes them", () => {
    expect(canonical(OPTIONS)).toBe(WRITTEN);
  });

  test("what was committed to is recognized", async () => {
    expect(await isHonest(HASH, "00ff", OPTIONS)).toBe(true);
  });

  test("a seed in digits is written as it was told, however large it is", async () => {
    const large = { ...OPTIONS, seed: "305441741166520378563186404857046117390" };
    const hash = "7aa725a24e4cc218ca95e213dffb75a992351ad6aa9d6e02ed7639629d87aab6";
    expect(canonical(large)).toBe(WRITTEN.replace("8112136437223620", '"305441741166520378563186404857046117390"'));
    expect(await isHonest(hash, "00ff", large)).toBe(true);
    expect(await isHonest(hash, "00ff", { ...large, seed: "305441741166520378563186404857046117391" })).toBe(false);
    expect(await isHonest(hash, "00ff", { ...large, seed: Number(large.seed) })).toBe(false);
  });

  test("another salt, another seed or another order of players is not", async () => {
    expect(await isHonest(HASH, "00fe", OPTIONS)).toBe(false);
    expect(await isHonest(HASH, "00ff", { ...OPTIONS, seed: 8112136437223621 })).toBe(false);
    expect(await isHonest(HASH, "00ff", { ...OPTIONS, players: [...OPTIONS.players].reverse() })).toBe(false);
  });
});
