"""A game derived from its journal alone: the same rows give the same match in any process."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ossuary.core.events import ONLOOKER, Event
from ossuary.core.notation import Script, read_script
from ossuary.core.play import starting_position
from ossuary.core.snapshot import Snapshot
from ossuary.core.state import CHANCE, NOBODY
from ossuary.server.errors import ALL_REFUSALS, TableError
from ossuary.server.match import journal, orders, reactions, undo
from ossuary.server.match.clocks import Clock, Pace
from ossuary.server.match.drafts import Draft, Phase, Undoable, Window
from ossuary.server.match.event_log import EventLog
from ossuary.server.match.journal import Row
from ossuary.server.match.pilots import PERSON, change_pilot, hand_back_late_seats, note_transfer, resign, want_bot
from ossuary.server.match.resume import Resumption
from ossuary.server.messages import TableEventKind


@dataclass(frozen=True)
class Setup:
    """What a match starts from. `pilots`: who answers for each seat at first, a person or a bot's level."""

    game: Any  # of any class that plays like a Game
    seats: int
    options: list[str]
    pilots: list[str]
    pace: Pace
    reaction_span: int  # milliseconds that a person has for a reaction
    has_goal: bool = False  # whether there is a goal to reach, as in a challenge
    start: str = ""  # a text that the match continues
    reactions_close: bool = True  # False: persons are waited for, however long they take
    variant: str = ""  # the host's data it is played with, if not the usual


class DamagedJournal(Exception):
    """A journal that no longer leads where it led when it was written."""


