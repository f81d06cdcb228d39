// The games that the page has a folder for. The server says which games there are, in which order.
import type { BrowserGame } from "./game";

const FOLDERS = import.meta.glob<{ default: BrowserGame }>("./*/index.ts", { eager: true });
const GAMES = new Map(Object.entries(FOLDERS).map(([path, { default: game }]) => [path.split("/")[1], game]));

export function browserGame(name: string): BrowserGame {
  return GAMES.get(name)!;
}
