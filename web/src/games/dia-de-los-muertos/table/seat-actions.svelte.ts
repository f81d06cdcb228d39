// What the person at a seat is about to answer: the options by what they name, and what was chosen so far.
import { api } from "../../../api/http";
import type { Seat, Words } from "../../../api/aliases";
import type { GameEvent, Option } from "../../../api/generated";
import { SeatActions } from "../../../table/seat-actions.svelte";
import type { Card, Facts, Field } from "../facts";
import {
  type Click,
  clickOnCard,
  clickOnField,
  fieldOf,
  litCards,
  litFields,
  litSeats,
  type Whose,
} from "./highlights.svelte";

const REACTIONS = ["hold", "dodge"];
const REST = 160; // ms that the pointer has to rest on something

export class DiaActions extends SeatActions<Facts> {
  /** The first of two: the victim's field of a push, the first card of an exchange. */
  first = $state("");
  /** Several answers on one field: a step of the own figure, or of the dog. */
  ambiguous: Option[] = $state.raw([]);
  whatIf: { words: Words; events: GameEvent[] } | null = $state.raw(null);

  private asked = "";
  private timer = 0;

  get reacting(): boolean {
    return REACTIONS.includes(this.kind);
  }

  readonly fields: Map<Field, Whose> = $derived(litFields(this.options, this.first));
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
    this.ambiguous = [];
    this.whatIf = null;
    clearTimeout(this.timer);
  }

  chooseField(field: Field): Promise<void> {
    return this.choose(String(field), clickOnField(field, this.options, this.first));
  }

  chooseCard(card: Card, again: boolean): Promise<void> {
    return this.choose(card, clickOnCard(card, this.options, this.first, again));
  }

  private async choose(what: string, click: Click): Promise<void> {
    if (click.means === "answer") await this.answer(click.words);
    else if (click.means === "first-of-two") this.first = what;
    else if (click.means === "forget-first") this.first = "";
    else if (click.means === "ask-which") this.ambiguous = click.options;
  }

  override async answer(words: Words): Promise<void> {
    this.ambiguous = [];
    await super.answer(words);
  }

  override async undo(): Promise<void> {
    if (this.first) this.first = "";
    else await super.undo();
  }

  /** "Don't ask me again this round". Everybody may know it, so it gives nothing away. */
  letRound(): Promise<void> {
    return this.act("let-round");
  }

  /** Asks what an answer would surely do, once the pointer rests on it. */
  look(words: Words | null): void {
    clearTimeout(this.timer);
    if (words === null || !this.client.live) {
      this.whatIf = null;
      return;
    }
    const question = this.asked;
    this.timer = window.setTimeout(async () => {
      if (question !== this.asked || this.busy) return;
      try {
        const { events } = await api.preview(this.client.id, this.seat, [words]);
        if (question === this.asked) this.whatIf = { words, events };
      } catch {
        this.whatIf = null; /* answered in the meantime: the next question has its own */
      }
    }, REST);
  }

  /** The same for a card of the hand, or a player. */
  lookUp(part: "card" | "seat", value: string | null): void {
    const options = value === null ? [] : this.options.filter((option) => option[part] === value);
    this.look(options.length === 1 && !options[0]!.card2 ? options[0]!.words : null);
  }

  lookAt(field: Field | null): void {
    const options = field === null ? [] : this.options.filter((option) => fieldOf(option, this.first) === field);
    this.look(options.length === 1 && options[0]!.field2 === undefined ? options[0]!.words : null);
  }
}
