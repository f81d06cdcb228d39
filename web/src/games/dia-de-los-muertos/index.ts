// Día de los Muertos for the pages: its badge at once, the rest when it is needed.
import type { BrowserGame, DiagramTools } from "../game";
import Badge from "./art/Badge.svelte";
import "./look.css";
import "./palette.css";

const game: BrowserGame = {
  Badge,
  poster: () => import("./art/Poster.svelte"),
  table: () => import("./table/Table.svelte"),
  isOptionUsed: () => true,
  describeOptions: () => [],
  summarizeOptions: () => [],
  diagrams: () => import("./diagram/figure") as unknown as Promise<DiagramTools>,
  thingPicture: () => import("./art/ThingPicture.svelte"),
  editor: () => import("./editor/tools").then(({ tools }) => tools),
  film: () =>
    import("./film.svelte").then(
      ({ DiaFilm }) =>
        (viewer) =>
          new DiaFilm(viewer),
    ),
  guideAbove: "(max-width: 899px), (max-width: 1100px) and (orientation: portrait), (max-height: 560px)",
  hasHands: true,
  reactionRule: "DM-7.2",
};
export default game;
