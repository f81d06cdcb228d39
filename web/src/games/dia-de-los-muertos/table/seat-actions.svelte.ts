// What the person at a seat is about to answer: the options by what they name, and what was chosen so far.
import { api } from "../../../api/http";
import type { Seat, Words } from "../../../api/aliases";
import type { GameEvent, Option } from "../../../api/generated";
import { t } from "../../../i18n/language.svelte";
import { notify } from "../../../state/notices.svelte";
import { SeatActions } from "../../../table/seat-actions.svelte";
import type { Card, Facts, Field } from "../facts";
import { RULE_ASKED } from "../rule-ids";
import {
  type Click,
  clickOnCard,
  clickOnField,
  type Lit,
  litCards,
  litFields,
  litSeats,
  type Way,
  waysOf,
} from "./highlights.svelte";

const REACTIONS = ["hold", "dodge"];
const WALKS = ["movement", "cartwheel"];
const REST = 160; // ms that the pointer has to rest on something

export class DiaActions extends SeatActions<Facts> {
  /** The first of two: the victim's field of a push, the first card of an exchange. */
  first = $state("");
  /** Several ways to one field, of the own figure or of the dog. */
  ambiguous: Way[] = $state.raw([]);
  /** The one of them that is pointed at. */
  pointedWay: Way | null = $state.raw(null);
  whatIf: { words: Words[]; events: GameEvent[] } | null = $state.raw(null);

  private asked = "";
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
  readonly cards: Set<string> = $derived(litCards(this.options, this.first));

  /** All other answers: buttons. */
  spoken: Option[] = $derived(this.options.filter(({ field, seat, card }) => !field && !seat && !card));

  override follow(): void {
    const question = this.knowledge?.asked?.question ?? "";
    if (question === this.asked) return;
    this.asked = question;
    this.first = "";
    this.forgetWays();
    this.whatIf = null;
    clearTimeout(this.timer);
  }

  chooseField(field: Field): Promise<void> {
    return this.choose(String(field), clickOnField(field, this.options, this.chains, this.first));
  }

  chooseCard(card: Card, again: boolean): Promise<void> {
    return this.choose(card, clickOnCard(card, this.options, this.first, again));
  }

  private async choose(what: string, click: Click): Promise<void> {
    if (click.means === "answer") await this.answer(click.words, false, click.then);
    else if (click.means === "first-of-two") this.first = what;
    else if (click.means === "forget-first") this.first = "";
    else if (click.means === "ask-which") this.ambiguous = click.ways;
  }

  override async answer(words: Words, ready = false, then: Words[] = []): Promise<void> {
    this.forgetWays();
    await super.answer(words, ready, then);
  }

  forgetWays(): void {
    this.ambiguous = [];
    this.pointedWay = null;
  }

  /** Whether something is chosen that is no answer yet. */
  get begun(): boolean {
    return this.first !== "" || this.ambiguous.length > 0;
  }

  override async undo(): Promise<void> {
    if (!this.begun) await super.undo();
    this.first = "";
    this.forgetWays();
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
    const ways = waysOf(this.options, this.chains).filter(({ fields }) => fields.at(-1) === field);
    this.look(ways.length === 1 ? [ways[0]!.option.words, ...ways[0]!.then] : []);
  }
}
