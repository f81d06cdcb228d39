// Films of whole games without a browser: what was told, line by line from standard input; what they missed, line by line.
import "./window";
import { createInterface } from "node:readline";
import { BonesFilm } from "../src/games/bad-bones/film.svelte";
import { DiaFilm } from "../src/games/dia-de-los-muertos/film.svelte";
import type { GameEvent, Seat } from "../src/api/messages";

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
  const film = new (game === "bad-bones" ? BonesFilm : DiaFilm)(() => viewer);
  for (const [number, { events, view, asked }] of updates.entries()) {
    film.take({ fresh: number === 0, events, knowledge: { view, asked: { kind: asked } } } as never);
    while (film.playing) await Promise.resolve();
    if (number && events.length && film.wrong.length)
      process.stdout.write(`${JSON.stringify({ game, viewer, wrong: film.wrong, events })}\n`);
  }
}
