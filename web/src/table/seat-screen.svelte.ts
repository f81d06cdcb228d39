// What one seat sees of a game over time: its film and its log, fed by the table's updates.
import { announce } from "../state/announcer.svelte";
import { t } from "../i18n/language.svelte";
import { notify } from "../state/notices.svelte";
import { play } from "../device/sounds";
import { api } from "../api/http";
import type { Seat } from "../api/aliases";
import type { GameEvent } from "../api/generated";
import type { ViewerUpdate, TableClient } from "./client.svelte";
import type { EventLogState } from "./event-log.svelte";
import type { Film } from "./film.svelte";
import type { SeatActions } from "./seat-actions.svelte";

export class SeatScreen<
  Facts extends { phase: string; round: number },
  F extends Film<Facts>,
  A extends SeatActions<Facts>,
> {
  /** The event that is shown from the past, or null for the present. */
  past: number | null = $state(null);
  begun = $state(false);
  private asked = false;
  private written: GameEvent[] | null = null; // what a replay's log was made of

  constructor(
    readonly client: TableClient<Facts>,
    readonly seat: Seat,
    readonly film: F,
    readonly actions: A,
    readonly log: EventLogState,
    hear: (event: GameEvent) => string, // makes the sound of an event, and returns words for screen readers or ""
  ) {
    film.onEvent = (event, number) => {
      log.reveal(number);
      client.onShown(number + 1);
      const words = hear(event);
      if (words) announce(words);
    };
    film.onCut = () => log.revealAll();
    film.inOrder = !client.live;
    log.shown = () => client.shown;
    client.stopFilm = () => film.stop();
    client.isStep = (event) => log.lists(event);
    const known = client.known[seat];
    if (known) {
      film.cut(known.view, client.since);
      this.begun = true;
      actions.follow();
      void this.recall();
    }
  }

  get knowledge() {
    return this.client.known[this.seat];
  }

  take(update: ViewerUpdate<Facts>, watched: boolean): void {
    const asked = Boolean(update.knowledge.asked) && !update.knowledge.ready.includes(this.seat);
    if (asked && !this.asked) play("turn");
    this.asked = asked;
    if (this.client.live) {
      this.log.add(update.first, update.events);
      const late = update.events.some(({ kind, seat }) => kind === "out-of-time" && seat === this.seat);
      if (late && !update.fresh) notify.say(t("event-out-of-time", { mine: "yes", seat: "" }), "clock");
    }
    if (update.fresh || !this.client.live) void this.recall();
    this.past = null;
    if (watched) {
      if (this.client.live) this.log.hide(update.first, update.events.length);
      this.film.take(update);
    } else this.film.cut(update.knowledge.view); // somebody else is looking at the screen
    this.begun = true;
    this.actions.follow();
  }

  /** Loads the whole log, for somebody who has come late or reloaded the page. */
  private async recall(): Promise<void> {
    if (!this.client.live) {
      if (this.written !== this.client.allEvents) this.log.rewrite(0, this.client.allEvents);
      this.written = this.client.allEvents;
      return;
    }
    try {
      const { first, events } = await api.events(this.client.id, this.seat, 0);
      this.log.rewrite(first, events);
    } catch (error) {
      notify.refusal(error);
    }
  }

  async goBack(number: number): Promise<void> {
    if (!this.client.live) {
      this.client.seek(number + 1);
      return;
    }
    try {
      const { view, event } = await api.replay<Facts>(this.client.id, this.seat, number + 1);
      const { events } = await api.events(this.client.id, this.seat, event);
      this.past = number;
      this.film.cut(view, events.slice(0, Math.max(0, number + 1 - event)));
    } catch (error) {
      notify.refusal(error);
    }
  }

  comeBack(): void {
    this.past = null;
    if (this.knowledge) this.film.cut(this.knowledge.view);
  }
}
