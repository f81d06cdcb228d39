"""Plays a script: a game is its record, and everything else is derived by playing the record again."""

from __future__ import annotations

from typing import Any

from ossuary.core.chance import FairChance, commitment
from ossuary.core.events import Event
from ossuary.core.game import Game
from ossuary.core.notation import CHANCE_ANSWER, BadFile, Line, Script
from ossuary.core.options import BadOption
from ossuary.core.refusal import Refused, fault
from ossuary.core.snapshot import Snapshot
from ossuary.core.state import CHANCE
from ossuary.core.statements import BadStatement

AnyGame = Game[Any]
UNDO = "undo"
SNAPSHOT_EVERY = 8  # answers, in a script that takes answers back
MOST_REPLAYED = 4  # times as many answers as the script has lines may be played again because of undo
MORE_REPLAYED = 1_000  # and so many beyond that, however short the script is
TABLE_WORDS = ("undo", "bot", "person", "resign")


class Play:
    """A script's game in progress. Its history has the answers that were not undone, in words, those of chance too.

    With `records_events`, `events` grows with what happens; its reader empties it. Answers that are played again after
    an undo add no events.
    """

    def __init__(self, game: AnyGame, script: Script, records_events: bool = False) -> None:
        self.game = game = in_edition_of(script, game)
        self.script = script
        self.seats = script.seats()
        try:
            self.options = game.read_setup(self.seats, script.option_words())
        except BadOption as bad:
            raise script.option_error(bad.why, bad.word) from bad
        self.chance = read_chance(game, script, self.seats)
        self.history: list[tuple[int, list[str]]] = []
        self.pilots = ["person"] * self.seats
        self.records_events = records_events
        self.events: list[Event] = []
        self.takes_back = any(line.words == [UNDO] for line in script.lines)
        self.snapshots: list[tuple[int, Snapshot]] = []  # each with the length of the history then
        self.replays_left = MOST_REPLAYED * len(script.lines) + MORE_REPLAYED
        self.state = self.start()

    def start(self) -> Any:
        """The game at its first question, from set-up or from the script's position."""
        state = self.starting_position()
        if self.records_events:
            self.events = state.record_events()
        self.game.settle(state)
        return state

    def starting_position(self) -> Any:
        """The position it starts from, with nothing played yet."""
        return starting_position(self.game, self.script, self.seats, self.options)

    def asks_chance(self) -> bool:
        return bool(self.game.next_seat(self.state) == CHANCE)

    def settle_chance(self) -> None:
        """Let the seed answer chance where the file does not."""
        while self.asks_chance():
            self.play_chance(self.seeded())

    def seeded(self) -> int:
        """The answer of chance that comes next from the seed."""
        return int(self.game.chance_pick(self.state, self.chance.below(int(self.game.chance_total(self.state)))))

    def play_chance(self, action: int) -> None:
        self.keep_snapshot()
        self.history.append((CHANCE, self.game.words(self.state, CHANCE, action).split(" ")))
        self.game.play(self.state, CHANCE, action)

    def answer_chance(self, words: list[str]) -> None:
        """Play a `*` line of the file."""
        if not self.asks_chance():
            raise Refused([fault("chance-not-asked")])
        action = self.game.parse(self.state, CHANCE, words)
        if action not in list(self.game.legal(self.state, CHANCE)):
            some = [self.game.words(self.state, CHANCE, a) for a in self.game.legal(self.state, CHANCE)]
            raise Refused([fault("chance-answers", list=", ".join(some[:6]) + (", …" if len(some) > 6 else ""))])
        self.chance.number += 1
        self.play_chance(action)

    def answer(self, seat: int, words: list[str]) -> None:
        """Play the line of a seat: an answer in the game, or a word to the table like `undo`."""
        if words[0] in TABLE_WORDS:
            self.table_line(seat, words)
            return
        action = self.game.parse(self.state, seat, words)
        self.keep_snapshot()
        self.game.submit(self.state, seat, action)
        self.history.append((seat, words))

    def table_line(self, seat: int, words: list[str]) -> None:
        if words == [UNDO]:
            self.undo(seat)
        elif words == ["resign"]:
            self.state.resign(seat)
            self.history.append((seat, words))
        elif words == ["person"] or (words[0] == "bot" and len(words) == 2):
            self.pilots[seat - 1] = words[-1]
        else:
            raise Refused([fault("unknown-words", words=" ".join(words))])

    def undo(self, seat: int) -> None:
        """Play again without the seat's last answer; refused if a later answer would not be legal any more.

        Only what follows the last snapshot before that answer is played again, and a script may cost only so much.
        """
        last = max((i for i, (who, _) in enumerate(self.history) if who == seat), default=-1)
        if last < 0:
            raise Refused([fault("nothing-to-undo")])
        kept = self.history[:last] + self.history[last + 1 :]
        events = self.events
        while self.snapshots and self.snapshots[-1][0] > last:
            self.snapshots.pop()
        state, first = self.return_to_snapshot()
        self.replays_left -= len(kept) - first
        if self.replays_left < 0:
            self.events = events
            raise Refused([fault("too-much-undone")])
        for who, words in kept[first:]:
            if words == ["resign"]:
                state.resign(who)
                continue
            try:
                self.game.submit(state, who, self.game.parse(state, who, words))
            except Refused as refused:
                self.events = events
                raise Refused([fault("undo-too-late")]) from refused
        self.events.clear()
        self.state = state
        self.history = kept

    def keep_snapshot(self) -> None:
        """Before an answer: keep the position now and then, if the script ever takes an answer back."""
        length = len(self.history)
        if self.takes_back and (not self.snapshots or length - self.snapshots[-1][0] >= SNAPSHOT_EVERY):
            self.snapshots.append((length, Snapshot(self.game, self.state)))

    def return_to_snapshot(self) -> tuple[Any, int]:
        """The position of the last snapshot, and how many answers had led to it."""
        if not self.snapshots:
            return self.start(), 0
        length, snapshot = self.snapshots[-1]
        state = snapshot.restore(self.game)
        if self.records_events:
            self.events = state.record_events()
        return state, length


