/** Adds the symbols of events and equipment, which the first page does without, to all others. */
import { symbols } from "../symbols";
import { equipment } from "./equipment";
import { events } from "./events";

Object.assign(symbols, equipment, events);
