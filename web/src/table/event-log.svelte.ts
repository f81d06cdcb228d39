// The log: what happened, newest first, each line with the moment it can be looked up again.
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

// Kinds that no log lists: marks of the engine, and what somebody said about being ready.
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

  /** `silent` kinds fill pages and say little: they are in the film. `deeds` are what an undo takes from the page. */
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

  /** All of it, for who comes late. */
  rewrite(first: number, events: GameEvent[]): void {
    this.chapters = [];
    this.seen = -1;
    this.add(first, events);
  }

  /** What was taken back did not happen: the last deed of that seat, and what came of it, leave the page. */
  private withoutLast(entries: Entry[], seat: number): Entry[] {
    const found = entries.findIndex(({ event }) => event.seat === seat && this.deeds.has(event.kind));
    return found < 0 ? entries : entries.filter(({ event }, i) => i > found || event.seat !== seat);
  }
}