class Match:
    """Rows go in by apply(); what everyone may see, who is asked, and the record come out."""

    def __init__(self, setup: Setup, start: Row, until: tuple[int, int] | None = None) -> None:
        """`until`: play the text it continues only until this viewer has so many events."""
        self.setup = setup
        self.game = setup.game
        self.values = [b"" if v == journal.NO_VALUE else bytes.fromhex(v) for v in start.words.split(" ")[1:]]
        self.options = self.game.read_setup(setup.seats, setup.options)
        script = read_script(setup.start.encode()) if setup.start else Script()
        if setup.start:
            self.state = starting_position(self.game, script, setup.seats, self.options)
        else:
            self.state = self.game.set_up(setup.seats, self.options)
        self.new_events: list[Event] = self.state.record_events()  # not in the log yet
        self.game.settle(self.state)
        self.seats = range(1, setup.seats + 1)
        self.pilots = [PERSON, *setup.pilots]
        self.paused = False  # nobody is there, and the clocks stand still
        self.bot_votes: dict[int, list[int]] = {}  # for a seat whose person is gone: the seats that want a bot there
        self.transfers = [0] * (
            setup.seats + 1
        )  # how often each seat has gone to another device, as everybody was told
        self.one_screen = False  # whether all persons sit at one screen, and none of them has to be hidden from others
        self.late: set[int] = set()  # persons out of time, for whom a bot answers now
        self.just_answered: list[int] = []
        self.standing_orders: set[int] = set()  # seats that do not react for the rest of the round, as everybody knows
        self.orders = orders.StandingOrders(setup.seats)
        self.phase: Phase | None = None
        self.window: Window | None = None
        self.queued: dict[int, str] = {}  # opened reactions that the game has not asked for yet
        self.undoable: list[Undoable] = []
        self.log = EventLog(self.game, setup.seats)
        self.events = self.log.events
        self.questions_asked = [0] * (setup.seats + 1)
        self.answered: list[dict[str, str]] = [{} for _ in range(setup.seats + 1)]  # words by question
        self.clocks = [Clock(setup.pace) for _ in range(setup.seats + 1)]
        self.lines: list[str] = []  # of the record
        self.hidden: set[int] = set()  # lines that not everybody may know while the game goes on
        self.draws = 0
        self.length = start.number + 1
        self.now = start.at
        self.public_at = start.at  # when anybody last did something that everybody may know of
        self.round = int(self.game.round_of(self.state))
        self.over = False
        self.log_events()
        resumption = Resumption(self, script.lines, until)
        resumption.run()
        self.events_before = resumption.before
        self.just_answered = []
        self.round = int(self.game.round_of(self.state))
        self._advance()

    def apply(self, row: Row) -> str:
        """Apply a row, or refuse it and change nothing; the digest, if a round or the game has ended with it."""
        sealed, told = self._sealed_under_way(), len(self.events[ONLOOKER])
        if row.seat != journal.TABLE:
            self._apply_seat_row(row)
            self._notice_person(row.seat)
        elif row.words == journal.OPEN:
            reactions.open_reactions(self)
        elif row.words in (journal.PAUSE, journal.GO_ON):
            self._pause(row.words == journal.PAUSE)
        else:
            self._play_chance(self.read_answer(self.state, CHANCE, row.words))
        digest = self._finish_row(row.at)
        if row.words.startswith(f"{journal.ORDER} "):
            return digest  # known to its seat alone
        if sealed is None or sealed is not self._sealed_under_way() or len(self.events[ONLOOKER]) != told:
            self.public_at = row.at
        return digest

    def _sealed_under_way(self) -> Phase | Window | None:
        """The sealed phase or the reactions that are open: nobody may know whether others have answered in them."""
        if self.phase is not None:
            return self.phase if self.game.is_sealed(self.state) else None
        return self.window

    def draw(self, action: int, at: int) -> Row:
        """Play an answer of chance that is known to be legal; the row for it."""
        number, words = self.length, self.game.words(self.state, CHANCE, action)
        self._play_chance(action)
        self.public_at = at
        return Row(number, journal.TABLE, words, at, self._finish_row(at))

    def load(self, row: Row) -> None:
        """Apply a row that was written before."""
        if row.number != self.length:
            raise DamagedJournal(f"row {self.length} is missing")
        try:
            digest = self.apply(row)
        except ALL_REFUSALS as refusal:
            raise DamagedJournal(f"row {row.number} can't be played any more: {refusal}") from refusal
        if digest != row.digest:
            raise DamagedJournal(f"row {row.number} led to {row.digest or 'no digest'}, now to {digest or 'none'}")

    def _apply_seat_row(self, row: Row) -> None:
        seat, words, at = row.seat, row.words, row.at
        verb = words.partition(" ")[0]
        if self.over:
            raise TableError("game-over")
        if words == journal.UNDO:
            undo.undo(self, seat, at)
        elif words == journal.READY:
            self._make_ready(seat, at)
        elif words == journal.UNREADY:
            if self.phase is None or seat not in self.phase.ready or not self.persons_not_ready():
                raise TableError("phase-closes")
            self.take_ready_back(self.phase, seat, at)
        elif verb == journal.BOT_FOR:
            want_bot(self, seat, words.partition(" ")[2])
        elif verb == journal.TRANSFERRED:
            note_transfer(self, seat, words.partition(" ")[2])
        elif words == journal.LET_ROUND:
            self.standing_orders.add(seat)
            self.announce("standing-order", seat)
        elif verb == journal.ORDER:
            orders.take_order(self, seat, words)
            reactions.stop_waiting(self, at)
        elif words == journal.RESIGN:
            resign(self, seat)
        elif words == journal.RETURN or verb in (journal.LEAVE, journal.LATE):
            change_pilot(self, seat, verb, words.partition(" ")[2])
        else:
            self._apply_answer(row)
            if row.ready and self.may_close(seat):
                self._make_ready(seat, at)

    def _notice_person(self, seat: int) -> None:
        """Somebody has done something: they are not gone, even if they are not connected."""
        self.bot_votes.pop(seat, None)
        if self.paused and self.pilots[seat] == PERSON:
            self._pause(False)

    def _apply_answer(self, row: Row) -> None:
        seat, words, at = row.seat, row.words, row.at
        question = self.question_id(seat)
        if self.phase is not None:
            self.draft(seat, words, row.given)
            if row.ready:
                self.phase.eager.add(seat)
            else:
                self.phase.eager.discard(seat)
        elif self.window is not None:
            reactions.react(self, seat, words)
            reactions.stop_waiting(self, at)
        else:
            self._answer(row)
            self.clocks[seat].stop(at)
        self.answered[seat][question] = words
        self.questions_asked[seat] += 1

    def _finish_row(self, at: int) -> str:
        """What follows from a row; the digest if a round or the game has ended with it."""
        self.now = at
        self.length += 1
        self._advance()
        return self._digest()

    def read_answer(self, state: Any, seat: int, words: str) -> int:
        """The action these words mean; Refused if it is not legal."""
        action = int(self.game.parse(state, seat, words.split(" ")))
        self.game.check(state, seat, action)
        return action

    def _answer(self, row: Row) -> None:
        seat = row.seat
        action = self.read_answer(self.state, seat, row.words)
        if self.pilots[seat] != PERSON or (self.undoable and self.undoable[-1].seat != seat):
            self.undoable.clear()
        follows = row.given or row.joined
        if follows and self.undoable:
            self.undoable[-1] = self.undoable[-1]._replace(answers=self.undoable[-1].answers + 1)
        elif self.pilots[seat] == PERSON and not follows:
            self.undoable.append(Undoable(seat, Snapshot(self.game, self.state), self.clocks[seat].read(row.at)))
        self.play(seat, action)
        self.just_answered = [seat]

    def play(self, seat: int, action: int) -> None:
        """Play and record a legal answer, in the words of the notation whatever the player wrote."""
        if not self.game.is_public(self.state, seat, action):
            self.hidden.add(len(self.lines))
        self.lines.append(f"{seat or '*'} {self.game.words(self.state, seat, action)}")
        self.game.play(self.state, seat, action)

    def _play_chance(self, action: int) -> None:
        self.undoable.clear()
        self.play(CHANCE, action)
        self.draws += 1

    def play_past_line(self, seat: int, words: str) -> None:
        """Play a line of the text that the match continues. What it leaves open of a phase are drafts."""
        self._open_phase()
        if words == journal.RESIGN:
            resign(self, seat)
        elif self.phase is None:
            self.play(seat, self.read_answer(self.state, seat, words))
        else:
            self.draft(seat, words)
            if self.state.open_lanes == 0:
                self._close_phase(self.phase)
        self.log_events()

    def draft(self, seat: int, words: str, given: bool = False) -> None:
        """An answer in a phase that stays open until everybody is ready."""
        phase = self.phase
        assert phase is not None
        if seat in phase.ready:
            raise TableError("already-ready")
        action = self.read_answer(self.state, seat, words)
        phase.drafts.append(Draft(seat, action, self.game.words(self.state, seat, action), given))
        self.game.draft(self.state, seat, action)
        if self.undoable and self.undoable[-1].seat != seat:
            self.undoable.clear()

    def _make_ready(self, seat: int, at: int) -> None:
        phase = self.phase
        if phase is None or seat not in phase.involved or seat in phase.ready:
            raise TableError("nothing-to-close")
        if self._has_question(seat):
            raise TableError("answer-first")
        phase.ready.add(seat)
        phase.clocks[seat] = self.clocks[seat].read(at)
        self.announce("ready", seat)

    def take_ready_back(self, phase: Phase, seat: int, at: int) -> None:
        phase.ready.discard(seat)
        self.clocks[seat].set_back(phase.clocks[seat], at)
        self.announce("not-ready", seat)

    def _open_phase(self) -> None:
        if self.phase is not None or self.state.open_lanes == 0:
            return
        involved = [seat for seat in self.seats if self._has_question(seat)]
        self.phase = Phase(Snapshot(self.game, self.state), involved)
        if self.game.is_sealed(self.state) and self.undoable and involved != [self.undoable[-1].seat]:
            self.undoable.clear()  # as long as it could be undone, everybody would know that nobody has drafted

    def _close_phase(self, phase: Phase) -> None:
        for draft in phase.drafts:
            self.lines.append(f"{draft.seat} {draft.words}")
        self.phase = None
        self.undoable.clear()
        for seat in phase.involved:
            self.questions_asked[seat] += 1
            self.clocks[seat].stop(self.now)  # the next phase is another choice
        self.just_answered = phase.involved
        self.game.close(self.state)

    def _advance(self) -> None:
        """Open and close phases and play opened reactions, until a seat or chance has to answer."""
        game = self.game
        while True:
            if self.just_answered and not self.chance_asked():
                hand_back_late_seats(self)
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
                reactions.ask_for_reactions(self)
                break
            reactions.play_queued_reaction(self, seat)
        self.log_events()
        if int(game.round_of(self.state)) != self.round:
            self.standing_orders.clear()
            self.orders.end_round()
        if not self.over and self.phase is None and game.next_seat(self.state) == NOBODY:
            self.over = True
            self.undoable.clear()
        if self.setup.pace.limited:
            self._run_clocks()

    def _pause(self, paused: bool) -> None:
        """Let the clocks stand still, or run again: then everybody has the time for their choice once more."""
        self.paused = paused
        for clock in self.clocks:
            clock.since = None
        self.announce("paused" if paused else "resumed", journal.TABLE)

    def _run_clocks(self) -> None:
        running = self.on_the_clock()
        for seat in self.seats:
            if seat in running:
                self.clocks[seat].start(self.now)
            else:
                self.clocks[seat].stop(self.now)

    def _digest(self) -> str:
        now = int(self.game.round_of(self.state))
        if self.chance_asked() or (now == self.round and not self.over):
            return ""
        self.round = now
        digest: str = self.game.digest(self.state)
        self.lines.append(f"= {digest}")
        return digest

    def log_events(self) -> None:
        """Move what has happened in the game into the log; a reveal makes everything before it final."""
        reveals = False
        for event in self.new_events:
            reveals = reveals or event.reveals
            self.log.add(event)
        self.new_events.clear()
        if reveals:
            self.undoable.clear()

    def announce(self, kind: TableEventKind, seat: int, sealed: bool = False, **details: str) -> None:
        """Log something that happened at the table, after all that has happened in the game."""
        self.log_events()
        self.log.announce(kind, seat, sealed, **details)

    def chance_asked(self) -> bool:
        return self.phase is None and bool(self.game.next_seat(self.state) == CHANCE)

    def _has_question(self, seat: int) -> bool:
        return len(self.state.lanes[seat - 1].frames) > 0

    def _is_done(self, seat: int) -> bool:
        """In an open phase: whether the seat has nothing left to answer and, if it is a person's, is ready."""
        assert self.phase is not None
        return not self._has_question(seat) and (self.pilots[seat] != PERSON or seat in self.phase.ready)

    def persons_not_ready(self) -> list[int]:
        """The persons whom a simultaneous phase waits for."""
        if self.phase is None:
            return []
        return [seat for seat in self.phase.involved if self.pilots[seat] == PERSON and seat not in self.phase.ready]

    def waiting(self) -> list[int]:
        """The seats that everybody sees being asked. In a sealed phase: all that are not ready, drafts or not."""
        if self.over:
            return []
        if self.phase is not None:
            return [seat for seat in self.phase.involved if seat not in self.phase.ready]
        if self.window is not None:
            return self.window.reactors
        seat = int(self.game.next_seat(self.state))
        return [] if seat == CHANCE else [seat]

    def on_the_clock(self) -> list[int]:
        """The persons whose clocks run."""
        if self.over or self.paused or self.window is not None or not self.setup.pace.limited:
            return []
        seats = self.persons_not_ready() if self.phase is not None else self.waiting()
        return [seat for seat in seats if self.pilots[seat] == PERSON]

    def is_asked(self, seat: int) -> bool:
        """Whether the seat has a question of the game to answer now."""
        if self.over:
            return False
        if self.phase is not None:
            return seat in self.phase.involved and seat not in self.phase.ready and self._has_question(seat)
        if self.window is not None:
            asked = seat in self.window.reactors and seat not in self.window.answers
            return asked and seat not in self.standing_orders and not reactions.is_spared(self, seat)
        return bool(self.game.next_seat(self.state) == seat)

    def may_close(self, seat: int) -> bool:
        """Whether the seat has nothing left to say but that it is ready."""
        phase = self.phase
        return phase is not None and seat in phase.involved and seat not in phase.ready and not self._has_question(seat)

    def bots_due(self) -> list[int]:
        """The seats whose bots should answer now; in a simultaneous phase, when all persons are ready."""
        asked = [seat for seat in self.seats if self.pilots[seat] != PERSON and self.is_asked(seat)]
        if self.phase is not None and self.persons_not_ready():
            return [seat for seat in asked if seat in self.late]
        return asked

    def bots_alone(self) -> bool:
        """Whether no person plays, not even one who is late."""
        return PERSON not in self.pilots[1:] and not self.late

    def closes(self) -> int | None:
        """When the reactions that are asked for open, if that is known."""
        return reactions.closing_time(self)

    def can_undo(self, seat: int) -> bool:
        return undo.can_undo(self, seat)

    def question_id(self, seat: int) -> str:
        return f"{seat}.{self.questions_asked[seat]}"

    def position_for(self, viewer: int) -> Any:
        """The position in which this viewer is asked their question."""
        window = self.window
        if window is None or viewer == ONLOOKER or viewer not in window.reactors:
            return self.state
        return self.game.with_reactor(self.state, viewer)
