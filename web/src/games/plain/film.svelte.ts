// A game without pictures has nothing to animate: events are read in the log, and the view is shown at once.
import { Film } from "../../table/film.svelte";
import type { PlainView } from "./facts";

export class PlainFilm extends Film<PlainView> {
  facts: PlainView | null = $state.raw(null);
  protected readonly lengths = {};

  protected begun(): boolean {
    return this.facts !== null;
  }
  protected settle(facts: PlainView): void {
    this.facts = facts;
  }
  protected apply(): void {}
  protected sweep(): void {}
  protected differences(): string[] {
    return [];
  }
}
