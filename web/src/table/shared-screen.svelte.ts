// Who of one's own seats looks at the screen. With one seat that is simple; with several it is passed around.
import { announcer } from "../state/announcer.svelte";
import { settings } from "../device/settings.svelte";
import type { Seat } from "../api/aliases";
import type { TableClient } from "./client.svelte";

export class SharedScreen {
  viewer: Seat = $state(0);
  /** Whom the screen waits for behind the curtain; nothing else is on the page then. */
  curtain: Seat | null = $state(null);

  /** `covered`: something can be seen that is not for everybody, so that nobody has the screen before he has taken it. */
  constructor(
    private readonly client: TableClient<unknown>,
    private readonly mine: Seat[],
    covered = false,
  ) {
    this.viewer = mine[0] ?? 0;
    if (covered && mine.length > 1 && settings.curtain && client.live && !client.known[this.viewer]?.over)
      this.curtain = this.next() ?? this.viewer;
  }

  private asked(seat: Seat): boolean {
    const known = this.client.known[seat];
    return Boolean(known?.asked) && !known?.ready.includes(seat);
  }

  /** Who is asked: first those behind whoever looks now. */
  private next(): Seat | undefined {
    return [...this.mine.filter((seat) => seat > this.viewer), ...this.mine].find((seat) => this.asked(seat));
  }

  /** When this seat has nothing left to say and another of ours has, the screen goes over to it. */
  follow(secret: boolean, arrive: (seat: Seat) => void): void {
    if (this.mine.length < 2 || this.asked(this.curtain ?? this.viewer)) return;
    const next = this.next();
    if (next === undefined || (this.curtain === null && next === this.viewer)) return;
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
