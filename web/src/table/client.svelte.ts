// A table as its client knows it: what each seat of this device knows, kept up to date by the socket.
import { play } from "../device/sounds";
import { language } from "../i18n/language.svelte";
import { api } from "../api/http";
import { TableSocket, type ConnectionState } from "../api/socket";
import type { Seat, Update, Words } from "../api/aliases";
import type {
  Action,
  ClockInfo,
  EmoteName,
  EmoteShown,
  GameEvent,
  Hint,
  Option,
  OrderInfo,
  OrderSpan,
  Question,
  Result,
  ServerMessage,
  TableInfo,
} from "../api/generated";

/** What one viewer knows now. It is replaced, never changed in place. */
export interface Knowledge<View> {
  view: View;
  events: number; // how many they were told
  waiting: Seat[];
  ready: Seat[];
  undo: boolean;
  over: boolean;
  asked: Question | null;
  options: Option[];
  chains?: Words[][]; // answers that can be given in one go
  premoves?: Words[][]; // answers that can be decided on before they are asked
  clocks: Record<string, ClockInfo>;
  closes: number | null;
  orders: Record<string, OrderInfo>;
  result: Result | null;
}

export interface ViewerUpdate<View> {
  viewer: Seat;
  first: number;
  events: GameEvent[];
  knowledge: Knowledge<View>;
  fresh: boolean;
  /** The view is of a position before the last event: an answer told more events at once. */
  midway?: boolean;
  /** Called when all of it has been shown. */
  onEnd?: () => void;
}

export class TableClient<View> {
  table = $state.raw<TableInfo | null>(null);
  connection = $state<ConnectionState>("connecting");
  why = $state("");
  viewers = $state.raw<Seat[]>([]);
  known = $state.raw<Record<Seat, Knowledge<View>>>({});
  emotes = $state.raw<(EmoteShown & { at: number })[]>([]);
  /** For each verb, the names of the words that follow it. */
  forms = $state.raw<Record<string, string[]>>({});
  /** For each question, the answers that can be ordered in advance. */
  orders = $state.raw<Record<string, string[]>>({});
  /** Milliseconds that the server's clock is ahead of this device's. */
  ahead = $state(0);
  /** Called with every update, in order. Films are made from these. */
  onUpdate: (update: ViewerUpdate<View>) => void = () => {};

  private readonly socket: TableSocket;

  /** `live` is false for a replay: it has no socket, and nothing can be answered. */
  constructor(
    readonly id: string,
    private readonly wanted: () => Seat[],
    readonly live = true,
  ) {
    this.socket = new TableSocket(live ? id : "", {
      hear: (message) => this.hear(message),
      state: (state, why) => {
        this.connection = state;
        this.why = why;
      },
      since: () => Object.fromEntries(Object.entries(this.known).map(([seat, { events }]) => [seat, events])),
      seats: () => this.wanted(),
      language: () => language.code,
    });
  }

  /** Whether this client can answer. */
  get plays(): boolean {
    return this.live;
  }

  get now(): number {
    return Date.now() + this.ahead;
  }

  /** `then` are the other answers of a chain. */
  answer(seat: Seat, words: Words, ready = false, then: Words[] = []): Promise<void> {
    const question = this.known[seat]?.asked?.question ?? "";
    const more = { ...(ready ? { ready } : {}), ...(then.length ? { then } : {}) };
    return this.socket.say({ type: "answer", seat, question, words, ...more });
  }

  act(seat: Seat, action: Action, value?: string): Promise<void> {
    const question = action === "ready" && !value ? this.known[seat]?.asked?.question : undefined;
    return this.socket.say({
      type: "act",
      seat,
      do: action,
      ...(value ? { value } : {}),
      ...(question ? { question } : {}),
    });
  }

  /** Has the table answer a question from now on, or ask it again. */
  order(seat: Seat, question: string, words: Words, span: OrderSpan): Promise<void> {
    return this.socket.say({ type: "order", seat, question, words, span });
  }

  /** Whether a lesson leads: then only what it asks for can be done. */
  get isGuided(): boolean {
    return false;
  }

