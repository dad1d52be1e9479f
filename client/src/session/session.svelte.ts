/** One table that this page sits at: its connection, its state, what has been clicked, and the log in words. */

import { app } from "../lib/app.svelte";
import { prefs } from "../lib/prefs.svelte";
import { play, tick } from "./sound";
import { forgetSeat, remember, remembered } from "../lib/store";
import { clickCard, clickSeat, NOTHING, rerollOf, stepBack, stepOf, type Chosen, type Step } from "../state/choosing";
import { answering, heardAll, isOurs, isTimed, linked, NOTHING_YET, quieter, unrefused, type TableState } from "../state/table";
import { Connection } from "../wire/connection";
import type { AnyEvent, AnyOption } from "../wire/either";
import type { ClientMessage, ServerMessage } from "../wire/types";
import { wordsFor } from "../games/titles";
import type { Line, Words } from "../telling/words";
import { Log, withNotices } from "./log";
import type { Scene } from "../state/scene";

/** Codes after which the seat is somebody else's, or nobody's. */
const SEAT_LOST = ["bad_token", "kicked", "left", "no_such_table", "closed"];

export class Session {
  state: TableState = $state.raw(NOTHING_YET);
  chosen: Chosen = $state.raw(NOTHING);
  dice: number[] = $state.raw([]);
  /** The option that is sent only after a second yes (`answer` with `sure`), -1 for none. */
  doubt = $state(-1);
  /** The time, in milliseconds: it goes on only while something on the screen depends on it. */
  now = $state(Date.now());
  /** Whether we have said that bots need not think. */
  hurrying = $state(false);
  /** Seats whose signs and lines are not shown here. */
  ignored: number[] = $state.raw([]);

  private readonly connection: Connection;
  private readonly clock: ReturnType<typeof setInterval>;

  constructor(
    readonly id: string,
    readonly token: string | undefined,
  ) {
    this.hurrying = remembered(this.hurryKey, false, "tab");
    this.connection = new Connection(id, token, {
      heard: (messages) => this.hear(messages),
      link: (link) => (this.state = linked(this.state, link)),
      hello: () => ({ game: this.state.game?.number ?? 0, seen: this.state.events.at(-1)?.n ?? 0, ...this.called() }),
    });
    this.clock = setInterval(() => this.goOn(), 250);
  }

  close(): void {
    clearInterval(this.clock);
    this.connection.close();
  }

  /** Send a message; false if there is no connection to send it on, and nothing will come of it. */
  send(message: ClientMessage): boolean {
    const sent = this.connection.send(message);
    if (sent) this.state = unrefused(this.state);
    return sent;
  }

  /** Say whether bots need to think. The server forgets it when we are gone, so this tab remembers it. */
  hurry(on: boolean): void {
    if (!this.send({ type: "hurry", on })) return;
    this.hurrying = on;
    remember(this.hurryKey, on, "tab");
  }

  /** Whoever has a seat has a name; a spectator is asked for none, but may have given one before. */
  private called(): { name?: string } {
    const name = this.token ? "" : prefs.now.name.trim();
    return name ? { name } : {};
  }

  private get hurryKey(): string {
    return `hurry.${this.id}`;
  }

  private goOn(): void {
    const now = Date.now();
    if (isTimed(this.state)) this.now = now;
    this.state = quieter(this.state, now);
  }

  // ---- what is shown

  /** As text, which is the same as long as nobody's name changes. */
  private readonly allNames = $derived(
    JSON.stringify(this.state.table?.seats.map(({ name }, at) => name || (this.state.view?.players[at]?.name ?? "")) ?? []),
  );
  readonly names: string[] = $derived(JSON.parse(this.allNames));
  private readonly own = $derived(this.state.you?.seat ?? -1);
  private readonly title = $derived(this.state.view && this.state.table?.settings.game);

  /** The same words as long as they speak of the same people in the same language. */
  readonly words: Words | null = $derived(
    this.title && app.glossary && app.texts ? wordsFor(this.title, app.glossary, app.texts, this.names, this.own) : null,
  );

  private readonly log = new Log();

  /** The log: every event we know of in words, and who came to a seat or lost one. */
  readonly lines: Line[] = $derived(
    this.words ? withNotices(this.words, this.log.of(this.words, this.state.events), this.state.notices) : [],
  );

  /** Whether what is sent arrives: while it does not, what would send something cannot be pressed, and it is said why. */
  readonly connected = $derived(this.state.link === "open");

  readonly ours = $derived(isOurs(this.state));

