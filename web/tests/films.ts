// Plays the films of whole games without a browser. Reads what seats were told from standard input, one game a line, and
// writes a line for each film that ended otherwise than the view says.
import "./window";
import { createInterface } from "node:readline";
import { browserGame } from "../src/games";
import type { Seat } from "../src/api/aliases";
import type { GameEvent } from "../src/api/generated";

interface Told {
  game: string;
  viewer: Seat;
  updates: { events: GameEvent[]; view: never; asked: string }[];
}

globalThis.setTimeout = ((done: () => void) => {
  queueMicrotask(done);
  return 0;
}) as never; // nobody is looking: no time passes

for await (const line of createInterface({ input: process.stdin })) {
  const { game, viewer, updates } = JSON.parse(line) as Told;
  const film = (await browserGame(game).film())(() => viewer);
  for (const [number, { events, view, asked }] of updates.entries()) {
    film.take({ fresh: number === 0, events, knowledge: { view, asked: { kind: asked } } } as never);
    while (film.playing) await Promise.resolve();
    if (number && events.length && film.wrong.length)
      process.stdout.write(`${JSON.stringify({ game, viewer, wrong: film.wrong, events })}\n`);
  }
}
