// Events, questions and spaces in words. The head of locales/en/events-bad-bones.ftl says what each message takes.
import type { FluentVariable } from "@fluent/bundle";
import type { Explained } from "../../ui/explain.svelte";
import type { Seat } from "../../api/aliases";
import type { GameEvent, Question } from "../../api/generated";
import { language, t } from "../../i18n/language.svelte";
import { kindOf, readModel, type Place, type Play, type Space } from "./facts";
import { RULE_OF } from "./rule-ids";
import type { BoardScene, Skeleton } from "./scene.svelte";

type Values = Record<string, FluentVariable>;

const WAYS: Record<string, string> = { "^": "up", ">": "right", v: "down", "<": "left" };
const FORESTS: Record<string, string> = { "^": "bottom", ">": "left", v: "top", "<": "right" };
const LIES: Record<string, string> = { "/": "slash", "\\": "backslash" };
const PLACES = ["space", "from", "to", "entry"];

export interface Wording {
  viewer: Seat;
  play: Play;
  name: (seat: Seat) => string;
}

function modelWord(model: string): string {
  const { chief, symbol } = readModel(model);
  return chief || symbol;
}

function trapWords(face: string): Values {
  const bare = face.replace(/!$/, "");
  const lies = LIES[bare.at(-1) ?? ""] ?? /-(white|black)$/.exec(bare)?.[1] ?? "none";
  return { trap: kindOf(face), lies, damaged: face.endsWith("!") ? "yes" : "no" };
}

function placeWords(name: string, place: Place): Values {
  const inForest = place.length === 3;
  return {
    [name]: inForest ? place.slice(1) : place,
    [`${name}-in`]: place === "" ? "none" : inForest ? FORESTS[place[0]!]! : "board",
  };
}

function values(told: Record<string, string | number>, wording: Wording): Values {
  const said: Values = { play: wording.play };
  for (const [name, value] of Object.entries(told)) {
    const word = String(value);
    if (name === "seat") {
      said.seat = value ? wording.name(Number(value)) : "";
      said.mine = Number(value) === wording.viewer ? "yes" : "no";
    } else if (name === "trap") Object.assign(said, trapWords(word));
    else if (name === "now")
      said.now = word === "" ? "gone" : word === told.trap ? "same" : word === "blast" ? "blast" : "damaged";
    else if (name === "model" || name === "leader" || name === "skeleton") said.model = modelWord(word);
    else if (name === "skeletons") {
      said.count = word ? word.split(" ").length : 0;
      said.model = modelWord(word.split(" ")[0] ?? "");
    } else if (name === "facing") said.facing = WAYS[word] ?? "up";
    else if (name === "to" && told.kind === "sent") {
      const seat = typeof value === "number";
      said["to-kind"] = seat ? "seat" : word;
      said.to = seat ? wording.name(value) : "";
      said["to-mine"] = seat && value === wording.viewer ? "yes" : "no";
    } else if (PLACES.includes(name)) Object.assign(said, placeWords(name, word));
    else said[name] = value;
  }
  return said;
}

export function eventText(event: GameEvent, wording: Wording): string {
  const key = `event-${event.kind}`;
  return language.has(key) ? t(key, values(event, wording)) : "";
}

export function questionText(asked: Question, weapon: string, wording: Wording): { head: string; more: string } {
  const said = { ...values(asked.about, wording), weapon, count: Number(values(asked.about, wording).count ?? 1) };
  const key = `prompt-${asked.kind}`;
  if (!language.has(key)) return { head: "", more: "" };
  return { head: t(key, said), more: language.has(`${key}.more`) ? t(`${key}.more`, said) : "" };
}

export function nameOfSkeleton(model: string): string {
  return t(`thing-${modelWord(model)}`);
}

function skeletonText(one: Skeleton): string {
  return t("space-skeleton", { model: modelWord(one.model), facing: WAYS[one.facing]! });
}

function contents(scene: BoardScene, space: Space, towers: Space[]): string[] {
  const tile = scene.trapOn(space);
  return [
    ...(scene.hero === space ? [t("thing-hero")] : []),
    ...(towers.includes(space) ? [t("thing-tower")] : []),
    ...(tile
      ? [
          tile.face.endsWith("!")
            ? t("space-damaged", { name: t(`thing-${kindOf(tile.face)}`) })
            : t(`thing-${kindOf(tile.face)}`),
        ]
      : []),
    ...scene.skeletons.filter((one) => one.place === space && one.fate === "here").map(skeletonText),
  ];
}

/** What a board shows beside its pieces: printed arrows, and where skeletons will stand by the forecast. */
export interface Shown {
  arrows: { space: string; facing: string }[];
  coming: { model: string; space: string; facing: string }[];
}

/** A space as a screen reader says it: what is on it, what will come, and whether it can be chosen. */
export function describeSpace(
  scene: BoardScene,
  space: Space,
  towers: Space[],
  legal: boolean,
  { arrows, coming }: Shown,
): string {
  const tile = scene.trapOn(space);
  const covered = towers.includes(space) || (tile && kindOf(tile.face) !== "blast");
  const printed = covered ? [] : arrows.filter((arrow) => arrow.space === space);
  const soon = coming.filter((one) => one.space === space);
  const there = [
    ...contents(scene, space, towers),
    ...printed.map(({ facing }) => t("space-arrow", { facing: WAYS[facing]! })),
    ...soon.map(({ model, facing }) =>
      t("space-coming", { skeleton: t("space-skeleton", { model: modelWord(model), facing: WAYS[facing]! }) }),
    ),
  ];
  return t("space-label", {
    space,
    there: there.length ? there.join(", ") : t("space-empty"),
    legal: legal ? "yes" : "no",
  });
}

/** Who waits in the forests, and before which space: as a screen reader says it. */
export function describeWaiting(scene: BoardScene): string[] {
  return scene.skeletons
    .filter(({ place, fate }) => place.length === 3 && fate === "here")
    .map((one) => t("space-waiting", { skeleton: skeletonText(one), space: one.place.slice(1) }));
}

/** The card of a space: what lies there and what it does. An empty space needs none. */
export function explainSpace(scene: BoardScene, space: Space, towers: Space[]): Explained | null {
  const tile = scene.trapOn(space);
  const chief = scene.skeletons.find((one) => one.place === space && readModel(one.model).chief);
  const anyone = scene.skeletons.some((one) => one.place === space);
  const thing = chief
    ? readModel(chief.model).chief
    : tile
      ? kindOf(tile.face)
      : towers.includes(space)
        ? "tower"
        : scene.hero === space
          ? "hero"
          : anyone
            ? "skeleton"
            : "";
  if (!thing) return null;
  const damaged = tile && kindOf(tile.face) === thing && tile.face.endsWith("!");
  return {
    thing,
    text: t(`thing-${thing}.text`) + (damaged ? ` ${t("thing-damaged.text")}` : ""),
    ...(RULE_OF[thing] ? { rule: RULE_OF[thing] } : {}),
  };
}
