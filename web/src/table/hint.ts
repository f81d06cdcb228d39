// What a hint panel shows of a hint.
import type { Hint } from "../api/generated";
import { language } from "../i18n/language.svelte";

const MORE = 3;

/** The reasons that there are words for. */
export const reasonsOf = (hint: Hint) => (hint.why ?? []).filter(({ key }) => language.has(`hint-${key}`));

/** The next best answers. */
export const othersOf = (hint: Hint) => hint.weighed.filter(({ words }) => words !== hint.words).slice(0, MORE);
