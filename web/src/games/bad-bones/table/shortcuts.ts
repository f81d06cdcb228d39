// What keys do at a table of Bad Bones.
import { isForTable, pressAnswer } from "../../../table/table-state.svelte";
import type { BonesTable } from "./bones-table.svelte";

export const KEYS: [key: string, message: string][] = [
  ["1 … 9", "keys-answer"],
  ["← ↑ ↓ →", "keys-board"],
  ["T", "keys-turn"],
  ["N", "dock-pass"],
  ["R", "dock-ready"],
  ["U", "dock-undo"],
  ["H", "dock-hint"],
  ["S", "keys-skip"],
  ["Esc", "keys-escape"],
  ["?", "keys-rule"],
];

export function runShortcut(event: KeyboardEvent, table: BonesTable): void {
  if (!isForTable(event)) return;
  const { actions, film, screen, highlights, blocked, viewer } = table;
  if (event.key === "u" && viewer && !blocked) void actions.undo();
  else if (event.key === "r" && !blocked) void actions.ready();
  else if (event.key === "n" && !blocked) void actions.pass();
  else if (event.key === "t" && actions.faces.length > 1) actions.turn();
  else if (event.key === "p" && table.play === "coop" && viewer) highlights.pointing = !highlights.pointing;
  else if (event.key === "s" && film.playing) film.skip();
  else if (event.key === "h" && !blocked && table.known?.asked && actions.kind !== "ready") void table.askHint();
  else if (event.key === "Escape") {
    highlights.enlarged = null;
    table.hint = null;
    if (actions.picked) actions.pick(actions.picked);
    if (screen.past !== null) screen.comeBack();
  } else if (/^[1-9]$/.test(event.key) && !blocked) {
    const intents = actions.intents.filter(({ verb }) => verb === "place" || verb === "retrieve");
    const intent = intents[Number(event.key) - 1];
    if (intent) actions.pick(intent.key);
    else if (!intents.length) pressAnswer(event.key);
  }
}
