// Made by `make types` from the server's own types: ossuary.server.schema. Not to be edited.

export type SeatKind = "bot" | "link" | "person";
export type ClockName = "brisk" | "none" | "relaxed";
/**
 * How far a table has come.
 */
export type Status = "open" | "over" | "running";
/**
 * How well a bot plays; from `talus` to `cranium` ever better. A style may follow: a builder keeps what it has, a sender troubles others, a racer hurries.
 */
export type Level =
  | "costa"
  | "costa-builder"
  | "costa-racer"
  | "costa-sender"
  | "cranium"
  | "cranium-builder"
  | "cranium-racer"
  | "cranium-sender"
  | "greedy"
  | "patella"
  | "patella-builder"
  | "patella-racer"
  | "patella-sender"
  | "random"
  | "scapula"
  | "scapula-builder"
  | "scapula-racer"
  | "scapula-sender"
  | "talus"
  | "talus-builder"
  | "talus-racer"
  | "talus-sender"
  | "tibia"
  | "tibia-builder"
  | "tibia-racer"
  | "tibia-sender";
/**
 * How long a standing order holds.
 */
export type OrderSpan = "game" | "round";
/**
 * Why nothing beyond this point is certain.
 */
export type Stop = "chance" | "end" | "other" | "phase" | "question" | "reveal";
/**
 * What can be said about the honesty of a record's chance.
 */
export type Proof = "not-committed" | "not-proved" | "not-revealed" | "proved";
export type LineKind = "answer" | "chance" | "digest" | "expect" | "table";
/**
 * How a value is known.
 */
export type Provenance = "seen" | "text" | "guess";
/**
 * Everything a player can do at a table besides answering.
 */
export type Action = "leave" | "let-round" | "ready" | "resign" | "return" | "undo" | "unready";
export type ClientMessage = Join | Answer | Act | StandingOrder | Emote | Ping;
export type EmoteName = "clap" | "laugh" | "look" | "ouch" | "thanks" | "think" | "wave";
export type ServerMessage = Welcome | TableChanged | Update | Acknowledged | CommandRefused | EmoteShown | Bye | Pong;
/**
 * What can happen at any table, whatever is played there.
 */
export type TableEventKind =
  | "not-ready"
  | "out-of-time"
  | "paused"
  | "pilot"
  | "reactions-opened"
  | "ready"
  | "resigned"
  | "resumed"
  | "standing-order"
  | "transferred"
  | "undone";

/**
 * Every route of the HTTP API, with what it takes and what it answers.
 */
