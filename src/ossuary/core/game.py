"""A game: a list of steps, and the loop that settles everything between two answers."""

from __future__ import annotations

import hashlib
from copy import deepcopy
from typing import Any, Generic

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ossuary.core.chance import Dice
from ossuary.core.events import ONLOOKER, Event, EventKind
from ossuary.core.options import BadOption, Option, read_options
from ossuary.core.refusal import Reason, Refused, fault
from ossuary.core.rulings import FIRST_EDITION, Rulings
from ossuary.core.state import CHANCE, NOBODY, arg_of, kind_of, seat_of
from ossuary.core.statements import Statement
from ossuary.core.step import UNDECIDED, S, Step, contains, random_answer

encode = msgspec.json.Encoder().encode

Facts = dict[str, Any]  # a position in readable form, all of it JSON


class Outcome:
    """How a game stands or ended. `scores` is empty in a game without points; `cause` is one of the game's words."""

    def __init__(self, over: bool, winners: list[int], lost: list[int], scores: list[int], cause: str) -> None:
        self.over = over
        self.winners = winners
        self.lost = lost
        self.scores = scores
        self.cause = cause


class Forecast(Generic[S]):
    """What is certain to happen on a seat's own board: the position after it, and the events until then.

    `unsure` are the pieces whose fate depends on a later choice, in the game's words; the position is without them.
    `assumed` are the questions that were answered by doing nothing special. `options` are the answers to the question
    of the next phase, if they are certain already: so it can be planned. `lost` names what falls whatever is answered.
    """

    def __init__(self, state: S, events: list[Event], unsure: list[dict[str, str]], assumed: list[str]) -> None:
        self.state: S = state
        self.events: list[Event] = events
        self.unsure: list[dict[str, str]] = unsure
        self.assumed: list[str] = assumed
        self.options: list[str] = []
        self.lost: list[str] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The loop is here; a game adds its steps and overrides the methods at the end of this class."""

    def __init__(self, name: str, title: str, min_seats: i64, max_seats: i64, options: list[Option]) -> None:
        self.name: str = name
        self.title: str = title
        self.rules_version: int = FIRST_EDITION
        self.rulings: Rulings | None = None  # of a game with several editions
        self.other_editions: dict[int, Game[S]] = {}
        self.min_seats: i64 = min_seats
        self.max_seats: i64 = max_seats
        self.options: list[Option] = options
        self.steps: list[Step[S]] = []
        # For each verb of an answer the kinds of the words after it, in order; the last may be missing. Where the first
        # word decides what follows, it belongs to the key: `use crossbow`.
        self.forms: dict[str, list[str]] = {}
        self.event_kinds: list[EventKind] = []  # by the number of an event's kind
        # For a question, by its name, the answers a person may order to be given in their place whenever it is asked.
        # Where the answer ordered is not legal, a reaction is let be, and any other question is asked.
        self.standing_orders: dict[str, list[str]] = {}

    def editions(self) -> list[int]:
        """The editions of the rules that can be played, the oldest first."""
        return [self.rules_version] if self.rulings is None else self.rulings.editions

    def in_edition(self, edition: int) -> Game[S]:
        """This game by another edition of its rules, with the same data; made once."""
        if edition == self.rules_version:
            return self
        if edition not in self.other_editions:
            other = self.make_edition(edition)
            other.other_editions = self.other_editions
            self.other_editions[self.rules_version] = self
            self.other_editions[edition] = other
        return self.other_editions[edition]

    def read_setup(self, seats: int, words: list[str]) -> dict[str, str]:
        """All options for this number of seats from `key=value` words; BadOption if they don't fit together."""
        if not self.min_seats <= seats <= self.max_seats:
            few = fault("not-so-many-seats", game=self.title, least=self.min_seats, most=self.max_seats, seats=seats)
            raise BadOption(few, NOBODY)
        options = self.complete_options(seats, read_options(self.options, words))
        why = self.check_options(seats, options)
        if why is not None:
            name = why.details["option"].partition("=")[0]
            raise BadOption(why, next((i for i, word in enumerate(words) if word.startswith(name + "=")), NOBODY))
        return options

    def begin(self, seats: int, options: dict[str, str]) -> S:
        """A new game, at its first question (which may be for chance)."""
        s = self.set_up(seats, options)
        self.settle(s)
        return s

    def next_seat(self, s: S) -> i64:
        """The lowest seat asked; CHANCE, or NOBODY when the game is over or a phase waits for close()."""
        f = self.next_question(s)
        if f == NOBODY:
            return NOBODY
        return seat_of(f)

    def next_question(self, s: S) -> i64:
        """The frame that asks the lowest seat asked, or NOBODY."""
        if s.open_lanes > 0:
            for lane in s.lanes:
                if len(lane.frames) > 0:
                    return lane.frames[-1]
        if len(s.frames) == 0:
            return NOBODY
        f = s.frames[-1]
        if self.steps[kind_of(f)].asks:
            return f
        return NOBODY

    def waiting(self, s: S) -> list[int]:
        """Every seat asked now: several in a simultaneous phase, or [CHANCE]; none if next_seat() is NOBODY."""
        if s.open_lanes == 0:
            seat = self.next_seat(s)
            return [] if seat == NOBODY else [seat]
        return [seat for seat in range(1, s.seats + 1) if len(s.lanes[seat - 1].frames) > 0]

    def question_frame(self, s: S, seat: i64) -> i64:
        """The frame that asks this seat a question now, or NOBODY."""
        f = s.pending(seat)
        if f != NOBODY and self.steps[kind_of(f)].asks:
            return f
        return NOBODY

    def legal(self, s: S, seat: i64) -> vec[i64]:
        """The answers this seat can give now; none if it is not asked."""
        f = self.question_frame(s, seat)
        if f == NOBODY:
            return vec[i64]()
        return self.steps[kind_of(f)].legal(s, seat, arg_of(f))

    def count(self, s: S, seat: i64) -> i64:
        """How many answers this seat can give now, without a list of them."""
        f = self.question_frame(s, seat)
        if f == NOBODY:
            return 0
        return self.steps[kind_of(f)].count(s, seat, arg_of(f))

    def nth(self, s: S, seat: i64, n: i64) -> i64:
        """The n-th of the answers this seat can give now, from 0 to count() - 1, in the order of legal()."""
        f = self.question_frame(s, seat)
        if f == NOBODY or not 0 <= n < self.steps[kind_of(f)].count(s, seat, arg_of(f)):
            raise IndexError(n)
        return self.steps[kind_of(f)].nth(s, seat, arg_of(f), n)

    def chains(self, s: S, seat: i64) -> list[list[str]]:
        """Answers in words that this seat can give in a row, as between them others are asked nothing.

        Each of them could be given alone, and what the seat does not know has no part in them.
        """
        f = self.question_frame(s, seat)
        if f == NOBODY:
            return []
        chains = self.steps[kind_of(f)].chains(s, seat, arg_of(f))
        return [[self.words(s, seat, action) for action in chain] for chain in chains]

    def premoves(self, s: S, seat: i64) -> list[list[str]]:
        """Answers in words, of which the first can be given now, and the others later if nothing changes until then.

        Others are asked something in between. Nothing is promised: a client that keeps them looks whether they can
        still be given. An answer that is not asked for, as it is the only one, may be among them.
        """
        return []

    def play(self, s: S, seat: i64, action: i64) -> None:
        """Apply an answer and settle what follows. The answer must be legal; submit() checks that."""
        if s.open_lanes > 0:
            f = s.pop_lane(seat)
            self.steps[kind_of(f)].answer(s, seat, arg_of(f), action)
            self.settle_lane(s, seat)
            if s.open_lanes > 0:
                return
        else:
            f = s.pop_main()
            self.steps[kind_of(f)].answer(s, seat, arg_of(f), action)
        self.settle(s)

    def submit(self, s: S, seat: i64, action: i64) -> None:
        """Play an answer that comes from outside; an illegal one is refused with reasons, and nothing changes."""
        self.check(s, seat, action)
        self.play(s, seat, action)

    def check(self, s: S, seat: i64, action: i64) -> None:
        """Refuse an answer that is not legal."""
        if not contains(self.legal(s, seat), action):
            raise Refused(self.explain(s, seat, action))

    def draft(self, s: S, seat: i64, action: i64) -> None:
        """Play a legal answer of a simultaneous phase; even if all have answered, it stays open until close()."""
        f = s.pop_lane(seat)
        self.steps[kind_of(f)].answer(s, seat, arg_of(f), action)
        self.settle_lane(s, seat)

    def close(self, s: S) -> None:
        """End a phase in which all have drafted their answers."""
        self.settle(s)

    def reacting(self, s: S) -> bool:
        """Whether a seat is asked now if it reacts to what another does."""
        return s.open_lanes == 0 and len(s.frames) > 0 and self.steps[kind_of(s.frames[-1])].reacts

    def reactors(self, s: S) -> list[int]:
        """Every seat that is, or may still be, asked whether it reacts to the same thing, in the order of asking."""
        return [int(seat_of(s.frames[-1]))] if self.reacting(s) else []

    def with_reactor(self, s: S, seat: i64) -> S:
        """A copy of this position in which another of the reactors is asked instead."""
        other = self.clone(s)
        f = other.pop_main()
        other.push(kind_of(f), seat, arg_of(f))
        return other

    def is_sealed(self, s: S) -> bool:
        """Whether a simultaneous phase is open whose answers the other seats don't learn until it closes."""
        return False

    def is_public(self, s: S, seat: i64, action: i64) -> bool:
        """Whether everybody may know this answer as soon as it is given, sealed phases apart: see is_sealed()."""
        return True

    def pointing_reasons(self, s: S, board: i64, space: str) -> list[Reason]:
        """Why a seat can't point out a space of a board to the others: only seats that play together can."""
        return [fault("no-pointing")]

    def describe(self, event: Event) -> dict[str, Any]:
        """An event in the game's words: its `kind`, its `seat`, and its details by name."""
        return self.event_kinds[event.kind].describe(event)

    def document(self) -> dict[str, Any]:
        """The game described for programs and hover cards: options, questions, forms of answers, events, material.

        Values from the data files stand here as they stand there, with their `provenance`.
        """
        document: dict[str, Any] = {
            "game": self.name,
            "title": self.title,
            "rules": self.rules_version,
            "seats": {"least": int(self.min_seats), "most": int(self.max_seats)},
            "options": [option.document() for option in self.options],
            "questions": [step.name for step in self.steps if step.asks],
            "forms": self.forms,
            "orders": self.standing_orders,
            "happenings": {kind.kind: kind.keys for kind in self.event_kinds},
            "rulings": [] if self.rulings is None else self.rulings.document(),
        }
        document.update(self.material())
        return deepcopy(document)

    def settle(self, s: S) -> None:
        """Run steps until a seat or chance has to choose, or the game is over."""
        while True:
            if s.open_lanes > 0:
                for seat in range(1, s.seats + 1):
                    self.settle_lane(s, seat)
                if s.open_lanes > 0:
                    return
            if len(s.frames) == 0:
                return
            f = s.frames[-1]
            step = self.steps[kind_of(f)]
            if not step.asks:
                s.pop_main()
                step.run(s, seat_of(f), arg_of(f))
                continue
            if step.always_asked:
                return
            only = step.only_answer(s, seat_of(f), arg_of(f))
            if only == UNDECIDED:
                return
            s.pop_main()
            step.answer(s, seat_of(f), arg_of(f), only)

    def settle_lane(self, s: S, seat: i64) -> None:
        """The same within the lane of one seat."""
        lane = s.lanes[seat - 1]
        while len(lane.frames) > 0:
            f = lane.frames[-1]
            step = self.steps[kind_of(f)]
            if not step.asks:
                s.pop_lane(seat)
                step.run(s, seat, arg_of(f))
                continue
            if step.always_asked:
                return
            only = step.only_answer(s, seat, arg_of(f))
            if only == UNDECIDED:
                return
            s.pop_lane(seat)
            step.answer(s, seat, arg_of(f), only)

    def chance_total(self, s: S) -> i64:
        """How many tokens or cards chance chooses from now."""
        f = s.frames[-1]
        return self.steps[kind_of(f)].total(s, arg_of(f))

    def chance_pick(self, s: S, r: i64) -> i64:
        """The answer of chance that the r-th of them leads to."""
        f = s.frames[-1]
        return self.steps[kind_of(f)].pick(s, arg_of(f), r)

    def roll(self, s: S, dice: Dice) -> None:
        """Let the fast generator answer chance until a seat is asked or the game is over."""
        while s.open_lanes == 0 and len(s.frames) > 0:
            f = s.frames[-1]
            step = self.steps[kind_of(f)]
            if seat_of(f) != CHANCE or not step.asks:
                return
            action = step.pick(s, arg_of(f), dice.below(step.total(s, arg_of(f))))
            s.pop_main()
            step.answer(s, CHANCE, arg_of(f), action)
            self.settle(s)

    def playout(self, s: S, dice: Dice, most: i64 = 1 << 40) -> i64:
        """Play at random to the end, or for `most` answers; returns how many answers the seats gave."""
        decisions: i64 = 0
        self.roll(s, dice)
        while decisions < most:
            f = self.next_question(s)
            if f == NOBODY:
                break
            seat = seat_of(f)
            self.play(s, seat, random_answer(self.steps[kind_of(f)], s, seat, arg_of(f), dice))
            self.roll(s, dice)
            decisions += 1
        return decisions

    def view(self, s: S, seat: i64) -> Facts:
        """All that a seat or an ONLOOKER may know, built up from nothing: the facts, and the moment for imagine()."""
        known = self.known_to(s, seat)
        asked = {} if seat == ONLOOKER else self.prompt(s, seat)
        return {
            "game": self.name,
            "seat": int(seat),
            "facts": self.facts(known),
            "asked": asked,
            "moment": known.dump(),
        }

    def prompt(self, s: S, seat: i64) -> dict[str, str]:
        """The question this seat is asked now, in the game's words; empty if it is asked nothing."""
        f = self.question_frame(s, seat)
        if f == NOBODY:
            return {}
        step = self.steps[kind_of(f)]
        prompt = step.prompt(s, seat, arg_of(f))
        prompt["asked"] = step.name
        return prompt

    def asked_name(self, s: S, seat: i64) -> str:
        """The name of the question this seat is asked now; empty if it is asked nothing."""
        f = self.question_frame(s, seat)
        return "" if f == NOBODY else self.steps[kind_of(f)].name

    def needless_answer(self, s: S, seat: i64) -> i64:
        """The answer that a person at this seat need not be asked for now, or UNDECIDED."""
        f = self.question_frame(s, seat)
        return UNDECIDED if f == NOBODY else self.steps[kind_of(f)].needless_answer(s, seat, arg_of(f))

    def hides_question(self, s: S, seat: i64) -> bool:
        """Whether the others would learn something hidden if the seat were not asked its question."""
        f = self.question_frame(s, seat)
        return f != NOBODY and self.steps[kind_of(f)].hides(s, seat, arg_of(f))

    def moment(self, s: S, seat: i64) -> list[int]:
        """What a seat or an ONLOOKER may know of a position, as numbers: the part of a view to imagine() from."""
        return self.known_to(s, seat).dump()

    def imagine(self, moment: list[int], seat: i64, dice: Dice) -> S:
        """A full position that fits a seat's moment; what the seat does not know is made up at random."""
        return self.fill_unknown(self.load(moment), seat, dice)

    def forecast(self, moment: list[int], seat: i64, answers: list[str]) -> Forecast[S] | None:
        """What is certain to happen on a seat's own board after the answers it has drafted and these.

        Refused if one of these answers is not legal; None if the game can't forecast anything here.
        """
        return None

    def digest(self, s: S) -> str:
        """Twelve hex digits that tell positions apart: a hash over the whole position."""
        return hashlib.sha256(self.canonical(s).encode()).hexdigest()[:12]

    def canonical(self, s: S) -> str:
        """The text a digest is made from."""
        numbers = encode(s.dump())[1:-1].replace(b",", b" ").decode()  # a tenth of the time of a str() for each
        return f"{self.name} {self.rules_version} {numbers}"

    def explain(self, s: S, seat: i64, action: i64) -> list[Reason]:
        """Every rule against an answer; none if it is legal."""
        f = self.question_frame(s, seat)
        if f == NOBODY:
            return self.not_asked(s, seat, action)
        step = self.steps[kind_of(f)]
        return [] if contains(step.legal(s, seat, arg_of(f)), action) else step.explain(s, seat, arg_of(f), action)

    def material(self) -> dict[str, Any]:
        """The pieces, cards and boards of the game, for document()."""
        raise NotImplementedError

    def make_edition(self, edition: int) -> Game[S]:
        """A game of another of the editions(), with the same data; in_edition() keeps it."""
        raise NotImplementedError

    def set_up(self, seats: int, options: dict[str, str]) -> S:
        """The position of a new game; its first steps are pushed, and none has run."""
        raise NotImplementedError

    def complete_options(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """Fill in the defaults that depend on the number of seats."""
        return options

    def check_options(self, seats: int, options: dict[str, str]) -> Reason | None:
        """Why these options don't go together with this number of seats, if so; the reason names the `option`."""
        return None

    def clone(self, s: S) -> S:
        raise NotImplementedError

    def load(self, numbers: list[int]) -> S:
        """The position a dump was made from."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome:
        raise NotImplementedError

    def words(self, s: S, seat: i64, action: i64) -> str:
        """An action in words."""
        raise NotImplementedError

    def words_depend_on_position(self, action: i64) -> bool:
        """Whether the words of an action depend on the position, and not on the action alone."""
        return False

    def parse(self, s: S, seat: i64, words: list[str]) -> i64:
        """The action these words mean, legal or not; Refused if they mean none."""
        raise NotImplementedError

    def not_asked(self, s: S, seat: i64, action: i64) -> list[Reason]:
        """Why a seat can't give this answer when it is not asked for it."""
        raise NotImplementedError

    def known_to(self, s: S, seat: i64) -> S:
        """A position that contains only what a seat, or an ONLOOKER, may know."""
        raise NotImplementedError

    def facts(self, s: S) -> Facts:
        """A position in readable form."""
        raise NotImplementedError

    def facts_for(self, s: S, viewer: i64) -> Facts:
        """The facts a viewer may know; a game may override this with a faster way."""
        return self.facts(self.known_to(s, viewer))

    def fill_unknown(self, known: S, seat: i64, dice: Dice) -> S:
        """Make up, at random, what a position from known_to() leaves open."""
        raise NotImplementedError

    def build_position(self, seats: int, options: dict[str, str], position: list[Statement]) -> S:
        """The position that statements describe, with nothing settled yet; BadStatement if it is impossible."""
        raise NotImplementedError

    def statement_holds(self, facts: Facts, words: list[str], seat: int) -> bool:
        """Whether a statement of the notation agrees with these facts; BadStatement if it makes no sense."""
        raise NotImplementedError

    def round_of(self, s: S) -> i64:
        raise NotImplementedError