  /** What a seat is offered: every legal answer. A lesson offers only what it asks for. */
  optionsOf(seat: Seat): Option[] {
    return this.known[seat]?.options ?? [];
  }

  /** Answers that a seat can give in one go. A lesson goes step by step. */
  chainsOf(seat: Seat): Words[][] {
    return this.isGuided ? [] : (this.known[seat]?.chains ?? []);
  }

  /** Answers that a seat can decide on before they are asked. A lesson goes step by step. */
  premovesOf(seat: Seat): Words[][] {
    return this.isGuided ? [] : (this.known[seat]?.premoves ?? []);
  }

  /** Whether an action is not barred. A lesson bars all but the one it asks for. */
  allows(_action: Action): boolean {
    return true;
  }

  /** Whether a seat has something to undo: an answer, or being ready. */
  mayUndo(seat: Seat): boolean {
    const known = this.known[seat];
    return Boolean(known?.undo || known?.ready.includes(seat));
  }

  /** A bot's advice. Only a live table has it. */
  hint(seat: Seat): Promise<Hint> {
    return api.hint(this.id, seat);
  }

  emote(seat: Seat, sign: EmoteName, at?: { board: Seat; space: string }): Promise<void> {
    return this.socket.say({ type: "sign", seat, sign, ...at });
  }

  /** All events. Only a replay has them; others ask the server. */
  get allEvents(): GameEvent[] {
    return [];
  }
  /** How many events may be told. A replay has later ones. */
  get shown(): number {
    return Infinity;
  }
  /** What has happened since the position that is known. Only a replay stops there. */
  get since(): GameEvent[] {
    return [];
  }
  /** So many events have been shown by the film. */
  onShown(_event: number): void {}
  /** Stops the film where it is, and whether an event is a line of the log. The screen sets both, for replays. */
  stopFilm: () => void = () => {};
  isStep: (event: GameEvent) => boolean = () => true;

  /** Goes to another event. Only a replay can. */
  seek(_event: number): void {}

  /** Joins again, with the seats that are wanted now. */
  rejoin(): void {
    this.known = {};
    this.socket.again();
  }
  close(): void {
    this.socket.close();
  }

  private hear(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.table = message.table;
      this.viewers = message.seats;
      this.forms = message.forms;
      this.orders = message.orders ?? {};
      this.ahead = message.now - Date.now();
    } else if (message.type === "table") this.table = message.table;
    else if (message.type === "update") this.learn(message as Update<View>);
    else if (message.type === "sign") this.show(message);
  }

  protected learn(told: Update<View>): void {
    const before = this.known[told.viewer];
    const view = told.view ?? before?.view;
    if (view === undefined) return; // the game has not begun, so there is nothing to draw
    const knowledge: Knowledge<View> = {
      view,
      events: told.first + told.events.length,
      waiting: told.waiting,
      ready: told.ready,
      undo: told.undo,
      over: told.over,
      asked: told.asked === undefined ? (before?.asked ?? null) : told.asked,
      options: told.options ?? before?.options ?? [],
      chains: told.chains ?? (told.options ? [] : (before?.chains ?? [])),
      premoves: told.premoves ?? (told.options ? [] : (before?.premoves ?? [])),
      clocks: told.clocks ?? before?.clocks ?? {},
      closes: told.closes ?? (told.asked === undefined ? (before?.closes ?? null) : null),
      orders: told.orders ?? before?.orders ?? {},
      result: told.result ?? before?.result ?? null,
    };
    this.known = { ...this.known, [told.viewer]: knowledge };
    // Without the events before it an update cannot be animated: only its view is shown.
    const fresh = !before || before.events !== told.first;
    this.onUpdate({ viewer: told.viewer, first: told.first, events: told.events, knowledge, fresh });
  }

  private show(sign: EmoteShown): void {
    play("sign");
    const shown = { ...sign, at: Date.now() };
    this.emotes = [...this.emotes.filter(({ at }) => Date.now() - at < 6_000), shown];
    setTimeout(() => {
      this.emotes = this.emotes.filter((one) => one !== shown);
    }, 6_000);
  }
}

export type AnyClient = TableClient<any>;
