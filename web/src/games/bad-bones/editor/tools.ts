// What the editor needs of this game.
import type { EditorTools } from "../../../editor/tools";
import type { Facts } from "../facts";
import Bench from "./Bench.svelte";
import { STARTS } from "./starts";
import { written } from "./statements";

export const tools: EditorTools = {
  Bench,
  starts: STARTS,
  writePosition: (view, options) =>
    written(view as unknown as Facts, options.play === "coop", options.mode === "advanced"),
};
