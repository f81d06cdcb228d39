"""A table where people sit now: takes what they say, has it written down, and tells everyone what he may know."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ossuary.core.chance import FairChance
from ossuary.server.errors import ALL_REFUSALS, TableError
from ossuary.server.host.metrics import ANSWERS, COLLISIONS
from ossuary.server.match import journal
from ossuary.server.match.clocks import PACES, SECOND, Pace
from ossuary.server.match.journal import Row
from ossuary.server.match.match import Match, Setup
from ossuary.server.match.pilots import PERSON
from ossuary.server.match.record import option_text
from ossuary.server.match.replay import replay
from ossuary.server.match.seat_view import SeatViews
from ossuary.server.messages import ClockPlan, Plan, TableInfo
from ossuary.server.rooms import bots, emotes
from ossuary.server.rooms.broadcast import Broadcast, Watcher
from ossuary.server.rooms.commands import TRIES, AwaitedCommand, Command, Say, Words, acting, answering
from ossuary.server.rooms.fixed_starts import has_goal, is_lesson, luck_of
from ossuary.server.rooms.summary import Describer, Summary, of_lobby, of_match
from ossuary.server.storage.group_commit import Collision
from ossuary.server.storage.store import StoredTable, now
from ossuary.server.token_bucket import TokenBuckets

if TYPE_CHECKING:
    from ossuary.server.rooms.rooms import Rooms

BOTS_PATIENCE = 10 * SECOND  # how long opened reactions may wait for a bot
SECOND_WATCH = 3 * SECOND  # when another process should have done it and has not
RETRY = 1 * SECOND
PRESENCE_SECONDS = 0.1
PRESENCE_HOLDS = 5 * SECOND  # what another process has said of who is there

log = logging.getLogger("ossuary.room")

Results = dict[Command, BaseException | None]


class Room:
    """One table in memory. What is said is applied, written, then told; if it can't be written it never happened."""

    def __init__(self, rooms: Rooms, kept: StoredTable) -> None:
        self.rooms = rooms
        self.kept = kept
        self.id = kept.id
        self.plan = msgspec.json.decode(kept.plan, type=Plan)
        self.game = rooms.game(self.plan.game)
        self.describer = Describer(kept, self.plan, self.game, rooms.link)
        self.options = self.describer.options
        self.values: dict[int, str] = {}  # of those who are ready to start
        self.lobby = 0  # rows before the start
        self.match: Match | None = None
        self.fair: FairChance | None = None
        self.lock = asyncio.Lock()
        self.said: list[Command] = []
        self.taking_turns = False
        self.audience = Broadcast(len(self.plan.seats), lambda: self.lock.locked() or self.stale)
        self.emote_limits = TokenBuckets(emotes.PER_SECOND, emotes.AT_ONCE)
        self.elsewhere: dict[str, tuple[list[int], int]] = {}  # who is present at other processes, as of when
        self.thinking: dict[int, str] = {}  # bots at work, and on which question
        self.timer: asyncio.TimerHandle | None = None
        self.presence: asyncio.TimerHandle | None = None
        self.touched = now()
        self.over = False
        self.stale = True
        self.leads = True  # the process that wrote last sees to bots and clocks

    # From the journal.

    async def refresh(self) -> None:
        """Have everything as it is kept; called with the lock held."""
        if not self.stale:
            return
        await self._look_at_chairs()
        written = await self.rooms.store.journal(self.id)
        self.match = None
        self.values, self.lobby = {}, 0
        self._take_in(written)
        self.stale = False

    def _take_in(self, written: list[Row]) -> None:
        for row in written:
            if row.number >= self.audience.rows_told:
                self.audience.actors.add(row.seat)
            if self.match is not None:
                self.match.load(row)
            elif row.seat == journal.TABLE:
                self._begin(row)
            else:
                self.values[row.seat] = row.words.partition(" ")[2]
                self.lobby += 1
        self.over = self.match is not None and self.match.over

    def _begin(self, start: Row) -> Match:
        match = Match(self.setup(), start)
        values = [value for value in match.values if value]
        self.fair = FairChance(self.kept.seed, self.game.name, option_text(match), values)
        self.match = match
        return match

    def setup(self) -> Setup:
        pilots = [PERSON if seat.kind != "bot" else seat.level for seat in self.plan.seats]
        pace = self.plan.clock
        clock = Pace(int(pace.choice * SECOND), int(pace.bank * SECOND)) if isinstance(pace, ClockPlan) else PACES[pace]
        span = int(self.plan.reaction_seconds * SECOND)
        words = [f"{name}={value}" for name, value in self.options.items() if value]
        occasion = self.kept.occasion
        return Setup(
            self.game,
            len(self.plan.seats),
            words,
            pilots,
            clock,
            span,
            has_goal(occasion),
            self.plan.start,
            not is_lesson(occasion),
        )

    async def replay(self, viewer: int, event: int) -> Match:
        """The match when this viewer had so many events."""
        written = await self.rooms.store.journal(self.id)
        return replay(self.setup(), written[self.lobby :], viewer, event)

    async def catch_up(self) -> None:
        """Another process has written: read on and tell."""
        async with self.lock:
            await self._read_on()

    async def _read_on(self) -> None:
        if self.stale:
            await self.refresh()
        else:
            length = self.match.length if self.match else self.lobby
            if self.match is None:
                await self._look_at_chairs()
            self._take_in(await self.rooms.store.journal(self.id, length))
        self.leads = False
        self._tell()
        self.attend()

    # What people say.

    def put(self, saying: Command) -> None:
        """Taken up in this turn of the loop or, if something is being written, after that: all that came by then."""
        self.said.append(saying)
        if not self.taking_turns:
            self.taking_turns = True
            self.rooms.store.group_commit.call_when_idle(self._begin_turns)

    def _begin_turns(self) -> None:
        self.rooms.spawn(self._take_turns())

    async def say(self, say: Say) -> None:
        saying = AwaitedCommand(say)
        self.put(saying)
        await saying.done

    async def answer(self, seat: int, question: str, words: str, ready: bool) -> None:
        """An answer to the question it names: written, or written before, or refused."""
        await self.say(answering(seat, question, words, ready))
        ANSWERS.inc()

    async def act(self, seat: int, do: str) -> None:
        """Anything else that is said during the game."""
        await self.say(acting(seat, do))

    async def _take_turns(self) -> None:
        """As long as somebody has said something: all of it together, one after the other."""
        try:
            while self.said:
                async with self.lock:
                    said, self.said = self.said, []
                    try:
                        fates = await self._turn(said)
                    except Exception as problem:
                        fates = dict.fromkeys(said, problem)
                for saying, fate in fates.items():
                    saying.settle(fate)
        finally:
            self.taking_turns = False

    async def _turn(self, said: list[Command]) -> Results:
        """Apply and write what is said, tell it, and say what has become of it; collisions are said again."""
        await self.refresh()
        match = self.match
        if match is None:
            raise TableError("not-started")
        fates: Results = dict.fromkeys(said)
        fresh: list[Row] = []
        for saying in said:
            before = len(fresh)
            try:
                for words in saying.say(match):
                    fresh.append(self._apply(match, words))
                if len(fresh) > before:
                    fresh += self._draw(match)
            except Exception as problem:
                fates[saying] = problem
                if len(fresh) > before or not isinstance(problem, ALL_REFUSALS):
                    return self._begin_again(fates)
        if fresh and not await self._write(match, fresh):
            return self._say_again(said)
        return fates

    def _begin_again(self, fates: Results) -> Results:
        """One of them has left things half done: nothing was written, so the others are said again."""
        self.stale = True
        self.said = [saying for saying, fate in fates.items() if fate is None] + self.said
        return {saying: fate for saying, fate in fates.items() if fate is not None}

    def _say_again(self, said: list[Command]) -> Results:
        """Somebody else was first, and the room has read on."""
        again = [saying for saying in said if saying.again()]
        self.said = again + self.said
        return {saying: TableError("too-busy") for saying in said if saying not in again}

    async def _write(self, match: Match, fresh: list[Row]) -> bool:
        """Whether it is written now, and told; if not, somebody else was first and the room has read on."""
        try:
            await self._have_written(fresh)
        except Collision:
            COLLISIONS.inc()
            self.stale = True
            await self._read_on()
            return False
        self.leads = True
        self.touched = fresh[-1].at
        ends, self.over = match.over and not self.over, match.over
        self.audience.actors.update([row.seat for row in fresh])
        self._tell()
        self.attend()
        self.rooms.bus.publish(self.id)
        if ends:
            stands = self.standing()
            made = stands.result is not None and bool(stands.result.made)
            self.rooms.spawn(self.rooms.store.finish_table(self.id, made, stands.kept()))
            self.tell_table()
        return True

    async def _have_written(self, fresh: list[Row]) -> None:
        """On disk. Who is cut off while it is being written has said it all the same, and the others are told."""
        try:
            await self.rooms.store.group_commit.append(self.id, fresh)
        except Collision:
            raise
        except BaseException as problem:
            if isinstance(problem, SQLAlchemyError):
                log.error("rows of %s were not written: %s", self.id, problem)
            self.stale = True  # nobody knows whether it was written: the journal does
            self.rooms.spawn(self._make_good())
            raise

    async def _make_good(self) -> None:
        """What could not be told when it was written is told now, from the journal."""
        try:
            await self.rooms.store.group_commit.append(self.id, [])  # behind all that waits
            await self.catch_up()
        except SQLAlchemyError as problem:
            log.error("the journal of %s can't be read now: %s", self.id, problem)
            return
        self.rooms.bus.publish(self.id)

    def _apply(self, match: Match, said: Words) -> Row:
        row = Row(match.length, said.seat, said.words, max(now(), match.now), ready=said.ready)
        digest = match.apply(row)
        return msgspec.structs.replace(row, digest=digest) if digest else row

    def _draw(self, match: Match) -> list[Row]:
        """All that chance has to answer now."""
        assert self.fair is not None
        rows = []
        while match.chance_asked():
            self.fair.number = match.draws
            place = self.fair.below(int(self.game.chance_total(match.state)))
            rows.append(match.draw(int(self.game.chance_pick(match.state, place)), max(now(), match.now)))
        return rows

    # Before the game.

    async def be_ready(self, seat: int, value: str) -> None:
        """Somebody is ready to start, with his share in the seed, or is not any more; the last one starts the game."""
        async with self.lock:
            for _ in range(TRIES):
                await self.refresh()
                if self.values.get(seat) == value:
                    return  # said again because the acknowledgement got lost
                if self.match is not None:
                    raise TableError("has-started")
                if await self._write_lobby([Row(self.lobby, seat, f"{journal.VALUE} {value}", now())]):
                    return
            raise TableError("too-busy")

    async def say_ready(self, seat: int, on: bool, value: str | None) -> None:
        """Before the game: ready with a value, or not ready after all; in a phase: nothing more to think over."""
        if value is not None:
            await self.be_ready(seat, value)
        elif self.match is not None:
            await self.act(seat, journal.READY if on else journal.UNREADY)
        elif on:
            raise TableError("value-missing")
        else:
            await self.be_ready(seat, journal.NO_VALUE)

    def _has_value(self, seat: int) -> bool:
        return self.values.get(seat, journal.NO_VALUE) != journal.NO_VALUE

    async def seats_changed(self) -> None:
        """Read the seats anew; called with the lock held."""
        kept = await self.rooms.store.table(self.id)
        if kept is None:
            raise TableError("table-deleted")
        self.reseat(kept)
        self.rooms.bus.publish(self.id, seats=True)

    def reseat(self, kept: StoredTable) -> None:
        """Others sit here now: who has given a seat out of his hands sees no more from it."""
        self.kept = self.describer.kept = kept
        self.plan = self.describer.plan = msgspec.json.decode(kept.plan, type=Plan)
        for watcher in list(self.audience.watchers):
            if any(viewer and kept.seats[viewer - 1].person != watcher.person for viewer in watcher.viewers):
                watcher.dismiss("handed-over")
                self.audience.leave(watcher)
        self.tell_table()

    async def _look_at_chairs(self) -> None:
        """Before a game a bot may come to sit where somebody was waited for, in another process too."""
        kept = await self.rooms.store.table(self.id)
        if kept is not None and kept.plan != self.kept.plan:
            self.reseat(kept)

    async def start_if_ready(self) -> None:
        """Where only bots sit, or the start is fixed, there is nobody to wait for."""
        if self.match is None:
            await self._write_lobby([])

    async def _write_lobby(self, said: list[Row]) -> bool:
        """Write who is ready and, with the last one, the start; False if somebody else was first."""
        self._take_in(said)
        fresh = [*said, *self._start()]
        if not fresh:
            return True
        try:
            await self._have_written(fresh)
        except Collision:
            self.stale = True
            await self._read_on()
            return False
        self._tell()
        self.presence_changed()
        self.attend()
        self.rooms.bus.publish(self.id)
        return True

    def _start(self) -> list[Row]:
        """The first rows of the game, if everybody is ready; where its start is fixed nobody is waited for."""
        ready = all(seat.kind == "bot" or (seat.person and self._has_value(seat.seat)) for seat in self.kept.seats)
        if not ready and not self.kept.occasion:
            return []
        values = " ".join(self.values.get(seat.seat, journal.NO_VALUE) for seat in self.kept.seats)
        first = Row(self.lobby, journal.TABLE, f"{journal.START} {values}", now())
        return [first, *self._draw(self._begin(first))]

    # What people are told.

    def _tell(self) -> None:
        if self.match is not None:
            self.audience.tell(self.match)

    def welcome(self, watcher: Watcher, since: dict[str, int], most: int) -> None:
        """Somebody has come; called with the lock held."""
        self.audience.welcome(self.match, watcher, since, most)
        self.presence_changed()
        self.attend()

    def leave(self, watcher: Watcher) -> None:
        self.audience.leave(watcher)
        self.touched = now()
        if self.over and self.idle:
            self.rooms.put_away(self)
        else:
            self.presence_changed()

    def presence_changed(self) -> None:
        """Told a moment later, and once for all who come or go together."""
        if self.presence is None:
            self.presence = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self.presence = None
        self.rooms.bus.publish(self.id, here=self.audience.here())
        self.tell_table()

    def forget_the_dead(self) -> None:
        """Processes that say nothing any more have nobody."""
        gone = [process for process, (_, heard) in self.elsewhere.items() if now() - heard >= PRESENCE_HOLDS]
        for process in gone:
            del self.elsewhere[process]
        if gone:
            self.tell_table()

    def tell_table(self) -> None:
        stands, present = self.standing(), self.present()
        for watcher in self.audience.watchers:
            watcher.push(self.rooms.table_message(self.describer.info(stands, watcher.person, present)))

    def info(self, person: str) -> TableInfo:
        """The table as this person sees it."""
        return self.describer.info(self.standing(), person, self.present())

    def standing(self) -> Summary:
        """Where the table stands now."""
        if self.match is not None:
            return of_match(self.match, self.over)
        return of_lobby(self.lobby, [seat.seat for seat in self.kept.seats if self._has_value(seat.seat)])

    def present(self) -> set[int]:
        """The seats somebody sits at, here or elsewhere."""
        elsewhere = [seats for seats, heard in self.elsewhere.values() if now() - heard < PRESENCE_HOLDS]
        return {seat for seats in (self.audience.here(), *elsewhere) for seat in seats}

    # Bots and clocks.

    def attend(self) -> None:
        """See to what the table itself has to do: bots that are asked, time that runs out."""
        match = self.match
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if match is None or match.over or self.rooms.closing:
            return
        late = 0 if self.leads or not self.rooms.bus.shared else SECOND_WATCH + random.randrange(SECOND)
        due: list[int] = []
        for seat in match.bots_due():
            question = match.question_id(seat)
            if self.thinking.get(seat) == question:
                continue
            if late:
                due.append(now() + late)
            else:
                self.thinking[seat] = question
                self.rooms.spawn(self._fly(seat, question))
        deadlines = [match.clocks[seat].deadline() for seat in match.on_the_clock()]
        due += [deadline + late for deadline in deadlines if deadline is not None]
        closes = match.closes()
        if closes is not None:
            due.append(closes + late)
        if due:
            self._wake_at(min(due))

    def _wake_at(self, at: int) -> None:
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(max(0, at - now()) / SECOND, lambda: self.rooms.spawn(self._tick()))

    async def _tick(self) -> None:
        """A deadline has come: open reactions, answer for who is late, or do what another process left undone."""
        if self.match is not None:
            self.leads = True
            await self.say(self._overdue)
            self.attend()

    def _overdue(self, match: Match) -> list[Words]:
        if match.over:
            return []
        closes = match.closes()
        if closes is not None:
            waits = match.bots_due() and now() < closes + BOTS_PATIENCE
            return [Words(journal.TABLE, journal.OPEN)] if now() >= closes and not waits else []
        for seat in match.on_the_clock():
            deadline = match.clocks[seat].deadline()
            if deadline is not None and now() >= deadline:
                return [Words(seat, f"{journal.LATE} {bots.LATE_LEVEL}")]
        return []

    async def _fly(self, seat: int, question: str) -> None:
        """Let the seat's bot answer its question."""
        match = self.match
        try:
            if match is None or match.question_id(seat) != question or seat not in match.bots_due():
                return
            level = match.pilots[seat]
            sequential = match.phase is None and match.window is None and PERSON in match.pilots[1:]
            pause = self.plan.bot_seconds if sequential and seat not in match.late else 0
            moment = SeatViews(match).moment(seat)
            luck = luck_of(self.kept.seed, question) if self.kept.occasion else None
            asked = now()
            words = await self.rooms.bots.choose(self.game.name, level, self.id, seat, moment, luck)
            await asyncio.sleep(pause - (now() - asked) / SECOND)  # at once if it is late already
            await self.say(lambda m: [Words(seat, words)] if self._is_due(m, seat, question) else [])
        except ALL_REFUSALS as refused:
            log.error("bot: seat %d of %s said what is refused: %s", seat, self.id, refused)
            await asyncio.sleep(RETRY / SECOND)
        except Exception:
            log.exception("bot: seat %d of %s", seat, self.id)
            await asyncio.sleep(RETRY / SECOND)
        finally:
            if self.thinking.get(seat) == question:
                del self.thinking[seat]
            self._bot_has_answered()

    def _bot_has_answered(self) -> None:
        match = self.match
        if match is None or match.over or self.rooms.closing:
            return
        if match.bots_due() or match.window is not None:
            self.attend()

    def _is_due(self, match: Match, seat: int, question: str) -> bool:
        return match.question_id(seat) == question and seat in match.bots_due()

    # Coming and going of the room itself.

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if the room were gone from memory."""
        match = self.match
        busy = match is not None and not match.over and (match.bots_due() or match.closes() or match.on_the_clock())
        return not self.audience.watchers and not busy and not self.lock.locked()

    def shut(self, code: str = "") -> None:
        for handle in (self.timer, self.presence):
            if handle is not None:
                handle.cancel()
        self.audience.dismiss(code)
