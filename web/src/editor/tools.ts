// What a game provides for the editor.
import type { Component } from "svelte";
import type { AnyView } from "../table/replay.svelte";
import type { Workbench } from "./workbench.svelte";

/** What every game's bench is given. */
export interface BenchProps<Facts> {
  bench: Workbench;
  facts: Facts;
  expecting: boolean;
}

/** A text to begin with. Its name in words is `editor-start-NAME`. */
export interface Start {
  name: string;
  text: string;
}

export interface EditorTools {
  Bench: Component<BenchProps<any>>;
  /** The first one is the empty board. */
  starts: Start[];
  /** The lines of a position that lays out what a view shows, in games where positions can be written by hand. */
  writePosition?(view: AnyView, options: Record<string, string>): string[];
}