export interface Routes {
  /**
   * Become a person
   */
  "POST /api/people": {
    path: {};
    query: {};
    body: NewPerson;
    response: Person;
  };
  /**
   * Get yourself
   */
  "GET /api/people/me": {
    path: {};
    query: {};
    body: null;
    response: Person;
  };
  /**
   * Change your name
   */
  "PUT /api/people/me": {
    path: {};
    query: {};
    body: NewName;
    response: Person;
  };
  /**
   * Be forgotten
   */
  "DELETE /api/people/me": {
    path: {};
    query: {};
    body: null;
    response: null;
  };
  /**
   * Revoke your tokens
   */
  "POST /api/people/me/tokens": {
    path: {};
    query: {};
    body: NewToken;
    response: Person;
  };
  /**
   * List your tables
   */
  "GET /api/tables": {
    path: {};
    query: {
      most?: number;
      before?: string;
    };
    body: null;
    response: ListedTable[];
  };
  /**
   * Create a table
   */
  "POST /api/tables": {
    path: {};
    query: {};
    body: Plan;
    response: TableInfo;
  };
  /**
   * Get a table
   */
  "GET /api/tables/{table_id}": {
    path: {
      table_id: string;
    };
    query: {};
    body: null;
    response: TableInfo;
  };
  /**
   * Delete your own table
   */
  "DELETE /api/tables/{table_id}": {
    path: {
      table_id: string;
    };
    query: {};
    body: null;
    response: null;
  };
  /**
   * Get the game that a table plays
   */
  "GET /api/tables/{table_id}/game": {
    path: {
      table_id: string;
    };
    query: {};
    body: null;
    response: {
      [k: string]: unknown;
    };
  };
  /**
   * Play again
   */
  "POST /api/tables/{table_id}/rematch": {
    path: {
      table_id: string;
    };
    query: {};
    body: null;
    response: RematchTable;
  };
  /**
   * Claim a seat with its link
   */
  "POST /api/tables/{table_id}/seats/{seat}/claim": {
    path: {
      table_id: string;
      seat: number;
    };
    query: {};
    body: SeatClaim;
    response: TableInfo;
  };
  /**
   * Give your seat to somebody else
   */
  "POST /api/tables/{table_id}/seats/{seat}/hand-over": {
    path: {
      table_id: string;
      seat: number;
    };
    query: {};
    body: null;
    response: SeatLink;
  };
  /**
   * Give a free seat to a bot
   */
  "POST /api/tables/{table_id}/seats/{seat}/bot": {
    path: {
      table_id: string;
      seat: number;
    };
    query: {};
    body: BotPlan;
    response: TableInfo;
  };
  /**
   * Get what a seat sees and is asked
   */
  "GET /api/tables/{table_id}/seats/{seat}": {
    path: {
      table_id: string;
      seat: number;
    };
    query: {};
    body: null;
    response: SeatView;
  };
  /**
   * Get a seat's events
   */
  "GET /api/tables/{table_id}/seats/{seat}/events": {
    path: {
      table_id: string;
      seat: number;
    };
    query: {
      since?: number;
    };
    body: null;
    response: EventList;
  };
  /**
   * Answer the question
   */
  "POST /api/tables/{table_id}/seats/{seat}/answers": {
    path: {
      table_id: string;
      seat: number;
    };
    query: {};
    body: AnswerRequest;
    response: SeatView;
  };
  /**
   * Be ready
   */
  "POST /api/tables/{table_id}/seats/{seat}/ready": {
    path: {
      table_id: string;
      seat: number;
    };
    query: {};
    body: ReadyRequest;
    response: null;
  };
  /**
   * Take back your last answer
   */
  "POST /api/tables/{table_id}/seats/{seat}/undo": {
    path: {
      table_id: string;
      seat: number;
    };
    query: {};
    body: null;
    response: null;
  };
  /**
   * Don't react for the rest of the round
   */
  "POST /api/tables/{table_id}/seats/{seat}/let-round": {
    path: {
      table_id: string;
      seat: number;
    };
    query: {};
    body: null;
    response: null;
  };
  /**
   * Give a standing order
   */
  "POST /api/tables/{table_id}/seats/{seat}/orders": {
    path: {
      table_id: string;
      seat: number;
    };
    query: {};
    body: OrderRequest;
    response: null;
  };
  /**
   * Leave the seat to a bot
   */
  "POST /api/tables/{table_id}/seats/{seat}/leave": {
    path: {
      table_id: string;
      seat: number;
    };
    query: {};
    body: null;
    response: null;
  };
  /**
   * Take the seat back from a bot
   */
  "POST /api/tables/{table_id}/seats/{seat}/return": {
    path: {
      table_id: string;
      seat: number;
    };
    query: {};
    body: null;
    response: null;
  };
  /**
   * Ask for a bot in the seat of a person who is gone
   */
  "POST /api/tables/{table_id}/seats/{seat}/stand-in": {
    path: {
      table_id: string;
      seat: number;
    };
    query: {};
    body: null;
    response: null;
  };
  /**
   * Resign
   */
  "POST /api/tables/{table_id}/seats/{seat}/resign": {
    path: {
      table_id: string;
      seat: number;
    };
    query: {};
    body: null;
    response: null;
  };
  /**
   * Preview answers
   */
  "POST /api/tables/{table_id}/seats/{seat}/preview": {
    path: {
      table_id: string;
      seat: number;
    };
    query: {};
    body: PreviewRequest;
    response: Preview;
  };
  /**
   * Forecast the plan
   */
  "POST /api/tables/{table_id}/seats/{seat}/forecast": {
    path: {
      table_id: string;
      seat: number;
    };
    query: {};
    body: ForecastRequest;
    response: Forecast;
  };
  /**
   * Get a hint
   */
  "POST /api/tables/{table_id}/seats/{seat}/hint": {
    path: {
      table_id: string;
      seat: number;
    };
    query: {};
    body: null;
    response: Hint;
  };
  /**
   * Get the link of your seat
   */
  "GET /api/tables/{table_id}/seats/{seat}/link": {
    path: {
      table_id: string;
      seat: number;
    };
    query: {};
    body: null;
    response: SeatLink;
  };
  /**
   * Ask for a taken seat with its link
   */
  "POST /api/tables/{table_id}/seats/{seat}/transfer": {
    path: {
      table_id: string;
      seat: number;
    };
    query: {};
    body: SeatClaim;
    response: TableInfo;
  };
  /**
   * Let your seat go to another device, or refuse
   */
  "POST /api/tables/{table_id}/seats/{seat}/transfer-answer": {
    path: {
      table_id: string;
      seat: number;
    };
    query: {};
    body: TransferAnswer;
    response: TableInfo;
  };
  /**
   * Take back a seat that went to another device without your word
   */
  "POST /api/tables/{table_id}/seats/{seat}/take-back": {
    path: {
      table_id: string;
      seat: number;
    };
    query: {};
    body: null;
    response: TableInfo;
  };
  /**
   * Download the record, a .bones file
   */
  "GET /api/tables/{table_id}/record": {
    path: {
      table_id: string;
    };
    query: {
      seat?: number;
      event?: number;
      names?: boolean;
    };
    body: null;
    response: string;
  };
  /**
   * Look back
   */
  "GET /api/tables/{table_id}/replay": {
    path: {
      table_id: string;
    };
    query: {
      event: number;
      seat?: number;
      within?: boolean;
      open_hands?: boolean;
    };
    body: null;
    response: SeatView;
  };
  /**
   * Verify a table's record
   */
  "GET /api/tables/{table_id}/verify": {
    path: {
      table_id: string;
    };
    query: {};
    body: null;
    response: Verification;
  };
  /**
   * Verify any record
   */
  "POST /api/verify": {
    path: {};
    query: {};
    body: RecordText;
    response: Verification;
  };
  /**
   * Study a text
   */
  "POST /api/studies": {
    path: {};
    query: {};
    body: StudyRequest;
    response: Study;
  };
  /**
   * Get a position of a text
   */
  "POST /api/studies/moment": {
    path: {};
    query: {};
    body: StudyPositionRequest;
    response: StudyPosition;
  };
  /**
   * List the games
   */
  "GET /api/games": {
    path: {};
    query: {};
    body: null;
    response: GameInfo[];
  };
  /**
   * Get a game's options, answers, events and data
   */
  "GET /api/games/{name}": {
    path: {
      name: string;
    };
    query: {};
    body: null;
    response: {
      [k: string]: unknown;
    };
  };
  /**
   * Get the numbered rules
   */
  "GET /api/games/{name}/rules": {
    path: {
      name: string;
    };
    query: {
      language?: string;
    };
    body: null;
    response: Rule[];
  };
  /**
   * Get the rules in pictures
   */
  "GET /api/games/{name}/diagrams": {
    path: {
      name: string;
    };
    query: {
      language?: string;
    };
    body: null;
    response: Diagram[];
  };
  /**
   * Get the player aid
   */
  "GET /api/games/{name}/aid": {
    path: {
      name: string;
    };
    query: {
      language?: string;
    };
    body: null;
    response: AidChapter[];
  };
  /**
   * Get today's challenge
   */
  "GET /api/challenge": {
    path: {};
    query: {};
    body: null;
    response: Challenge;
  };
  /**
   * Try the challenge
   */
  "POST /api/challenge": {
    path: {};
    query: {};
    body: null;
    response: TableInfo;
  };
  /**
   * Get a game's first lesson
   */
  "GET /api/lessons/{game}": {
    path: {
      game: string;
    };
    query: {};
    body: null;
    response: Lesson;
  };
  /**
   * Start a game's first lesson
   */
  "POST /api/lessons/{game}": {
    path: {
      game: string;
    };
    query: {};
    body: null;
    response: TableInfo;
  };
  /**
   * Get a lesson
   */
  "GET /api/lessons/{game}/{name}": {
    path: {
      game: string;
      name: string;
    };
    query: {};
    body: null;
    response: Lesson;
  };
  /**
   * Start a lesson
   */
  "POST /api/lessons/{game}/{name}": {
    path: {
      game: string;
      name: string;
    };
    query: {};
    body: null;
    response: TableInfo;
  };
}
/**
 * Somebody new, who needs only a name. `bearer`: answer with the token too, for programs without cookies.
 */
