// A lesson goes step by step: each says something, and most ask for one answer. Chance and bots do the same at every
// table of a lesson, so any step can be reached again: at a new table where the answers before it have been given.
import { api } from "../../api/http";
import type { Lesson as Script, LessonStep } from "../../api/generated";
import { keep, kept } from "../../state/tab-storage";
import { LessonClient, type Leader } from "./lesson-client.svelte";
import { tickOff } from "./lessons-done.svelte";

const ASTRAY = -1; // played on without the guide, so that the table fits no step

export class Lesson implements Leader {
  /** The number of the step that is shown, from 0. */
  at = $state(0);
  /** How often something else was tried at this step: the guide says so. */
  missed = $state(0);
  /** Whether the guide leads. If it does not, one plays freely, and may come back to the lesson. */
  leads = $state(true);
  /** Another table is being set up for a step. */
  isTurning = $state(false);
  client = $state.raw<LessonClient | null>(null);
  /** How many answers of the lesson have been given at this table. */
  private given = 0;
  private closed = false;

  constructor(readonly script: Script) {}

  get game(): string {
    return this.script.game;
  }
  get steps(): LessonStep[] {
    return this.script.steps;
  }

  /** Starts at the step that was shown last in this tab. */
  begin(): Promise<void> {
    const last = Number(kept(this.key));
    return this.goTo(last > 0 && last < this.steps.length ? last : 0);
  }

  get step(): LessonStep | null {
    return this.leads ? (this.steps[this.at] ?? null) : null;
  }
  get hasPast(): boolean {
    return this.at > 0;
  }
  get isLast(): boolean {
    return this.at === this.steps.length - 1;
  }

  next(): void {
    if (this.isLast) this.finish();
    else this.show(this.at + 1);
  }

  async back(): Promise<void> {
    if (this.hasPast) await this.goTo(this.at - 1);
  }

  async undo(): Promise<void> {
    const last = this.steps.slice(0, this.at).findLastIndex(({ expects }) => expects);
    await this.goTo(Math.max(last, 0));
  }

  done(): void {
    this.given += 1;
    this.next();
  }

  miss(): void {
    this.missed += 1;
  }

  /** Lets people play freely. The lesson can be taken up again at this step. */
  pause(): void {
    this.leads = false;
    this.given = ASTRAY;
  }

  /** Shows the same step again, at a table that fits it. */
  async takeUp(): Promise<void> {
    await this.goTo(this.at);
  }

  /** The lesson is over: one may play on at its table. */
  private finish(): void {
    this.pause();
    this.at = this.steps.length;
    keep(this.key, null);
  }

  get isOver(): boolean {
    return this.at >= this.steps.length;
  }

  close(): void {
    this.closed = true;
    this.client?.close();
  }

  private async goTo(step: number): Promise<void> {
    if (this.isTurning) return;
    const answers = this.steps.slice(0, step).filter(({ expects }) => expects);
    if (!this.client || answers.length !== this.given) {
      this.isTurning = true;
      try {
        await this.openTable(answers);
      } finally {
        this.isTurning = false;
      }
    }
    this.leads = true;
    this.show(step);
  }

  private show(step: number): void {
    this.at = step;
    this.missed = 0;
    keep(this.key, String(step));
    if (this.isLast) tickOff(this.game, this.script.name);
  }

  private async openTable(answers: LessonStep[]): Promise<void> {
    const table = await api.takeLesson(this.game, this.script.name);
    const mine = table.seats.filter((one) => one.mine && one.kind !== "bot").map(({ seat }) => seat);
    const client = new LessonClient(table.id, mine, this);
    try {
      await client.opened();
      for (const step of answers) await client.give(step);
    } catch (error) {
      client.close();
      throw error;
    }
    if (this.closed) {
      client.close();
      return;
    }
    this.client?.close();
    this.client = client;
    this.given = answers.length;
  }

  private get key(): string {
    return `ossuary.lesson.${this.game}.${this.script.name}`;
  }
}
