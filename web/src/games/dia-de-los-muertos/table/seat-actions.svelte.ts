// What the person at a seat is about to answer: the options by what they name, and what was chosen so far.
import { api } from "../../../api/http";
import type { Seat, Words } from "../../../api/aliases";
import type { GameEvent, Option } from "../../../api/generated";
import { t } from "../../../i18n/language.svelte";
import { notify } from "../../../state/notices.svelte";
import { chooseOrder, hasChosen } from "../../../table/orders";
import { SeatActions } from "../../../table/seat-actions.svelte";
import type { Card, Facts, Field } from "../facts";
import { RULE_ASKED } from "../rule-ids";
import { clickOnField, type Lit, litCards, litFields, litSeats, type Way, waysOf } from "./highlights.svelte";

const REACTIONS = ["hold", "dodge"];
const WALKS = ["movement", "cartwheel"];
const MOST_REFUSALS = 2;
const REST = 160; // ms that the pointer has to rest on something

export class DiaActions extends SeatActions<Facts> {
  /** The first of two fields: where the victim of a push goes. */
  first = $state("");
  /** The cards that are to be exchanged, by their places in the hand. */
  pair: number[] = $state.raw([]);
  /** Several ways to one field, of the own figure or of the dog. */
  ambiguous: Way[] = $state.raw([]);
  /** The one of them that is pointed at. */
  pointedWay: Way | null = $state.raw(null);
  whatIf: { words: Words[]; events: GameEvent[] } | null = $state.raw(null);

  /** The field that the graveyard is pointed at: what it would bring is said there. */
  lookedField: Field | null = $state(null);

  private asked = "";
  private refusals = 0; // of exchanges, in a row
  private timer = 0;

  get reacting(): boolean {
    return REACTIONS.includes(this.kind);
  }

  /** Whether fields are chosen to walk to. */
  get walking(): boolean {
    return WALKS.includes(this.kind) && !this.isGuided;
  }
  get chains(): Words[][] {
    return this.client.chainsOf(this.seat);
  }

  readonly fields: Map<Field, Lit> = $derived(litFields(this.options, this.chains, this.first));
  /** Seats that an option names. */
  readonly targets: Map<Seat, Option> = $derived(litSeats(this.options));
  /** Cards of the hand that an option names. */
  readonly cards: Set<string> = $derived(litCards(this.options));
  readonly exchanging: boolean = $derived(this.options.some(({ card2 }) => card2 !== undefined));
  /** The exchange of the two cards that are chosen. */
  readonly exchange: Option | undefined = $derived.by(() => {
    const hand = this.knowledge?.view.seats[this.seat - 1]?.hand ?? [];
    const two = this.pair.map((place) => hand[place]).sort();
    return this.options.find(({ card, card2 }) => two.length === 2 && [card, card2].sort().join() === two.join());
  });

  /** All other answers: buttons. */
  spoken: Option[] = $derived(this.options.filter(({ field, seat, card }) => !field && !seat && !card));

  override follow(): void {
    const question = this.knowledge?.asked?.question ?? "";
    if (question === this.asked) return;
    this.asked = question;
    this.forget();
    this.whatIf = null;
    clearTimeout(this.timer);
  }

  async chooseField(field: Field): Promise<void> {
    const click = clickOnField(field, this.options, this.chains, this.first);
    if (click.means === "answer") await this.answer(click.words, false, click.then);
    else if (click.means === "first-of-two") this.first = String(field);
    else if (click.means === "ask-which") this.ambiguous = click.ways;
  }

  /** Two cards are chosen before they are exchanged; any other card is an answer by itself. */
  async chooseCard(card: Card, place: number): Promise<void> {
    if (this.exchanging)
      this.pair = this.pair.includes(place)
        ? this.pair.filter((other) => other !== place)
        : [...this.pair, place].slice(-2);
    else {
      const option = this.options.find((one) => one.card === card);
      if (option) await this.answer(option.words);
    }
  }

  override async answer(words: Words, ready = false, then: Words[] = []): Promise<void> {
    const { kind } = this;
    this.forget();
    await super.answer(words, ready, then);
    if (kind === "swap") await this.countRefusals(words);
  }

  /** Whoever exchanges nothing twice in a row is not asked about it any more, unless they have said that they want to be. */
  private async countRefusals(words: Words): Promise<void> {
    const { client } = this;
    this.refusals = words === "done" ? this.refusals + 1 : -1; // "done" after an exchange is none
    if (this.refusals < MOST_REFUSALS || client.isGuided || client.viewers.length > 1 || hasChosen(client, "swap"))
      return;
    await chooseOrder(client, this.seat, "swap", "done always");
    notify.say(t("dia-swap-off"), "check");
  }

  /** Drops what is chosen and no answer yet. */
  forget(): void {
    this.first = "";
    this.pair = [];
    this.ambiguous = [];
    this.pointedWay = null;
  }

  get begun(): boolean {
    return this.first !== "" || this.pair.length > 0 || this.ambiguous.length > 0;
  }

  override async undo(): Promise<void> {
    if (this.begun) this.forget();
    else await super.undo();
  }

  sayOutOfReach(field: Field): void {
    notify.say(t("dia-out-of-reach", { field }), "bulb", [RULE_ASKED[this.kind]!]);
  }

  /** "Don't ask me again this round". Everybody may know it, so it gives nothing away. */
  letRound(): Promise<void> {
    return this.act("let-round");
  }

  /** Asks what answers would surely do, once the pointer rests on them. */
  look(words: Words[]): void {
    clearTimeout(this.timer);
    if (!words.length || !this.client.live) {
      this.whatIf = null;
      return;
    }
    const question = this.asked;
    this.timer = window.setTimeout(async () => {
      if (question !== this.asked || this.busy) return;
      try {
        const { events } = await api.preview(this.client.id, this.seat, words);
        if (question === this.asked) this.whatIf = { words, events };
      } catch {
        this.whatIf = null; /* answered in the meantime: the next question has its own */
      }
    }, REST);
  }

  /** The same for a card of the hand, or a player. */
  lookUp(part: "card" | "seat", value: string | null): void {
    const options = value === null ? [] : this.options.filter((option) => option[part] === value);
    this.look(options.length === 1 && !options[0]!.card2 ? [options[0]!.words] : []);
  }

  lookAt(field: Field | null): void {
    this.lookedField = field;
    const ways = waysOf(this.options, this.chains).filter(({ fields }) => fields.at(-1) === field);
    this.look(ways.length === 1 ? [ways[0]!.option.words, ...ways[0]!.then] : []);
  }
}
