// How an edit on the graveyard changes the text: which statement is written, changed or removed.
import { GOAL, type Facts, type Feast, type Field } from "../facts";
import type { BonesText } from "../../../editor/bones-text";

export type Tool =
  | { kind: "figure"; seat: number }
  | { kind: "dog" }
  | { kind: "gravedigger" }
  | { kind: "card"; card: string }
  | { kind: "festivity"; festivity: Feast };

export const FESTIVITIES: Feast[] = ["banquet", "dance", "music"];

/** A list cards lie in: of a seat, a hiding place, or the discards. */
export interface Heap {
  seat: number;
  words: string[];
  most?: number;
}

export const handOf = (seat: number): Heap => ({ seat, words: ["hand"] });
export const laidOf = (seat: number): Heap => ({ seat, words: ["laid"], most: 1 });
export const feastsOf = (seat: number): Heap => ({ seat, words: ["festivities"] });
export const pileAt = (den: Field): Heap => ({ seat: 0, words: ["pile", String(den)] });
export const DISCARDS: Heap = { seat: 0, words: ["discards"] };
export const nameOfHeap = ({ seat, words }: Heap): string => [seat, ...words].join(" ");

export function put(lines: BonesText, tool: Tool, field: Field): void {
  if (tool.kind === "dog" || tool.kind === "gravedigger") lines.state(0, [tool.kind], [String(field)]);
  else if (tool.kind === "figure") stand(lines, tool.seat, field);
}

/** A figure in the goal has a rank, and no other has one: the notation wants both or neither. */
function stand(lines: BonesText, seat: number, field: Field): void {
  lines.state(seat, ["at"], [String(field)]);
  if (field !== GOAL) lines.state(seat, ["rank"], null);
  else if (!lines.said(seat, ["rank"])) {
    const taken = [1, 2, 3, 4, 5, 6].map((one) => lines.said(one, ["rank"])?.[0]);
    lines.state(seat, ["rank"], [String([1, 2, 3, 4, 5, 6].find((rank) => !taken.includes(String(rank))))]);
  }
}

export function fits({ words: [kind] }: Heap, tool: Tool | null): boolean {
  if (tool?.kind === "card") return kind !== "festivities";
  return tool?.kind === "festivity" && (kind === "festivities" || kind === "pile");
}

export const itemsOf = (lines: BonesText, { seat, words }: Heap): string[] => lines.said(seat, words) ?? [];

export function lay(lines: BonesText, heap: Heap, tool: Tool): void {
  const item = tool.kind === "card" ? tool.card : tool.kind === "festivity" ? tool.festivity : "";
  if (!item) return;
  const there = heap.most === 1 ? [] : itemsOf(lines, heap);
  lines.state(heap.seat, heap.words, [...there, item]);
}

export function takeAway(lines: BonesText, heap: Heap, index: number): void {
  const left = itemsOf(lines, heap).toSpliced(index, 1);
  lines.state(heap.seat, heap.words, left.length ? left : null);
}

/** What is seen on a field, as expectations would state it. */
export function expectedOn(facts: Facts, field: Field): string[] {
  const pile = facts.piles[field];
  return [
    ...facts.seats.flatMap(({ at }, i) => (at === field ? [`? seat ${i + 1} at ${field}`] : [])),
    ...(facts.dog === field ? [`? dog ${field}`] : []),
    ...(facts.gravedigger === field ? [`? gravedigger ${field}`] : []),
    ...(pile?.length ? [`? ${["pile", field, ...pile].join(" ")}`] : []),
  ];
}

/** The lines that lay out this position. */
export function written(facts: Facts): string[] {
  const list = (...words: string[]): string[] => (words.length > 1 ? [words.join(" ")] : []);
  const game = [
    `round ${facts.round}`,
    `phase ${facts.phase}`,
    `dog ${facts.dog}`,
    `gravedigger ${facts.gravedigger}`,
    ...Object.entries(facts.festivity).map(([kind, count]) => `festivity ${kind} ${count}`),
    ...Object.entries(facts.piles).flatMap(([den, items]) => (items.length ? [["pile", den, ...items].join(" ")] : [])),
    ...list("discards", ...facts.discards),
  ];
  const seats = facts.seats.flatMap((seat, i) => [
    `  seat ${i + 1}`,
    ...[
      `at ${seat.at}`,
      `arms ${seat.arms}`,
      `legs ${seat.legs}`,
      ...list("hand", ...(seat.hand ?? [])),
      ...(seat.laid && facts.phase === "play" ? [`laid ${seat.laid}`] : []),
      ...list("festivities", ...seat.festivities),
      ...(seat.rank ? [`rank ${seat.rank}`] : []),
    ].map((line) => `    ${line}`),
  ]);
  return [...game.map((line) => `  ${line}`), ...seats];
}
