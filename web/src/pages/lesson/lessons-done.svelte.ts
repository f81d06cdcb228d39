// What lessons are called, and which of them have been done on this device.
import { keep, settings } from "../../device/settings.svelte";
import { language, tOf } from "../../i18n/language.svelte";

/** A lesson's title in the page's words; its name where the page has none. */
export function lessonTitle(game: string, lesson: string): string {
  const key = `lesson-${game}-${lesson}`;
  return language.has(key, game) ? tOf(game, key) : lesson;
}

const entry = (game: string, lesson: string): string => `${game} ${lesson}`;

export const isDone = (game: string, lesson: string): boolean => settings.lessons.includes(entry(game, lesson));

export function tickOff(game: string, lesson: string): void {
  if (isDone(game, lesson)) return;
  settings.lessons.push(entry(game, lesson));
  keep();
}
