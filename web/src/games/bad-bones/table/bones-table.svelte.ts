// An open table of Bad Bones: what every table keeps, and where the seats and boards of this game are.
import { notify } from "../../../state/notices.svelte";
import type { Seat } from "../../../api/aliases";
import type { GameEvent, SeatInfo } from "../../../api/generated";
import { t } from "../../../i18n/language.svelte";
import type { TableClient } from "../../../table/client.svelte";
import { TableState } from "../../../table/table-state.svelte";
import type { Facts, Play } from "../facts";
import type { BonesFilm } from "../film.svelte";
import { material, printedBoard, type Printed } from "../material";
import { eventText, questionText, type Wording } from "../wording";
import { Highlights } from "./highlights.svelte";
import type { BonesActions } from "./seat-actions.svelte";
import { makeScreen, type Screen } from "./seat-screen.svelte";

/** On small screens the log or the cemetery lies where the supply is. */
export type DockTab = "supply" | "log" | "cemetery";

/** Boards are open to all. Only answers that were drafted before the page was loaded again are secret. */
function hasDrafts(client: TableClient<Facts>, seat: Seat): boolean {
  return client.known[seat]?.undo || client.known[seat]?.ready.includes(seat) || false;
}

/** Tables that were shown since the page was loaded: whoever comes back to one may be somebody else. */
const shownBefore = new Set<string>();

export class BonesTable extends TableState<Facts, Screen> {
  readonly highlights: Highlights = new Highlights(this);
  /** What is printed on the boards, once the material is loaded. */
  printed: Printed | null = $state.raw(null);
  dockTab: DockTab = $state("supply");

  readonly options = $derived(this.client.table?.options ?? {});
  readonly play = $derived((this.options.play ?? "versus") as Play);
  readonly wording: Wording = $derived({ viewer: this.viewer, play: this.play, name: this.name });
  readonly facts: Facts | undefined = $derived(this.known?.view);
  /** The seat that the others sit around. */
  readonly centre: Seat = $derived(this.viewer || 1);
  readonly everyone: Seat[] = $derived(this.facts?.seats.map((_, i) => i + 1) ?? []);
  /** The other seats, clockwise. */
  readonly others: Seat[] = $derived(
    [...this.everyone.slice(this.centre), ...this.everyone.slice(0, this.centre)].filter(
      (seat) => seat !== this.centre,
    ),
  );
  readonly question = $derived(
    this.known?.asked
      ? questionText(this.known.asked, this.facts?.seats[this.centre - 1]?.weapon ?? "none", this.wording)
      : null,
  );
  /** The market stands where the board would be. */
  readonly shopping = $derived(
    this.viewer !== 0 &&
      this.facts?.phase === "market" &&
      this.highlights.enlarged === null &&
      this.screen.past === null,
  );

  constructor(client: TableClient<Facts>, seats: Seat[]) {
    super(client, seats, (seat) => makeScreen(client, seat, () => this.wording), {
      covered:
        client.table?.options.play === "versus" &&
        (shownBefore.has(client.id) || seats.some((seat) => hasDrafts(client, seat))),
      secret: () => this.play === "versus", // in coop everybody sees what the others answer
      onpass: (screen) => {
        this.highlights.enlarged = null;
        void screen.actions.updateForecast();
      },
    });
    shownBefore.add(client.id);
    // Whoever comes back from the past comes back to their own board.
    let inPast = false;
    $effect(() => {
      const past = this.screen.past !== null;
      if (inPast && !past) this.highlights.enlarged = null;
      inPast = past;
    });
    material(client.table).then((data) => {
      this.printed = printedBoard(data, this.play);
    }, notify.refusal);
  }

  protected override showSeat(seat: Seat): void {
    this.highlights.enlarged = seat && seat !== this.viewer ? seat : null;
  }

  override get asks(): string {
    return this.question ? `${this.question.head} ${this.question.more}`.trim() : "";
  }
  get film(): BonesFilm {
    return this.screen.film;
  }
  get actions(): BonesActions {
    return this.screen.actions;
  }
  /** How many houses a village has in the beginning. */
  get houses(): number {
    return this.play === "solo" ? 1 : 5;
  }
  /** How many seats people play themselves. */
  get persons(): number {
    return this.client.table?.seats.filter(({ kind, pilot }) => kind !== "bot" && pilot === "person").length ?? 1;
  }

  info = (seat: Seat): SeatInfo | undefined => this.client.table?.seats.find((one) => one.seat === seat);

  say = (event: GameEvent): string => eventText(event, this.wording);

  /** Where another seat is, seen from the centre. */
  whereIs = (seat: Seat): string => {
    if (this.play === "coop") return t("rival-fellow");
    const count = this.everyone.length;
    const step = (seat - this.centre + count) % count;
    const place = count === 2 ? "only" : step === 1 ? "left" : step === count - 1 ? "right" : "across";
    return t(`rival-${place}`, { bot: this.info(seat)?.kind === "bot" ? "yes" : "no" });
  };
}
