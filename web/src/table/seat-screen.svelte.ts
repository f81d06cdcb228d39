// What one seat sees of a game over time: its film and its log, fed by what the table tells it.
import { announce } from "../state/announcer.svelte";
import { tell } from "../state/notices.svelte";
import { play } from "../device/sounds";
import { api } from "../api/http";
import type { GameEvent, Seat } from "../api/messages";
import type { News, Sitting } from "./client.svelte";
import type { Chronicle } from "./event-log.svelte";
import type { Film } from "./film.svelte";

export interface Plan {
  follow(): void;
}

export class Show<Facts extends { phase: string; round: number }, F extends Film<Facts>, P extends Plan> {
  /** The event one has gone back to, or null for now. */
  past: number | null = $state(null);
  begun = $state(false);
  private asked = false;

  constructor(
    readonly sitting: Sitting<Facts>,
    readonly seat: Seat,
    readonly film: F,
    readonly plan: P,
    readonly chronicle: Chronicle,
    hear: (event: GameEvent) => string, // makes its sound, and says it in words for who listens: "" for nothing
  ) {
    film.onEvent = (event) => {
      const words = hear(event);
      if (words) announce(words);
    };
    const known = sitting.known[seat];
    if (known) {
      film.cut(known.view);
      this.begun = true;
      plan.follow();
      void this.recall();
    }
  }

  get knowledge() {
    return this.sitting.known[this.seat];
  }

  take(news: News<Facts>, watched: boolean): void {
    const asked = Boolean(news.knowledge.asked) && !news.knowledge.ready.includes(this.seat);
    if (asked && !this.asked) play("turn");
    this.asked = asked;
    this.chronicle.add(news.first, news.events);
    if (news.fresh) void this.recall();
    this.past = null;
    if (watched) this.film.take(news);
    else this.film.cut(news.knowledge.view); // somebody else is looking at the screen
    this.begun = true;
    this.plan.follow();
  }

  /** Who comes late or reloads reads the whole log. */
  private async recall(): Promise<void> {
    if (!this.sitting.live) {
      this.chronicle.rewrite(0, this.sitting.past);
      return;
    }
    try {
      const { first, events } = await api.events(this.sitting.id, this.seat, 0);
      this.chronicle.rewrite(first, events);
    } catch (error) {
      tell.refusal(error);
    }
  }

  async goBack(number: number): Promise<void> {
    if (!this.sitting.live) {
      this.sitting.seek(number + 1);
      return;
    }
    try {
      const { view } = await api.replay<Facts>(this.sitting.id, this.seat, number + 1);
      this.past = number;
      this.film.cut(view);
    } catch (error) {
      tell.refusal(error);
    }
  }

  comeBack(): void {
    this.past = null;
    if (this.knowledge) this.film.cut(this.knowledge.view);
  }
}
