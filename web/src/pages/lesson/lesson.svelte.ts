// A lesson goes step by step: each says something, and most wait for one answer.
import type { LessonStep } from "../../api/generated";
import type { Seat, Words } from "../../api/aliases";
import type { Action } from "../../api/generated";
import { Refusal } from "../../api/refusal";
import { EXPLAINED } from "../../state/notices.svelte";
import type { AnyClient } from "../../table/client.svelte";

class Lesson {
  steps = $state.raw<LessonStep[]>([]);
  at = $state(0);
  /** How often something else was tried at this step: the guide says so. */
  missed = $state(0);

  get step(): LessonStep | null {
    return this.steps[this.at] ?? null;
  }
  /** The answer that is waited for, in the words of the notation; tables may show where it is. */
  get expects(): Words {
    return this.step?.expects ?? "";
  }

  begin(steps: LessonStep[]): void {
    this.steps = steps;
    this.at = 0;
  }

  end(): void {
    this.begin([]);
  }
  next(): void {
    this.at = Math.min(this.at + 1, this.steps.length);
    this.missed = 0;
  }

  /** What is answered at this table goes through the lesson: another answer than the one it waits for is not given. */
  teach(client: AnyClient): void {
    const answer = client.answer.bind(client);
    const act = client.act.bind(client);
    client.answer = (seat: Seat, words: Words, ready = false) =>
      this.through(words, (then) => answer(seat, words, ready || then === "ready"));
    client.act = (seat: Seat, action: Action, value?: string) =>
      value || !this.expects ? act(seat, action, value) : this.through(action, () => act(seat, action));
  }

  private async through(words: Words, say: (then: string) => Promise<void>): Promise<void> {
    const expected = this.expects;
    const then = this.step?.then ?? "";
    if (expected && expected !== words && words !== "undo") {
      this.missed += 1;
      throw new Refusal(EXPLAINED, "");
    }
    await say(then);
    if (expected && expected === words) this.next();
  }
}

export const lesson = new Lesson();