export interface NewPerson {
  /**
   * The name a person goes by. It begins with a visible character and has no invisible ones.
   */
  name: string;
  bearer?: boolean;
}
export interface Person {
  id: string;
  name: string;
  token?: string;
}
export interface NewName {
  /**
   * The name a person goes by. It begins with a visible character and has no invisible ones.
   */
  name: string;
}
/**
 * `bearer`: answer with the token too, for programs without cookies.
 */
export interface NewToken {
  bearer?: boolean;
}
/**
 * A table in a list, with where its game stands. `turn`: I have to act; `at`: when anybody last did.
 */
export interface ListedTable {
  id: string;
  game: string;
  options: {
    [k: string]: string;
  };
  seats: SeatInfo[];
  clock: ClockName | ClockPlan;
  reaction_seconds: number;
  status: Status;
  commit: string;
  since: number;
  /**
   * The edition of the rules that it is played by.
   */
  rules: number;
  mine?: boolean;
  links?: {
    [k: string]: string;
  };
  rematch?: string;
  result?: Result;
  occasion?: string;
  variant?: string;
  away_seconds?: number;
  at?: number;
  round?: number;
  waiting?: number[];
  turn?: boolean;
}
/**
 * A seat as everyone sees it. `name` is set once somebody has it; `pilot` answers for it now.
 */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  /**
   * `person`, or a bot's level.
   */
  pilot: string;
  name?: string;
  level?: string;
  here?: boolean;
  ready?: boolean;
  mine?: boolean;
  resigned?: boolean;
  /**
   * Since when nobody is connected to the seat, if nobody is.
   */
  away_since?: number;
  /**
   * The seats that want a bot here.
   */
  bot_votes?: number[];
  transfer?: TransferInfo;
  /**
   * How often it has gone to another device.
   */
  transfers?: number;
  /**
   * It was yours and went to another device without your word: you can take it back.
   */
  lost?: boolean;
}
/**
 * Somebody who has the link of a taken seat asks for it, from another device. `mine`: it is you who asks.
 */
