// The replay of a game on this server, as a seat or an onlooker saw it or, once it is over, with all hands open.
import { api } from "../api/http";
import type { Seat } from "../api/aliases";
import type { Knowledge } from "./client.svelte";
import { type AnyView, type ReplayPoint, Replay } from "./replay.svelte";

export class TableReplay extends Replay {
  /** Positions, each with the last event up to which it is known to be the last position. */
  private positions: { position: Knowledge<AnyView>; until: number }[] = [];

  constructor(
    id: string,
    viewer: Seat,
    private readonly openHands: boolean,
  ) {
    super(id, viewer);
  }

  /** `when` is an event's number, or a place in another viewer's replay, which has other events. */
  async open(when: number | ReplayPoint): Promise<void> {
    this.table = await api.table(this.id);
    this.viewers = [this.viewer];
    this.events = (await api.events(this.id, this.viewer, 0)).events;
    await this.reach(typeof when === "number" ? when : this.find(when), false);
  }

  protected override async position(event: number): Promise<Knowledge<AnyView>> {
    const kept = this.positions.find(({ position, until }) => position.events <= event && event <= until);
    if (kept) return kept.position;
    const { view, event: reached } = await api.replay<AnyView>(this.id, this.viewer, event, this.openHands);
    const over = reached >= this.events.length;
    const position: Knowledge<AnyView> = {
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
      orders: {},
      result: over ? (this.table?.result ?? null) : null,
    };
    this.positions.push({ position, until: Math.max(reached, event) });
    return position;
  }
}
