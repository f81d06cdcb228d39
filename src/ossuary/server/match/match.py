"""A game at the table, derived from its journal alone: the same rows give the same match in any process."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ossuary.core.events import ONLOOKER, Event
from ossuary.core.notation import Line, Script, read_script
from ossuary.core.play import starting_position
from ossuary.core.refusal import Refused
from ossuary.core.state import CHANCE, NOBODY
from ossuary.server.errors import ALL_REFUSALS, TableError
from ossuary.server.match import journal
from ossuary.server.match.clocks import Clock, Pace, Reading
from ossuary.server.match.drafts import Draft, Moment, Phase, Window
from ossuary.server.match.event_log import EventLog
from ossuary.server.match.journal import Row
from ossuary.server.messages import TableEventKind

PERSON = "person"
BOT_SPAN = 400  # milliseconds until reactions are opened where no person is asked


@dataclass(frozen=True)
class Setup:
    """What a match starts from. `pilots`: who answers for each seat at first, a person or a bot's level."""

    game: Any  # of any class that plays like a Game
    seats: int
    options: list[str]
    pilots: list[str]
    pace: Pace
    span: int  # milliseconds that a reaction is waited for
    goal: bool = False  # whether it was set up for something to be reached
    start: str = ""  # a text that it goes on from
    hurries: bool = True  # whether a person has no more than the span for a reaction


class Damaged(Exception):
    """A journal that does not lead where it led when it was written."""


