// A moment as the position that would lay it out again.
import type { Facts as BonesFacts } from "../games/bad-bones/facts";
import type { Facts as DiaFacts } from "../games/dia-de-los-muertos/facts";
import type { AnyView } from "../table/replay.svelte";
import type { Studied } from "../api/studies";
import { written as writtenBones } from "../games/bad-bones/editor/statements";
import { written as writtenDia } from "../games/dia-de-los-muertos/editor/statements";
import type { Sheet } from "./bones-text";

/** What is on the table after the last line becomes the position itself, and nothing is played any more. */
export function freeze(sheet: Sheet, { game, options, now }: Studied<AnyView>): void {
  if (!now) return;
  sheet.replacePosition(
    game === "bad-bones"
      ? writtenBones(now.view as unknown as BonesFacts, options.play === "coop", options.mode === "advanced")
      : writtenDia(now.view as unknown as DiaFacts),
  );
  // What was promised before the first draw does not hold for a game that begins elsewhere.
  for (const header of ["commit", "value 1", "value 2", "value 3", "value 4", "value 5", "value 6"])
    sheet.setHeader(header, "");
}
