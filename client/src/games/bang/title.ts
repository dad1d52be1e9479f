import type { Title } from "../title";
import Card from "./HandCard.svelte";
import Hand from "./Hand.svelte";
import Centre from "./Middle.svelte";
import { CardWords } from "./words";

export const bang: Title = { Words: CardWords, Centre, Hand, Card };
