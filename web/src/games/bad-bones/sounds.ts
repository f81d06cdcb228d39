// The sounds of what happens in Bad Bones.
import type { GameEvent } from "../../api/generated";
import type { Sound } from "../../device/sounds";
import type { EventKind } from "./events";
import { kindOf } from "./facts";

const OF_TRAPS: Record<string, Sound> = {
  wall: "wall",
  catapult: "catapult",
  dragon: "dragon",
  treasure: "treasure",
  bomb: "bomb",
  portal: "portal",
  spring: "spring",
  hearse: "send",
  barricade: "held",
  labyrinth: "held",
};
const OF_EVENTS: Partial<Record<string, Sound>> = {
  walked: "step",
  held: "held",
  "hero-moved": "hop",
  "hero-fell": "lose",
  killed: "kill",
  placed: "place",
  retrieved: "retrieve",
  sent: "send",
  razed: "floor",
  burnt: "house",
  rebuilt: "rebuild",
  worn: "wear",
  bought: "coin",
  froze: "freeze",
  ready: "ready",
} satisfies Partial<Record<EventKind, Sound>>;
export function soundOf(event: GameEvent): Sound | undefined {
  const trap = kindOf(String(event.trap ?? ""));
  if (event.kind === "triggered") return OF_TRAPS[trap];
  if (event.kind === "worn" && event.now === "blast") return "bomb";
  if (event.kind === "placed" && trap === "dragon") return "dragon";
  if (event.kind === "sent" && typeof event.to !== "number") return undefined; // into the bag: its death made the sound
  return OF_EVENTS[event.kind];
}
