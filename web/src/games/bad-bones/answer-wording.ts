// Answers in words: what a button does, what a hint proposes. `answer-VERB` of badbones-panels.ftl.
import type { Seat, Words } from "../../api/aliases";
import type { Option } from "../../api/generated";
import { language, t } from "../../i18n/language.svelte";
import { boardOf, kindOf, type Facing, type Facts, type Side } from "./facts";
import { nameOfSkeleton } from "./wording";

export const WAYS: Record<string, "up" | "right" | "down" | "left"> = {
  "^": "up",
  ">": "right",
  v: "down",
  "<": "left",
};
const LIES: Record<string, string> = { "/": "slash", "\\": "backslash", "-white": "white", "-black": "black" };

/** The option with these words. If it is no longer offered, an option made of the words alone. */
export function optionOf(words: Words, options: Option[]): Option {
  return options.find((option) => option.words === words) ?? { words, verb: words.split(" ")[0] ?? "" };
}

export function answerText(option: Option, name: (seat: Seat) => string): string {
  const {
    verb,
    trap = "",
    item = "",
    model = "",
    space = "",
    space2 = "",
    facing = "",
    seat = "",
    symbol = "",
  } = option;
  const key = verb === "use" ? `answer-use-${item}` : `answer-${verb}`;
  if (!language.has(key)) return option.words;
  const thing = trap
    ? t(`thing-${kindOf(trap)}`)
    : model
      ? nameOfSkeleton(model)
      : symbol
        ? t(`thing-${symbol}`)
        : item
          ? t(`thing-${item}`)
          : "";
  const lies = LIES[/(\/|\\|-white|-black)$/.exec(trap)?.[1] ?? ""] ?? "none";
  return t(key, {
    thing,
    lies,
    space,
    to: space2,
    way: WAYS[facing] ?? "none",
    name: seat ? name(Number(seat)) : "",
    where: space === "forest" ? "forest" : space ? "space" : "none",
  });
}

/** How to draw the skeleton of an option: most options name no facing, so it is looked up on the board. */
export function stanceOf(option: Option, facts: Facts, seat: Seat): { facing: Facing; side: Side } {
  const board = seat ? boardOf(facts, seat) : undefined;
  const all = [
    ...(board?.skeletons ?? []).map(([model, space, facing, side]) => ({ model, space, facing, side })),
    ...(board?.forest ?? []).map(([model, , , facing, side]) => ({ model, space: "forest", facing, side })),
  ];
  const fits = all.filter(({ model, space }) => model === option.model && (!option.space || space === option.space));
  const one = fits.find(({ facing }) => !option.facing || facing === option.facing);
  return { facing: (option.facing as Facing) ?? one?.facing ?? "v", side: one?.side ?? facts.tracking };
}
