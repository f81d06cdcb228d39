// What the server makes of a text: docs/protocol.md, "Studies".
import type { Asked, GameEvent, Option, Result, Seat, Words } from "./messages";

export interface StudyStep {
  line: number; // in the text, from 1
  text: string;
  kind: "answer" | "chance" | "expect" | "digest" | "table";
  seat: Seat;
  words: Words;
  event: number; // how many events have been told after it
  holds: boolean;
  found: string;
}

export interface TextTrouble {
  line: number;
  column: number;
  why: string;
}

export interface StudyMoment<View> {
  step: number;
  event: number;
  view: View;
  waiting: Seat[];
  asked: { seat: Seat; asked: Asked; options: Option[] }[];
}

export interface Studied<View> {
  game: string;
  seats: number;
  options: Record<string, string>;
  title: string;
  rules: string[];
  over: boolean;
  result: Result | null;
  first: number; // events before the first line
  steps: StudyStep[];
  events: GameEvent[];
  trouble: TextTrouble | null;
  now: StudyMoment<View> | null;
}
