/** Symbols of the dice faces; beer, dynamite and gatling are those of the cards. */
import { disc, rays } from "../shapes";
import { arrow } from "./things";
import { over } from "./tools";

const target = (digit: string): string =>
  over(`3.2 ${disc(24, 24, 17)}`, `3.2 ${rays(24, 24, 4, 15, 23)}`, `-9 ${digit}`, `4.6 ${digit}`);

export const faces: Record<string, string> = {
  arrow,
  one: target("M20 18.5l4.5-3.5v18M20 33h9"),
  two: target("M18.5 19.5c1-6.5 11-6 11 0 0 5-7 7-11 13.5h11.5"),
};
