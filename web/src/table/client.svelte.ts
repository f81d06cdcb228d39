// A table as one sits at it: what each of one's seats knows, kept up by the line.
import { play } from "../device/sounds";
import { language } from "../i18n/language.svelte";
import { TableSocket, type ConnectionState } from "../api/socket";
import type { Seat, Update, Words } from "../api/aliases";
import type {
  Action,
  ClockInfo,
  EmoteName,
  EmoteShown,
  GameEvent,
  Option,
  Question,
  Result,
  ServerMessage,
  TableInfo,
} from "../api/generated";

/** What one viewer knows now. Replaced, never changed in place. */
export interface Knowledge<View> {
  view: View;
  events: number; // how many he was told
  waiting: Seat[];
  ready: Seat[];
  undo: boolean;
  over: boolean;
  asked: Question | null;
  options: Option[];
  clocks: Record<string, ClockInfo>;
  closes: number | null;
  result: Result | null;
}

export interface ViewerUpdate<View> {
  viewer: Seat;
  first: number;
  events: GameEvent[];
  knowledge: Knowledge<View>;
  fresh: boolean;
}

export class TableClient<View> {
  table = $state.raw<TableInfo | null>(null);
  connection = $state<ConnectionState>("connecting");
  why = $state("");
  viewers = $state.raw<Seat[]>([]);
  known = $state.raw<Record<Seat, Knowledge<View>>>({});
  emotes = $state.raw<(EmoteShown & { at: number })[]>([]);
  /** For each verb the names of the words behind it. */
  forms = $state.raw<Record<string, string[]>>({});
  /** What to add to this device's clock to have the server's. */
  ahead = $state(0);
  /** Told of every update, in order: the film is made from these. */
  onUpdate: (update: ViewerUpdate<View>) => void = () => {};

  private readonly socket: TableSocket;

  /** `live` is false for a game that is only looked at again: then there is no line, and nothing can be said. */
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

  /** Whether one can say something here. */
  get plays(): boolean {
    return this.live;
  }

  get now(): number {
    return Date.now() + this.ahead;
  }

  answer(seat: Seat, words: Words, ready = false): Promise<void> {
    const question = this.known[seat]?.asked?.question ?? "";
    return this.socket.say({ type: "answer", seat, question, words, ...(ready ? { ready } : {}) });
  }

  act(seat: Seat, action: Action, value?: string): Promise<void> {
    return this.socket.say({ type: "act", seat, do: action, ...(value ? { value } : {}) });
  }

  emote(seat: Seat, sign: EmoteName, at?: { board: Seat; space: string }): Promise<void> {
    return this.socket.say({ type: "sign", seat, sign, ...at });
  }

  /** All that was told up to the moment that is shown: only a replay has it at hand, others ask the server. */
  get past(): GameEvent[] {
    return [];
  }

  /** Go to another moment: only a replay can. */
  seek(_event: number): void {}

  /** Join again, with the seats that are wanted now. */
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
      this.ahead = message.now - Date.now();
    } else if (message.type === "table") this.table = message.table;
    else if (message.type === "update") this.learn(message as Update<View>);
    else if (message.type === "sign") this.show(message);
  }

  private learn(told: Update<View>): void {
    const before = this.known[told.viewer];
    const view = told.view ?? before?.view;
    if (view === undefined) return; // nothing to draw yet: the game has not begun
    const knowledge: Knowledge<View> = {
      view,
      events: told.first + told.events.length,
      waiting: told.waiting,
      ready: told.ready,
      undo: told.undo,
      over: told.over,
      asked: told.asked === undefined ? (before?.asked ?? null) : told.asked,
      options: told.options ?? before?.options ?? [],
      clocks: told.clocks ?? before?.clocks ?? {},
      closes: told.closes ?? (told.asked === undefined ? (before?.closes ?? null) : null),
      result: told.result ?? before?.result ?? null,
    };
    this.known = { ...this.known, [told.viewer]: knowledge };
    // Without what came before there is nothing to animate from: the view alone counts.
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
