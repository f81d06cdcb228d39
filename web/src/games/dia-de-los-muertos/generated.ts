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
      kind: "shuffled";
      seat: number;
      cards: number;
    }
  | {
      kind: "drew";
      seat: number;
      card: string;
    }
  | {
      kind: "drew-back";
      seat: number;
      bones: number;
    }
  | {
      kind: "laid";
      seat: number;
      bones: number;
    }
  | {
      kind: "moves";
      seat: number;
      bones: number;
    }
  | {
      kind: "acts";
      seat: number;
      card: string;
    }
  | {
      kind: "discarded";
      seat: number;
      card: string;
    }
  | {
      kind: "stepped";
      seat: number;
      from: number;
      to: number;
    }
  | {
      kind: "placed";
      seat: number;
      from: number;
      to: number;
    }
  | {
      kind: "led-dog";
      seat: number;
      from: number;
      to: number;
    }
  | {
      kind: "bitten";
      seat: number;
      by: number;
    }
  | {
      kind: "dog-hides";
      seat: number;
      field: number;
    }
  | {
      kind: "dug";
      seat: number;
      from: number;
      to: number;
    }
  | {
      kind: "feasted";
      seat: number;
      festivity: string;
    }
  | {
      kind: "found";
      seat: number;
      field: number;
      item: string;
      limb: string;
    }
  | {
      kind: "stole";
      seat: number;
      from: number;
      item: string;
    }
  | {
      kind: "lost-limb";
      seat: number;
      limb: string;
    }
  | {
      kind: "got-limb";
      seat: number;
      limb: string;
    }
  | {
      kind: "revealed";
      seat: number;
      card: string;
    }
  | {
      kind: "attacked";
      seat: number;
      by: number;
      card: string;
    }
  | {
      kind: "dodged";
      seat: number;
      attacker: number;
    }
  | {
      kind: "held";
      seat: number;
      mover: number;
    }
  | {
      kind: "knocked-over";
      seat: number;
      by: number;
    }
  | {
      kind: "came-home";
      seat: number;
      rank: number;
    }
  | {
      kind: "ended";
      seat: number;
      ending: string;
    }
  | {
      kind: "dog-took";
      seat: number;
      festivity: string;
    }
  | {
      kind: "no-effect";
      seat: number;
      card: string;
      reason: string;
    }
  | {
      kind: "unhurt";
      seat: number;
      reason: string;
    }
  | {
      kind: "has-to-swap";
      seat: number;
      cards: number;
    }
  | {
      kind: "dragged";
      seat: number;
      mover: number;
    };
/**
 * Everything that a seat can be asked.
 */
export type QuestionKind =
  | "back"
  | "bite"
  | "block"
  | "cartwheel"
  | "den"
  | "discard"
  | "dodge"
  | "draw"
  | "find"
  | "hold"
  | "jump"
  | "lay"
  | "leave"
  | "lose"
  | "movement"
  | "push"
  | "reveal"
  | "swap"
  | "take"
  | "target"
  | "turn"
  | "ready";

export interface Game {
  event: GameEvent;
  question: QuestionKind;
}
