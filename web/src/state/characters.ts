// The bots one can play against.
import type { Level } from "../api/generated";
import { t } from "../i18n/language.svelte";

/** The six of them, the weakest first. */
export const LEVELS: Level[] = ["talus", "tibia", "patella", "costa", "scapula", "cranium"];
/** A newcomer wins about as often as this one does. */
export const USUAL: Level = "tibia";
/** What a bot may like; "" is nothing special. */
export const STYLES = ["", "builder", "sender", "racer"];

export const characterOf = (level: string): Level => level.split("-")[0] as Level;
export const styleOf = (level: string): string => level.split("-")[1] ?? "";
export const withStyle = (character: Level, style: string): Level =>
  (style ? `${character}-${style}` : character) as Level;

/** A bot's name with its style: "Costa · Builder". */
export function levelName(level: string): string {
  const style = styleOf(level);
  const name = t(`level-${characterOf(level)}`);
  return style ? `${name} · ${t(`style-${style}`)}` : name;
}
