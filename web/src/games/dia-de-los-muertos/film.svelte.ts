// How Día de los Muertos is filmed: one board, one thing after the other. Events change a copy of what was seen last.
import { Film } from "../../table/film.svelte";
import type { Seat } from "../../api/aliases";
import type { GameEvent } from "../../api/generated";
import type { Event, EventKind } from "./events";
import type { Bones, Card, Facts, Feast, Pair, SkeletonFacts } from "./facts";

/** A limb or a card on its way through the air, for the picture alone. */
export interface Toss {
  id: number;
  what: string;
  seat: Seat;
}

const LASTS = 900;

export class DiaFilm extends Film<Facts> {
  facts: Facts = $state(null as unknown as Facts);
  tosses: Toss[] = $state.raw([]);
  protected readonly lengths: Partial<Record<EventKind, number>> = {
    "phase-opens": 500,
    shuffled: 400,
    drew: 160,
    "drew-back": 160,
    laid: 320,
    moves: 420,
    acts: 620,
    discarded: 220,
    stepped: 420,
    placed: 420,
    "led-dog": 380,
    bitten: 640,
    "dog-hides": 520,
    dug: 520,
    feasted: 760,
    found: 620,
    stole: 700,
    "lost-limb": 760,
    "got-limb": 620,
    revealed: 760,
    attacked: 560,
    dodged: 620,
    held: 560,
    "knocked-over": 620,
    "came-home": 900,
    ended: 400,
    "dog-took": 560,
    "no-effect": 900,
    unhurt: 760,
    "has-to-swap": 560,
    dragged: 420,
    "reactions-opened": 200,
  };
  private tossed = 0;

  protected begun(): boolean {
    return this.facts !== null;
  }
  protected settle(facts: Facts): void {
    this.facts = structuredClone(facts);
  }
  protected sweep(): void {}

  /** Hands and piles are only counted on the way; figures, dog and gravedigger must be where the view has them. */
  protected differences(facts: Facts, asked: string): string[] {
    if (asked !== "lay" && asked !== "turn" && !facts.over) return [];
    const told = (of: Facts) => [
      `dog ${of.dog}`,
      `gravedigger ${of.gravedigger}`,
      ...of.seats.map(
        ({ at, arms, legs, festivities, rank }, i) =>
          `seat ${i + 1} at ${at} arms ${arms} legs ${legs} ${[...festivities].sort().join()} rank ${rank}`,
      ),
    ];
    const right = told(facts);
    return told(this.facts).flatMap((one, i) => (one === right[i] ? [] : [`+ ${one}`, `- ${right[i]}`]));
  }

  protected apply(told: GameEvent): void {
    const event = told as unknown as Event;
    const { facts } = this;
    const seat = event.seat ? facts.seats[event.seat - 1] : undefined;
    if (event.kind === "phase-opens") {
      facts.phase = event.phase as Facts["phase"];
      facts.round = event.round;
    } else if (event.kind === "led-dog") facts.dog = event.to;
    else if (event.kind === "dog-hides") {
      facts.dog = event.field;
      facts.jaws = [];
    } else if (event.kind === "dug") facts.gravedigger = event.to;
    else if (event.kind === "shuffled") {
      facts.deck = event.cards;
      facts.discards = [];
    } else if (seat) this.happenTo(seat, event);
  }

  private happenTo(seat: SkeletonFacts, event: Event): void {
    const { facts } = this;
    switch (event.kind) {
      case "stepped":
      case "placed":
        seat.at = event.to;
        break;
      case "laid":
        seat.laid_back = event.bones as Bones;
        this.drop(seat.backs, event.bones as Bones);
        break;
      case "moves":
        facts.turn = event.seat;
        facts.points = event.bones;
        break;
      case "acts":
        facts.turn = event.seat;
        facts.played = seat.laid = event.card as Card;
        break;
      case "drew-back":
        seat.backs.push(event.bones as Bones);
        facts.deck--;
        break;
      case "drew":
        facts.deck--;
        break;
      case "discarded":
      case "revealed":
        facts.discards.push(event.card as Card);
        if (event.kind === "revealed") this.toss(event.card, event.seat);
        break;
      case "lost-limb":
        this.limb(seat, event.limb, -1);
        this.toss(event.limb, event.seat);
        break;
      case "got-limb":
        this.limb(seat, event.limb, 1);
        break;
      case "feasted":
        seat.festivities.push(event.festivity as Feast);
        facts.festivity[event.festivity as Feast]--;
        this.toss(event.festivity, event.seat);
        break;
      case "found": {
        const pile = facts.piles[String(event.field)] ?? [];
        this.drop(pile, event.item);
        if (!event.limb) seat.festivities.push(event.item as Feast); // a limb is told as got
        break;
      }
      case "stole": {
        const victim = facts.seats[event.from - 1]!;
        const item = event.item;
        if (item !== "arm" && item !== "leg") {
          this.drop(victim.festivities, item as Feast);
          seat.festivities.push(item as Feast);
        } // limbs are told as lost and got
        this.toss(item, event.seat);
        break;
      }
      case "dog-took":
        this.drop(seat.festivities, event.festivity as Feast);
        break;
      case "came-home":
        seat.rank = event.rank;
        break;
    }
  }

  private limb(seat: SkeletonFacts, limb: string, change: number): void {
    if (limb === "arm") seat.arms = (seat.arms + change) as Pair;
    else if (limb === "leg") seat.legs = (seat.legs + change) as Pair;
  }

  private drop<T>(from: T[], one: T): void {
    const found = from.indexOf(one);
    if (found >= 0) from.splice(found, 1);
  }

  private toss(what: string, seat: Seat): void {
    if (this.skipping) return;
    const toss = { id: ++this.tossed, what, seat };
    this.tosses = [...this.tosses, toss];
    setTimeout(() => {
      this.tosses = this.tosses.filter((other) => other !== toss);
    }, LASTS);
  }
}
