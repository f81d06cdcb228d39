// Everything one seat needs on the screen: its film, its plan and its log, fed by what the table tells it.
import { announce } from "../../shell/live.svelte";
import { tell } from "../../shell/notices.svelte";
import { play, playFor } from "../../sound/sounds";
import { api } from "../../wire/api";
import type { Seat } from "../../wire/messages";
import type { News, Sitting } from "../../wire/sitting.svelte";
import { Chronicle } from "./chronicle.svelte";
import type { Facts } from "./facts";
import { Film } from "./film.svelte";
import { Plan } from "./plan.svelte";
import { tellEvent, type Teller } from "./telling";

// Told to who listens: all that the log has, and every step on the own board.
const UNSAID = new Set(["phase-closes", "drew", "undone", "turned-to", "triggered"]);

export class Show {
  readonly film: Film;
  readonly plan: Plan;
  readonly chronicle = new Chronicle();
  /** The event one has gone back to, or null for now. */
  past: number | null = $state(null);
  begun = $state(false);
  private asked = false;

  constructor(readonly sitting: Sitting<Facts>, readonly seat: Seat, private readonly teller: () => Teller) {
    this.film = new Film(() => seat);
    this.plan = new Plan(sitting, seat);
    this.film.onEvent = (event) => {
      playFor(event, event.seat === seat);
      if (UNSAID.has(event.kind) || (event.kind === "walked" && event.seat !== seat) || (event.kind === "arrived" && event.seat !== seat)) return;
      announce(tellEvent(event, this.teller()));
    };
    const known = sitting.known[seat];
    if (known) { this.film.cut(known.view); this.begun = true; this.plan.follow(); void this.recall(); }
  }

  get knowledge() { return this.sitting.known[this.seat]; }

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
    if (!this.seat) return;
    try {
      const { first, events } = await api.events(this.sitting.id, this.seat, 0);
      const fresh = new Chronicle();
      fresh.add(first, events);
      this.chronicle.chapters = fresh.chapters;
    } catch (error) { tell.refusal(error); }
  }

  async goBack(number: number): Promise<void> {
    try {
      const { view } = await api.replay<Facts>(this.sitting.id, this.seat, number + 1);
      this.past = number;
      this.film.cut(view);
    } catch (error) { tell.refusal(error); }
  }

  comeBack(): void {
    this.past = null;
    if (this.knowledge) this.film.cut(this.knowledge.view);
  }
}
