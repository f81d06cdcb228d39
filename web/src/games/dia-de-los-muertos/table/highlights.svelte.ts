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

/** What a seat may answer now: single answers, several in one go, and what can be decided on before it is asked. */
export interface Offer {
  options: Option[];
  chains: Words[][];
  premoves: Words[][];
  only: Seat | null; // the only player that the laid card can be played on, who is not asked for
}

/** A way to a field or to a player: one answer, or several. */
export interface Way {
  option: Option; // the first answer
  then: Words[];
  later: boolean; // the others are given when they are asked
  fields: Field[];
  seat?: Seat;
}

/**
 * What a click on a field or a player means. Some options name two fields, so the first one has to be remembered.
 * Where it can mean several things, one of the `aims` is chosen; where several cards serve one of them, a card.
 */
export type Click =
  | { means: "answer"; way: Way }
  | { means: "first-of-two" }
  | { means: "ask-which"; aims: Way[][] }
  | { means: "ask-card"; ways: Way[] }
  | { means: "nothing" };

/** The field that an option names next; `first` is the field that was chosen before, or "". */
export function fieldOf(option: Option, first: string): Field | undefined {
  if (option.field2 !== undefined && first) return option.field === first ? Number(option.field2) : undefined;
  return option.field === undefined ? undefined : Number(option.field);
}

const WALKING = ["step", "dog", "to"];
const verbOf = (words: Words): string => words.split(" ")[0]!;
const numberIn = (words: Words): number => Number(words.split(" ")[1]);
export const wordsOf = ({ option, then }: Way): Words[] => [option.words, ...then];

/** The way that one answer is. */
export const single = (option: Option): Way => ({ option, then: [], later: false, fields: [] });

/** Every way that can be chosen by its last field or by a player, the shorter ones first. */
export function waysOf({ options, chains, premoves, only }: Offer): Way[] {
  const direct = options
    .filter(({ field, field2, seat }) => seat || (field !== undefined && field2 === undefined))
    .map((option) => ({
      ...single(option),
      ...(option.seat ? { seat: Number(option.seat) } : { fields: [Number(option.field)] }),
    }));
  const act = only === null ? undefined : options.find(({ verb }) => verb === "act");
  const longer = [
    ...chains.map((words) => ({ words, later: false })),
    ...premoves.map((words) => ({ words, later: true })),
  ];
  return [
    ...direct,
    ...(act ? [{ ...single(act), seat: only! }] : []),
    ...longer.flatMap(({ words: [first, ...then], later }): Way[] => {
      const option = options.find(({ words }) => words === first);
      const last = then.at(-1);
      if (!option || !last) return [];
      const way = { option, then, later };
      if (verbOf(last) === "target") return [{ ...way, fields: [], seat: numberIn(last) }];
      const fields = [first!, ...then].filter((words) => WALKING.includes(verbOf(words))).map(numberIn);
      return WALKING.includes(verbOf(last)) ? [{ ...way, fields }] : [];
    }),
  ];
}

const isDog = (way: Way): boolean => ["dog", "den"].includes(verbOf(wordsOf(way).at(-1)!));

export function litFields(offer: Offer, ways: Way[], first: string): Map<Field, Lit> {
  const found = new Map<Field, Lit>();
  for (const option of offer.options) {
    const field = option.field2 === undefined ? undefined : fieldOf(option, first);
    if (field !== undefined) found.set(field, { whose: first ? "own" : "other", ways: [] });
  }
  for (const way of ways) {
    const { fields } = way;
    const last = fields.at(-1);
    if (last === undefined) continue;
    const whose = isDog(way) ? "dog" : "own";
    const lit = found.get(last);
    if (!lit) found.set(last, { whose, ways: [fields] });
    else if (lit.whose === whose) lit.ways.push(fields);
    else if (whose === "own") found.set(last, { whose, ways: [fields] });
  }
  return found;
}

/** Cards of the hand. */
export function litCards(options: Option[]): Set<string> {
  return new Set(options.flatMap(({ card, card2 }) => [card, card2].filter((one) => one !== undefined)));
}

