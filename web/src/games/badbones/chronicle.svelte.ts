// The log: what happened, newest first, each line with the moment it can be looked up again.
import type { GameEvent } from "../../wire/messages";
import type { Space } from "./facts";

export interface Entry { number: number; event: GameEvent }
export interface Chapter { key: string; round: number; phase: string; entries: Entry[] }

// Steps and turns fill pages and say little: they are in the film.
const SILENT = new Set(["walked", "turned-to", "triggered", "drew", "arrived", "phase-opens", "phase-closes", "undone", "ready", "unready"]);
const KEPT = 60; // chapters; the record has the rest

export class Chronicle {
  chapters: Chapter[] = $state.raw([]);
  private seen = -1;

  add(first: number, events: GameEvent[]): void {
    const chapters = [...this.chapters];
    events.forEach((event, i) => {
      const number = first + i;
      if (number <= this.seen) return;
      this.seen = number;
      if (event.kind === "phase-opens") {
        chapters.unshift({ key: `${event.round}.${event.phase}.${number}`, round: Number(event.round), phase: String(event.phase), entries: [] });
      } else if (event.kind === "undone") {
        const top = chapters[0];
        if (top) chapters[0] = { ...top, entries: withoutLast(top.entries, event.seat) };
      } else if (!SILENT.has(event.kind)) {
        const top = chapters[0] ?? { key: "0", round: 0, phase: "", entries: [] };
        chapters[0] = { ...top, entries: [{ number, event }, ...top.entries] };
      }
    });
    this.chapters = chapters.slice(0, KEPT);
  }
}

/** What was taken back did not happen: the last deed of that seat, and what came of it, leave the page. */
function withoutLast(entries: Entry[], seat: number): Entry[] {
  const found = entries.findIndex(({ event }) => event.seat === seat && DEEDS.has(event.kind));
  return found < 0 ? entries : entries.filter(({ event }, i) => i > found || event.seat !== seat);
}
const DEEDS = new Set(["hero-moved", "placed", "retrieved", "bought"]);

/** The spaces a line is about, to light them up. */
export function spacesOf(event: GameEvent): Space[] {
  return ["space", "to", "from"].map((part) => event[part]).filter((place): place is string => typeof place === "string" && /^[a-e][1-5]$/.test(place));
}
