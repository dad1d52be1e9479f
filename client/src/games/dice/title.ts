import type { Title } from "../title";
import Centre from "./DiceTray.svelte";
import { DiceWords } from "./words";

export const dice: Title = { Words: DiceWords, Centre };
