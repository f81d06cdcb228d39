// An open table of Día de los Muertos: what every table keeps, and what this game's parts are drawn from.
import { MediaQuery } from "svelte/reactivity";
import type { Seat } from "../../../api/aliases";
import type { GameEvent } from "../../../api/generated";
import { t } from "../../../i18n/language.svelte";
import type { TableClient } from "../../../table/client.svelte";
import { TableState } from "../../../table/table-state.svelte";
import type { Card, Facts } from "../facts";
import type { DiaFilm } from "../film.svelte";
import { eventText, questionText, type Wording } from "../wording";
import { Highlights } from "./highlights.svelte";
import type { DiaActions } from "./seat-actions.svelte";
import { makeScreen, type Screen } from "./seat-screen.svelte";

const MOST_LINES = 4; // of what an answer would do

export class DiaTable extends TableState<Facts, Screen> {
  readonly highlights: Highlights = new Highlights(this);
  /** Whether there is room for the log beside the graveyard. */
  readonly wide = new MediaQuery(
    "(min-width: 1101px), (min-width: 900px) and (min-height: 561px) and (orientation: landscape)",
  );
  /** On narrow screens, the log stands in the place of the hand. */
  logOpen = $state(false);

  readonly wording: Wording = $derived({ viewer: this.viewer, name: this.name });
  say = (event: GameEvent): string => eventText(event, this.wording);
  readonly question = $derived(this.known?.asked ? questionText(this.known.asked, this.wording) : null);
  readonly hand: Card[] = $derived(this.known?.view.seats[this.viewer - 1]?.hand ?? []);
  /** The seats in the order of the round; the others behind them. */
  readonly ordered: Seat[] = $derived.by(() => {
    const order = this.facts?.order ?? [];
    return [...order, ...(this.facts?.seats ?? []).map((_, i) => i + 1).filter((seat) => !order.includes(seat))];
  });
  /** Seats that let everything pass for the rest of the round. Everybody may know it. */
  readonly standingOrders: Set<Seat> = $derived.by(() => {
    const { chapters } = this.screen.log;
    const events = chapters
      .filter(({ round }) => round === chapters[0]?.round)
      .flatMap(({ entries }) => entries.map(({ event }) => event));
    return new Set(events.filter(({ kind }) => kind === "standing-order").map(({ seat }) => seat));
  });
  /** When the reactions close that the table waits for, or null. */
  readonly reactionsClose: number | null = $derived(
    this.client.live && !this.known?.over ? (this.known?.closes ?? null) : null,
  );
  /** What the answer that is pointed at would do, in words. */
  readonly whatIf: string[] = $derived(
    (this.actions.whatIf?.events ?? []).map(this.say).filter(Boolean).slice(0, MOST_LINES),
  );
  /** The card on top of the discards. The facts have them sorted; what was told has them in order. */
  readonly lastDiscarded: Card | undefined = $derived.by(() => {
    const { discards } = this.facts;
    const events = this.screen.log.chapters.flatMap(({ entries }) => entries.map(({ event }) => event));
    const last = events.find(({ kind }) => kind === "discarded")?.card as Card | undefined;
    return last && discards.includes(last) ? last : discards.at(-1);
  });
  readonly newestEvent: GameEvent | undefined = $derived(this.screen.log.chapters[0]?.entries[0]?.event);
  readonly headline: string = $derived.by(() => {
    if (this.screen.past !== null) return t("play-past");
    if (this.film.playing) return t("dia-film");
    if (this.known?.over) return t("play-over");
    if (!this.client.plays) return t("replay-label");
    if (this.question) return this.question.head;
    if (this.reactionsClose) return t("dia-awaited");
    return this.waitingHead;
  });

  constructor(client: TableClient<Facts>, seats: Seat[]) {
    super(client, seats, (seat) => makeScreen(client, seat, () => this.wording), {
      covered: true,
      secret: () => true,
    });
    // A hint is for one question, and for the person who asked.
    const asked = $derived(`${this.viewer} ${this.known?.asked?.question ?? ""}`);
    $effect(() => {
      if (asked) this.hint = null;
    });
  }

  override get asks(): string {
    return this.question?.head ?? "";
  }
  get film(): DiaFilm {
    return this.screen.film;
  }
  get actions(): DiaActions {
    return this.screen.actions;
  }
  /** The position that is shown, which the film may still be changing. */
  get facts(): Facts {
    return this.film.facts;
  }
}
