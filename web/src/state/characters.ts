// The bots one can play against.
import type { Level } from "../api/generated";

/** The six of them, the weakest first. */
export const LEVELS: Level[] = ["talus", "tibia", "patella", "costa", "scapula", "cranium"];
/** A newcomer wins about as often as this one does. */
export const USUAL: Level = "tibia";
