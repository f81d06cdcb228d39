// Who of one's own seats looks at the screen. With one seat that is simple; with several it is passed around.
import { telling } from "../shell/live.svelte";
import { settings } from "../shell/settings.svelte";
import type { Seat } from "../wire/messages";
import type { Sitting } from "../wire/sitting.svelte";

export class Seating {
  viewer: Seat = $state(0);
  /** Whom the screen waits for behind the curtain; nothing else is on the page then. */
  curtain: Seat | null = $state(null);

  constructor(private readonly sitting: Sitting<unknown>, private readonly mine: Seat[]) {
    this.viewer = mine[0] ?? 0;
  }

  private asked(seat: Seat): boolean {
    const known = this.sitting.known[seat];
    return Boolean(known?.asked) && !known?.ready.includes(seat);
  }

  /** When this seat has nothing left to say and another of ours has, the screen goes over to it. */
  follow(secret: boolean, arrive: (seat: Seat) => void): void {
    if (this.mine.length < 2 || this.curtain !== null || this.asked(this.viewer)) return;
    const next = [...this.mine.filter((seat) => seat > this.viewer), ...this.mine].find((seat) => this.asked(seat));
    if (next === undefined || next === this.viewer) return;
    if (secret && settings.curtain && this.sitting.live) { this.curtain = next; telling.hush(); }
    else this.open(next, arrive);
  }

  open(seat: Seat, arrive: (seat: Seat) => void): void {
    this.curtain = null;
    this.viewer = seat;
    arrive(seat);
  }
}