export interface TransferInfo {
  /**
   * When they asked; an answer names it.
   */
  at: number;
  /**
   * When they may come for it, if nobody answers.
   */
  until: number;
  /**
   * When the request counts no more.
   */
  void: number;
  name?: string;
  mine?: boolean;
}
/**
 * Seconds for each choice, and in the bank for choices that take longer.
 */
export interface ClockPlan {
  choice: number;
  bank?: number;
}
/**
 * How a game ended. `scores` and `lost` are empty in games without them; `made`: whether the goal was reached.
 */
export interface Result {
  winners: number[];
  lost: number[];
  scores: number[];
  cause: string;
  made?: boolean;
}
/**
 * A table to be created. `options` are `name=value` words of the game's options.
 */
export interface Plan {
  game: string;
  /**
   * @minItems 1
   * @maxItems 6
   */
  seats: SeatPlan[];
  /**
   * @maxItems 20
   */
  options?: string[];
  clock?: ClockName | ClockPlan;
  reaction_seconds?: number;
  /**
   * Where all persons play at one screen, reactions wait for each of them, however long.
   */
  reactions_wait?: boolean;
  /**
   * After how long the others may give an absent person's seat to a bot.
   */
  away_seconds?: number;
  /**
   * How long a bot seems to think.
   */
  bot_seconds?: number;
  /**
   * A `.bones` text that the game continues from.
   */
  start?: string;
  /**
   * One of the game's `variants`: the host's own data.
   */
  variant?: string;
}
/**
 * Who gets the seat: the person who creates the table, whoever opens its link first, or a bot.
 */
