// A game that has no folder of its own: the pages show it from what the server says about it.
import { games } from "../../state/games.svelte";
import type { BrowserGame, DiagramTools } from "../game";
import Badge from "./Badge.svelte";
import { label } from "./wording";

const described = (options: Record<string, string>): string[] =>
  Object.entries(options).map(([name, value]) => `${label(name)}: ${label(value)}`);

export const plain: BrowserGame = {
  Badge,
  poster: () => import("./Poster.svelte"),
  table: () => import("./Table.svelte"),
  optionCards: () => import("./OptionCards.svelte"),
  isOptionUsed: () => true,
  describeOptions: described,
  summarizeOptions: () => [],
  diagrams: () => import("./figure") as unknown as Promise<DiagramTools>,
  editor: async (name) => {
    const { default: Bench } = await import("./Figure.svelte");
    const text = `game: ${name}\nrules: 1\nseats: ${games.find(name)?.least ?? 2}\n---\n`;
    return { Bench, starts: [{ name: "setup", text }] };
  },
  film: () =>
    import("./film.svelte").then(
      ({ PlainFilm }) =>
        (viewer) =>
          new PlainFilm(viewer),
    ),
  guideAbove: "(max-width: 900px)",
};
