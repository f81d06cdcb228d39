// Where diagrams play: one at a time moves by itself.
import { untrack } from "svelte";

class Autoplay {
  private players = $state(0);

  get busy(): boolean {
    return this.players > 0;
  }

  /** From now on until what is returned is called. */
  take(): () => void {
    untrack(() => {
      this.players += 1;
    });
    return () => {
      this.players -= 1;
    };
  }
}

export const autoplay = new Autoplay();