export interface SeatPlan {
  kind?: SeatKind;
  level?: Level;
}
/**
 * A table as one person sees it. `commit` is the SHA-256 of the seed of its chance, empty if it has a `start`.
 */
export interface TableInfo {
  id: string;
  game: string;
  options: {
    [k: string]: string;
  };
  seats: SeatInfo[];
  clock: ClockName | ClockPlan;
  reaction_seconds: number;
  status: Status;
  commit: string;
  since: number;
  /**
   * The edition of the rules that it is played by.
   */
  rules: number;
  mine?: boolean;
  links?: {
    [k: string]: string;
  };
  rematch?: string;
  result?: Result;
  occasion?: string;
  variant?: string;
  away_seconds?: number;
}
/**
 * The table that follows another.
 */
export interface RematchTable {
  id: string;
}
export interface SeatClaim {
  /**
   * The secret part of a seat's link.
   */
  key: string;
}
/**
 * A seat to be claimed: the first person to open this path gets it.
 */
export interface SeatLink {
  seat: number;
  path: string;
}
export interface BotPlan {
  level?: Level;
}
/**
 * All that a viewer sees now, over HTTP.
 */
export interface SeatView {
  viewer: number;
  /**
   * How many events this viewer has been told.
   */
  event: number;
  view: View;
  asked: Question | null;
  options: Option[];
  waiting: number[];
  ready: number[];
  undo: boolean;
  over: boolean;
  closes: number | null;
  clocks: {
    [k: string]: ClockInfo;
  };
  moment: number[];
  result: Result | null;
  orders?: {
    [k: string]: OrderInfo;
  };
  chains?: string[][];
  premoves?: string[][];
}
/**
 * What a viewer may know of the game, as its facts.
 */
export interface View {}
/**
 * What a seat has to do now: `kind` is the game's name for the question, or `ready`.
 */
export interface Question {
  question: string;
  kind: string;
  about: {
    [k: string]: string;
  };
}
/**
 * A legal answer in words, and each of its words by name.
 */
export interface Option {
  words: string;
  verb: string;
  [k: string]: string;
}
/**
 * The time of a seat in milliseconds: for a choice, and in the bank. A clock that runs has a `deadline`.
 */
export interface ClockInfo {
  choice: number;
  bank: number;
  deadline?: number;
}
/**
 * What a seat has ordered to answer to a question.
 */
export interface OrderInfo {
  words: string;
  span: OrderSpan;
}
/**
 * A viewer's events from number `first` on.
 */
export interface EventList {
  viewer: number;
  first: number;
  events: GameEvent[];
}
/**
 * Something that happened, with what the game tells about it. Seat 0 is nobody's.
 */
export interface GameEvent {
  kind: string;
  seat: number;
  [k: string]: string | number;
}
/**
 * `ready`: if this leaves nothing to answer, be ready at the same time. `then`: the other answers of a chain.
 */
export interface AnswerRequest {
  /**
   * The question that is answered.
   */
  question: string;
  /**
   * An answer in the words of the notation.
   */
  words: string;
  ready?: boolean;
  /**
   * @maxItems 20
   *
   * Items: An answer in the words of the notation.
   */
  then?: string[];
}
/**
 * Before the game: ready, with this device's share in the seed. In a simultaneous phase: nothing more to answer.
 *
 * With a `question` it counts for that one alone, however late it comes.
 */