/** What it means that one of these aims is chosen. */
export function clickOnAims(aims: Way[][]): Click {
  const [ways, ...others] = aims.filter(({ length }) => length > 0);
  if (!ways) return { means: "nothing" };
  if (others.length) return { means: "ask-which", aims: [ways, ...others] };
  return ways.length === 1 ? { means: "answer", way: ways[0]! } : { means: "ask-card", ways };
}

/** Walks with any card are one aim; without cards to choose from, each way is one. */
function aimsOf(ways: Way[]): Way[][] {
  return ways.every(({ option }) => option.card) ? [ways] : ways.map((way) => [way]);
}

/** A click on the graveyard: on a field, and on players there whom one may mean as well. */
export function clickOnField(field: Field, there: Seat[], offer: Offer, ways: Way[], first: string): Click {
  const pair = offer.options.find((one) => one.field2 !== undefined && fieldOf(one, first) === field);
  if (pair) return first ? { means: "answer", way: single(pair) } : { means: "first-of-two" };
  const players = there.map((seat) => ways.filter((way) => way.seat === seat));
  return clickOnAims([...aimsOf(ways.filter(({ fields }) => fields.at(-1) === field)), ...players]);
}

/** The backs of a player's hand that can be picked in one go with the decision to attack them, with the answers. */
function picksOf({ chains, only }: Offer, seat: Seat): Map<number, Words[]> {
  const picks = chains.filter((words) => {
    const target = words.find((one) => verbOf(one) === "target");
    return verbOf(words.at(-1)!) === "back" && (target ? numberIn(target) : only) === seat;
  });
  return new Map(picks.map((words) => [numberIn(words.at(-1)!), words]));
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
  readonly seats: Set<Seat> = $derived.by(() => (this.table.blocked ? new Set() : this.table.actions.targets));

  /** The first of two fields, once it is chosen, or the field that a card is to be laid for. */
  readonly chosen: Field | null = $derived.by(() => {
    const { first, aim, options } = this.table.actions;
    if (aim.length) return aim[0]!.fields.at(-1) ?? null;
    return first && options.some(({ field2 }) => field2) ? Number(first) : null;
  });

  /** The one of several ways to a field that is pointed at. */
  readonly way: { dog: boolean; fields: Field[] } | null = $derived.by(() => {
    const way = this.table.actions.pointedWay;
    return way && { dog: isDog(way), fields: way.fields };
  });

  /** Fields that the log or a hint points at. */
  readonly marked: Set<Field> = $derived.by(() => {
    const { pointedEvent, hint, actions } = this.table;
    const hinted = hint ? actions.options.find(({ words }) => words === hint.words) : undefined;
    const fields = [hinted?.field, hinted?.field2].filter((field) => field !== undefined).map(Number);
    return new Set([...(pointedEvent ? fieldsOf(pointedEvent) : []), ...fields]);
  });

  /** The backs of a hand that one card can be taken from, by their bones. */
  backsOf(seat: Seat): number[] {
    const { blocked, actions, known, wide } = this.table;
    if (blocked) return [];
    // In small panels a back could be hit by somebody who means its player.
    if (actions.kind !== "back") return wide.current ? [...picksOf(actions.offer, seat).keys()] : [];
    return Number(known?.asked?.about.victim ?? 0) === seat ? actions.options.map(({ bones }) => Number(bones)) : [];
  }

  clickField = (field: Field): void => {
    const { actions, blocked } = this.table;
    if (this.fields.has(field)) void actions.chooseField(field);
    else if (!blocked && actions.walking) actions.sayOutOfReach(field);
  };

  clickSeat = (seat: Seat): void => {
    if (this.seats.has(seat)) void this.table.actions.chooseSeat(seat);
  };

  /** A figure covers its field: if that is lit as well, either may be meant. */
  clickFigure = (seat: Seat): void => {
    const at = this.table.facts.seats[seat - 1]!.at;
    if (this.fields.has(at)) void this.table.actions.chooseField(at, [seat]);
    else this.clickSeat(seat);
  };

  clickBack = (seat: Seat, bones: number): void => {
    const { actions } = this.table;
    const [words, ...then] = picksOf(actions.offer, seat).get(bones) ?? [`back ${bones}`];
    void actions.answer(words!, false, then);
  };
}
