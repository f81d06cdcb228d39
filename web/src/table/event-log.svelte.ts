// The log: what happened, newest first. Each line has the number of its event, to go back there. It never tells more than
// the film has shown.
import { SvelteSet } from "svelte/reactivity";
import type { GameEvent, TableEventKind } from "../api/generated";

export interface Entry {
  number: number;
  event: GameEvent;
  /** The event that undid it, if one did. */
  undone: number | null;
}
export interface Chapter {
  key: string;
  number: number; // of the event that opened it
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
  /** Everything that is known, also what has not been shown yet. */
  all: Chapter[] = $state.raw([]);
  /** How many events have been shown. Only a replay has later ones. */
  shown: () => number = () => Infinity;
  private seen = -1;
  /** Numbers of events that the film has yet to show. */
  private readonly hidden = new SvelteSet<number>();

  /** `silent` kinds are left to the film, since there are too many. An undo removes the seat's last of `deeds`. */
  constructor(
    private readonly silent: Set<string>,
    private readonly deeds: Set<string>,
  ) {}

  /** What has been shown so far. */
  get chapters(): Chapter[] {
    const shown = this.shown();
    const is = (number: number): boolean => number < shown && !this.hidden.has(number);
    return this.all
      .filter(({ number }) => is(number))
      .slice(0, KEPT)
      .map((chapter) => ({
        ...chapter,
        entries: chapter.entries.filter(({ number, undone }) => is(number) && (undone === null || !is(undone))),
      }));
  }

  /** The whole game, also what comes later, without what was undone. */
  get wholeGame(): Chapter[] {
    return this.all.map((chapter) => ({
      ...chapter,
      entries: chapter.entries.filter(({ undone }) => undone === null),
    }));
  }

  /** The newest line that has been shown. */
  get newest(): Entry | undefined {
    return this.chapters.find(({ entries }) => entries.length)?.entries[0];
  }

  /** Whether an event is a line of the log. */
  lists(event: GameEvent): boolean {
    return !this.silent.has(event.kind) && !UNLISTED.has(event.kind);
  }

  add(first: number, events: GameEvent[]): void {
    const chapters = [...this.all];
    events.forEach((event, i) => {
      const number = first + i;
      if (number <= this.seen) return;
      this.seen = number;
      const top = chapters[0] ?? { key: "0", number: -1, round: 0, phase: "", entries: [] };
      if (event.kind === "phase-opens")
        chapters.unshift({
          key: `${event.round}.${event.phase}.${number}`,
          number,
          round: Number(event.round),
          phase: String(event.phase),
          entries: [],
        });
      else if (event.kind === "undone")
        chapters[0] = { ...top, entries: this.withLastUndone(top.entries, event.seat, number) };
      else if (this.lists(event)) chapters[0] = { ...top, entries: [{ number, event, undone: null }, ...top.entries] };
    });
    this.all = chapters;
  }

  /** The film is going to show these: until it does, they are not told. */
  hide(first: number, count: number): void {
    for (let number = first; number < first + count; number++) this.hidden.add(number);
  }

  reveal(number: number): void {
    this.hidden.delete(number);
  }

  revealAll(): void {
    this.hidden.clear();
  }

  /** Writes the whole log again, for somebody who has come late. */
  rewrite(first: number, events: GameEvent[]): void {
    this.all = [];
    this.seen = -1;
    this.add(first, events);
  }

  /** An undo removes the last deed of that seat, and everything that followed from it. */
  private withLastUndone(entries: Entry[], seat: number, number: number): Entry[] {
    const found = entries.findIndex(
      ({ event, undone }) => undone === null && event.seat === seat && this.deeds.has(event.kind),
    );
    return found < 0
      ? entries
      : entries.map((entry, i) =>
          i > found || entry.event.seat !== seat || entry.undone !== null ? entry : { ...entry, undone: number },
        );
  }
}
