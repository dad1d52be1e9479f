/** Running a film: it goes on by itself until it is stopped or over, and other eyes see the same moment. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { reel } from "../../src/replay/film";
import { Projector } from "../../src/replay/projector.svelte";
import { FILM } from "./story";

const END = FILM.steps.length;
const running = (mark = ""): Projector => new Projector(reel(FILM), mark);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("by itself", () => {
  test("it shows every moment in turn, and stops at the end", () => {
    const projector = running();
    const seen: number[] = [];
    projector.play();
    while (projector.playing) {
      vi.advanceTimersToNextTimer();
      seen.push(projector.at);
    }
    expect(seen).toEqual([1, 2, 3, 4, 5]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("by turns it shows their beginnings and the end", () => {
    const projector = running();
    projector.unit = "turn";
    projector.play();
    vi.advanceTimersToNextTimer();
    expect(projector.at).toBe(4);
    vi.advanceTimersToNextTimer();
    expect([projector.at, projector.playing]).toEqual([END, false]);
  });

  test("from the end it begins anew", () => {
    const projector = running("9");
    expect(projector.at).toBe(END);
    projector.toggle();
    expect([projector.at, projector.playing]).toEqual([0, true]);
    projector.pause();
  });

  test("paused it stays where it is", () => {
    const projector = running();
    projector.play();
    vi.advanceTimersToNextTimer();
    projector.toggle();
    vi.advanceTimersByTime(60_000);
    expect([projector.at, projector.playing]).toEqual([1, false]);
  });

  test("another speed counts at once, and once", () => {
    const projector = running();
    projector.play();
    vi.advanceTimersToNextTimer();
    projector.setSpeed(4);
    expect(vi.getTimerCount()).toBe(1);
    projector.pause();
    projector.setSpeed(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("by hand", () => {
  test("a step stops it, and goes no further than the film", () => {
    const projector = running("5");
    projector.play();
    projector.step(1);
    expect([projector.at, projector.playing, vi.getTimerCount()]).toEqual([3, false, 0]);
    projector.go(99);
    projector.step(1);
    expect(projector.at).toBe(END);
    projector.go(-3);
    expect(projector.at).toBe(0);
  });

  test("what happens is acted out on the way forward, not after a jump or a step back", () => {
    const projector = running();
    expect(projector.fresh).toEqual([]);
    projector.step(1);
    expect(projector.fresh).toEqual(FILM.steps[0]!.events);
    projector.step(-1);
    expect(projector.fresh).toEqual([]);
    projector.go(4);
    expect(projector.fresh).toEqual([]);
  });
});

test("other eyes see the same moment, and the film runs on", () => {
  const projector = running("5");
  projector.play();
  const other = reel({ ...FILM, viewer: 1 });
  projector.see(other);
  expect([projector.at, projector.playing]).toEqual([2, true]);
  expect(projector.moment).toBe(other.moments[2]);
  projector.pause();
});

test("a film opens at its mark, and without one at the beginning", () => {
  expect(running("5.1").at).toBe(3);
  expect(running("nonsense").at).toBe(0);
});
