// What a screen reader is told: lines are added one after the other, so that none replaces another unread.

const BREATH = 120; // ms between lines, so that readers notice each
const KEPT = 24;

class Telling {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  private queue: string[] = [];
  private timer = 0;
  private count = 0;

  add(text: string): void {
    if (!text) return;
    this.queue.push(text);
    if (!this.timer) this.next();
  }

  private next = (): void => {
    const text = this.queue.shift();
    this.timer = text === undefined ? 0 : window.setTimeout(this.next, BREATH);
    if (text !== undefined) this.lines = [...this.lines, { id: ++this.count, text }].slice(-KEPT);
  };
}

export const telling = new Telling();

/** Says it to whoever listens to the page instead of looking at it. */
export function announce(text: string): void {
  telling.add(text);
}
