// How a diagram of the rules is shown without pictures: the facts, before and after.
import type { GameEvent } from "../../api/generated";
import { t } from "../../i18n/language.svelte";
import { PlainFilm } from "./film.svelte";
import { eventText } from "./wording";

export { default as Figure } from "./Figure.svelte";

export const film = (): PlainFilm => new PlainFilm(() => 0);

export const describe = (event: GameEvent): string =>
  eventText(event, { viewer: 0, name: (seat) => t("seat-number", { seat }) });
