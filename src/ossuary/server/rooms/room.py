"""A table in memory: its lobby or match, the people connected to it, and the one way for commands to get in."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import msgspec

from ossuary.core.chance import FairChance
from ossuary.server.errors import TableDeleted
from ossuary.server.match import journal
from ossuary.server.match.clocks import PACES, SECOND, Pace
from ossuary.server.match.journal import Row
from ossuary.server.match.match import Match, Setup
from ossuary.server.match.orders import given_answer
from ossuary.server.match.pilots import PERSON, shown_pilots
from ossuary.server.match.record import about, option_text
from ossuary.server.messages import ClockPlan, TableChanged, TableInfo
from ossuary.server.rooms import emotes
from ossuary.server.rooms.bot_driver import BotDriver
from ossuary.server.rooms.broadcast import Broadcast, Watcher
from ossuary.server.rooms.command_queue import CommandQueue, OnResult
from ossuary.server.rooms.commands import Command, FreeSeat, NewRow, started
from ossuary.server.rooms.editions import Edition
from ossuary.server.rooms.fixed_starts import has_goal, is_lesson
from ossuary.server.rooms.lobby import Lobby
from ossuary.server.rooms.presence import Presence
from ossuary.server.rooms.summary import Describer, Summary, summarize_lobby, summarize_match
from ossuary.server.rooms.text_worker import ReplayMatch, pack
from ossuary.server.rooms.timekeeper import TableClock, Timekeeper
from ossuary.server.rooms.transfers import TellTransfers, give_time, untold_transfers
from ossuary.server.storage.store import Rematch, StoredTable, now
from ossuary.server.token_bucket import TokenBuckets

if TYPE_CHECKING:
    from ossuary.server.rooms.rooms import Rooms

log = logging.getLogger("ossuary.room")
ROWS_AT_ONCE = 64  # of a journal that is read, before others have the event loop

encode = msgspec.json.Encoder().encode


class Room:
    """One table. While it is `stale`, its lobby and match are not those of the journal and must not be shown."""

    def __init__(self, rooms: Rooms, stored: StoredTable, edition: Edition) -> None:
        self.rooms = rooms
        self.stored = stored
        self.id = stored.id
        self.plan = stored.read_plan()
        self.edition = edition
        self.game = edition.game
        self.describer = Describer(stored, self.plan, self.game, rooms.link)
        self.options = self.describer.options
        self.lobby = Lobby()
        self.match: Match | None = None
        self.chance: FairChance | None = None
        self.lock = asyncio.Lock()  # held while rows are applied that are not on disk yet
        self.queue = CommandQueue()
        self.broadcast = Broadcast(len(self.plan.seats))
        self.presence = Presence()
        self.bots = BotDriver()
        self.clock = TableClock()
        self.timekeeper = Timekeeper()
        self.emote_limits = TokenBuckets(emotes.PER_SECOND, emotes.AT_ONCE)
        self.touched = now()
        self.over = False
        self.pilots_sent: list[Any] = []  # as everybody who is here knows them
        self.stale = True
        self.closed = False
        self.leads = True  # whether this process wrote last: it then asks bots and enforces time limits

    def submit(self, command: Command, on_result: OnResult) -> None:
        """Run a command; `on_result` gets None when it is on disk, or the reason why it is not."""
        self.queue.submit(self, command, on_result)

    async def perform(self, command: Command) -> None:
        """Run a command and wait until it is on disk; raises the reason if it is refused."""
        room = await self.rooms.room(self.id) if self.closed else self
        await room.queue.perform(room, command)

    def run_commands(self) -> None:
        """Start to run the commands that wait."""
        self.rooms.spawn(self.queue.run(self))

    def apply(self, new: NewRow) -> Row:
        """Apply a row that is not written yet."""
        match = self.match
        if match is None:
            row = Row(self.lobby.rows, new.seat, new.words, self.clock.now())
            self.lobby.add(row)
            return row
        at = max(self.clock.now(), match.now)
        row = Row(match.length, new.seat, new.words, at, "", new.ready, new.given, new.joined)
        digest = match.apply(row)
        return msgspec.structs.replace(row, digest=digest) if digest else row

    def follow_up(self) -> list[Row]:
        """The rows that the table itself adds: the start when everybody is ready, and the answers it gives."""
        if self.match is not None:
            return self._answer(self.match)
        if not self.lobby.can_start(self.stored):
            return []
        start = self.lobby.start_row(self.stored, self.clock.now())
        return [start, *self._answer(self._start(start))]

    def _answer(self, match: Match) -> list[Row]:
        """The answers of chance, and those that the table gives for persons."""
        rows = self._draw(match)
        while (given := given_answer(match)) is not None:
            rows.append(self.apply(NewRow(given.seat, given.words, given.ready, given=True)))
            rows += self._draw(match)
        return rows

    def _draw(self, match: Match) -> list[Row]:
        assert self.chance is not None
        rows = []
        while match.chance_asked():
            self.chance.number = match.draws
            place = self.chance.below(int(self.game.chance_total(match.state)))
            rows.append(match.draw(int(self.game.chance_pick(match.state, place)), max(self.clock.now(), match.now)))
        return rows

    def _start(self, start: Row) -> Match:
        match = Match(self.setup(), start)
        values = [value for value in match.values if value]
        self.chance = FairChance(self.stored.seed, self.game.name, option_text(match), values)
        self.match = match
        match.one_screen = self._shares_screen()
        return match

    def _shares_screen(self) -> bool:
        """Whether one person has all the seats that persons have, who pass the screen around without hurry."""
        persons = [seat.person for seat in self.stored.seats if seat.kind != "bot"]
        return self.plan.reactions_wait and len(set(persons)) == 1 and None not in persons

    def on_written(self, rows: list[Row]) -> None:
        """Rows that were applied are on disk: send them."""
        match = self.match
        self.leads = True
        self.touched = now()
        self.timekeeper.on_written()
        ends = match is not None and match.over and not self.over
        self.over = match is not None and match.over
        self.broadcast.actors.update([row.seat for row in rows])
        self._send_updates()
        if rows[0].number <= self.lobby.rows:
            self.presence.changed(self)
            self.see_to_seats()
        self.attend()
        self.rooms.bus.publish(self.id)
        if ends:
            self.stored.over = True
            self.send_table_info()

    def table_changes(self, rows: list[Row]) -> dict[str, Any]:
        """What has to be stored of the table itself with these rows, which are applied, or not at all."""
        match = self.match
        if match is None:
            return {}
        changes: dict[str, Any] = {"edition": self.edition.id} if rows[0].number <= self.lobby.rows else {}
        return {**changes, **self._end()} if match.over else changes

    def repairs(self) -> dict[str, Any]:
        """What should be stored of the table and is not: by older versions, or after a crash of one of them."""
        if self.match is None:
            return {}
        changes: dict[str, Any] = {"edition": self.edition.id} if self.stored.edition is None else {}
        return {**changes, **self._end()} if self.over and not self.stored.over else changes

    def _end(self) -> dict[str, Any]:
        """How the game ended, and that nothing has to be done for its table after a restart."""
        assert self.match is not None
        summary = summarize_match(self.match, True)
        made = summary.result is not None and bool(summary.result.made)
        return {"over": True, "made": made, "summary": summary.encoded()}

    async def refresh(self) -> None:
        """Read everything from the journal if it is not here; called with the lock held."""
        if not self.stale:
            return
        rows = await self.rooms.store.journal(self.id)
        await self.reload_seats()
        self.match = None
        self.lobby = Lobby()
        self.over = False
        is_shown = self.rooms.open_rooms.get(self.id) is self
        for first in range(0, len(rows), ROWS_AT_ONCE):
            self._load(rows[first : first + ROWS_AT_ONCE])
            if not is_shown:
                await asyncio.sleep(0)  # nobody sees half of it, and a long journal holds nobody else up
        if not is_shown:
            self.pilots_sent = self._pilots()
        self.stale = False
        self.see_to_seats()

    async def current_match(self) -> Match:
        """The match with all that is written and nothing else, until the caller awaits something."""
        async with self.lock:
            await self.refresh()
        return started(self.match)

    async def replay_task(
        self, viewer: int, event: int, within: bool = False, open_hands: bool = False, seed: bytes = b""
    ) -> ReplayMatch:
        """For a worker: what this viewer saw when they had so many events or, with a seed, the record up to there."""
        rows = await self.rooms.store.journal(self.id)
        rows = rows[self.lobby.rows :]
        return ReplayMatch(pack(self.setup()), rows, viewer, event, within, open_hands, seed, self.edition.data)

    def record_comments(self) -> list[str]:
        """Who played when, for the head of the record."""
        stored = self.stored
        names = [stored.names.get(seat.person or "", "") for seat in stored.seats]
        levels = [seat.level if seat.kind == "bot" else "" for seat in stored.seats]
        return about(datetime.fromtimestamp(stored.since / SECOND, UTC).date(), names, levels)

    async def catch_up(self) -> None:
        """Another process has written: read its rows and send them, unless it has deleted the table."""
        with suppress(TableDeleted):
            async with self.lock:
                await self.read_on()

    async def read_on(self) -> None:
        """The same; called with the lock held."""
        if self.stale:
            await self.refresh()
        else:
            version, rows = await self.rooms.store.read_on(self.id, self.length)
            if version != self.stored.seats_version or (self.match is None and rows):
                await self.reload_seats()
            self._load(rows)
        self.leads = False
        self._send_updates()
        self.attend()

    def _load(self, rows: list[Row]) -> None:
        for row in rows:
            if row.number >= self.broadcast.rows_sent:
                self.broadcast.actors.add(row.seat)
            if self.match is not None:
                self.match.load(row)
            elif row.seat == journal.TABLE:
                self._start(row)
            else:
                self.lobby.add(row)
        if rows:
            self.clock.on_row(rows[-1].at)
        self.over = self.match is not None and self.match.over

    def setup(self) -> Setup:
        pilots = [PERSON if seat.kind != "bot" else seat.level for seat in self.plan.seats]
        clock = self.plan.clock
        pace = PACES[clock] if isinstance(clock, str) else pace_of(clock)
        occasion = self.stored.occasion
        return Setup(
            self.game,
            len(self.plan.seats),
            [f"{name}={value}" for name, value in self.options.items() if value],
            pilots,
            pace,
            int(self.plan.reaction_seconds * SECOND),
            has_goal(occasion),
            self.plan.start,
            not is_lesson(occasion),
            self.plan.variant,
        )

    @property
    def length(self) -> int:
        """How many rows of the journal it has."""
        return self.match.length if self.match is not None else self.lobby.rows

    async def seats_changed(self) -> None:
        """Read who sits where, and tell the other processes."""
        await self.reload_seats()
        self.rooms.bus.publish(self.id, seats=True)

    async def on_rematch(self, rematch: Rematch) -> None:
        """Another table follows this one. Everything is read again only if more has changed than that."""
        if rematch.seats_version == self.stored.seats_version + 1:
            self.stored.rematch, self.stored.seats_version = rematch.table_id, rematch.seats_version
            self.send_table_info()
        else:
            await self.reload_seats()
        self.rooms.bus.publish(self.id, seats=True)

    async def reload_seats(self) -> None:
        """Read who sits where, and what the game was begun with; TableDeleted if there is no such table any more."""
        stored = await self.rooms.store.table(self.id)
        if stored is None:
            self.rooms.on_deleted(self)
            raise TableDeleted("table-deleted")
        if stored.edition is not None and stored.edition != self.edition.id:
            self.edition = await self.rooms.editions.edition_of(stored)
            self.game = self.describer.game = self.edition.game
        if stored.seats_version > self.stored.seats_version:
            self._reseat(stored)

    def _reseat(self, stored: StoredTable) -> None:
        """Other people sit here now: a person who gave their seat away sees no more of it."""
        self.stored = self.describer.stored = stored
        self.plan = self.describer.plan = stored.read_plan()
        if self.match is not None:
            self.match.one_screen = self._shares_screen()
        for watcher in list(self.broadcast.watchers):
            if any(viewer and stored.seats[viewer - 1].person != watcher.person for viewer in watcher.viewers):
                watcher.dismiss("handed-over")
                self.broadcast.remove(watcher)
        self.send_table_info()
        give_time(self)
        self.see_to_seats()

    def see_to_seats(self) -> None:
        """Free those whose persons were forgotten, and tell of those that other devices have now."""
        if self.stale:
            return
        for seat in self.seats_to_free():
            self.submit(FreeSeat(seat, self), log_failure)
        if untold_transfers(self):
            self.submit(TellTransfers(self), log_failure)

    def seats_to_free(self) -> list[int]:
        """Free seats whose last person still counts as playing, or as ready. One that is handed over waits."""
        match = self.match
        free = [seat for seat in self.stored.seats if seat.kind == "link" and seat.person is None]
        if match is None:
            return [seat.seat for seat in free if self.lobby.is_ready(seat.seat)]
        if match.over:
            return []
        return [seat.seat for seat in free if seat.handed_by is None and match.pilots[seat.seat] == PERSON]

    def join(self, watcher: Watcher, since: dict[str, int], most: int) -> None:
        """Called with the lock held."""
        self.broadcast.add(self, self.match, watcher, since, most)
        self.presence.changed(self)
        give_time(self)
        self.attend()

    def leave(self, watcher: Watcher) -> None:
        self.broadcast.remove(watcher)
        self.touched = now()
        if self.over and self.idle:
            self.rooms.close_room(self)
        else:
            self.presence.changed(self)

    def _send_updates(self) -> None:
        match = self.match
        if match is None:
            return
        pilots = self._pilots()
        if self.pilots_sent != pilots:
            self.pilots_sent = pilots
            self.send_table_info()  # first, so that no screen has a question for a seat that a bot plays
        self.broadcast.send(self, match)

    def _pilots(self) -> list[Any]:
        """Who plays each seat, and where a bot is wanted."""
        match = self.match
        return [] if match is None else [*shown_pilots(match), {seat: [*by] for seat, by in match.bot_votes.items()}]

    def send_table_info(self) -> None:
        """Send each watcher the table as they see it."""
        summary, present, away = self.summary(), self.presence.seats(self), self.presence.away_since(self)
        for watcher in self.broadcast.watchers:
            watcher.push(encode(TableChanged(self.describer.info(summary, watcher.person, present, away))))

    def info(self, person: str) -> TableInfo:
        """The table as this person sees it."""
        present, away = self.presence.seats(self), self.presence.away_since(self)
        return self.describer.info(self.summary(), person, present, away)

    def summary(self) -> Summary:
        if self.match is not None:
            return summarize_match(self.match, self.over)
        return summarize_lobby(self.lobby.rows, self.lobby.ready_seats())

    @property
    def is_writing(self) -> bool:
        """Whether there may be more in the match than on disk."""
        return self.lock.locked() or self.stale

    def attend(self) -> None:
        """See to what the table does by itself."""
        self.timekeeper.attend(self)

    @property
    def bots_alone(self) -> bool:
        """Whether a game goes on that no person plays in."""
        return self.match is not None and not self.match.over and self.match.bots_alone()

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if the room were closed."""
        match = self.match
        busy = match is not None and not match.over and (match.bots_due() or match.closes() or match.on_the_clock())
        return not self.broadcast.watchers and not busy and not self.lock.locked()

    def close(self, code: str = "") -> None:
        """End what the room does by itself, and send its watchers away."""
        self.closed = True
        self.timekeeper.stop()
        self.presence.stop()
        self.broadcast.close(code)


def log_failure(problem: BaseException | None) -> None:
    if problem is not None:
        log.error("a change of seats was not written: %s", problem)


def pace_of(clock: ClockPlan) -> Pace:
    return Pace(int(clock.choice * SECOND), int(clock.bank * SECOND))