  readonly options: AnyOption[] = $derived(this.ours ? (this.state.choices?.options ?? []) : []);

  readonly step: Step | null = $derived(this.ours && this.state.view ? stepOf(this.options, this.chosen, this.state.view) : null);

  private readonly open: Set<string> = $derived(
    this.ours && this.state.view ? stepOf(this.options, NOTHING, this.state.view).cards : new Set(),
  );

  readonly scene: Scene | null = $derived.by(() => {
    const { view, table, you, asked, choices, fresh, emotes } = this.state;
    if (!view || !table || !this.words) return null;
    return {
      game: table.settings.game,
      view,
      words: this.words,
      bottom: you?.seat ?? -1,
      seats: table.seats,
      asked,
      choices: this.ours ? choices : null,
      chosen: this.chosen,
      step: this.step,
      open: this.open,
      reach: new Set(this.step?.left.flatMap((index) => (this.chosen.subject ? (this.options[index]?.reaches ?? []) : []))),
      dice: this.dice,
      fresh,
      emotes: Object.fromEntries(
        Object.entries(emotes)
          .filter(([seat]) => !this.ignored.includes(Number(seat)))
          .map(([seat, { emote }]) => [Number(seat), emote]),
      ),
    };
  });

  // ---- what is clicked

  card(card: string): void {
    if (!this.step) return;
    if (this.chosen.subject === card && this.step.ready !== null) return this.answer(this.step.ready);
    this.choose(clickCard(this.chosen, card, this.step));
  }

  seat(seat: number): void {
    if (this.step?.seats.has(seat)) this.choose(clickSeat(this.chosen, seat, this.step), true);
  }

  die(place: number): void {
    this.state = unrefused(this.state);
    this.doubt = -1;
    this.dice = this.dice.includes(place) ? this.dice.filter((die) => die !== place) : [...this.dice, place].sort();
  }

  /** The option that throws the chosen dice again, -1 if none are chosen. */
  readonly reroll = $derived(this.dice.length ? rerollOf(this.options, this.state.view?.dice ?? [], this.dice) : -1);

  /** A click on something that stands for these options. `aimed`: it has named a target, and need not be confirmed. */
  choose(chosen: Chosen, aimed = false): void {
    this.state = unrefused(this.state);
    this.chosen = chosen;
    this.doubt = -1;
    const ready = this.step?.ready ?? null;
    if (aimed && ready !== null && prefs.now.confirm !== "always") this.answer(ready);
  }

  back(): void {
    this.state = unrefused(this.state);
    if (this.doubt >= 0) this.doubt = -1;
    else if (this.dice.length) this.dice = [];
    else this.chosen = stepBack(this.chosen);
  }

  /**
   * Answer the open question. Where something speaks against the option, or everything is to be confirmed, it is only in
   * doubt after this; `sure` says that it has been confirmed, by a click that meant nothing else.
   */
  answer(option: number, sure = false): void {
    const { asked, game } = this.state;
    const meant = this.options[option];
    if (!asked || !game || !meant) return;
    const { confirm } = prefs.now;
    if (!sure && (confirm === "always" || (confirm === "risky" && meant.warning !== undefined))) {
      this.state = unrefused(this.state);
      this.doubt = option;
      return;
    }
    if (this.connection.send({ type: "answer", game: game.number, question: asked.question, option })) {
      this.state = answering(this.state);
      this.settle();
    }
  }

  private settle(): void {
    this.chosen = NOTHING;
    this.dice = [];
    this.doubt = -1;
  }

  // ---- what is heard

  private hear(messages: readonly ServerMessage[]): void {
    const before = this.state;
    const now = Date.now();
    this.state = heardAll(before, messages, now);
    if (this.state !== before) this.now = now;
    const { asked, choices, fresh } = this.state;
    if (asked?.question !== before.asked?.question || this.state.game?.number !== before.game?.number) {
      this.settle();
      if (choices) tick();
    }
    if (fresh !== before.fresh) this.sound(fresh);
    for (const message of messages) {
      if (message.type === "snapshot" && this.hurrying && message.you.seat >= 0) this.send({ type: "hurry", on: true });
      if (message.type === "closing" && SEAT_LOST.includes(message.code)) forgetSeat(this.id);
    }
  }

  /** What happens several times at once is heard once. */
  private sound(events: readonly AnyEvent[]): void {
    const own = new Set(events.filter(({ who }) => who === this.state.you?.seat).map(({ event }) => event));
    for (const event of new Set(events.map(({ event }) => event))) play(event, own.has(event));
  }
}