export interface ReadyRequest {
  value?: string | null;
  question?: string | null;
  on?: boolean;
}
/**
 * Has the table answer a question with these `words` whenever the seat is asked it; `ask`: no more.
 */
export interface OrderRequest {
  /**
   * The game's name for a question it asks again and again.
   */
  question: string;
  /**
   * An answer in the words of the notation.
   */
  words: string;
  span?: OrderSpan;
}
/**
 * Answers to try one after the other, without giving them.
 */
export interface PreviewRequest {
  /**
   * @minItems 1
   * @maxItems 20
   *
   * Items: An answer in the words of the notation.
   */
  words: string[];
}
/**
 * What would certainly happen, and what stops it: chance, a reveal, somebody's choice, or the end.
 */
export interface Preview {
  events: GameEvent[];
  stopped: Stop;
  view: View;
  options: string[];
}
/**
 * Answers to try on top of the plan so far, without giving them; none: the plan as it stands.
 */
export interface ForecastRequest {
  /**
   * @maxItems 20
   *
   * Items: An answer in the words of the notation.
   */
  words?: string[];
}
/**
 * What will certainly happen on one's own board up to the end of the coming phase.
 *
 * `stopped` is `phase` if all of it is certain, otherwise `question`: then `unsure` lists what depends on a choice
 * still to come, and `view` leaves that out. `assumed` are the questions answered as if nothing special were done.
 * `options` are the answers to the question of the next phase, if they are certain already, and `lost` names what
 * falls whatever is answered; both only without `words`.
 */
export interface Forecast {
  events: GameEvent[];
  stopped: "phase" | "question";
  view: View;
  unsure: Unsure[];
  assumed: string[];
  options: Option[];
  lost: string[];
}
/**
 * What depends on a choice that is still to come, in the game's own words.
 */
export interface Unsure {
  [k: string]: string;
}
/**
 * What a bot would answer, how it rates the answers there are, and what its own choice gains.
 */
export interface Hint {
  level: string;
  words: string;
  weighed: RatedAnswer[];
  why: HintReason[];
}
/**
 * An answer, and what a bot thinks it is worth.
 */
export interface RatedAnswer {
  words: string;
  worth: number;
}
/**
 * What an answer gains, and how much, over the `other` answer; over doing nothing if none is named.
 */
export interface HintReason {
  key: string;
  amount: number;
  text: string;
  other?: string;
}
/**
 * Whether the seat may go to the device that asked at this time.
 */
export interface TransferAnswer {
  at: number;
  agree: boolean;
}
/**
 * Whether a record is true; `chance` says what can be said about its honesty.
 */
export interface Verification {
  holds: boolean;
  answers: number;
  digests: number;
  chance: Proof;
  failures: string[];
}
/**
 * A `.bones` file.
 */
export interface RecordText {
  text: string;
}
/**
 * A `.bones` text, and the seat through whose eyes it is looked at; 0 sees everything.
 */
export interface StudyRequest {
  /**
   * A `.bones` text.
   */
  text: string;
  viewer?: number;
}
/**
 * A text and what its lines lead to. `now` is after the last playable line; null if the game can't even begin.
 */
export interface Study {
  game: string;
  seats: number;
  options: {
    [k: string]: string;
  };
  /**
   * The edition of the rules that it is played by.
   */
  edition: number;
  title: string;
  rules: string[];
  over: boolean;
  result: Result | null;
  /**
   * How many events are told before the first line.
   */
  first: number;
  steps: StudyLine[];
  events: GameEvent[];
  trouble: TextError | null;
  now: StudyPosition | null;
  /**
   * When it was played, if the text says so.
   */
  date: string;
  /**
   * The player of each seat, or nothing.
   */
  names: string[];
  /**
   * The level of the bot of each seat, or nothing.
   */
  bots: string[];
}
/**
 * One line below `---`. `event`: how many events have been told after it; `found`: what is true instead.
 */
