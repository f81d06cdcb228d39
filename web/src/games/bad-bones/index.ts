// Bad Bones for the pages. Badge and options are loaded at once, the rest when it is needed.
import type { BrowserGame, DiagramTools } from "../game";
import Badge from "./art/Badge.svelte";
import { describeOptions, isOptionUsed, summarizeOptions } from "./options";
import "./look.css";
import "./palette.css";

const game: BrowserGame = {
  Badge,
  poster: () => import("./art/Poster.svelte"),
  banner: () => import("./art/ChallengeBanner.svelte"),
  table: () => import("./table/Table.svelte"),
  optionCards: () => import("./OptionCards.svelte"),
  isOptionUsed,
  describeOptions,
  summarizeOptions,
  diagrams: () => import("./diagram/figure") as unknown as Promise<DiagramTools>,
  thingPicture: () => import("./art/ThingPicture.svelte"),
  editor: () => import("./editor/tools").then(({ tools }) => tools),
  film: () =>
    import("./film.svelte").then(
      ({ BonesFilm }) =>
        (viewer) =>
          new BonesFilm(viewer),
    ),
  guideAbove: "(max-width: 760px), (max-height: 560px)",
};
export default game;
