// Requests to the server. Errors come as problem+json and leave here as Refusals.
import { language } from "../i18n/language.svelte";
import type { Forecast, Preview, Seat, SeatView, Study, StudyPosition, Words } from "./aliases";
import type { Level, Plan, ProblemDetails, Routes } from "./generated";
import { OFFLINE, Refusal } from "./refusal";

type Route = keyof Routes;
/** What a route must be given: nothing for parts that it does not have. */
type Given<R extends Route> = {
  [
    Part in "path" | "query" | "body" as Routes[R][Part] extends null | Record<string, never>
      ? never
      : {} extends Routes[R][Part]
        ? never
        : Part
  ]: Routes[R][Part];
} & { [Part in "query" | "body"]?: Routes[R][Part] };
interface Parts {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

async function send(route: Route, { path = {}, query = {}, body = null }: Parts): Promise<Response> {
  const [method, template] = route.split(" ") as [string, string];
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const headers: Record<string, string> = { accept: "application/json, text/plain", "accept-language": language.code };
  if (body !== null) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(asked.length ? `${filled}?${new URLSearchParams(asked)}` : filled, {
      method,
      headers,
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(OFFLINE, "");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<ProblemDetails>;
  throw new Refusal(problem.code ?? `http-${answer.status}`, problem.detail ?? "", problem.reasons, answer.status);
}

async function call<R extends Route>(route: R, given: Given<R>): Promise<Routes[R]["response"]> {
  const text = await (await send(route, given as Parts)).text();
  return (text ? JSON.parse(text) : null) as Routes[R]["response"];
}

export const api = {
  me: () => call("GET /api/people/me", {}),
  introduce: (name: string) => call("POST /api/people", { body: { name } }),
  rename: (name: string) => call("PUT /api/people/me", { body: { name } }),
  revokeTokens: () => call("POST /api/people/me/tokens", { body: {} }),

  tables: (before = "") => call("GET /api/tables", before ? { query: { before } } : {}),
  table: (table_id: string) => call("GET /api/tables/{table_id}", { path: { table_id } }),
  gameOf: (table_id: string) => call("GET /api/tables/{table_id}/game", { path: { table_id } }),
  create: (plan: Plan) => call("POST /api/tables", { body: plan }),
  remove: (table_id: string) => call("DELETE /api/tables/{table_id}", { path: { table_id } }),
  rematch: (table_id: string) => call("POST /api/tables/{table_id}/rematch", { path: { table_id } }),
  claim: (table_id: string, seat: Seat, key: string) =>
    call("POST /api/tables/{table_id}/seats/{seat}/claim", { path: { table_id, seat }, body: { key } }),
  seatBot: (table_id: string, seat: Seat, level: Level) =>
    call("POST /api/tables/{table_id}/seats/{seat}/bot", { path: { table_id, seat }, body: { level } }),
  standIn: (table_id: string, seat: Seat) =>
    call("POST /api/tables/{table_id}/seats/{seat}/stand-in", { path: { table_id, seat } }),
  handOver: (table_id: string, seat: Seat) =>
    call("POST /api/tables/{table_id}/seats/{seat}/hand-over", { path: { table_id, seat } }),

  seatLink: (table_id: string, seat: Seat) =>
    call("GET /api/tables/{table_id}/seats/{seat}/link", { path: { table_id, seat } }),
  transfer: (table_id: string, seat: Seat, key: string) =>
    call("POST /api/tables/{table_id}/seats/{seat}/transfer", { path: { table_id, seat }, body: { key } }),
  answerTransfer: (table_id: string, seat: Seat, at: number, agree: boolean) =>
    call("POST /api/tables/{table_id}/seats/{seat}/transfer-answer", { path: { table_id, seat }, body: { at, agree } }),
  takeBack: (table_id: string, seat: Seat) =>
    call("POST /api/tables/{table_id}/seats/{seat}/take-back", { path: { table_id, seat } }),

  preview: <View>(table_id: string, seat: Seat, words: Words[]) =>
    call("POST /api/tables/{table_id}/seats/{seat}/preview", { path: { table_id, seat }, body: { words } }) as Promise<
      Preview<View>
    >,
  forecast: <View>(table_id: string, seat: Seat, words: Words[]) =>
    call("POST /api/tables/{table_id}/seats/{seat}/forecast", { path: { table_id, seat }, body: { words } }) as Promise<
      Forecast<View>
    >,
  hint: (table_id: string, seat: Seat) =>
    call("POST /api/tables/{table_id}/seats/{seat}/hint", { path: { table_id, seat } }),
  ready: (table_id: string, seat: Seat, value: string) =>
    call("POST /api/tables/{table_id}/seats/{seat}/ready", { path: { table_id, seat }, body: { value } }),
  events: (table_id: string, seat: Seat, since: number) =>
    call("GET /api/tables/{table_id}/seats/{seat}/events", { path: { table_id, seat }, query: { since } }),
  /** The last position of which the viewer has been told no more events than these. */
  replay: <View>(table_id: string, seat: Seat, event: number, open_hands = false) =>
    call("GET /api/tables/{table_id}/replay", {
      path: { table_id },
      query: { seat, event, within: true, open_hands },
    }) as Promise<SeatView<View>>,
  /** All of it or, when the game is over, up to an event of a viewer. */
  record: async (table_id: string, at?: { seat: Seat; event: number }): Promise<string> =>
    (await send("GET /api/tables/{table_id}/record", { path: { table_id }, query: { ...at } })).text(),
  verify: (text: string) => call("POST /api/verify", { body: { text } }),
  study: <View>(text: string, viewer: Seat) =>
    call("POST /api/studies", { body: { text, viewer } }) as Promise<Study<View>>,
  studyPosition: <View>(text: string, viewer: Seat, step: number) =>
    call("POST /api/studies/moment", { body: { text, viewer, step } }) as Promise<StudyPosition<View>>,

  games: () => call("GET /api/games", {}),
  game: (name: string) => call("GET /api/games/{name}", { path: { name } }),
  rules: (name: string, code: string = language.code) =>
    call("GET /api/games/{name}/rules", { path: { name }, query: { language: code } }),
  diagrams: (name: string, code: string = language.code) =>
    call("GET /api/games/{name}/diagrams", { path: { name }, query: { language: code } }),
  aid: (name: string, code: string = language.code) =>
    call("GET /api/games/{name}/aid", { path: { name }, query: { language: code } }),
  challenge: () => call("GET /api/challenge", {}),
  takeChallenge: () => call("POST /api/challenge", {}),
  lesson: (game: string, name: string) => call("GET /api/lessons/{game}/{name}", { path: { game, name } }),
  takeLesson: (game: string, name: string) => call("POST /api/lessons/{game}/{name}", { path: { game, name } }),
};
