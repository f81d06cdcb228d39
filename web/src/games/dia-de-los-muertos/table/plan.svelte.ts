// What the person at a seat is about to do: legal answers sorted by what one points at: fields, players, cards, words.
import { api } from "../../../api/http";
import type { Seat, Words } from "../../../api/aliases";
import type { GameEvent, Option } from "../../../api/generated";
import { SeatActions } from "../../../table/seat-actions.svelte";
import type { Facts, Field } from "../facts";

const REACTIONS = ["hold", "dodge"];
const REST = 160; // ms a hand has to rest on something before it is asked what it would do

export class Plan extends SeatActions<Facts> {
  /** The first of two: the victim's field of a push, the first card of an exchange. */
  first = $state("");
  /** Several answers on one field: one's own step, or the dog's. */
  ambiguous: Option[] = $state.raw([]);
  whatIf: { words: Words; events: GameEvent[] } | null = $state.raw(null);

  private asked = "";
  private timer = 0;

  get reacting(): boolean {
    return REACTIONS.includes(this.kind);
  }

  /** Fields that can be pointed at, each with whose way it is. */
  fields: Map<Field, "own" | "dog" | "other"> = $derived.by(() => {
    const found = new Map<Field, "own" | "dog" | "other">();
    for (const option of this.options) {
      const field = this.fieldOf(option);
      if (field === undefined) continue;
      const whose =
        option.verb === "dog" || option.verb === "den"
          ? "dog"
          : option.verb === "push" && !this.first
            ? "other"
            : "own";
      if (found.get(field) !== "own") found.set(field, whose);
    }
    return found;
  });

  private fieldOf(option: Option): Field | undefined {
    if (option.field2 !== undefined && this.first)
      return option.field === this.first ? Number(option.field2) : undefined;
    return option.field === undefined ? undefined : Number(option.field);
  }

  /** Players one can point at. */
  targets: Map<Seat, Option> = $derived(
    new Map(this.options.filter(({ seat }) => seat).map((option) => [Number(option.seat), option])),
  );

  /** Cards of the hand one can point at. */
  cards: Set<string> = $derived(
    new Set(
      this.options.flatMap((option) =>
        !option.card
          ? []
          : !option.card2
            ? [option.card]
            : !this.first
              ? [option.card, option.card2]
              : option.card === this.first
                ? [option.card2]
                : option.card2 === this.first
                  ? [option.card]
                  : [],
      ),
    ),
  );

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

  async pointField(field: Field): Promise<void> {
    const options = this.options.filter((option) => this.fieldOf(option) === field);
    if (options.length > 1 && options[0]!.field2 !== undefined && !this.first) {
      this.first = String(field);
      return;
    }
    if (options.length === 1) {
      if (options[0]!.field2 !== undefined && !this.first) {
        this.first = String(field);
        return;
      }
      await this.answer(options[0]!.words);
    } else this.ambiguous = options;
  }

  /** `again`: the very card that was picked first, which puts it back. */
  async pointCard(card: string, again = false): Promise<void> {
    if (again && this.first === card) {
      this.first = "";
      return;
    }
    const two = this.options.some(({ card2 }) => card2);
    if (two && !this.first) {
      this.first = card;
      return;
    }
    const option = two
      ? this.options.find(
          (one) => (one.card === this.first && one.card2 === card) || (one.card === card && one.card2 === this.first),
        )
      : this.options.find((one) => one.card === card);
    if (two && this.first === card && !option) this.first = "";
    else if (option) await this.answer(option.words);
  }

  override async answer(words: Words): Promise<void> {
    this.ambiguous = [];
    await super.answer(words);
  }

  override async undo(): Promise<void> {
    if (this.first) this.first = "";
    else await super.undo();
  }

  /** "Don't ask me again this round": everybody may know it, so it tells nobody anything. */
  letRound(): Promise<void> {
    return this.act("let-round");
  }

  /** What an answer would surely do, for who rests his hand on it. */
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
    const options = field === null ? [] : this.options.filter((option) => this.fieldOf(option) === field);
    this.look(options.length === 1 && options[0]!.field2 === undefined ? options[0]!.words : null);
  }
}
