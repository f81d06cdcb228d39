// A diagram of the rules while it is looked at: a study of its text, filmed, in one go or line by line.
import type { Component } from "svelte";
import { announce } from "../state/announcer.svelte";
import type { Study } from "../api/aliases";
import type { Diagram } from "../api/generated";
import type { AnyView } from "../table/replay.svelte";
import { browserGame } from "../games";
import type { FigureProps } from "../games/game";
import type { Film } from "../table/film.svelte";
import { TextReplay } from "../table/text-replay.svelte";

const BEGINNING = -1;
const BREATH = 450; // ms between the beginning shown again and the first step
const LAST = 700; // what happens after the last words is not waited for

export class DiagramPlayer {
  Figure = $state.raw<Component<FigureProps> | null>(null);
  film = $state.raw<Film<AnyView> | null>(null);
  study = $state.raw<Study<AnyView> | null>(null);
  start = $state.raw<AnyView | null>(null);
  failed = $state(false);
  /** What happens, in words, and how much of it has happened. */
  lines = $state.raw<string[]>([]);
  said = $state(0);
  private replay = new TextReplay(0);
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
    const { Figure, film, describe } = await browserGame(this.game).diagrams();
    const made = film();
    this.replay.onUpdate = (update) => {
      if (update.viewer !== 0) return;
      this.start ??= update.knowledge.view;
      made.take(update);
    };
    await this.replay.open(this.diagram.text, BEGINNING);
    const study = this.replay.study!;
    this.stops = stopsOf(study);
    this.lines = study.events.map((event) => describe(event, study)).filter(Boolean);
    made.onEvent = (event) => {
      const words = describe(event, study);
      if (!words) return;
      this.said += 1;
      if (this.listened) announce(words);
      if (
        this.said === this.lines.length &&
        !study.events.some(({ kind, to }) => kind === "sent" && typeof to === "number")
      )
        setTimeout(() => {
          if (made.playing && !made.paused) made.skip();
        }, LAST);
    };
    this.study = study;
    this.film = made;
    this.Figure = Figure;
  }

  /** All that is left of it; from the beginning if nothing is. `listened`: a button was pressed, so it can be heard, too. */
  async play(listened: boolean): Promise<void> {
    await this.open();
    if (!this.film || this.playing) return;
    this.listened = listened;
    this.asked = true;
    try {
      if (this.at === this.stops.length) await this.rewind();
      this.at = this.stops.length;
      await this.replay.turnTo(this.study!.steps.length);
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
      await this.replay.turnTo(this.stops[this.at - 1]!);
    } catch {
      this.failed = true;
    } finally {
      this.asked = false;
    }
  }

  private async rewind(): Promise<void> {
    await this.replay.turnTo(BEGINNING, true);
    this.at = 0;
    this.said = 0;
    await new Promise((done) => {
      setTimeout(done, BREATH);
    });
  }

  close(): void {
    this.film?.skip();
    this.replay.close();
  }
}

/** The lines behind which something is to be seen: chance answers with the line that asked it. */
function stopsOf({ steps, first }: Study<AnyView>): number[] {
  const stops: number[] = [];
  let events = first;
  steps.forEach(({ event }, i) => {
    if (event <= events || steps[i + 1]?.kind === "chance") return;
    events = event;
    stops.push(i + 1);
  });
  return stops;
}
