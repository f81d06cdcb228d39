// Made by `make types` from the server's own types: ossuary.server.schema. Not to be edited.

/**
 * Everything that can happen in this game.
 */
export type GameEvent =
  | {
      kind: "phase-opens";
      seat: number;
      phase: string;
      round: number;
    }
  | {
      kind: "hero-moved";
      seat: number;
      space: string;
    }
  | {
      kind: "hero-fell";
      seat: number;
    }
  | {
      kind: "killed";
      seat: number;
      model: string;
      from: string;
      space: string;
    }
  | {
      kind: "placed";
      seat: number;
      trap: string;
      space: string;
    }
  | {
      kind: "retrieved";
      seat: number;
      trap: string;
      space: string;
    }
  | {
      kind: "walked";
      seat: number;
      model: string;
      from: string;
      to: string;
      facing: string;
    }
  | {
      kind: "held";
      seat: number;
      model: string;
      space: string;
    }
  | {
      kind: "turned-to";
      seat: number;
      model: string;
      space: string;
      facing: string;
    }
  | {
      kind: "triggered";
      seat: number;
      trap: string;
      space: string;
    }
  | {
      kind: "sent";
      seat: number;
      model: string;
      from: string;
      to: number | string;
    }
  | {
      kind: "razed";
      seat: number;
      floors: number;
      space: string;
    }
  | {
      kind: "burnt";
      seat: number;
      houses: number;
    }
  | {
      kind: "rebuilt";
      seat: number;
      what: string;
    }
  | {
      kind: "worn";
      seat: number;
      trap: string;
      space: string;
      now: string;
    }
  | {
      kind: "drew";
      seat: number;
      model: string;
    }
  | {
      kind: "arrived";
      seat: number;
      model: string;
      entry: string;
    }
  | {
      kind: "bought";
      seat: number;
      item: string;
    }
  | {
      kind: "froze";
      seat: number;
      space: string;
    }
  | {
      kind: "unit-formed";
      seat: number;
      leader: string;
      members: number;
    }
  | {
      kind: "ended";
      seat: number;
      ending: string;
    }
  | {
      kind: "first";
      seat: number;
    }
  | {
      kind: "phase-closes";
      seat: number;
      phase: string;
    };
/**
 * Everything that a seat can be asked.
 */
export type QuestionKind =
  | "draw"
  | "first"
  | "flee"
  | "hero"
  | "lead"
  | "market"
  | "order"
  | "send"
  | "stand"
  | "stop"
  | "trap"
  | "turn"
  | "weapon"
  | "ready";

export interface Game {
  event: GameEvent;
  question: QuestionKind;
}
