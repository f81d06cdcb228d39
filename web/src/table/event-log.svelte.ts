// The log: what happened, newest first. Each line has the number of its event, to go back there.
import type { GameEvent, TableEventKind } from "../api/generated";

export interface Entry {
  number: number;
  event: GameEvent;
}
export interface Chapter {
  key: string;
  round: number;
  phase: string;
  entries: Entry[];
}

// Kinds that no log lists: marks of the engine, and who is ready.
const UNLISTED: Set<string> = new Set<TableEventKind | "phase-opens" | "phase-closes">([
  "phase-opens",
  "phase-closes",
  "undone",
  "ready",
  "not-ready",
]);
const KEPT = 60; // chapters; the record has the rest

export class EventLogState {
  chapters: Chapter[] = $state.raw([]);
  private seen = -1;

  /** `silent` kinds are left to the film, since there are too many. An undo removes the seat's last of `deeds`. */
  constructor(
    private readonly silent: Set<string>,
    private readonly deeds: Set<string>,
  ) {}

  add(first: number, events: GameEvent[]): void {
    const chapters = [...this.chapters];
    events.forEach((event, i) => {
      const number = first + i;
      if (number <= this.seen) return;
      this.seen = number;
      const top = chapters[0] ?? { key: "0", round: 0, phase: "", entries: [] };
      if (event.kind === "phase-opens")
        chapters.unshift({
          key: `${event.round}.${event.phase}.${number}`,
          round: Number(event.round),
          phase: String(event.phase),
          entries: [],
        });
      else if (event.kind === "undone") chapters[0] = { ...top, entries: this.withoutLast(top.entries, event.seat) };
      else if (!this.silent.has(event.kind) && !UNLISTED.has(event.kind))
        chapters[0] = { ...top, entries: [{ number, event }, ...top.entries] };
    });
    this.chapters = chapters.slice(0, KEPT);
  }

  /** Writes the whole log again, for somebody who has come late. */
  rewrite(first: number, events: GameEvent[]): void {
    this.chapters = [];
    this.seen = -1;
    this.add(first, events);
  }

  /** An undo removes the last deed of that seat, and everything that followed from it. */
  private withoutLast(entries: Entry[], seat: number): Entry[] {
    const found = entries.findIndex(({ event }) => event.seat === seat && this.deeds.has(event.kind));
    return found < 0 ? entries : entries.filter(({ event }, i) => i > found || event.seat !== seat);
  }
}
