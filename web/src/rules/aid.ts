// The chapters of a player aid, as far as a search goes.
import type { AidChapter } from "../api/generated";
import { tOf } from "../i18n/language.svelte";

/** All that a chapter says, with what it says of its things. */
export function wordsOfChapter(game: string, { name, text, things }: AidChapter): string {
  return [
    name,
    text,
    ...things.flatMap((thing) => [tOf(game, `thing-${thing}`), tOf(game, `thing-${thing}.text`)]),
  ].join(" ");
}
