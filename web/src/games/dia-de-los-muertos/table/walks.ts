// The steps of one walk are told as one sentence: from where it began to where it has led.
import type { GameEvent } from "../../../api/generated";
import { announcer } from "../../../state/announcer.svelte";

export class Walks {
  private last: GameEvent | null = null;

  constructor(private readonly text: (event: GameEvent) => string) {}

  /** Replaces what was said of the walk so far, unless it has been said already. */
  say(event: GameEvent): "" {
    const { last } = this;
    const before = last?.kind === event.kind && last.seat === event.seat && last.to === event.from ? last : null;
    const goesOn = before !== null && announcer.holds(this.text(before));
    const walk: GameEvent = goesOn ? { ...event, from: before.from ?? 0 } : event;
    announcer.hold(this.text(walk), goesOn);
    this.last = walk;
    return "";
  }
}