export interface StudyLine {
  line: number;
  text: string;
  kind: LineKind;
  seat: number;
  words: string;
  event: number;
  holds: boolean;
  found: string;
}
/**
 * Where a text is wrong or can't be played.
 */
export interface TextError {
  line: number;
  column: number;
  why: string;
}
/**
 * A position of a text. Nothing is hidden in a study: `asked` lists every seat that is waited for.
 */
export interface StudyPosition {
  step: number;
  event: number;
  view: View;
  waiting: number[];
  asked: SeatQuestion[];
}
/**
 * What a seat is asked, and its answers in words and in parts.
 */
export interface SeatQuestion {
  seat: number;
  asked: Question;
  options: Option[];
}
/**
 * After `step` lines; 0 is before the first. -1 is the position as it is laid out, with nothing played yet.
 */
export interface StudyPositionRequest {
  /**
   * A `.bones` text.
   */
  text: string;
  viewer?: number;
  step?: number;
}
export interface GameInfo {
  name: string;
  title: string;
  least: number;
  most: number;
  languages: string[];
  minutes: number | null;
  age: number | null;
  lessons: string[];
}
/**
 * One rule; its text is Markdown. `data`: the values it rests on, and how each is known.
 */
export interface Rule {
  id: string;
  section: string;
  text: string;
  data?: {
    [k: string]: Provenance;
  };
}
/**
 * A small scenario to look at, with the rules and things it shows; it belongs to the first rule.
 */
export interface Diagram {
  name: string;
  caption: string;
  rules: string[];
  things: string[];
  example: boolean;
  text: string;
}
/**
 * A chapter of a player aid: Markdown, a diagram by its name, and things by their ids. The rules open with some.
 */
export interface AidChapter {
  name: string;
  text: string;
  diagram: string;
  things: string[];
  opening: boolean;
}
/**
 * Today's challenge, by UTC.
 *
 * `mine` is the table where I am trying it, or tried it last: then it is `over`. `attempts` are my tables of today,
 * and `streak` is on how many days in a row I have reached the goal, up to today or yesterday.
 */
export interface Challenge {
  date: string;
  game: string;
  options: {
    [k: string]: string;
  };
  seats: number;
  goal: Goal;
  /**
   * How many people have tried it.
   */
  tried: number;
  /**
   * How many of them have reached the goal.
   */
  made: number;
  mine: string;
  over: boolean;
  attempts: number;
  streak: number;
}
/**
 * A challenge's goal: its key, and the numbers that belong to it.
 */
export interface Goal {
  key: string;
  [k: string]: string | number;
}
/**
 * A lesson; `title` is in the reader's language.
 */
export interface Lesson {
  game: string;
  options: {
    [k: string]: string;
  };
  seats: number;
  steps: LessonStep[];
  name: string;
  title: string;
}
/**
 * What the guide says, by key and in words, and what it waits for.
 *
 * `expects` is an answer's words, `ready`, or nothing; `then` is `ready` if being ready comes with the answer.
 */
export interface LessonStep {
  say: string;
  expects: string;
  then: string;
  rule: string;
  text: string;
}
/**
 * The command with this `ref` is done and on disk.
 */
export interface Acknowledged {
  type: "ack";
  ref: number;
}
/**
 * Anything else a player does at a table.
 *
 * `value` goes with the first `ready`; `question` with later ones, which then count for that question alone.
 */
export interface Act {
  type: "act";
  seat: number;
  do: Action;
  value?: string | null;
  question?: string | null;
  /**
   * Comes back with the acknowledgement or the refusal.
   */
  ref?: number;
}
/**
 * `then`: the other answers of a chain.
 */
export interface Answer {
  type: "answer";
  seat: number;
  /**
   * The question that is answered.
   */
  question: string;
  /**
   * An answer in the words of the notation.
   */
  words: string;
  ready?: boolean;
  /**
   * @maxItems 20
   *
   * Items: An answer in the words of the notation.
   */
  then?: string[];
  /**
   * Comes back with the acknowledgement or the refusal.
   */
  ref?: number;
}
/**
 * The server is about to close: come back later (`restart`), more slowly (`slow`, `too-fast`), or not at all.
 */
