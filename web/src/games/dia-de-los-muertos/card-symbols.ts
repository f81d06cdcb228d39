// What the symbols on a card say, in words, and how likely they are on a card that one sees only the back of.
import { t } from "../../i18n/language.svelte";
import type { Explained } from "../../ui/explain.svelte";
import { type Card, faceOf, FACES } from "./art/cards";
import type { Facts } from "./facts";
import { RULE_OF } from "./rule-ids";

const signOf = (card: string): "arm" | "leg" | "both" | "none" => {
  const { needs } = faceOf(card);
  return needs.length > 1 ? "both" : (needs[0] ?? "none");
};

/** The limbs it needs, its range, the sort of card, and the bones of its back. */
export function symbolsOf(card: string): string {
  const { bones, kind, range } = faceOf(card);
  return [
    t(`dia-sign-${signOf(card)}`),
    ...(range ? [t("dia-symbol-range", { range })] : []),
    t(`thing-kind-${kind}`),
    t("dia-back", { bones }),
  ].join(" · ");
}

export function explainedCard(card: string): Explained {
  return { thing: card, text: `${t(`thing-${card}.text`)} ${symbolsOf(card)}.`, rule: RULE_OF[card] ?? "" };
}

/** How many hundredths of the unseen cards with such a back show which sign. Everybody could count it. */
export function oddsOf(bones: number, unseen: Facts["unseen"]): Record<"arm" | "leg" | "both" | "none", number> {
  const counts = { arm: 0, leg: 0, both: 0, none: 0 };
  for (const card of Object.keys(FACES) as Card[])
    if (FACES[card].bones === bones) counts[signOf(card)] += unseen[card] ?? 0;
  const all = counts.arm + counts.leg + counts.both + counts.none || 1;
  const part = (count: number): number => Math.round((count / all) * 100);
  return { arm: part(counts.arm), leg: part(counts.leg), both: part(counts.both), none: part(counts.none) };
}
