// What every table keeps while it is open: a screen for each seat of this device, and which of them is shown.
import { tick, untrack } from "svelte";
import type { Seat, Words } from "../api/aliases";
import type { GameEvent, Hint } from "../api/generated";
import { list } from "../i18n/format";
import { t } from "../i18n/language.svelte";
import { announce } from "../state/announcer.svelte";
import { notify } from "../state/notices.svelte";
import { seatName } from "../state/seat-names.svelte";
import type { Knowledge, TableClient } from "./client.svelte";
import { focusNearQuestion } from "./focus-near-question";
import { keptOrders } from "./orders";
import type { SeatScreen } from "./seat-screen.svelte";
import { isStoodInFor } from "./seat-status";
import { SharedScreen } from "./shared-screen.svelte";

const MOST_NAMED = 3; // of those who are waited for, in a headline

interface Secrecy<Screen> {
  /** The table opens behind a curtain, since it shows something that not everybody at this device may see. */
  covered: boolean;
  /** Whether a curtain falls when the next person at this device has to answer. */
  secret: () => boolean;
  /** Another person has taken the screen. */
  onpass?: (screen: Screen) => void;
}

/** Create it while a table's component is initialised. Its seats never change: another claim makes another table. */
export class TableState<Facts extends { phase: string; round: number }, Screen extends SeatScreen<Facts, any, any>> {
  readonly sharedScreen: SharedScreen;
  /** The line of the log that is pointed at. */
  pointedEvent: GameEvent | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  resultOpen = $state(false);
  private readonly screens: Map<Seat, Screen>;
  private resultShown = false;

  constructor(
    readonly client: TableClient<Facts>,
    seats: Seat[],
    make: (seat: Seat) => Screen,
    private readonly secrecy: Secrecy<Screen>,
  ) {
    this.screens = untrack(() => new Map(seats.map((seat) => [seat, make(seat)])));
    const goesOn = (seat: Seat): boolean => this.screens.get(seat)?.actions.goesOn ?? false;
    this.sharedScreen = new SharedScreen(client as TableClient<unknown>, seats, goesOn, secrecy.covered);
    client.onUpdate = (update) =>
      this.screens.get(update.viewer)?.take(update, update.viewer === this.viewer && this.curtain === null);
    $effect(() => {
      if (!this.screen.film.playing) this.sharedScreen.follow(secrecy.secret(), this.arrive);
    });
    // What was decided on before is answered once the film has shown what led to the question.
    $effect(() => {
      for (const { actions, film } of this.screens.values())
        if (actions.goesOn && !actions.busy && !film.playing) untrack(() => void actions.goOn());
    });
    // What this person never wants to be asked is ordered at each of their tables. A shared screen is nobody's alone.
    const ordered = new Set<string>();
    $effect(() => {
      if (!client.live || client.isGuided || seats.length !== 1 || !this.known || this.known.over) return;
      for (const [question, words] of keptOrders(client, seats[0]!)) {
        if (ordered.has(question)) continue;
        ordered.add(question);
        client.order(seats[0]!, question, words, "game").catch((error: unknown) => notify.refusal(error));
      }
    });
    // Said to people who listen, once for each question, when the film has ended.
    const asked = $derived(this.blocked ? "" : `${this.viewer} ${this.known?.asked?.question ?? ""}`);
    $effect(() => {
      if (!asked) return;
      untrack(() => announce(this.asks));
      void tick().then(focusNearQuestion);
    });
    // The result opens by itself, once, when the film has shown how the game ended.
    $effect(() => {
      if (!this.known?.over || this.screen.film.playing || this.resultShown) return;
      this.resultShown = true;
      this.resultOpen = true;
    });
  }

  /** What is asked of the viewer, in words; "" while nothing is. */
  get asks(): string {
    return "";
  }

  get viewer(): Seat {
    return this.sharedScreen.viewer;
  }
  /** The seat that the screen waits for behind a curtain. */
  get curtain(): Seat | null {
    return this.sharedScreen.curtain;
  }
  get screen(): Screen {
    return this.screens.get(this.viewer)!;
  }
  get known(): Knowledge<Facts> | undefined {
    return this.client.known[this.viewer];
  }
  /** Nothing can be answered now: a film plays, the past is shown, or the curtain is down. */
  get blocked(): boolean {
    return this.screen.film.playing || this.screen.past !== null || this.curtain !== null;
  }

  /** The headline while nothing is asked of this viewer: who is waited for, by name. */
  get waitingHead(): string {
    const seats = this.client.table?.seats ?? [];
    const own = seats.find(({ seat }) => seat === this.viewer);
    if (own?.resigned) return t("play-resigned");
    if (isStoodInFor(own)) return t("play-bot-for-you");
    const others = (this.known?.waiting ?? []).filter((seat) => seat !== this.viewer);
    const persons = others.filter((seat) => seats.some((one) => one.seat === seat && one.pilot === "person"));
    const named = (persons.length ? persons : others).map(this.name); // bots are never waited for for long
    if (!named.length) return t(this.viewer ? "play-waiting" : "play-watching");
    if (named.length <= MOST_NAMED) return t("play-waiting-for", { names: list(named) });
    const names = named.slice(0, MOST_NAMED - 1).join(", ");
    return t("play-waiting-for-more", { names, count: named.length - MOST_NAMED + 1 });
  }

  name = (seat: Seat): string => (seat ? seatName(this.client.table, seat) : "");

  /** Goes to a line of the log, and shows whose it is. */
  lookBack = (number: number, event: GameEvent): void => {
    this.showSeat(event.seat);
    void this.screen.goBack(number);
  };

  /** Brings a seat into the middle. Only games with several boards do. */
  protected showSeat(_seat: Seat): void {}

  private arrive = (seat: Seat): void => {
    const screen = this.screens.get(seat)!;
    screen.comeBack();
    this.secrecy.onpass?.(screen);
  };

  /** The person that the curtain waits for has taken the screen. */
  openCurtain = (): void => {
    if (this.curtain !== null) this.sharedScreen.open(this.curtain, this.arrive);
  };

  closeHint = (): void => {
    this.hint = null;
  };

  takeHint = (words: Words): void => {
    this.hint = null;
    void this.screen.actions.answer(words);
  };

  /** Asks a bot for advice. Only a live table has one. */
  async askHint(): Promise<void> {
    if (!this.client.live) return;
    try {
      this.hint = await this.client.hint(this.viewer);
    } catch (error) {
      notify.refusal(error);
    }
  }
}

export type AnyTable = TableState<any, SeatScreen<any, any, any>>;

/** Presses the answer that a digit stands for: the first, the second … of those that can be given now. An answer that
 * can be given in two ways has one digit: its other button is marked by `data-beside`. */
export function pressAnswer(digit: string): void {
  const answers = document.querySelectorAll<HTMLButtonElement>(
    '[data-answers] button:not(:disabled, [aria-disabled="true"], [data-beside])',
  );
  answers[Number(digit) - 1]?.click();
}

/** Whether a key is meant for the table: not for a field, a dialog, or the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  return !typing && !event.metaKey && !event.ctrlKey && !event.altKey && !document.querySelector("dialog[open]");
}
