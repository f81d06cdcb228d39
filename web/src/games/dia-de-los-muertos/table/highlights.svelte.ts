// What lights up on the graveyard, around it and in the hand, and what a click on it means. The server's options decide
// both: an option that names a field, a seat or a card lights it up, and a click picks the option that fits.
import type { Seat, Words } from "../../../api/aliases";
import type { GameEvent, Option } from "../../../api/generated";
import type { Field } from "../facts";
import type { DiaTable } from "./dia-table.svelte";

/** Whom a lit field is for: the own figure, the dog, or somebody who is pushed. */
export type Whose = "own" | "dog" | "other";

/** What is lit on a field: for whom, and the ways that lead there, without the field they set out from. */
export interface Lit {
  whose: Whose;
  ways: Field[][];
}

/** A way to a field: one answer, or a chain of them. */
export interface Way {
  option: Option; // the first answer
  then: Words[];
  fields: Field[];
}

/** What a click on a field means. Some options name two fields, so the first one has to be remembered. */
export type Click =
  | { means: "answer"; words: Words; then?: Words[] }
  | { means: "first-of-two" }
  | { means: "ask-which"; ways: Way[] }
  | { means: "nothing" };

/** The field that an option names next; `first` is the field that was chosen before, or "". */
export function fieldOf(option: Option, first: string): Field | undefined {
  if (option.field2 !== undefined && first) return option.field === first ? Number(option.field2) : undefined;
  return option.field === undefined ? undefined : Number(option.field);
}

const fieldIn = (words: Words): Field => Number(words.split(" ")[1]);

/** Every way that can be chosen by its last field, the shorter ones first. */
export function waysOf(options: Option[], chains: Words[][]): Way[] {
  const direct = options
    .filter(({ field, field2 }) => field !== undefined && field2 === undefined)
    .map((option) => ({ option, then: [], fields: [Number(option.field)] }));
  const longer = chains.flatMap(([first, ...then]) => {
    const option = options.find(({ words }) => words === first);
    return option ? [{ option, then, fields: [Number(option.field), ...then.map(fieldIn)] }] : [];
  });
  return [...direct, ...longer];
}

const isDog = ({ verb }: Option): boolean => verb === "dog" || verb === "den";

export function litFields(options: Option[], chains: Words[][], first: string): Map<Field, Lit> {
  const found = new Map<Field, Lit>();
  for (const option of options) {
    const field = option.field2 === undefined ? undefined : fieldOf(option, first);
    if (field !== undefined) found.set(field, { whose: first ? "own" : "other", ways: [] });
  }
  for (const { option, fields } of waysOf(options, chains)) {
    const whose = isDog(option) ? "dog" : "own";
    const lit = found.get(fields.at(-1)!);
    if (!lit) found.set(fields.at(-1)!, { whose, ways: [fields] });
    else if (lit.whose === whose) lit.ways.push(fields);
    else if (whose === "own") found.set(fields.at(-1)!, { whose, ways: [fields] });
  }
  return found;
}

export function litSeats(options: Option[]): Map<Seat, Option> {
  return new Map(options.filter(({ seat }) => seat).map((option) => [Number(option.seat), option]));
}

/** Cards of the hand. */
export function litCards(options: Option[]): Set<string> {
  return new Set(options.flatMap(({ card, card2 }) => [card, card2].filter((one) => one !== undefined)));
}

export function clickOnField(field: Field, options: Option[], chains: Words[][], first: string): Click {
  const pair = options.find((one) => one.field2 !== undefined && fieldOf(one, first) === field);
  if (pair) return first ? { means: "answer", words: pair.words } : { means: "first-of-two" };
  const ways = waysOf(options, chains).filter(({ fields }) => fields.at(-1) === field);
  if (ways.length > 1) return { means: "ask-which", ways };
  return ways[0] ? { means: "answer", words: ways[0].option.words, then: ways[0].then } : { means: "nothing" };
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

  readonly fields: Map<Field, Lit> = $derived.by(() => (this.table.blocked ? new Map() : this.table.actions.fields));
  readonly seats: Map<Seat, Option> = $derived.by(() => (this.table.blocked ? new Map() : this.table.actions.targets));

  /** The first of two fields, once it is chosen. */
  readonly chosen: Field | null = $derived.by(() => {
    const { first, options } = this.table.actions;
    return first && options.some(({ field2 }) => field2) ? Number(first) : null;
  });

  /** The one of several ways to a field that is pointed at. */
  readonly way: { dog: boolean; fields: Field[] } | null = $derived.by(() => {
    const way = this.table.actions.pointedWay;
    return way && { dog: isDog(way.option), fields: way.fields };
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
    const { actions, blocked } = this.table;
    if (this.fields.has(field)) void actions.chooseField(field);
    else if (!blocked && actions.walking) actions.sayOutOfReach(field);
  };

  clickSeat = (seat: Seat): void => {
    const option = this.seats.get(seat);
    if (option) void this.table.actions.answer(option.words);
  };

  clickBack = (bones: number): void => {
    void this.table.actions.answer(`back ${bones}`);
  };
}
