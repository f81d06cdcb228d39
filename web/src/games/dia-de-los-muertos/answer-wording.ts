// A legal answer in words, as buttons and hints say it.
import type { Seat } from "../../api/aliases";
import type { Option } from "../../api/generated";
import { t } from "../../i18n/language.svelte";
import { GOAL, START } from "./facts";
import { nameOfCard } from "./wording";

export const FEASTS = ["music", "dance", "banquet"];

const nameOfField = (field: string): string =>
  Number(field) === START
    ? t("thing-start")
    : Number(field) === GOAL
      ? t("thing-goal")
      : t("dia-field", { field: Number(field) });

const toField = (field: string): string => t("field-to", { field: Number(field) });

export function answerText(
  { verb, item, limb, bones, card, card2, seat, field, field2 }: Option,
  name: (seat: Seat) => string,
): string {
  if (verb === "take" && item) return limb ? t("dia-take-as", { card: item, limb }) : t("dia-take", { item });
  if (verb === "lose") return t(`thing-${limb}`);
  if (verb === "back") return t("dia-back", { bones: Number(bones) });
  if (card && card2) return t("dia-two", { one: nameOfCard(card), other: nameOfCard(card2) });
  if (card) return nameOfCard(card);
  if (seat) return name(Number(seat));
  if (field && field2) return t("dia-push", { one: toField(field), other: toField(field2) });
  if (field)
    return verb === "dog" || verb === "step" ? t(`dia-way-${verb}`, { field: Number(field) }) : nameOfField(field);
  return t(`dia-do-${verb}`);
}
