// What the person at a seat is about to answer: the options by what they name, and what was chosen so far.
import { api } from "../../../api/http";
import type { Seat, Words } from "../../../api/aliases";
import type { GameEvent, Option } from "../../../api/generated";
import { t } from "../../../i18n/language.svelte";
import { notify } from "../../../state/notices.svelte";
import { chooseOrder, hasChosen } from "../../../table/orders";
import { SeatActions } from "../../../table/seat-actions.svelte";
import type { Card, Facts, Field } from "../facts";
import { RULE_ASKED } from "../rule-ids";
import {
  type Click,
  clickOnAims,
  clickOnField,
  type Lit,
  litCards,
  litFields,
  type Offer,
  single,
  type Way,
  waysOf,
  wordsOf,
} from "./highlights.svelte";

const REACTIONS = ["hold", "dodge"];
const WALKS = ["movement", "cartwheel"];
const PLAYED = ["turn", "movement"]; // the questions that what was decided on before answers
const MOST_REFUSALS = 2;
const REST = 160; // ms that the pointer has to rest on something

export class DiaActions extends SeatActions<Facts> {
  /** The first of two fields: where the victim of a push goes. */
  first = $state("");
  /** The cards that are to be exchanged, by their places in the hand. */
  pair: number[] = $state.raw([]);
  /** What a click may have meant: ways of the own figure or of the dog, or a player there. */
  ambiguous: Way[][] = $state.raw([]);
  /** Ways to one field or player, each by another card to lay. */
  aim: Way[] = $state.raw([]);
  /** What was decided on before it is asked: answers that the page gives when they are. */
  premove: Words[] = $state.raw([]);
  /** The one of them that is pointed at. */
  pointedWay: Way | null = $state.raw(null);
  whatIf: { words: Words[]; events: GameEvent[] } | null = $state.raw(null);

  /** The field that the graveyard is pointed at: what it would bring is said there. */
  lookedField: Field | null = $state(null);

  private going = $state(false); // an answer that was decided on before is on its way
  private asked = "";
  private refusals = 0; // of exchanges, in a row
  private timer = 0;

  get reacting(): boolean {
    return REACTIONS.includes(this.kind);
  }

  /** Whether fields are chosen to walk to. */
  get walking(): boolean {
    return (WALKS.includes(this.kind) || (this.kind === "turn" && this.fields.size > 0)) && !this.isGuided;
  }

  /** Everything that can be answered now, or decided on. */
  readonly offer: Offer = $derived.by(() => {
    const only = this.isGuided ? 0 : Number(this.knowledge?.asked?.about.targets ?? 0); // several are no number
    return {
      options: this.options,
      chains: this.client.chainsOf(this.seat),
      premoves: this.client.premovesOf(this.seat),
      only: only || null,
    };
  });
  readonly ways: Way[] = $derived(waysOf(this.offer));
  readonly fields: Map<Field, Lit> = $derived(litFields(this.offer, this.ways, this.first));
  /** Players that can be chosen. */
  readonly targets: Set<Seat> = $derived(new Set(this.ways.flatMap(({ seat }) => seat ?? [])));
  /** Cards of the hand that can be chosen. */
  readonly cards: Set<string> = $derived(
    litCards(this.aim.length ? this.aim.map(({ option }) => option) : this.options),
  );
  /** Cards that can be laid for their action at once. */
  readonly deeds: Set<string> = $derived(
    new Set(
      this.offer.premoves
        .filter(([lay, ...then]) => lay!.startsWith("lay ") && then.join() === "act")
        .map(([lay]) => lay!.split(" ")[1]!),
    ),
  );
  readonly exchanging: boolean = $derived(this.options.some(({ card2 }) => card2 !== undefined));
  /** The exchange of the two cards that are chosen. */
  readonly exchange: Option | undefined = $derived.by(() => {
    const hand = this.knowledge?.view.seats[this.seat - 1]?.hand ?? [];
    const two = this.pair.map((place) => hand[place]).sort();
    return this.options.find(({ card, card2 }) => two.length === 2 && [card, card2].sort().join() === two.join());
  });

  /** All other answers: buttons. */
  spoken: Option[] = $derived(this.options.filter(({ field, seat, card }) => !field && !seat && !card));

  override follow(): void {
    const question = this.knowledge?.asked?.question ?? "";
    if (question === this.asked) return;
    this.asked = question;
    this.forget();
    this.whatIf = null;
    clearTimeout(this.timer);
    if (this.kind === "lay" || this.kind === "swap") this.premove = []; // its turn has passed
  }

  /** `clicked`: the player whose figure on that field was clicked; of the field itself, all who stand there. */
  chooseField(field: Field, clicked?: Seat[]): Promise<void> {
    const seats = this.knowledge?.view.seats ?? [];
    const there = clicked ?? [...this.targets].filter((seat) => seats[seat - 1]?.at === field);
    return this.click(clickOnField(field, there, this.offer, this.ways, this.first), field);
  }

  chooseSeat(seat: Seat): Promise<void> {
    return this.click(clickOnAims([this.ways.filter((way) => way.seat === seat)]));
  }

  /** One of the things that a click may have meant. */
  chooseAim(ways: Way[]): Promise<void> {
    this.ambiguous = [];
    return this.click(clickOnAims([ways]));
  }

