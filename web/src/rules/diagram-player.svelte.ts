// A diagram of the rules while it is looked at: a study of its text, filmed, in one go or line by line.
import type { Component } from "svelte";
import { announce } from "../state/announcer.svelte";
import type { Diagram } from "../api/messages";
import type { Studied } from "../api/studies";
import type { AnyView } from "../table/replay.svelte";
import { browserGame } from "../games";
import type { FigureProps } from "../games/game";
import type { Film } from "../table/film.svelte";
import { Study } from "../table/study.svelte";

const BEGINNING = -1;
const BREATH = 450; // ms between the beginning shown again and the first step
const LAST = 700; // what happens after the last words is not waited for

export class Showing {
  Figure = $state.raw<Component<FigureProps> | null>(null);
  film = $state.raw<Film<AnyView> | null>(null);
  told = $state.raw<Studied<AnyView> | null>(null);
  start = $state.raw<AnyView | null>(null);
  failed = $state(false);
  /** What happens, in words, and how much of it has happened. */
  lines = $state.raw<string[]>([]);
  said = $state(0);
  private study = new Study(0);
  private stops: number[] = [];
  private at = $state(0); // stops reached
  private asked = $state(false); // somebody wants it to play on
  private listened = false;
  private opening: Promise<void> | null = null;

  constructor(
    private readonly game: string,
    private readonly diagram: Diagram,
  ) {}

  get playing(): boolean {
    return this.asked || (this.film?.playing ?? false);
  }
  get begun(): boolean {
    return this.at > 0;
  }
  get ended(): boolean {
    return this.begun && this.at === this.stops.length && !this.playing;
  }

  open(): Promise<void> {
    this.opening ??= this.load().catch(() => {
      this.failed = true;
      this.opening = null;
    });
    return this.opening;
  }

  private async load(): Promise<void> {
    this.failed = false;
    const { Figure, film, tell } = await browserGame(this.game).diagrams();
    const made = film();
    this.study.onNews = (news) => {
      if (news.viewer !== 0) return;
      this.start ??= news.knowledge.view;
      made.take(news);
    };
    await this.study.open(this.diagram.text, BEGINNING);
    const told = this.study.told!;
    this.stops = stopsOf(told);
    this.lines = told.events.map((event) => tell(event, told)).filter(Boolean);
    made.onEvent = (event) => {
      const words = tell(event, told);
      if (!words) return;
      this.said += 1;
      if (this.listened) announce(words);
      if (
        this.said === this.lines.length &&
        !told.events.some(({ kind, to }) => kind === "sent" && typeof to === "number")
      )
        setTimeout(() => {
          if (made.playing && !made.paused) made.skip();
        }, LAST);
    };
    this.told = told;
    this.film = made;
    this.Figure = Figure;
  }

  /** All that is left of it; from the beginning if nothing is. `listened`: who pressed a button hears it, too. */
  async play(listened: boolean): Promise<void> {
    await this.open();
    if (!this.film || this.playing) return;
    this.listened = listened;
    this.asked = true;
    try {
      if (this.at === this.stops.length) await this.rewind();
      this.at = this.stops.length;
      await this.study.turnTo(this.told!.steps.length);
    } catch {
      this.failed = true;
    } finally {
      this.asked = false;
    }
  }

  async step(): Promise<void> {
    await this.open();
    if (!this.film || this.playing) return;
    this.listened = true;
    this.asked = true;
    try {
      if (this.at === this.stops.length) await this.rewind();
      this.at += 1;
      await this.study.turnTo(this.stops[this.at - 1]!);
    } catch {
      this.failed = true;
    } finally {
      this.asked = false;
    }
  }

  private async rewind(): Promise<void> {
    await this.study.turnTo(BEGINNING, true);
    this.at = 0;
    this.said = 0;
    await new Promise((done) => {
      setTimeout(done, BREATH);
    });
  }

  close(): void {
    this.film?.skip();
    this.study.close();
  }
}

/** The lines behind which something is to be seen: chance answers with the line that asked it. */
function stopsOf({ steps, first }: Studied<AnyView>): number[] {
  const stops: number[] = [];
  let events = first;
  steps.forEach(({ event }, i) => {
    if (event <= events || steps[i + 1]?.kind === "chance") return;
    events = event;
    stops.push(i + 1);
  });
  return stops;
}
