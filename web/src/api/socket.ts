// One socket to one table. It comes back by itself, with what it has already seen and what was not acknowledged yet.
import type { Seat } from "./aliases";
import type { ClientMessage, ServerMessage } from "./generated";
import { Refusal } from "./refusal";

export type ConnectionState = "connecting" | "live" | "lost" | "ended";
type Unnumbered = ClientMessage extends infer Message
  ? Message extends ClientMessage
    ? Omit<Message, "ref">
    : never
  : never;

interface Waiting {
  message: ClientMessage;
  done: () => void;
  refused: (why: Refusal) => void;
}

const FIRST_PAUSE = 300; // ms, doubled each time
const LONGEST_PAUSE = 8_000;
const SILENCE = 25_000; // a line that says nothing for so long is asked whether it lives
const PATIENCE = 6_000; // for its answer
// Closed by ourselves: to start over, or since nothing was heard.
const AGAIN = 4000;
const DEAD = 4001;
// Closed for good: no such table, seat handed over, not ours. Everything else is an accident: come back.
const FINAL: Record<number, string> = { 4401: "no-person", 4403: "handed-over", 4404: "no-table", 4400: "bad-start" };

export interface SocketListener {
  hear(message: ServerMessage): void;
  state(state: ConnectionState, why: string): void;
  /** How many events the client has of each seat, asked whenever the line comes back. */
  since(): Record<string, number>;
  seats(): Seat[];
  language(): string;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private ref = 0;
  private pause = FIRST_PAUSE;
  private timer = 0;
  private pulse = 0;
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly listener: SocketListener,
  ) {
    if (!table) {
      this.ended = true;
      return;
    } // no table to speak to: a replay
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Resolves when the server has it on disk; rejects with a Refusal if a rule or the table is against it. */
  say(message: Unnumbered): Promise<void> {
    const numbered = { ...message, ref: ++this.ref } as ClientMessage;
    return new Promise((done, refused) => {
      this.waiting.set(this.ref, { message: numbered, done, refused });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(numbered));
    });
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Start over with other seats, or after a person has claimed one. */
  again(): void {
    this.pause = FIRST_PAUSE;
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) this.socket.close(AGAIN);
    else this.connect();
  }

  private hurry = (): void => {
    if (document.visibilityState === "visible" && this.socket === null && !this.ended) {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  /** A line that is dead may take a minute to say so: nobody waits for that. */
  private drop = (): void => {
    const socket = this.socket;
    socket?.close(DEAD);
    if (socket) this.lost(socket, DEAD);
  };

  private connect(): void {
    if (this.ended) return;
    this.listener.state("connecting", "");
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      const join = {
        type: "join",
        seats: this.listener.seats(),
        since: this.listener.since(),
        lists: true,
        language: this.listener.language(),
      };
      socket.send(JSON.stringify(join));
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.watch();
      const heard = JSON.parse(data) as ServerMessage | ServerMessage[];
      for (const message of Array.isArray(heard) ? heard : [heard]) this.take(message);
    };
    socket.onclose = ({ code }) => this.lost(socket, code);
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearTimeout(this.pulse);
    if (this.ended) return;
    const final = FINAL[code];
    if (final) {
      this.ended = true;
      this.listener.state("ended", final);
      return;
    }
    this.listener.state("lost", code === 1012 ? "restart" : code === 4429 ? "too-fast" : "");
    this.timer = window.setTimeout(() => this.connect(), code === AGAIN ? 0 : this.pause * (0.7 + 0.6 * Math.random()));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private take(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.pause = FIRST_PAUSE;
      this.listener.hear(message);
      this.listener.state("live", "");
      // What was not acknowledged is said again: the server does it once, however often it hears it.
      for (const { message: unsaid } of this.waiting.values()) this.socket?.send(JSON.stringify(unsaid));
    } else if (message.type === "ack") {
      this.settle(message.ref)?.done();
    } else if (message.type === "refused") {
      this.settle(message.ref)?.refused(new Refusal(message.code, message.detail, message.reasons));
    } else if (message.type !== "pong") {
      this.listener.hear(message);
    }
  }

  private settle(ref: number): Waiting | undefined {
    const waiting = this.waiting.get(ref);
    this.waiting.delete(ref);
    return waiting;
  }

  private watch(): void {
    clearTimeout(this.pulse);
    this.pulse = window.setTimeout(() => {
      this.socket?.send(JSON.stringify({ type: "ping", ref: 0 }));
      this.pulse = window.setTimeout(this.drop, PATIENCE);
    }, SILENCE);
  }
}
