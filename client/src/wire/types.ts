/**
 * What travels between the server and this client; docs/protocol.md explains it. Fields that a game does not have are
 * left out by the server, so most are optional. Unknown fields are ignored.
 */

export type GameId = "bang" | "dice";
export type RoleId = "sheriff" | "deputy" | "outlaw" | "renegade";

/** A card by name: "kind/value", such as "bang/QH"; "kind" or "kind/2" for those without suit and rank. */
export type CardName = string;

export interface Timers {
  turn: number | null;
  choice: number | null;
  reaction: number | null;
  kinds?: Record<string, number | null>;
}

export interface Settings {
  game: GameId;
  players: number;
  sets: string[];
  starter: boolean;
  events: number | null;
  shadow: boolean;
  public: boolean;
  spectators: boolean;
  late: boolean;
  chat: boolean | null;
  timers: Timers;
  bot: string;
  pace: number;
  games: number;
  badge: boolean;
  seating: "keep" | "rotate" | "shuffle";
}

export interface SeatInfo {
  kind: "empty" | "person" | "bot";
  name: string;
  bot: string;
  connected: boolean;
  ready: boolean;
  muted: boolean;
  wins: number;
}

export interface TableInfo {
  id: string;
  settings: Settings;
  status: "waiting" | "playing" | "over";
  /** The seat of the host, -1 if no person sits at the table. */
  host: number;
  seats: SeatInfo[];
  spectators: number;
  /** The number of the game being played or played last, 0 before the first. */
  game: number;
  created: number;
  series_game: number;
  asleep: boolean;
}

export interface GameInfo {
  number: number;
  rules: string;
  engine: string;
  commitment: string;
  started: number;
}

export interface Result {
  winners: number[];
  seed: number;
  salt: string;
  commitment: string;
  options: Record<string, unknown>;
  replay: string;
  /** The key of the film, for /replay/KEY. */
  film: string;
}

export interface You {
  seat: number;
  host: boolean;
  watching: "seat" | "public" | "everything";
  may_watch_everything: boolean;
  stood_in: boolean;
}

/** The open question as everybody sees it. */
export interface Asked {
  question: number;
  seat: number;
  kind: string;
  about: Record<string, unknown>;
  left: number | null;
  total: number | null;
}

/** Why something cannot be done, or what speaks against it: a code, the rule, and the parameters of the code. */
export interface Reason {
  code: string;
  rule: string;
  [parameter: string]: unknown;
}

export interface Option {
  verb: string;
  card?: CardName;
  kind?: string;
  action?: string;
  seat?: number;
  /** A card at the target, or "hand" for an unseen one. */
  pick?: string;
  call?: string;
  price?: number;
  dice?: number[];
  number?: number;
  warning?: Reason;
  /** The seats in range once this weapon lies in play. */
  reaches?: number[];
  /** How many Missed! the target would need. */
  needs?: number;
}

export interface Choices {
  options: Option[];
  /** By card name, or "end". */
  why_not: Record<string, Reason>;
}

export interface GameEvent {
  number: number;
  event: string;
  who?: number;
  target?: number;
  at?: number;
  by?: number;
  victim?: number;
  card?: CardName;
  kind?: string;
  points?: number;
  winners?: number[];
  [field: string]: unknown;
}

export interface Way {
  steps: number;
  parts: { by: number; kind?: string; character?: string; seat: number }[];
}

export interface Player {
  name: string;
  in_game: boolean;
  role: RoleId | null;
  character: string;
  life: number;
  max_life: number;
  // The card game.
  side?: RoleId | null;
  second?: string | null;
  abilities?: string[];
  hand_size?: number;
  hand?: CardName[] | null;
  in_play?: CardName[];
  range?: number;
  weapon?: string | null;
  tokens?: Record<string, number>;
  // The dice game.
  arrows?: number;
  aimed?: number;
}

