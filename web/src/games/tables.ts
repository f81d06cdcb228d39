// The table of each game, loaded when it is needed.
import type { Component } from "svelte";
import type { Seat } from "../api/messages";
import type { Sitting } from "../table/client.svelte";

export type AnySitting = Sitting<any>;
export type Table = Component<{ sitting: AnySitting; seats: Seat[] }>;

export const TABLES: Record<string, () => Promise<{ default: Table }>> = {
  "bad-bones": () => import("./bad-bones/table/Table.svelte"),
  "dia-de-los-muertos": () => import("./dia-de-los-muertos/table/Table.svelte"),
};
