// What this game brings along for the editor.
import type { EditorTools } from "../../../editor/tools";
import type { Facts } from "../facts";
import Bench from "./Bench.svelte";
import { STARTS } from "./starts";
import { written } from "./statements";

export const tools: EditorTools = {
  Bench,
  starts: STARTS,
  writePosition: (view) => written(view as unknown as Facts),
};
