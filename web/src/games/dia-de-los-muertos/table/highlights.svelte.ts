// What lights up on the graveyard, around it and in the hand, and what a click on it means. The server's options decide
// both: an option that names a field, a seat or a card lights it up, and a click picks the option that fits.
import type { Seat, Words } from "../../../api/aliases";
import type { GameEvent, Option } from "../../../api/generated";
import type { Card, Field } from "../facts";
import type { DiaTable } from "./dia-table.svelte";

/** Whom a lit field is for: the own figure, the dog, or somebody who is pushed. */
export type Whose = "own" | "dog" | "other";

/** What a click means. Some options name two fields or two cards, so the first one has to be remembered. */
export type Click =
  | { means: "answer"; words: Words }
  | { means: "first-of-two" }
  | { means: "forget-first" }
  | { means: "ask-which"; options: Option[] }
  | { means: "nothing" };

/** The field that an option names next; `first` is the field that was chosen before, or "". */
export function fieldOf(option: Option, first: string): Field | undefined {
  if (option.field2 !== undefined && first) return option.field === first ? Number(option.field2) : undefined;
  return option.field === undefined ? undefined : Number(option.field);
}

export function litFields(options: Option[], first: string): Map<Field, Whose> {
  const found = new Map<Field, Whose>();
  for (const option of options) {
    const field = fieldOf(option, first);
    if (field === undefined || found.get(field) === "own") continue;
    const isDog = option.verb === "dog" || option.verb === "den";
    found.set(field, isDog ? "dog" : option.verb === "push" && !first ? "other" : "own");
  }
  return found;
}

export function litSeats(options: Option[]): Map<Seat, Option> {
  return new Map(options.filter(({ seat }) => seat).map((option) => [Number(option.seat), option]));
}

/** Cards of the hand. Two cards can be chosen in either order. */
export function litCards(options: Option[], first: string): Set<string> {
  return new Set(
    options.flatMap(({ card, card2 }) => {
      if (!card) return [];
      if (!card2) return [card];
      if (!first) return [card, card2];
      return card === first ? [card2] : card2 === first ? [card] : [];
    }),
  );
}

export function clickOnField(field: Field, options: Option[], first: string): Click {
  const [option, ...more] = options.filter((one) => fieldOf(one, first) === field);
  if (!option) return { means: "nothing" };
  if (option.field2 !== undefined && !first) return { means: "first-of-two" };
  return more.length ? { means: "ask-which", options: [option, ...more] } : { means: "answer", words: option.words };
}

/** `again`: this very card was chosen first. The hand may hold another one like it. */
export function clickOnCard(card: Card, options: Option[], first: string, again: boolean): Click {
  if (again && first === card) return { means: "forget-first" };
  const needsTwo = options.some(({ card2 }) => card2);
  if (needsTwo && !first) return { means: "first-of-two" };
  const option = needsTwo
    ? options.find((one) => [`${first} ${card}`, `${card} ${first}`].includes(`${one.card} ${one.card2}`))
    : options.find((one) => one.card === card);
  if (option) return { means: "answer", words: option.words };
  return needsTwo && first === card ? { means: "forget-first" } : { means: "nothing" };
}

/** The fields that a line of the log is about. */
function fieldsOf(event: GameEvent): Field[] {
  if (event.kind === "stole") return [];
  return ["field", "from", "to"]
    .map((part) => event[part])
    .filter((field): field is number => typeof field === "number");
}

/** Everything that lights up at a table. While nothing can be answered, no option does. */
export class Highlights {
  constructor(private readonly table: DiaTable) {}

  readonly fields: Map<Field, Whose> = $derived.by(() => (this.table.blocked ? new Map() : this.table.actions.fields));
  readonly seats: Map<Seat, Option> = $derived.by(() => (this.table.blocked ? new Map() : this.table.actions.targets));

  /** The first of two fields, once it is chosen. */
  readonly chosen: Field | null = $derived.by(() => {
    const { first, options } = this.table.actions;
    return first && options.some(({ field2 }) => field2) ? Number(first) : null;
  });

  /** Fields that the log or a hint points at. */
  readonly marked: Set<Field> = $derived.by(() => {
    const { pointedEvent, hint, actions } = this.table;
    const hinted = hint ? actions.options.find(({ words }) => words === hint.words) : undefined;
    const fields = [hinted?.field, hinted?.field2].filter((field) => field !== undefined).map(Number);
    return new Set([...(pointedEvent ? fieldsOf(pointedEvent) : []), ...fields]);
  });

  /** The backs of a hand that one card is to be taken from, by their bones. */
  backsOf(seat: Seat): number[] {
    const { blocked, actions, known } = this.table;
    if (blocked || actions.kind !== "back" || Number(known?.asked?.about.victim ?? 0) !== seat) return [];
    return actions.options.map(({ bones }) => Number(bones));
  }

  clickField = (field: Field): void => {
    if (this.fields.has(field)) void this.table.actions.chooseField(field);
  };

  clickSeat = (seat: Seat): void => {
    const option = this.seats.get(seat);
    if (option) void this.table.actions.answer(option.words);
  };

  clickBack = (bones: number): void => {
    void this.table.actions.answer(`back ${bones}`);
  };
}
