// Everything that is asked by HTTP. Errors come as problem+json and leave here as Refusals.
import { language } from "../i18n/language.svelte";
import type {
  Challenge,
  Deed,
  Diagram,
  GameInfo,
  Hint,
  Person,
  Plan,
  Preview,
  Reason,
  Rule,
  Seat,
  TableInfo,
  TableLine,
  Words,
} from "./messages";
import { OFFLINE, Refusal } from "./refusal";
import type { Studied, StudyMoment } from "./studies";

interface Problem {
  code?: string;
  detail?: string;
  reasons?: Reason[];
}

const fromJson = (text: string): unknown => (text ? JSON.parse(text) : undefined);

async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  read: (text: string) => unknown = fromJson,
): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json, text/plain", "accept-language": language.code };
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(OFFLINE, "");
  }
  if (answer.ok) return read(await answer.text()) as T;
  const problem = (await answer.json().catch(() => ({}))) as Problem;
  throw new Refusal(problem.code ?? `http-${answer.status}`, problem.detail ?? "", problem.reasons, answer.status);
}

const get = <T>(path: string) => ask<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
const seatPath = (table: string, seat: Seat) => `/tables/${table}/seats/${seat}`;

export const api = {
  me: () => get<Person>("/people/me"),
  introduce: (name: string) => post<Person>("/people", { name }),
  rename: (name: string) => ask<Person>("PUT", "/people/me", { name }),

  tables: () => get<TableLine[]>("/tables"),
  table: (table: string) => get<TableInfo>(`/tables/${table}`),
  create: (plan: Plan) => post<TableInfo>("/tables", plan),
  remove: (table: string) => ask<void>("DELETE", `/tables/${table}`),
  rematch: (table: string) => post<TableInfo>(`/tables/${table}/rematch`),
  claim: (table: string, seat: Seat, key: string) => post<TableInfo>(`${seatPath(table, seat)}/claim`, { key }),
  seatBot: (table: string, seat: Seat) => post<TableInfo>(`${seatPath(table, seat)}/bot`, {}),
  handOver: (table: string, seat: Seat) => post<{ seat: Seat; path: string }>(`${seatPath(table, seat)}/hand-over`),

  preview: <V>(table: string, seat: Seat, words: Words[]) =>
    post<Preview<V>>(`${seatPath(table, seat)}/preview`, { words }),
  forecast: <V>(table: string, seat: Seat, words: Words[]) =>
    post<Preview<V>>(`${seatPath(table, seat)}/forecast`, { words }),
  hint: (table: string, seat: Seat) => post<Hint>(`${seatPath(table, seat)}/hint`),
  ready: (table: string, seat: Seat, value: string) => post<void>(`${seatPath(table, seat)}/ready`, { value }),
  act: (table: string, seat: Seat, deed: Deed) => post<unknown>(`${seatPath(table, seat)}/${deed}`),
  events: (table: string, seat: Seat, since: number) =>
    get<{ first: number; events: import("./messages").GameEvent[] }>(`${seatPath(table, seat)}/events?since=${since}`),
  replay: <V>(table: string, seat: Seat, event: number) =>
    get<{ view: V; event: number }>(`/tables/${table}/replay?seat=${seat}&event=${event}`),
  /** All of it or, when the game is over, up to a moment of a viewer. */
  record: (table: string, at?: { seat: Seat; event: number }) =>
    ask<string>(
      "GET",
      `/tables/${table}/record${at ? `?seat=${at.seat}&event=${at.event}` : ""}`,
      undefined,
      (text) => text,
    ),
  verify: (text: string) =>
    post<{ holds: boolean; answers: number; digests: number; chance: string; failures: string[] }>("/verify", { text }),
  study: <V>(text: string, viewer: Seat) => post<Studied<V>>("/studies", { text, viewer }),
  moment: <V>(text: string, viewer: Seat, step: number) =>
    post<StudyMoment<V>>("/studies/moment", { text, viewer, step }),

  games: () => get<GameInfo[]>("/games"),
  game: (game: string) => get<Record<string, unknown>>(`/games/${game}`),
  rules: (game: string, code: string = language.code) => get<Rule[]>(`/games/${game}/rules?language=${code}`),
  diagrams: (game: string, code: string = language.code) => get<Diagram[]>(`/games/${game}/diagrams?language=${code}`),
  challenge: () => get<Challenge>("/challenge"),
  takeChallenge: () => post<TableInfo>("/challenge"),
  lesson: (game: string) => get<{ steps: LessonStep[] }>(`/lessons/${game}`),
  takeLesson: (game: string) => post<TableInfo>(`/lessons/${game}`),
};

export interface LessonStep {
  say: string;
  expects: string;
  [more: string]: string;
}
