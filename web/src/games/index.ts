// The games that the page has a folder for. The server says which games there are, in which order.
import type { BrowserGame } from "./game";
import { plain } from "./plain/game";

const FOLDERS = import.meta.glob<{ default: BrowserGame }>("./*/index.ts", { eager: true });
const GAMES = new Map(Object.entries(FOLDERS).map(([path, { default: game }]) => [path.split("/")[1], game]));

/** A game without a folder of its own is drawn plainly, from its facts, questions and options. */
export function browserGame(name: string): BrowserGame {
  return GAMES.get(name) ?? plain;
}
