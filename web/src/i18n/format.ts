// Moments and places as people say them.
import { language } from "./language.svelte";

const SPANS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];
const LONG_AGO = 7 * 86_400_000;

/** "2 hours ago", "yesterday", and the date of what is older than a week. */
export function ago(moment: number, now = Date.now()): string {
  const span = now - moment;
  if (span > LONG_AGO)
    return new Intl.DateTimeFormat(language.code, { day: "numeric", month: "long", year: "numeric" }).format(moment);
  const words = new Intl.RelativeTimeFormat(language.code, { numeric: "auto" });
  const [unit, size] = SPANS.find(([, least]) => span >= least) ?? ["minute" as const, 60_000];
  return words.format(-Math.round(span / size), unit);
}

/** "Anna, Bo and you" as the language does it. */
export function list(names: string[]): string {
  return new Intl.ListFormat(language.code, { type: "conjunction", style: "narrow" }).format(names);
}
