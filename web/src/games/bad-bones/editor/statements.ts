// How editing a board of Bad Bones changes the text: which statement is written, changed or removed.
import type { Facing, Facts, Play, Space } from "../facts";
import { kindOf } from "../facts";
import type { BonesText, Statement } from "../../../editor/bones-text";

export type Tool =
  | { kind: "skeleton"; model: string; facing: Facing; side: "" | "white" | "black" }
  | { kind: "trap"; face: string }
  | { kind: "hero" };

export const FACINGS: Facing[] = ["^", ">", "v", "<"];
export const ZONES = ["forest", "cemetery", "supply"] as const;
export type ZoneName = (typeof ZONES)[number];

/** The way that a skeleton faces when it comes out of its forest. */
export function inwards(model: string, play: Play): Facing {
  const home = model.split(":")[0]!.split("-")[1];
  return home === "left" ? ">" : home === "right" ? "<" : play === "coop" ? "^" : "v";
}

/** A trap in a supply: its side does not matter there. */
export const itemOf = (face: string): string => kindOf(face);

export function put(lines: BonesText, seat: number, tool: Tool, space: Space): void {
  if (tool.kind === "skeleton")
    lines.add(seat, ["skeleton", tool.model, space, tool.facing, ...(tool.side ? [tool.side] : [])]);
  else if (tool.kind === "hero") lines.state(seat, ["hero"], [space]);
  else {
    const there = onSpace(lines, seat, space).find(({ words }) => words[0] === "trap");
    if (there) lines.rewrite(there.line, ["trap", tool.face, space]);
    else lines.add(seat, ["trap", tool.face, space]);
  }
}

/** Whether a list takes the tool in hand. */
export function fits(zone: ZoneName, tool: Tool | null): boolean {
  return tool !== null && (zone === "supply" ? tool.kind === "trap" : tool.kind === "skeleton");
}

/** Adds a piece to a list beside the board: of the seat or, for the shared supply, of the game (seat 0). */
export function putAside(lines: BonesText, seat: number, zone: ZoneName, tool: Tool): void {
  if (tool.kind === "trap" && zone === "supply")
    lines.state(seat, ["supply"], [...(lines.said(seat, ["supply"]) ?? []), itemOf(tool.face)]);
  else if (tool.kind === "skeleton" && zone !== "supply") lines.add(seat, [zone, tool.model]);
}

export function takeFromSupply(lines: BonesText, seat: number, item: string): void {
  const left = [...(lines.said(seat, ["supply"]) ?? [])];
  const at = left.lastIndexOf(item);
  if (at < 0) return;
  left.splice(at, 1);
  lines.state(seat, ["supply"], left.length ? left : null);
}

/** All statements about a space. */
export function onSpace(lines: BonesText, seat: number, space: Space): Statement[] {
  return lines
    .statements(seat)
    .filter(
      ({ words: [key, what, where] }) =>
        (key === "hero" && what === space) || ((key === "skeleton" || key === "trap") && where === space),
    );
}

/** The statement with its piece turned: a skeleton by a quarter to the right, a trap to its other side. */
export function turned({ words }: Statement): string[] {
  const [key, what, where, facing, ...more] = words as [string, string, string, Facing, ...string[]];
  if (key === "skeleton") return [key, what, where, FACINGS[(FACINGS.indexOf(facing) + 1) % 4]!, ...more];
  return [key, otherWay(what), where];
}

export function otherWay(face: string): string {
  if (/\/|\\/.test(face)) return face.includes("/") ? face.replace("/", "\\") : face.replace("\\", "/");
  return face.includes("-white") ? face.replace("-white", "-black") : face.replace("-black", "-white");
}

/** The next side of a skeleton: not stated, white, black, and again not stated. */
export function flipped({ words }: Statement): string[] {
  const side = words[4];
  return [...words.slice(0, 4), ...(side === undefined ? ["white"] : side === "white" ? ["black"] : [])];
}

export const worn = (face: string): string => (face.endsWith("!") ? face.slice(0, -1) : `${face}!`);

/** Everything on a space, as expectations. */
export function expectedOn(facts: Facts, seat: number, space: Space): string[] {
  const board = facts.seats[seat - 1]!;
  const skeletons = board.skeletons
    .filter(([, at]) => at === space)
    .map(([model, at, facing]) => `skeleton ${model} ${at} ${facing}`);
  const all = [
    ...(board.hero === space ? [`hero ${space}`] : []),
    ...board.traps.filter(([, at]) => at === space).map(([face, at]) => `trap ${face} ${at}`),
    ...[...new Set(skeletons)].map((one) => {
      const count = skeletons.filter((other) => other === one).length;
      return count > 1 ? `${one} x${count}` : one;
    }),
  ];
  return all.map((one) => `? seat ${seat} ${one}`);
}

/** A view as the statements of a position. */
export function written(facts: Facts, coop: boolean, advanced: boolean): string[] {
  const opens = facts.phase === "arrivals" ? "hero" : facts.phase; // arrivals ask nobody anything
  const game = [`round ${facts.round}`, `phase ${opens}`, `tracking ${facts.tracking}`];
  if (coop) game.push(`capital ${facts.capital}`, ["supply", ...(facts.supply ?? [])].join(" "));
  if (advanced)
    game.push(
      ...Object.entries(facts.market).map(([item, count]) => `market ${item} ${count}`),
      ...(coop ? [`coins ${facts.coins ?? 0}`] : []),
    );
  const seats = facts.seats.flatMap((seat, i) => [
    `  seat ${i + 1}`,
    ...[
      `hero ${seat.hero}`,
      ...(coop
        ? [["towers", ...(seat.towers ?? [])].join(" ")]
        : [`tower ${seat.tower}`, `houses ${seat.houses}`, ["supply", ...(seat.supply ?? [])].join(" ")]),
      ...(advanced && !coop ? [`coins ${seat.coins ?? 0}`] : []),
      ...(seat.weapon && seat.weapon !== "none" ? [`weapon ${seat.weapon}`] : []),
      ...seat.traps.map(([face, space]) => `trap ${face} ${space}`),
      ...seat.skeletons.map(([model, space, facing, side]) => `skeleton ${model} ${space} ${facing} ${side}`),
      ...seat.forest.map(([model, home, space]) => (home === "home" ? `forest ${model}` : `forest ${model} ${space}`)),
      ...seat.cemetery.map((model) => `cemetery ${model}`),
    ].map((line) => `    ${line}`),
  ]);
  return [...game.map((line) => `  ${line}`), ...seats];
}
