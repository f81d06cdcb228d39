// Everything that can happen at a table of this game.
import type { TableEvent } from "../../api/generated";
import type { GameEvent } from "./generated";

export type Event = GameEvent | TableEvent;
export type EventKind = Event["kind"];