def in_edition_of(script: Script, game: AnyGame) -> AnyGame:
    """The game by the edition of the rules that a script names; without a word of it, by the first."""
    rules = script.headers.get("rules")
    editions = game.editions()
    edition = rules.number(1, 9999, "rules") if rules is not None else editions[0]
    if rules is not None and edition not in editions:
        raise rules.error(fault("other-rules", version=", ".join(map(str, editions)), word=rules.value))
    return game.in_edition(edition)


def starting_position(game: AnyGame, script: Script, seats: int, options: dict[str, str]) -> Any:
    """The set-up or position of a script, with nothing played yet."""
    if script.position is None:
        return game.set_up(seats, options)
    try:
        return game.build_position(seats, options, script.position)
    except BadStatement as bad:
        at = bad.statement
        if at is None:
            raise BadFile(position_line(script), 1, bad.why) from bad
        column = at.columns[bad.word] if bad.word < len(at.columns) else at.columns[-1]
        raise BadFile(at.line, column, bad.why) from bad


def read_chance(game: AnyGame, script: Script, seats: int) -> FairChance:
    """Chance as the script's seed answers it, by the recipe of the notation."""
    options = " ".join(script.option_words())
    values = []
    for seat in range(1, 10):
        header = script.headers.get(f"value {seat}")
        if header is not None:
            if seat > seats:
                raise header.error(fault("only-so-many-seats", seats=seats))
            values.append(header.raw(16, f"value {seat}"))
    seed = script.headers.get("seed")
    commit = script.headers.get("commit")
    if commit is None:
        if seed is not None and not seed.value:
            raise seed.error(fault("empty-seed"))
        return FairChance(seed.value.encode() if seed else b"0", game.name, options, values)
    commit.raw(32, "commit")
    if seed is None:
        return FairChance(b"0", game.name, options, values)
    secret = seed.raw(32, "seed")
    if commitment(secret) != commit.value:
        raise seed.error(fault("another-seed"))
    return FairChance(secret, game.name, options, values)


def position_line(script: Script) -> int:
    return script.position[0].line if script.position else 1


def agrees_with_seed(play: Play, line: Line) -> bool:
    """Whether a written `*` line is what the committed seed says. Only compares; nothing is played."""
    number = play.chance.number
    expected = play.game.words(play.state, CHANCE, play.seeded())
    play.chance.number = number
    return line.kind == CHANCE_ANSWER and expected == " ".join(line.words)
