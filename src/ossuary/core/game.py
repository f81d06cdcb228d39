"""A game: a list of steps, and the loop that settles everything between two answers."""

from __future__ import annotations

import hashlib
from copy import deepcopy
from typing import Any, Generic

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ossuary.core.chance import Dice
from ossuary.core.events import ONLOOKER, Event, Happening
from ossuary.core.options import BadOption, Option, read_options
from ossuary.core.refusal import Reason, Refused, fault
from ossuary.core.state import CHANCE, NOBODY, arg_of, kind_of, seat_of
from ossuary.core.step import UNDECIDED, S, Step

encode = msgspec.json.Encoder().encode

Facts = dict[str, Any]  # a position in readable form, JSON through and through


class Outcome:
    """How a game stands or ended. `scores` is empty where a game has no points; `cause` is one of the game's words."""

    def __init__(self, over: bool, winners: list[int], lost: list[int], scores: list[int], cause: str) -> None:
        self.over = over
        self.winners = winners
        self.lost = lost
        self.scores = scores
        self.cause = cause


class Forecast(Generic[S]):
    """What will surely happen on a seat's own board: the position after it, and the events up to there.

    `unsure` has what depends on a choice that is still to come, in the game's words; it is not in the position.
    `assumed` are the questions that were answered as who does nothing special would.
    """

    def __init__(self, state: S, events: list[Event], unsure: list[dict[str, str]], assumed: list[str]) -> None:
        self.state: S = state
        self.events: list[Event] = events
        self.unsure: list[dict[str, str]] = unsure
        self.assumed: list[str] = assumed


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The loop is here; what a game adds is its steps and the translations at the end of this class."""

    def __init__(self, name: str, title: str, least: i64, most: i64, options: list[Option]) -> None:
        self.name: str = name
        self.title: str = title
        self.rules_version: int = 1
        self.least: i64 = least
        self.most: i64 = most
        self.options: list[Option] = options
        self.steps: list[Step[S]] = []
        # For every verb of answers the kinds of its words, in order; an answer may lack the last. Where the first word
        # decides the rest it belongs to the key: `use crossbow`.
        self.forms: dict[str, list[str]] = {}
        self.happenings: list[Happening] = []  # by the number of an event's kind

    def read_setup(self, seats: int, words: list[str]) -> dict[str, str]:
        """All options for so many seats from `key=value` words; BadOption where they don't fit together."""
        if not self.least <= seats <= self.most:
            few = fault("not-so-many-seats", game=self.title, least=self.least, most=self.most, seats=seats)
            raise BadOption(few, NOBODY)
        options = self.complete_options(seats, read_options(self.options, words))
        why = self.check_options(seats, options)
        if why is not None:
            name = why.told["option"].partition("=")[0]
            raise BadOption(why, next((i for i, word in enumerate(words) if word.startswith(name + "=")), NOBODY))
        return options

    def begin(self, seats: int, options: dict[str, str]) -> S:
        """A game at its first question (which may be chance's)."""
        s = self.set_up(seats, options)
        self.settle(s)
        return s

    def next_seat(self, s: S) -> i64:
        """The lowest seat asked; CHANCE, or NOBODY when the game is over or a phase waits for close()."""
        if s.busy > 0:
            for lane_seat in range(1, s.seats + 1):
                if len(s.lanes[lane_seat - 1].frames) > 0:
                    return lane_seat
        if len(s.frames) == 0 or not self.steps[kind_of(s.frames[-1])].asks:
            return NOBODY
        return seat_of(s.frames[-1])

    def waiting(self, s: S) -> list[int]:
        """Every seat asked now: several in a simultaneous phase, or [CHANCE]; none where next_seat() says NOBODY."""
        if s.busy == 0:
            seat = self.next_seat(s)
            return [] if seat == NOBODY else [seat]
        return [seat for seat in range(1, s.seats + 1) if len(s.lanes[seat - 1].frames) > 0]

    def asked(self, s: S, seat: i64) -> i64:
        """The frame whose question awaits this seat, or NOBODY."""
        f = s.pending(seat)
        return f if f != NOBODY and self.steps[kind_of(f)].asks else NOBODY

    def legal(self, s: S, seat: i64) -> vec[i64]:
        """The answers this seat can give now; none if it is not asked."""
        f = self.asked(s, seat)
        if f == NOBODY:
            return vec[i64]()
        return self.steps[kind_of(f)].legal(s, seat, arg_of(f))

    def play(self, s: S, seat: i64, action: i64) -> None:
        """Apply a legal answer and settle what follows. Trusts its caller: submit() checks."""
        if s.busy > 0:
            f = s.pop_lane(seat)
            self.steps[kind_of(f)].answer(s, seat, arg_of(f), action)
            self.settle_lane(s, seat)
            if s.busy > 0:
                return
        else:
            f = s.pop_main()
            self.steps[kind_of(f)].answer(s, seat, arg_of(f), action)
        self.settle(s)

    def submit(self, s: S, seat: i64, action: i64) -> None:
        """Play an answer that comes from outside, or refuse it with reasons and change nothing."""
        self.check(s, seat, action)
        self.play(s, seat, action)

    def check(self, s: S, seat: i64, action: i64) -> None:
        """Refuse an answer that is not legal."""
        for a in self.legal(s, seat):
            if a == action:
                return
        raise Refused(self.explain(s, seat, action))

    def draft(self, s: S, seat: i64, action: i64) -> None:
        """Play a legal answer of a simultaneous phase that stays open, even when all have answered, until close()."""
        f = s.pop_lane(seat)
        self.steps[kind_of(f)].answer(s, seat, arg_of(f), action)
        self.settle_lane(s, seat)

    def close(self, s: S) -> None:
        """End a phase in which all have drafted their answers."""
        self.settle(s)

    def reacting(self, s: S) -> bool:
        """Whether the question now is whether somebody reacts."""
        return s.busy == 0 and len(s.frames) > 0 and self.steps[kind_of(s.frames[-1])].reacts

    def reactors(self, s: S) -> list[int]:
        """Every seat that may come to be asked whether it reacts to this, in the order of asking."""
        return [int(seat_of(s.frames[-1]))] if self.reacting(s) else []

    def asking(self, s: S, seat: i64) -> S:
        """This position with the reaction that is asked now asked of another of its reactors."""
        other = self.clone(s)
        f = other.pop_main()
        other.push(kind_of(f), seat, arg_of(f))
        return other

    def sealed(self, s: S) -> bool:
        """Whether a simultaneous phase is open whose answers stay hidden from the other seats until it closes."""
        return False

    def is_open(self, s: S, seat: i64, action: i64) -> bool:
        """Whether everybody may know this answer, a seat's or chance's, the moment it is given.

        That a whole phase is sealed is another matter: see sealed().
        """
        return True

    def against_pointing(self, s: S, board: i64, space: str) -> list[Reason]:
        """Why a seat can't point out a space of a board to the others; only those who plan together can."""
        return [fault("no-pointing")]

    def happening(self, event: Event) -> dict[str, Any]:
        """An event in the game's words: its `kind`, its `seat` and what it tells, by name."""
        return self.happenings[event.kind].told(event)

    def document(self) -> dict[str, Any]:
        """The game for programs and hover cards: what can be chosen, asked, said and told, and its material.

        What comes from the data files is as it stands there, with the `provenance` of its values.
        """
        document: dict[str, Any] = {
            "game": self.name,
            "title": self.title,
            "rules": self.rules_version,
            "seats": {"least": int(self.least), "most": int(self.most)},
            "options": [option.document() for option in self.options],
            "questions": [step.name for step in self.steps if step.asks],
            "forms": self.forms,
            "happenings": {happening.kind: happening.keys for happening in self.happenings},
        }
        document.update(self.material())
        return deepcopy(document)

    def settle(self, s: S) -> None:
        """Run steps until a seat or chance has a real choice, or the game is over."""
        while True:
            if s.busy > 0:
                for seat in range(1, s.seats + 1):
                    self.settle_lane(s, seat)
                if s.busy > 0:
                    return
            if len(s.frames) == 0:
                return
            f = s.frames[-1]
            step = self.steps[kind_of(f)]
            if not step.asks:
                s.pop_main()
                step.run(s, seat_of(f), arg_of(f))
                continue
            sole: i64 = UNDECIDED if step.opens else step.sole(s, seat_of(f), arg_of(f))
            if sole == UNDECIDED:
                return
            s.pop_main()
            step.answer(s, seat_of(f), arg_of(f), sole)

    def settle_lane(self, s: S, seat: i64) -> None:
        """The same within one seat's lane."""
        lane = s.lanes[seat - 1]
        while len(lane.frames) > 0:
            f = lane.frames[-1]
            step = self.steps[kind_of(f)]
            if not step.asks:
                s.pop_lane(seat)
                step.run(s, seat, arg_of(f))
                continue
            sole: i64 = UNDECIDED if step.opens else step.sole(s, seat, arg_of(f))
            if sole == UNDECIDED:
                return
            s.pop_lane(seat)
            step.answer(s, seat, arg_of(f), sole)

    def chance_total(self, s: S) -> i64:
        """How many tokens or cards chance chooses from now."""
        f = s.frames[-1]
        return self.steps[kind_of(f)].total(s, arg_of(f))

    def chance_pick(self, s: S, r: i64) -> i64:
        """Chance's answer for the r-th of them."""
        f = s.frames[-1]
        return self.steps[kind_of(f)].pick(s, arg_of(f), r)

    def roll(self, s: S, dice: Dice) -> None:
        """Let the fast generator answer chance until a seat is asked or the game is over."""
        while s.busy == 0 and len(s.frames) > 0:
            f = s.frames[-1]
            step = self.steps[kind_of(f)]
            if seat_of(f) != CHANCE or not step.asks:
                return
            action = step.pick(s, arg_of(f), dice.below(step.total(s, arg_of(f))))
            s.pop_main()
            step.answer(s, CHANCE, arg_of(f), action)
            self.settle(s)

    def playout(self, s: S, dice: Dice, most: i64 = 1 << 40) -> i64:
        """Play at random to the end, or for `most` answers; how many answers seats gave."""
        decisions: i64 = 0
        self.roll(s, dice)
        while decisions < most:
            seat = self.next_seat(s)
            if seat == NOBODY:
                break
            actions = self.legal(s, seat)
            n: i64 = len(actions)
            self.play(s, seat, actions[dice.below(n)])
            self.roll(s, dice)
            decisions += 1
        return decisions

    def view(self, s: S, seat: i64) -> Facts:
        """All that a seat or an ONLOOKER may know, built up from nothing: facts, and the moment to imagine() from."""
        known = self.known(s, seat)
        asked = {} if seat == ONLOOKER else self.prompt(s, seat)
        return {
            "game": self.name,
            "seat": int(seat),
            "facts": self.facts(known),
            "asked": asked,
            "moment": known.dump(),
        }

    def prompt(self, s: S, seat: i64) -> dict[str, str]:
        """The question a seat is asked now, in the game's words; empty if it isn't."""
        f = self.asked(s, seat)
        if f == NOBODY:
            return {}
        step = self.steps[kind_of(f)]
        prompt = step.prompt(s, seat, arg_of(f))
        prompt["asked"] = step.name
        return prompt

    def imagine(self, view: Facts, dice: Dice) -> S:
        """A full position that fits a view; what the view does not say is made up."""
        return self.dream(self.load(view["moment"]), view["seat"], dice)

    def foresee(self, view: Facts, answers: list[str]) -> Forecast[S] | None:
        """What will surely happen on a seat's own board, with its plan so far and these answers on top.

        Refused for an answer that would not be legal; None where a game has nothing to foresee.
        """
        return None

    def digest(self, s: S) -> str:
        """Twelve hex digits that tell positions apart: a hash over all state in a fixed order."""
        return hashlib.sha256(self.canonical(s).encode()).hexdigest()[:12]

    def canonical(self, s: S) -> str:
        numbers = encode(s.dump())[1:-1].replace(b",", b" ").decode()  # a tenth of the time of a str() for each
        return f"{self.name} {self.rules_version} {numbers}"

    def explain(self, s: S, seat: i64, action: i64) -> list[Reason]:
        """Every rule against an answer; an empty list if it is legal."""
        f = self.asked(s, seat)
        if f == NOBODY:
            return self.not_asked(s, seat, action)
        return self.steps[kind_of(f)].explain(s, seat, arg_of(f), action)

    def material(self) -> dict[str, Any]:
        """What lies on the table and in the box, for document()."""
        raise NotImplementedError

    def set_up(self, seats: int, options: dict[str, str]) -> S:
        """A position with its first frames pushed."""
        raise NotImplementedError

    def complete_options(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """Fill in the defaults that depend on the seats."""
        return options

    def check_options(self, seats: int, options: dict[str, str]) -> Reason | None:
        """What makes these options impossible with so many seats, if anything: it tells the `option` to blame."""
        return None

    def clone(self, s: S) -> S:
        raise NotImplementedError

    def load(self, numbers: list[int]) -> S:
        """The position a dump was made of."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome:
        raise NotImplementedError

    def words(self, s: S, seat: i64, action: i64) -> str:
        raise NotImplementedError

    def words_vary(self, action: i64) -> bool:
        """Whether the words of an action depend on the position, and not on the action alone."""
        return False

    def parse(self, s: S, seat: i64, words: list[str]) -> i64:
        """The action these words mean, legal or not; Refused if they can't mean any."""
        raise NotImplementedError

    def not_asked(self, s: S, seat: i64, action: i64) -> list[Reason]:
        """Why a seat that is not asked can't answer."""
        raise NotImplementedError

    def known(self, s: S, seat: i64) -> S:
        """A position that holds only what a seat, or an ONLOOKER, may know."""
        raise NotImplementedError

    def facts(self, s: S) -> Facts:
        raise NotImplementedError

    def seen(self, s: S, viewer: i64) -> Facts:
        """The facts of what a viewer may know; a game may have a shorter way to them."""
        return self.facts(self.known(s, viewer))

    def dream(self, known: S, seat: i64, dice: Dice) -> S:
        """Make up what a known position leaves open."""
        raise NotImplementedError

    def place(self, seats: int, options: dict[str, str], position: list[Statement]) -> S:
        """A position from its statements, nothing settled yet; Misplaced for an impossible one."""
        raise NotImplementedError

    def holds(self, facts: Facts, words: list[str], seat: int) -> bool:
        """Whether a statement of the notation is true of these facts; Misplaced if it is no statement."""
        raise NotImplementedError

    def round_of(self, s: S) -> i64:
        raise NotImplementedError


class Statement:
    """One line of a position: the seat it belongs to (0: the game), its words, and where it stands in its file."""

    def __init__(self, seat: int, words: list[str], line: int, columns: list[int]) -> None:
        self.seat = seat
        self.words = words
        self.line = line
        self.columns = columns


class Misplaced(Exception):
    """A statement that makes no sense: why, and which of its words (from 0) is to blame."""

    def __init__(self, why: Reason, word: int = 0, statement: Statement | None = None) -> None:
        super().__init__(why.key)
        self.why = why
        self.word = word
        self.statement = statement