export interface Bye {
  type: "bye";
  code: string;
}
/**
 * The first message: the seats to play (all one's own, or none to look on), and the events one has of each.
 *
 * `lists`: several waiting messages may come in one frame, as a list. `language`: refusals are told in it. Sent again
 * with a `table`, it moves on to that table, such as the rematch.
 */
export interface Join {
  type: "join";
  table?: string;
  /**
   * @maxItems 6
   */
  seats?: number[];
  since?: {
    [k: string]: number;
  };
  moments?: boolean;
  lists?: boolean;
  language?: string;
}
/**
 * A standing order, which only its own seat ever sees: answer a question with these `words`; `ask`: no more.
 */
export interface StandingOrder {
  type: "order";
  seat: number;
  /**
   * The game's name for a question it asks again and again.
   */
  question: string;
  /**
   * An answer in the words of the notation.
   */
  words: string;
  span?: OrderSpan;
  /**
   * Comes back with the acknowledgement or the refusal.
   */
  ref?: number;
}
/**
 * A quick sign without words. `look` points out a space of a board, in games where all plan together.
 */
export interface Emote {
  type: "sign";
  seat: number;
  sign: EmoteName;
  board?: number;
  space?: string;
  /**
   * Comes back with the acknowledgement or the refusal.
   */
  ref?: number;
}
export interface Ping {
  type: "ping";
  /**
   * Comes back with the acknowledgement or the refusal.
   */
  ref?: number;
}
/**
 * Nothing has changed. `code` is one of the HTTP API's problem codes.
 */
export interface CommandRefused {
  type: "refused";
  ref: number;
  code: string;
  detail: string;
  reasons: RefusalReason[];
}
/**
 * A rule that forbids it; `rule` is `table` where it is one of the table's own.
 */
export interface RefusalReason {
  rule: string;
  key: string;
  text: string;
}
/**
 * Somebody's emote, which is not stored anywhere.
 */
export interface EmoteShown {
  type: "sign";
  seat: number;
  sign: EmoteName;
  board?: number;
  space?: string;
}
export interface Health {
  status: "ok";
  version: string;
  compiled: boolean;
}
export interface Pong {
  type: "pong";
  ref: number;
  now: number;
}
/**
 * RFC 9457; `reasons` cites the rules that forbid an answer.
 */
export interface ProblemDetails {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  reasons?: RefusalReason[];
}
/**
 * The table as it stands, and the forms of its game's answers: for each verb the names of the words after it.
 *
 * `orders` has the standing orders that its game knows: for a question the answers that can be ordered.
 */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seats: number[];
  forms: {
    [k: string]: string[];
  };
  now: number;
  orders: {
    [k: string]: string[];
  };
}
export interface TableChanged {
  type: "table";
  table: TableInfo;
}
/**
 * What a viewer learns: events from number `first` on and, unless nothing changed, all they see now.
 *
 * `viewer` is a seat, or 0 for onlookers. `options` has each answer in words and in parts, `chains` answers that can
 * be given in one go, `premoves` those that can be decided on before they are asked, `orders` what the seat has
 * ordered itself, by question.
 */
export interface Update {
  type: "update";
  viewer: number;
  first: number;
  events: GameEvent[];
  waiting: number[];
  ready: number[];
  undo: boolean;
  over: boolean;
  asked?: Question | null;
  options?: Option[];
  chains?: string[][];
  premoves?: string[][];
  view?: View;
  moment?: number[];
  clocks?: {
    [k: string]: ClockInfo;
  };
  closes?: number;
  orders?: {
    [k: string]: OrderInfo;
  };
  result?: Result;
}
/**
 * Something that happened at the table rather than in the game.
 */
export interface TableEvent {
  kind: TableEventKind;
  seat: number;
  pilot?: string;
}
