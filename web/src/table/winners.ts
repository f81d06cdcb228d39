// Who has won, in words, for any game.
import type { Seat } from "../api/aliases";
import { language, t } from "../i18n/language.svelte";

export function winnersText(winners: Seat[], viewer: Seat, name: (seat: Seat) => string): string {
  const others = winners.filter((seat) => seat !== viewer);
  const names = new Intl.ListFormat(language.code).format(others.map(name));
  if (others.length < winners.length) return others.length ? t("score-won-shared-you", { names }) : t("score-won-you");
  return t(others.length > 1 ? "score-won-shared" : "score-won", { names });
}
