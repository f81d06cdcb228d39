// Which seat of this device looks at the screen. Several people at one screen pass it around.
import { announcer } from "../state/announcer.svelte";
import { settings } from "../device/settings.svelte";
import type { Seat } from "../api/aliases";
import type { TableClient } from "./client.svelte";

export class SharedScreen {
  viewer: Seat = $state(0);
  /** The seat that the screen waits for behind a curtain. Nothing else is on the page then. */
  curtain: Seat | null = $state(null);

  /**
   * `goesOn`: whether the page answers for a seat what it is asked now, so that nobody has to take the screen for it.
   * `covered`: the table shows secrets, so the first person has to take the screen, too.
   */
  constructor(
    private readonly client: TableClient<unknown>,
    private readonly mine: Seat[],
    private readonly goesOn: (seat: Seat) => boolean,
    covered = false,
  ) {
    this.viewer = mine[0] ?? 0;
    if (covered && mine.length > 1 && settings.curtain && client.live && !client.known[this.viewer]?.over)
      this.curtain = this.next() ?? this.viewer;
  }

  private asked(seat: Seat): boolean {
    const known = this.client.known[seat];
    return Boolean(known?.asked) && !known?.ready.includes(seat) && !this.goesOn(seat);
  }

  /** The next seat that is asked something, in order after the viewer. */
  private next(): Seat | undefined {
    return [...this.mine.filter((seat) => seat > this.viewer), ...this.mine].find((seat) => this.asked(seat));
  }

  /** Passes the screen on when this seat has nothing to answer and another seat of this device has. */
  follow(secret: boolean, arrive: (seat: Seat) => void): void {
    // A curtain that is closed stays as it is until its person opens it, even if they have nothing to answer any more.
    if (this.mine.length < 2 || this.curtain !== null || this.asked(this.viewer)) return;
    const next = this.next();
    if (next === undefined || next === this.viewer) return;
    if (secret && settings.curtain && this.client.live) {
      this.curtain = next;
      announcer.clear();
    } else this.open(next, arrive);
  }

  open(seat: Seat, arrive: (seat: Seat) => void): void {
    this.curtain = null;
    this.viewer = seat;
    arrive(seat);
  }
}
