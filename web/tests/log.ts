// Writes what the log lists: reads lists of events from standard input, one a line, and writes the kinds it keeps of each.
import { createInterface } from "node:readline";
import type { GameEvent } from "../src/api/generated";
import { EventLogState } from "../src/table/event-log.svelte";

for await (const line of createInterface({ input: process.stdin })) {
  const log = new EventLogState(new Set(), new Set());
  log.rewrite(0, JSON.parse(line) as GameEvent[]);
  const kinds = log.chapters.flatMap(({ entries }) => entries.map(({ event }) => event.kind));
  process.stdout.write(`${JSON.stringify(kinds)}\n`);
}
