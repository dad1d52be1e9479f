/** One table that this page sits at: its connection, its state, what has been clicked, and the log in words. */

import { app } from "../lib/app.svelte";
import { prefs } from "../lib/prefs.svelte";
import { play, prepare, signal, tick } from "./sound";
import { forgetSeat, remember, remembered } from "../lib/store";
import { clickCard, clickSeat, NOTHING, rerollOf, stepBack, stepOf, type Chosen, type Step } from "../state/choosing";
import { pointAt } from "../state/pointing";
import { clickOneOf, nextOf, restOf, wantedOf, type Rest } from "../state/several";
import { answering, heardAll, isOurs, isTimed, linked, NOTHING_YET, quieter, unrefused, type TableState } from "../state/table";
import { Connection } from "../wire/connection";
import type { AnyOption } from "../wire/either";
import type { ChatLine, ClientMessage, GameEvent, ServerMessage } from "../wire/types";
import { wordsFor } from "../games/titles";
import type { Line, Words } from "../telling/words";
import { Log, withOthers } from "./log";
import type { Scene } from "../state/scene";

/** Codes after which the seat is somebody else's, or nobody's. */
const SEAT_LOST = ["bad_token", "kicked", "left", "no_such_table", "closed"];

/** How many people sit at the table. */
const peopleAt = ({ table }: TableState): number => table?.seats.filter(({ kind }) => kind === "person").length ?? 0;

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
  /** How many lines of others nobody has looked at here. */
  unread = $state(0);

  /** What was answered last, if it was aimed at somebody: what it costs may be asked before it is played. */
  aimed: AnyOption | null = $state.raw(null);
  /** Cards that were chosen together with the one that has been answered with. */
  private rest: Rest | null = null;

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
    prepare();
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

  /** Whether the table has got other seats since the game that is shown was played. */
  private readonly elsewhere = $derived.by(() => {
    const { table, view } = this.state;
    return table !== null && view !== null && table.status !== "playing" && table.seats.length !== view.players.length;
  });

  /** As text, which is the same as long as nobody's name changes. */
  private readonly allNames = $derived(
    JSON.stringify(
      this.elsewhere
        ? this.state.view?.players.map(({ name }) => name)
        : (this.state.table?.seats.map(({ name }, at) => name || (this.state.view?.players[at]?.name ?? "")) ?? []),
    ),
  );
  readonly names: string[] = $derived(JSON.parse(this.allNames));
  /** Our seat in the game that is shown, -1 for none. */
  readonly own = $derived(this.elsewhere ? (this.state.view?.seat ?? -1) : (this.state.you?.seat ?? -1));
  private readonly title = $derived(this.state.view && this.state.table?.settings.game);

  /** The same words as long as they speak of the same people in the same language. */
  readonly words: Words | null = $derived(
    this.title && app.glossary && app.texts ? wordsFor(this.title, app.glossary, app.texts, this.names, this.own) : null,
  );

  private readonly log = new Log();

  /** What has been said during this game, and is wanted here. */
  private readonly talk = $derived(
    prefs.now.chat
      ? this.state.chat.filter(({ game, seat }) => game === this.state.game?.number && !this.ignored.includes(seat))
      : [],
  );

  /** The log: every event we know of in words, and who came to a seat or lost one. */
  readonly lines: Line[] = $derived(
    this.words ? withOthers(this.words, this.log.of(this.words, this.state.events), this.state.notices, this.talk) : [],
  );

  /** Whether what is sent arrives: while it does not, what would send something cannot be pressed, and it is said why. */
  readonly connected = $derived(this.state.link === "open");

  /** What has happened last in this game: the events that came with the last update that had any. */
  latest: readonly GameEvent[] = $state.raw([]);

  readonly ours = $derived(isOurs(this.state));

  readonly options: AnyOption[] = $derived(this.ours ? (this.state.choices?.options ?? []) : []);

  readonly step: Step | null = $derived(this.ours && this.state.view ? stepOf(this.options, this.chosen, this.state.view) : null);

  private readonly open: Set<string> = $derived(
    this.ours && this.state.view ? stepOf(this.options, NOTHING, this.state.view).cards : new Set(),
  );

  /** How many cards can be chosen together. */
  readonly wanted: number = $derived(this.ours ? wantedOf(this.state.asked, this.options) : 1);

  readonly scene: Scene | null = $derived.by(() => {
    const { view, table, asked, choices, fresh, events, emotes, says } = this.state;
    if (!view || !table || !this.words) return null;
    return {
      game: table.settings.game,
      view,
      words: this.words,
      bottom: this.own,
      seats: table.seats,
      asked,
      choices: this.ours ? choices : null,
      chosen: this.chosen,
      step: this.step,
      open: this.open,
      reach: new Set(this.step?.left.flatMap((index) => (this.chosen.subject ? (this.options[index]?.reaches ?? []) : []))),
      wanted: this.wanted,
      dice: this.dice,
      fresh,
      past: events,
      emotes: this.listened(emotes, ({ emote }) => emote),
      says: prefs.now.chat ? this.listened(says, ({ text }) => text) : {},
    };
  });

  /** What comes from seats that are not ignored. */
  private listened<T>(all: Record<number, T>, shown: (one: T) => string): Record<number, string> {
    const heard = Object.entries(all).filter(([seat]) => !this.ignored.includes(Number(seat)));
    return Object.fromEntries(heard.map(([seat, one]) => [Number(seat), shown(one)]));
  }

  // ---- what is clicked

  card(card: string): void {
    if (!this.step) return;
    if (this.wanted > 1 && this.open.has(card)) return this.choose(clickOneOf(this.chosen, card, this.wanted));
    // A second click on what is chosen confirms it.
    const again = this.chosen.subject === card || this.chosen.pick === card;
    if (again && this.step.ready !== null) return this.answer(this.step.ready);
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
      this.aimed = meant.target === undefined ? null : meant;
      this.rest = meant.card === this.chosen.subject ? restOf(asked, this.chosen) : null;
      this.settle();
    }
  }

  private isNews({ seat }: ChatLine): boolean {
    return seat < 0 || (seat !== this.state.you?.seat && !this.ignored.includes(seat));
  }

  private settle(): void {
    this.chosen = NOTHING;
    this.dice = [];
    this.doubt = -1;
  }

  /** Show once more what has happened last: it is acted out again, and the seats it is about are pointed at. */
  again(): void {
    this.state = { ...this.state, fresh: [...this.latest] };
    play(this.latest, this.own);
    const numbers = new Set(this.latest.map(({ n }) => n));
    pointAt(this.lines.filter(({ number }) => numbers.has(number)).flatMap(({ seats }) => seats ?? []));
  }

  /** Answer by what was chosen together with the last card, if the very next question is like that one; false if it is not. */
  private goOnWithRest(): boolean {
    const { asked, game } = this.state;
    const next = this.rest && asked && game && this.ours ? nextOf(this.rest, asked, this.options) : null;
    this.rest = null;
    if (!next || !asked || !game) return false;
    if (!this.connection.send({ type: "answer", game: game.number, question: asked.question, option: next.option })) return false;
    this.state = answering(this.state);
    this.rest = next.rest;
    return true;
  }

  // ---- what is heard

  private hear(messages: readonly ServerMessage[]): void {
    const before = this.state;
    const now = Date.now();
    this.state = heardAll(before, messages, now);
    if (this.state !== before) this.now = now;
    const { asked, choices, fresh } = this.state;
    // Whoever was away, or was refused, is asked again: nothing is answered for them.
    if (messages.some(({ type }) => type === "snapshot" || type === "refused")) this.rest = null;
    if (asked?.question !== before.asked?.question || this.state.game?.number !== before.game?.number) {
      this.settle();
      if (!this.goOnWithRest() && choices) tick();
    }
    if (fresh !== before.fresh) {
      play(fresh, this.own);
      if (fresh.length || this.state.game?.number !== before.game?.number) this.latest = fresh;
    }
    const more = peopleAt(this.state) - peopleAt(before);
    if (before.table && more) signal(more > 0 ? "spurs" : "hooves");
    for (const message of messages) {
      if (message.type === "chat" && prefs.now.chat && this.isNews(message.line)) this.unread += 1;
      if (message.type === "snapshot" && this.hurrying && message.you.seat >= 0) this.send({ type: "hurry", on: true });
      if (message.type === "closing" && SEAT_LOST.includes(message.code)) forgetSeat(this.id);
    }
  }
}