class Match:
    """Rows go in by apply(); what everyone may see, who is asked and the record come out."""

    def __init__(self, setup: Setup, start: Row, until: tuple[int, int] | None = None) -> None:
        """`until`: of what it goes on from no more than until this viewer has been told so many events."""
        self.setup = setup
        self.game = setup.game
        self.values = [b"" if v == journal.NO_VALUE else bytes.fromhex(v) for v in start.words.split(" ")[1:]]
        self.options = self.game.read_setup(setup.seats, setup.options)
        script = read_script(setup.start.encode()) if setup.start else Script()
        if setup.start:
            self.state = starting_position(self.game, script, setup.seats, self.options)
        else:
            self.state = self.game.set_up(setup.seats, self.options)
        self.heard: list[Event] = self.state.record_events()
        self.game.settle(self.state)
        self.seats = range(1, setup.seats + 1)
        self.pilots = [PERSON, *setup.pilots]
        self.late: set[int] = set()
        self.relieved: list[int] = []  # for whom a bot has answered, if they were late
        self.standing: set[int] = set()
        self.phase: Phase | None = None
        self.window: Window | None = None
        self.queued: dict[int, str] = {}  # reactions opened, but not asked yet by the game
        self.undoable: list[tuple[int, Moment, Reading]] = []
        self.narration = EventLog(self.game, setup.seats)
        self.told = self.narration.told
        self.asked = [0] * (setup.seats + 1)
        self.answered: list[dict[str, str]] = [{} for _ in range(setup.seats + 1)]
        self.clocks = [Clock(setup.pace) for _ in range(setup.seats + 1)]
        self.lines: list[str] = []
        self.hidden: set[int] = set()  # lines that not everybody may know while the game goes on
        self.draws = 0
        self.length = start.number + 1
        self.now = start.at
        self.round = int(self.game.round_of(self.state))
        self.over = False
        self._take_over(script.lines, until)
        self._go_on()

    def _take_over(self, lines: list[Line], until: tuple[int, int] | None) -> None:
        """Play what a text has. What it leaves open of a phase are drafts, as if they had been given here."""
        self._hear()
        for line in lines:
            if until and len(self.told[until[0]]) >= until[1] and not self.chance_asked():
                break
            self._open_phase()
            words = " ".join(line.words)
            if words == journal.RESIGN:
                self._resign(line.seat)
            elif self.phase is None:
                self._play(line.seat, self._read(self.state, line.seat, words))
            else:
                self._draft(line.seat, words)
                if self.state.open_lanes == 0:
                    self._close_phase(self.phase)
            self._hear()
        self.relieved = []
        self.round = int(self.game.round_of(self.state))

    # What goes in.

    def apply(self, row: Row) -> str:
        """Take a row in, or refuse it and change nothing; the digest, if a round or the game has ended with it."""
        if row.seat == journal.TABLE:
            if row.words == journal.OPEN:
                self._open_window()
            else:
                self._play_chance(self._read(self.state, CHANCE, row.words))
        else:
            self._say(row.seat, row.words, row.at)
        return self._took(row.at)

    def draw(self, action: int, at: int) -> Row:
        """Let chance answer, without asking whether it may; the row that says so."""
        number, words = self.length, self.game.words(self.state, CHANCE, action)
        self._play_chance(action)
        return Row(number, journal.TABLE, words, at, self._took(at))

    def _took(self, at: int) -> str:
        """A row is in: what follows from it, and the digest if a round or the game has ended with it."""
        self.now = at
        self.length += 1
        self._go_on()
        return self._digest()

    def load(self, row: Row) -> None:
        """The same for a row that was written before."""
        if row.number != self.length:
            raise Damaged(f"row {self.length} is missing")
        try:
            digest = self.apply(row)
        except ALL_REFUSALS as refused:
            raise Damaged(f"row {row.number} can't be played any more: {refused}") from refused
        if digest != row.digest:
            raise Damaged(f"row {row.number} led to {row.digest or 'no digest'}, now to {digest or 'none'}")

    def _say(self, seat: int, words: str, at: int) -> None:
        verb = words.partition(" ")[0]
        if self.over:
            raise TableError("game-over")
        if words == journal.UNDO:
            self._undo(seat, at)
        elif words == journal.READY:
            self._ready(seat, at)
        elif words == journal.UNREADY:
            self._unready(seat, at)
        elif words == journal.LET_ROUND:
            self.standing.add(seat)
            self.tell("standing-order", seat)
        elif words == journal.RESIGN:
            self._resign(seat)
        elif words == journal.RETURN or verb in (journal.LEAVE, journal.LATE):
            self._change_pilot(seat, verb, words.partition(" ")[2])
        elif verb == journal.READY:
            self._take_answer(seat, words.partition(" ")[2], at)
            if self.may_close(seat):
                self._ready(seat, at)
        else:
            self._take_answer(seat, words, at)

    def _take_answer(self, seat: int, words: str, at: int) -> None:
        question = self.question_id(seat)
        if self.phase is not None:
            self._draft(seat, words)
        elif self.window is not None:
            self._react(seat, words)
        else:
            self._answer(seat, words, at)
            self.clocks[seat].stop(at)
        self._count(seat, question, words)

    def _count(self, seat: int, question: str, words: str) -> None:
        self.answered[seat][question] = words
        self.asked[seat] += 1

    def _read(self, state: Any, seat: int, words: str) -> int:
        action = int(self.game.parse(state, seat, words.split(" ")))
        self.game.check(state, seat, action)
        return action

    def _answer(self, seat: int, words: str, at: int) -> None:
        action = self._read(self.state, seat, words)
        if self.pilots[seat] != PERSON or (self.undoable and self.undoable[-1][0] != seat):
            self.undoable.clear()
        if self.pilots[seat] == PERSON:
            self.undoable.append((seat, Moment(self.game, self.state), self.clocks[seat].read(at)))
        self._play(seat, action)
        self.relieved = [seat]

    def _play(self, seat: int, action: int) -> None:
        """Play and write down, in the notation's own words whatever was said."""
        if not self.game.is_public(self.state, seat, action):
            self.hidden.add(len(self.lines))
        self.lines.append(f"{seat or '*'} {self.game.words(self.state, seat, action)}")
        self.game.play(self.state, seat, action)

    def _play_chance(self, action: int) -> None:
        self.undoable.clear()
        self._play(CHANCE, action)
        self.draws += 1

    def _draft(self, seat: int, words: str) -> None:
        phase = self.phase
        assert phase is not None
        if seat in phase.ready:
            raise TableError("already-ready")
        action = self._read(self.state, seat, words)
        phase.drafts.append(Draft(seat, action, self.game.words(self.state, seat, action)))
        self.game.draft(self.state, seat, action)
        if self.undoable and self.undoable[-1][0] != seat:
            self.undoable.clear()

    def _react(self, seat: int, words: str) -> None:
        window = self.window
        assert window is not None
        if seat not in window.reactors or seat in window.answers:
            raise Refused(self.game.not_asked(self.state, seat, self.game.parse(self.state, seat, words.split(" "))))
        self._read(self.game.with_reactor(self.state, seat), seat, words)
        window.answers[seat] = words

    def _ready(self, seat: int, at: int) -> None:
        phase = self.phase
        if phase is None or seat not in phase.involved or seat in phase.ready:
            raise TableError("nothing-to-close")
        if self._has_question(seat):
            raise TableError("answer-first")
        phase.ready.add(seat)
        phase.clocks[seat] = self.clocks[seat].read(at)
        self.tell("ready", seat)

    def _unready(self, seat: int, at: int) -> None:
        if self.phase is None or seat not in self.phase.ready or not self._persons_asked():
            raise TableError("phase-closes")
        self._think_again(self.phase, seat, at)

    def _think_again(self, phase: Phase, seat: int, at: int) -> None:
        phase.ready.discard(seat)
        self.clocks[seat].set_back(phase.clocks[seat], at)
        self.tell("not-ready", seat)

    def _resign(self, seat: int) -> None:
        if self.state.has_resigned(seat):
            raise TableError("has-resigned")
        for state in (self.state, *([self.phase.opening.state] if self.phase else [])):
            state.resign(seat)
        self.late.discard(seat)  # there is nobody to give the seat back to
        self.undoable.clear()
        self.lines.append(f"{seat} resign")
        self.tell("resigned", seat)

    def _change_pilot(self, seat: int, verb: str, level: str) -> None:
        if verb == journal.RETURN and self.state.has_resigned(seat):
            raise TableError("has-resigned")
        if (verb == journal.RETURN) == (self.pilots[seat] == PERSON):
            raise TableError("person-plays" if verb == journal.RETURN else "bot-plays")
        self.pilots[seat] = level or PERSON
        self.late.discard(seat)
        if verb == journal.LATE:
            self.late.add(seat)
        self.lines.append(f"{seat} {'bot ' + level if level else PERSON}")
        self.tell("pilot", seat, pilot=self.pilots[seat])

    def _relieve(self) -> None:
        """Who was out of time has his seat back with the next choice: when chance, if it was asked, has answered."""
        for seat in self.relieved:
            if seat in self.late and not self.state.has_resigned(seat):
                self._change_pilot(seat, journal.RETURN, "")
        self.relieved = []

    # Undo.

    def _undo(self, seat: int, at: int) -> None:
        if self.window is not None and seat in self.window.answers:
            del self.window.answers[seat]
        elif self._last_draft(seat) >= 0:
            self._take_draft_back(seat, at)
        elif self.undoable and self.undoable[-1][0] == seat:
            for other in self.waiting():
                self.asked[other] += other != seat  # what was asked after it is asked no more
            _, moment, reading = self.undoable.pop()
            self._return_to(moment)
            self.clocks[seat].set_back(reading, at)
            self.phase = None
            self.lines.append(f"{seat} {journal.UNDO}")
            self.tell("undone", seat)
        else:
            raise TableError("undo-too-late" if self.answered[seat] else "nothing-to-undo")
        self.asked[seat] += 1

    def can_undo(self, seat: int) -> bool:
        if self.over:
            return False
        if self.window is not None and seat in self.window.answers:
            return True
        if self._last_draft(seat) >= 0:
            return bool(self._persons_asked())
        return bool(self.undoable) and self.undoable[-1][0] == seat

    def _last_draft(self, seat: int) -> int:
        drafts = self.phase.drafts if self.phase else []
        for place in range(len(drafts) - 1, -1, -1):
            if drafts[place].seat == seat:
                return place
        return -1

    def _take_draft_back(self, seat: int, at: int) -> None:
        phase = self.phase
        assert phase is not None
        if not self._persons_asked():
            raise TableError("phase-closes")
        last = self._last_draft(seat)
        standing = phase.drafts[:last] + phase.drafts[last + 1 :]
        was = Moment(self.game, self.state)
        self._return_to(phase.opening)
        try:
            for draft in standing:
                self.game.check(self.state, draft.seat, draft.action)
                self.game.draft(self.state, draft.seat, draft.action)
        except Refused as refused:  # where plans are open, another's may rest on this one
            self._return_to(was)
            raise TableError("undo-too-late") from refused
        self.heard.clear()  # everyone who may know them has been told of the standing drafts
        phase.drafts = standing
        self.tell("undone", seat, sealed=self.game.is_sealed(self.state))
        if seat in phase.ready:
            self._think_again(phase, seat, at)

    def _return_to(self, moment: Moment) -> None:
        self.state = self.game.clone(moment.state)
        self.state.sealed_events = list(moment.sealed)
        self.heard = self.state.record_events()

    # What follows by itself.

    def _go_on(self) -> None:
        """Open and close phases, feed opened reactions, until somebody or chance has to say something."""
        game = self.game
        while True:
            if self.relieved and not self.chance_asked():
                self._relieve()
            self._open_phase()
            if self.phase is not None:
                if not all(self._is_done(seat) for seat in self.phase.involved):
                    break
                self._close_phase(self.phase)
                continue
            seat = int(game.next_seat(self.state))
            if self.window is not None or seat in (CHANCE, NOBODY):
                break
            if not game.reacting(self.state):
                self.queued.clear()
                break
            if seat not in self.queued:
                self._ask_reactions()
                break
            self._feed(seat, self.queued.pop(seat))
        self._hear()
        self._begin_round()
        self._end()
        if self.setup.pace.limited:
            self._run_clocks()

    def _open_phase(self) -> None:
        if self.phase is not None or self.state.open_lanes == 0:
            return
        involved = [seat for seat in self.seats if self._has_question(seat)]
        self.phase = Phase(Moment(self.game, self.state), involved)
        if self.game.is_sealed(self.state) and self.undoable and involved != [self.undoable[-1][0]]:
            self.undoable.clear()  # that it could still be taken back would tell that nobody has drafted

    def _run_clocks(self) -> None:
        thinking = self.thinking()
        for seat in self.seats:
            if seat in thinking:
                self.clocks[seat].start(self.now)
            else:
                self.clocks[seat].stop(self.now)

    def _close_phase(self, phase: Phase) -> None:
        for draft in phase.drafts:
            self.lines.append(f"{draft.seat} {draft.words}")
        self.phase = None
        self.undoable.clear()
        for seat in phase.involved:
            self.asked[seat] += 1
            self.clocks[seat].stop(self.now)  # the next phase is another choice
        self.relieved = phase.involved
        self.game.close(self.state)

    def _ask_reactions(self) -> None:
        reactors = self.game.reactors(self.state)
        persons = any(self._is_asked_to_react(seat) for seat in reactors)
        span = self.setup.span if persons and self.setup.hurries else BOT_SPAN
        self.window = Window(reactors, self.now + span)
        self.undoable.clear()

    def _is_asked_to_react(self, seat: int) -> bool:
        return self.pilots[seat] == PERSON and seat not in self.standing

    def closes(self) -> int | None:
        """When the reactions that are asked for are opened, if that is known."""
        window = self.window
        if window is None:
            return None
        silent = [seat for seat in window.reactors if self._is_asked_to_react(seat) and seat not in window.answers]
        return window.closes if self.setup.hurries or not silent else None

    def _open_window(self) -> None:
        window = self.window
        if window is None:
            raise TableError("no-reactions")
        for seat in window.reactors:
            if seat not in window.answers:
                self.asked[seat] += 1
            self.queued[seat] = window.answers.get(seat, "")
        self.window = None
        self.tell("reactions-opened", journal.TABLE)

    def _feed(self, seat: int, words: str) -> None:
        """A reaction is played if it still can be; who said nothing lets it be."""
        actions = list(self.game.legal(self.state, seat))
        action = int(self.game.parse(self.state, seat, words.split(" "))) if words else int(actions[-1])
        if action not in actions:
            action = int(actions[-1])
        self._play(seat, action)

    def _begin_round(self) -> None:
        now = int(self.game.round_of(self.state))
        if now != self.round:
            self.standing.clear()

    def _end(self) -> None:
        if not self.over and self.phase is None and self.game.next_seat(self.state) == NOBODY:
            self.over = True
            self.undoable.clear()

    def _digest(self) -> str:
        now = int(self.game.round_of(self.state))
        if self.chance_asked() or (now == self.round and not self.over):
            return ""
        self.round = now
        digest: str = self.game.digest(self.state)
        self.lines.append(f"= {digest}")
        return digest

    def _hear(self) -> None:
        final = False
        for event in self.heard:
            final = final or event.reveals
            self.narration.tell(event)
        self.heard.clear()
        if final:
            self.undoable.clear()

    def tell(self, kind: TableEventKind, seat: int, sealed: bool = False, **more: str) -> None:
        """Something that happened at the table, after all that has happened in the game."""
        self._hear()
        self.narration.announce(kind, seat, sealed, **more)

    # Who is asked.

    def chance_asked(self) -> bool:
        return self.phase is None and bool(self.game.next_seat(self.state) == CHANCE)

    def _has_question(self, seat: int) -> bool:
        return len(self.state.lanes[seat - 1].frames) > 0

    def _is_done(self, seat: int) -> bool:
        """In an open phase: nothing left to answer and, for a person, nothing more to think over."""
        assert self.phase is not None
        return not self._has_question(seat) and (self.pilots[seat] != PERSON or seat in self.phase.ready)

    def _persons_asked(self) -> list[int]:
        """The persons a simultaneous phase waits for."""
        if self.phase is None:
            return []
        return [seat for seat in self.phase.involved if self.pilots[seat] == PERSON and seat not in self.phase.ready]

    def waiting(self) -> list[int]:
        """The seats everybody sees to be asked. In a sealed phase all who are not ready, whatever they have done."""
        if self.over:
            return []
        if self.phase is not None:
            return [seat for seat in self.phase.involved if seat not in self.phase.ready]
        if self.window is not None:
            return self.window.reactors
        seat = int(self.game.next_seat(self.state))
        return [] if seat == CHANCE else [seat]

    def thinking(self) -> list[int]:
        """The persons whose clocks run."""
        if self.over or self.window is not None or not self.setup.pace.limited:
            return []
        seats = self._persons_asked() if self.phase is not None else self.waiting()
        return [seat for seat in seats if self.pilots[seat] == PERSON]

    def is_asked(self, seat: int) -> bool:
        """Whether the seat has a question of the game to answer now."""
        if self.over:
            return False
        if self.phase is not None:
            return seat in self.phase.involved and seat not in self.phase.ready and self._has_question(seat)
        if self.window is not None:
            return seat in self.window.reactors and seat not in self.window.answers and seat not in self.standing
        return bool(self.game.next_seat(self.state) == seat)

    def may_close(self, seat: int) -> bool:
        """Whether the seat has only to say that it is ready."""
        phase = self.phase
        return phase is not None and seat in phase.involved and seat not in phase.ready and not self._has_question(seat)

    def bots_due(self) -> list[int]:
        """The bots that should answer now: in a simultaneous phase when all persons are ready."""
        asked = [seat for seat in self.seats if self.pilots[seat] != PERSON and self.is_asked(seat)]
        if self.phase is not None and self._persons_asked():
            return [seat for seat in asked if seat in self.late]
        return asked

    def question_id(self, seat: int) -> str:
        return f"{seat}.{self.asked[seat]}"

    def position_for(self, viewer: int) -> Any:
        """The position in which this viewer is asked what he is asked."""
        window = self.window
        if window is None or viewer == ONLOOKER or viewer not in window.reactors:
            return self.state
        return self.game.with_reactor(self.state, viewer)
