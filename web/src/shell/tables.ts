// Which games have a table to look at: those whose folder has one.
import type { Component } from "svelte";
import type { Seat } from "../wire/messages";
import type { Sitting } from "../wire/sitting.svelte";

export type AnySitting = Sitting<any>;
export type Table = Component<{ sitting: AnySitting; seats: Seat[] }>;

const there = import.meta.glob<{ default: Table }>("../games/*/Table.svelte");

export const TABLES: Record<string, (() => Promise<{ default: Table }>) | undefined> = {
  "bad-bones": there["../games/badbones/Table.svelte"],
  "dia-de-los-muertos": there["../games/muertos/Table.svelte"],
};
