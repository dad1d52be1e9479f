import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { clickCard, clickSeat, NOTHING, rerollOf, stepBack, stepOf, type Chosen } from "../../src/state/choosing";
import type { AnyOption, AnyView } from "../../src/wire/either";
import { cardView, player } from "../support/making";

const table = (players: string[][] = [[], ["barrel/QS"], ["scope/AS"]]): AnyView =>
  cardView(players.map((in_play) => player("", { in_play })));

const TURN: AnyOption[] = [
  { verb: "play", card: "bang/QH", kind: "bang", target: 1 },
  { verb: "play", card: "bang/QH", kind: "bang", target: 2 },
  { verb: "play", card: "beer/6H", kind: "beer" },
  { verb: "play", card: "panic/AH", kind: "panic", target: 1, pick: "hand" },
  { verb: "play", card: "panic/AH", kind: "panic", target: 1, pick: "barrel/QS" },
  { verb: "use", action: "sid_ketchum" },
  { verb: "end" },
];

describe("a turn", () => {
  test("begins with the cards that can be played; what no card stands for has a button", () => {
    const step = stepOf(TURN, NOTHING, table());
    expect([...step.cards]).toEqual(["bang/QH", "beer/6H", "panic/AH"]);
    expect(step.seats.size).toBe(0);
    expect(step.buttons.map(({ options }) => options)).toEqual([[5], [6]]);
    expect(step.ready).toBeNull();
  });

  test("a card without a target is ready to be confirmed", () => {
    expect(stepOf(TURN, { subject: "beer/6H" }, table()).ready).toBe(2);
  });

  test("a card with targets asks for one, even if there is only one", () => {
    const bang = stepOf(TURN, { subject: "bang/QH" }, table());
    expect(bang.next).toBe("seat");
    expect([...bang.seats]).toEqual([1, 2]);
    expect(stepOf(TURN, clickSeat({ subject: "bang/QH" }, 2, bang), table()).ready).toBe(1);
    expect([...stepOf(TURN, { subject: "panic/AH" }, table()).seats]).toEqual([1]);
  });

  test("then for a card there", () => {
    const step = stepOf(TURN, { subject: "panic/AH", seat: 1 }, table());
    expect(step.next).toBe("pick");
    expect([...step.cards]).toEqual(["hand", "barrel/QS"]);
    expect(stepOf(TURN, clickCard({ subject: "panic/AH", seat: 1 }, "barrel/QS", step), table()).ready).toBe(4);
  });

  test("a seat that cannot be chosen changes nothing", () => {
    const bang = stepOf(TURN, { subject: "bang/QH" }, table());
    expect(clickSeat({ subject: "bang/QH" }, 0, bang)).toEqual({ subject: "bang/QH" });
  });

  test("the same card again takes it back, another one replaces it", () => {
    const step = stepOf(TURN, { subject: "bang/QH" }, table());
    expect(clickCard({ subject: "bang/QH" }, "bang/QH", step)).toEqual(NOTHING);
    expect(clickCard({ subject: "bang/QH" }, "beer/6H", step)).toEqual({ subject: "beer/6H" });
  });

  test("Escape goes back click by click", () => {
    let chosen: Chosen = { subject: "panic/AH", seat: 1, pick: "hand" };
    chosen = stepBack(chosen);
    expect(chosen).toEqual({ subject: "panic/AH", seat: 1 });
    chosen = stepBack(chosen);
    expect(chosen).toEqual({ subject: "panic/AH" });
    expect(stepBack(chosen)).toEqual(NOTHING);
  });
});

test("a card that can be used in two ways asks which", () => {
  const options: AnyOption[] = [
    { verb: "play", card: "beer/6H", kind: "beer" },
    { verb: "use", card: "beer/6H", action: "sell_beer" },
  ];
  const step = stepOf(options, { subject: "beer/6H" }, table());
  expect(step.next).toBe("use");
  expect(step.buttons.map(({ click }) => stepOf(options, click, table()).ready)).toEqual([0, 1]);
});

test("a card in front of somebody names them: no further click", () => {
  const options: AnyOption[] = [
    { verb: "draw" },
    { verb: "draw_from", card: "barrel/QS", target: 1 },
    { verb: "draw_from", card: "scope/AS", target: 2 },
  ];
  expect(stepOf(options, { subject: "scope/AS" }, table()).ready).toBe(2);
});

test("dice are found by their faces", () => {
  const options: AnyOption[] = [{ verb: "stop" }, { verb: "reroll", dice: [0] }, { verb: "reroll", dice: [0, 2] }];
  const faces = ["beer", "beer", "one"];
  expect(rerollOf(options, faces, [1])).toBe(1);
  expect(rerollOf(options, faces, [1, 2])).toBe(2);
  expect(rerollOf(options, faces, [2])).toBe(-1);
});

/** Every option can be reached by clicking through what is offered, and by nothing else. */
function reachable(options: readonly AnyOption[], view: AnyView): Set<number> {
  const found = new Set<number>();
  const seen = new Set<string>();
  const visit = (chosen: Chosen): void => {
    const key = JSON.stringify(chosen);
    if (seen.has(key)) return;
    seen.add(key);
    const step = stepOf(options, chosen, view);
    if (step.ready !== null) found.add(step.ready);
    for (const button of step.buttons) {
      if (button.options.length === 1) found.add(button.options[0] as number);
      visit(button.click);
    }
    for (const card of step.cards) visit(clickCard(chosen, card, step));
    for (const seat of step.seats) visit(clickSeat(chosen, seat, step));
  };
  visit(NOTHING);
  return found;
}

test("every answer to every question of recorded games can be reached", () => {
  const file = new URL("../data/questions.json", import.meta.url);
  const questions = JSON.parse(readFileSync(file, "utf8")) as { view: AnyView; options: AnyOption[] }[];
  expect(questions.length).toBeGreaterThan(100);
  for (const { options, view } of questions) {
    if (options.some(({ verb }) => verb === "reroll")) continue;
    const missing = options.filter((_, index) => !reachable(options, view).has(index));
    expect(missing, JSON.stringify(options)).toEqual([]);
  }
});
