// The protocol as types: docs/protocol.md tells what each field means.

export type Seat = number; // 1…6; 0 looks on
export type Words = string;

export interface Person {
  id: string;
  name: string;
}

export interface SeatInfo {
  seat: Seat;
  kind: "person" | "link" | "bot";
  pilot: string;
  name?: string;
  level?: string;
  here?: boolean;
  ready?: boolean;
  mine?: boolean;
  resigned?: boolean;
}

export interface Result {
  winners: Seat[];
  lost: Seat[];
  scores: number[];
  cause: string;
}

export interface ClockPlan {
  choice: number;
  bank?: number;
}
export type Clock = "none" | "relaxed" | "brisk" | ClockPlan;

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  clock: Clock;
  reaction_seconds: number;
  status: "open" | "running" | "over";
  commit: string;
  since: number;
  mine?: boolean;
  links?: Record<string, string>;
  rematch?: string;
  result?: Result;
}

/** A line of "my games": a table and where it stands. */
export interface TableLine extends TableInfo {
  at?: number;
  round?: number;
  waiting?: Seat[];
  turn?: boolean;
}

export interface SeatPlan {
  kind: "person" | "link" | "bot";
  level?: string;
}
export interface Plan {
  game: string;
  seats: SeatPlan[];
  options: string[];
  clock: Clock;
  reaction_seconds?: number;
  bot_seconds?: number;
  start?: string; // a text that the game goes on from
}

export interface Asked {
  question: string;
  kind: string;
  about: Record<string, string>;
}
export interface Option {
  words: Words;
  verb: string;
  [part: string]: string;
}
export interface GameEvent {
  kind: string;
  seat: Seat;
  [part: string]: string | number;
}
export interface ClockInfo {
  bank: number;
  deadline?: number;
}

export interface Update<View = unknown> {
  type: "update";
  viewer: Seat;
  first: number;
  events: GameEvent[];
  waiting: Seat[];
  ready: Seat[];
  undo: boolean;
  over: boolean;
  asked?: Asked | null;
  options?: Option[];
  view?: View;
  clocks?: Record<string, ClockInfo>;
  closes?: number;
  result?: Result;
}

export interface Reason {
  rule: string;
  key: string;
  text: string;
}
export interface Sign {
  seat: Seat;
  sign: string;
  board?: Seat;
  space?: string;
}

export type FromServer =
  | { type: "welcome"; table: TableInfo; seats: Seat[]; forms: Record<string, string[]>; now: number }
  | { type: "table"; table: TableInfo }
  | Update
  | { type: "ack"; ref: number }
  | { type: "refused"; ref: number; code: string; detail: string; reasons: Reason[] }
  | ({ type: "sign" } & Sign)
  | { type: "bye"; code: string }
  | { type: "pong"; ref: number; now: number };

export type Deed = "ready" | "unready" | "undo" | "let-round" | "leave" | "return" | "resign";

export type ToServer =
  | { type: "answer"; seat: Seat; question: string; words: Words; ready?: boolean; ref: number }
  | { type: "act"; seat: Seat; do: Deed; value?: string; ref: number }
  | { type: "sign"; seat: Seat; sign: string; board?: Seat; space?: string; ref: number }
  | { type: "ping"; ref: number };

export interface Preview<View = unknown> {
  events: GameEvent[];
  stopped: string;
  view: View;
  options: Words[];
  unsure?: string[];
}
export interface Hint {
  level: string;
  words: Words;
  weighed: { words: Words; worth: number }[];
  why?: { key: string; amount: number }[];
}
export interface GameInfo {
  name: string;
  title: string;
  least: number;
  most: number;
  languages: string[];
}
export type Provenance = "seen" | "text" | "guess";
export interface Rule {
  id: string;
  section: string;
  text: string;
  data?: Record<string, Provenance>;
}
export interface Diagram {
  name: string;
  caption: string;
  rules: string[];
  things: string[];
  example: boolean;
  text: string;
}
export interface Challenge {
  date: string;
  game: string;
  options: Record<string, string>;
  goal: { key: string; [number: string]: string | number };
  tried: number;
  made: number;
  mine: string;
}
