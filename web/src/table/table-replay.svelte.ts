// The replay of a game on this server, as a seat or an onlooker saw it.
import { api } from "../api/http";
import type { Knowledge } from "./client.svelte";
import { type AnyView, type ReplayPoint, Replay } from "./replay.svelte";

export class TableReplay extends Replay {
  private views = new Map<number, Knowledge<AnyView>>();

  /** `when` is an event's number, or a place in another viewer's replay, which has other events. */
  async open(when: number | ReplayPoint): Promise<void> {
    this.table = await api.table(this.id);
    this.viewers = [this.viewer];
    this.events = (await api.events(this.id, this.viewer, 0)).events;
    const event = typeof when === "number" ? when : this.find(when);
    await this.reach(Math.min(event, this.events.length), true);
  }

  protected override async knowledge(event: number): Promise<Knowledge<AnyView>> {
    const kept = this.views.get(event);
    if (kept) return kept;
    const { view, event: reached } = await api.replay<AnyView>(this.id, this.viewer, event);
    const over = reached >= this.events.length;
    const knowledge: Knowledge<AnyView> = {
      view,
      events: reached,
      waiting: [],
      ready: [],
      undo: false,
      over: false,
      asked: null,
      options: [],
      clocks: {},
      closes: null,
      result: over ? (this.table?.result ?? null) : null,
    };
    this.views.set(event, knowledge);
    return knowledge;
  }
}
