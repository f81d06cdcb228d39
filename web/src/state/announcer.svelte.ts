// What a screen reader is told: lines are added one after the other, so that none replaces another unread.
import { untrack } from "svelte";

const BREATH = 120; // ms between lines, so that readers notice each
const PATIENCE = 1200; // ms that a line waits for what it belongs to
const KEPT = 24;

class Announcer {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  private queue: string[] = [];
  private timer = 0;
  private count = 0;
  private held = "";
  private holding = 0;

  add(text: string): void {
    if (!text) return;
    if (this.held) this.release(); // in the order in which it happened
    this.queue.push(text);
    if (!this.timer) this.next();
  }

  /** Waits whether more follows; `instead` of what waits now, or after it. */
  hold(text: string, instead: boolean): void {
    if (this.held && !instead) this.release();
    this.held = text;
    clearTimeout(this.holding);
    this.holding = window.setTimeout(this.release, PATIENCE);
  }

  holds(text: string): boolean {
    return this.held === text;
  }

  private release = (): void => {
    clearTimeout(this.holding);
    const { held } = this;
    this.held = "";
    this.add(held);
  };

  /** Somebody else takes this screen, so what was said before is not for them. */
  clear(): void {
    this.queue = [];
    this.held = "";
    clearTimeout(this.holding);
    this.lines = [];
  }

  private next = (): void => {
    const text = this.queue.shift();
    this.timer = text === undefined ? 0 : window.setTimeout(this.next, BREATH);
    // Untracked: an effect that announces something does not hang on all that is announced after it.
    if (text !== undefined) this.lines = [...untrack(() => this.lines), { id: ++this.count, text }].slice(-KEPT);
  };
}

export const announcer = new Announcer();

/** Says it to people who listen to the page instead of looking at it. */
export function announce(text: string): void {
  announcer.add(text);
}