/** What this client may see now, of either game. */
export interface View {
  /** The seat it is seen from, -1 for a spectator, -2 for somebody who sees everything. */
  seat: number;
  phase: string;
  turn: number;
  active: number;
  players: Player[];
  eliminated: number[];
  killed_by: number[];
  winners: number[];
  distances?: (number | null)[];
  ways?: (Way | null)[];
  living?: Partial<Record<RoleId, number>>;
  // The card game.
  hand?: CardName[];
  /** Cards that lie open in the middle, such as those of a General Store. */
  shown?: CardName[];
  /** Cards that only the viewer looks at. */
  seen?: CardName[];
  fresh?: CardName[];
  deck_size?: number;
  discard_size?: number;
  discard_top?: CardName | null;
  piles?: Record<string, CardName[]>;
  pile_sizes?: Record<string, number>;
  ghost?: number;
  shadow?: number;
  next_event?: CardName | null;
  standing?: string[];
  marks?: Record<string, unknown>;
  in_range?: number[];
  prices?: number[];
  // The dice game.
  pile?: number;
  dice?: (string | null)[];
  rolls?: number;
  rerolls_left?: number;
  spent?: number[];
  locked?: number[];
  targets?: Record<string, number[]>;
  [field: string]: unknown;
}

/** What is to be merged into a view: players by seat, everything else field by field. */
export type Changes = Omit<Partial<View>, "players"> & { players?: Record<string, Partial<Player>> | Player[] };

export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  at: number;
  aside: boolean;
}

export interface Snapshot {
  type: "snapshot";
  protocol: number;
  table: TableInfo;
  you: You;
  game: GameInfo | null;
  view: View | null;
  events: GameEvent[];
  asked: Asked | null;
  choices: Choices | null;
  result: Result | null;
  chat: ChatLine[];
}

export interface Update {
  type: "update";
  game: number;
  events: GameEvent[];
  changes: Changes;
  asked: Asked | null;
  choices: Choices | null;
  result: Result | null;
}

export interface Refused {
  type: "refused";
  code: string;
  message: string;
  to: string;
  question: number | null;
}

export interface Closing {
  type: "closing";
  code: string;
  message: string;
  retry: number | null;
}

export type ServerMessage =
  | Snapshot
  | Update
  | { type: "asked"; game: number; asked: Asked }
  | { type: "table"; table: TableInfo }
  | { type: "you"; you: You }
  | { type: "emote"; seat: number; emote: string; aside: boolean }
  | { type: "chat"; line: ChatLine }
  | Refused
  | Closing
  | { type: "pong"; n: number };

export type ClientMessage =
  | { type: "hello"; token?: string; game: number; seen: number }
  | { type: "answer"; game: number; question: number; option: number }
  | { type: "emote"; emote: string }
  | { type: "chat"; text: string }
  | { type: "ready"; ready?: boolean; keep?: boolean }
  | { type: "leave" }
  | { type: "back" }
  | { type: "more_time"; game: number; question: number }
  | { type: "hurry"; on: boolean }
  | { type: "watch"; what: "public" | "everything" }
  | { type: "fill"; bot: string; seat?: number }
  | { type: "start" }
  | { type: "kick"; seat: number }
  | { type: "replace"; seat: number; bot: string }
  | { type: "pass_host"; seat: number }
  | { type: "mute"; seat: number; muted: boolean }
  | { type: "configure"; settings: Settings }
  | { type: "ping"; n: number };

export interface Seated {
  table: TableInfo;
  seat: number;
  token: string;
}

export interface TableLine {
  id: string;
  game: GameId;
  sets: string[];
  players: number;
  taken: number;
  free: number;
  there?: number;
  status: string;
  host: string;
  created: number;
}

export interface Catalogue {
  version: string;
  protocol: number;
  languages: string[];
  /** What their speakers call them, as far as that is known. */
  language_names?: Record<string, string>;
  games: { id: GameId; boxes: string[]; fewest: number; most: number; bots: string[]; settings: Settings }[];
  boxes: { id: string; game: GameId; name: string; contents: Record<string, number> }[];
  emotes: string[];
  limits: { name: number; text: number };
}

export interface FilmStep {
  asked: Asked;
  option?: number;
  choices?: Choices;
  events: GameEvent[];
  changes: Changes;
}

export interface Film {
  key: string;
  game: GameId;
  number: number;
  sets: string[];
  names: string[];
  people: boolean[];
  winners: number[];
  roles: RoleId[];
  started: number;
  ended: number;
  viewer: number;
  view: View;
  events: GameEvent[];
  steps: FilmStep[];
}
