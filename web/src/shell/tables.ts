// The table of each game, loaded when it is needed.
import type { Component } from "svelte";
import type { Seat } from "../wire/messages";
import type { Sitting } from "../wire/sitting.svelte";

export type AnySitting = Sitting<any>;
export type Table = Component<{ sitting: AnySitting; seats: Seat[] }>;

export const TABLES: Record<string, () => Promise<{ default: Table }>> = {
  "bad-bones": () => import("../games/badbones/Table.svelte"),
  "dia-de-los-muertos": () => import("../games/muertos/Table.svelte"),
};