  private async click(click: Click, field?: Field): Promise<void> {
    this.aim = [];
    if (click.means === "answer") await this.take(click.way);
    else if (click.means === "first-of-two") this.first = String(field);
    else if (click.means === "ask-which") this.ambiguous = click.aims;
    else if (click.means === "ask-card") this.aim = click.ways;
  }

  /** Gives the answers of a way, or the first of them if the others are asked for later. */
  async take({ option, then, later }: Way): Promise<void> {
    this.premove = later ? then : [];
    await this.answer(option.words, false, later ? [] : then);
  }

  /** Two cards are chosen before they are exchanged; any other card is an answer by itself. */
  async chooseCard(card: Card, place: number): Promise<void> {
    const aimed = this.aim.find(({ option }) => option.card === card);
    if (aimed) await this.take(aimed);
    else if (this.exchanging)
      this.pair = this.pair.includes(place)
        ? this.pair.filter((other) => other !== place)
        : [...this.pair, place].slice(-2);
    else {
      const option = this.options.find((one) => one.card === card);
      if (option) await this.answer(option.words);
    }
  }

  /** Lays a card to be played as an action. */
  async layForAction(card: Card): Promise<void> {
    const option = this.options.find((one) => one.card === card);
    if (option) await this.take({ ...single(option), then: ["act"], later: true });
  }

  /** What of the premove can be given now: the answers, and the rest that is kept; null if it can't be any more. */
  private due(): { words: Words; then: Words[]; rest: Words[] } | null {
    const { options, chains, premoves, only } = this.offer;
    const wanted = this.kind === "movement" && this.premove[0] === "move" ? this.premove.slice(1) : this.premove;
    const [words, ...then] = wanted;
    if (!words || !options.some((option) => option.words === words)) return null;
    const isAmong = (lists: Words[][]): boolean => lists.some((list) => list.join() === wanted.join());
    if (!then.length || isAmong(chains)) return { words, then, rest: [] };
    if (isAmong(premoves)) return { words, then: [], rest: then };
    return words === "act" && then.join() === `target ${only}` ? { words, then: [], rest: [] } : null;
  }

  override get goesOn(): boolean {
    return this.going || (this.premove.length > 0 && PLAYED.includes(this.kind));
  }

  override async goOn(): Promise<void> {
    if (this.going) return;
    const due = this.due();
    this.premove = due?.rest ?? [];
    if (due) {
      this.going = true;
      await this.answer(due.words, false, due.then);
      this.going = false;
    } else if (this.client.viewers.length === 1) notify.say(t("dia-premove-off"), "bulb"); // else somebody else looks
  }

  override async answer(words: Words, ready = false, then: Words[] = []): Promise<void> {
    const { kind } = this;
    this.forget();
    await super.answer(words, ready, then);
    if (kind === "swap") await this.countRefusals(words);
  }

  /** Whoever exchanges nothing twice in a row is not asked about it any more, unless they have said that they want to be. */
  private async countRefusals(words: Words): Promise<void> {
    const { client } = this;
    this.refusals = words === "done" ? this.refusals + 1 : -1; // "done" after an exchange is none
    const shared = client.viewers.length > 1; // then it is of this game, as the device is nobody's alone
    if (this.refusals < MOST_REFUSALS || client.isGuided || (!shared && hasChosen(client, "swap"))) return;
    await chooseOrder(client, this.seat, "swap", shared ? "done game" : "done always");
    notify.say(t("dia-swap-off"), "check");
  }

  /** Drops what is chosen and no answer yet. */
  forget(): void {
    this.first = "";
    this.pair = [];
    this.ambiguous = [];
    this.aim = [];
    this.pointedWay = null;
  }

  get begun(): boolean {
    return this.first !== "" || this.pair.length + this.ambiguous.length + this.aim.length > 0;
  }

  override async undo(): Promise<void> {
    if (this.begun) this.forget();
    else await super.undo();
  }

  sayOutOfReach(field: Field): void {
    notify.say(t("dia-out-of-reach", { field }), "bulb", [RULE_ASKED[this.kind]!]);
  }

  /** "Don't ask me again this round". Everybody may know it, so it gives nothing away. */
  letRound(): Promise<void> {
    return this.act("let-round");
  }

  /** Asks what answers would surely do, once the pointer rests on them. */
  look(words: Words[]): void {
    clearTimeout(this.timer);
    if (!words.length || !this.client.live) {
      this.whatIf = null;
      return;
    }
    const question = this.asked;
    this.timer = window.setTimeout(async () => {
      if (question !== this.asked || this.busy) return;
      try {
        const { events } = await api.preview(this.client.id, this.seat, words);
        if (question === this.asked) this.whatIf = { words, events };
      } catch {
        this.whatIf = null; /* answered in the meantime: the next question has its own */
      }
    }, REST);
  }

  /** The same for a card of the hand. */
  lookAtCard(card: Card | null): void {
    const options = this.options.filter((option) => option.card === card);
    this.look(options.length === 1 && !options[0]!.card2 ? [options[0]!.words] : []);
  }

  /** The same for a player. */
  lookAtSeat(seat: Seat | null): void {
    const ways = this.ways.filter((way) => way.seat === seat);
    this.look(ways.length === 1 && !ways[0]!.later ? wordsOf(ways[0]!) : []);
  }

  lookAt(field: Field | null): void {
    this.lookedField = field;
    const ways = this.ways.filter(({ fields }) => fields.at(-1) === field);
    this.look(ways.length === 1 && !ways[0]!.later ? wordsOf(ways[0]!) : []);
  }
}
