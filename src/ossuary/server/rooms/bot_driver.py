"""Asks the bots of a room for their answers, and submits them."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from ossuary.server.back_off import back_off_seconds
from ossuary.server.errors import ALL_REFUSALS
from ossuary.server.match.clocks import SECOND
from ossuary.server.match.match import Match
from ossuary.server.match.pilots import PERSON
from ossuary.server.match.seat_view import SeatViews
from ossuary.server.rooms.commands import GiveBotAnswer
from ossuary.server.rooms.fixed_starts import bot_seed
from ossuary.server.storage.store import now

if TYPE_CHECKING:
    from ossuary.server.rooms.room import Room

log = logging.getLogger("ossuary.room")


class BotDriver:
    """Knows which bots of one room are at work, and on which question; told the room as CommandQueue is."""

    def __init__(self) -> None:
        self.asked: dict[int, str] = {}
        self.failures = 0  # in a row

    def unasked(self, match: Match) -> list[int]:
        """The seats whose bots are due and not at work on their question yet."""
        return [seat for seat in match.bots_due() if self.asked.get(seat) != match.question_id(seat)]

    def ask(self, room: Room, match: Match, seat: int) -> None:
        question = match.question_id(seat)
        self.asked[seat] = question
        room.rooms.spawn(self._answer(room, seat, question))

    async def _answer(self, room: Room, seat: int, question: str) -> None:
        """Let the bot answer. If that fails, wait a moment; it is then asked again."""
        try:
            match = room.match
            if match is None or match.question_id(seat) != question or seat not in match.bots_due():
                return
            asked_at = now()
            pause = self._pause(room, match, seat)
            words = await self._choose(room, match, seat, question)
            await asyncio.sleep(pause - (now() - asked_at) / SECOND)
            if room.closed:
                return
            await room.perform(GiveBotAnswer(seat, question, words))
            self.failures = 0
        except ALL_REFUSALS as refusal:
            log.error("bot: the answer of seat %d of %s is refused: %s", seat, room.id, refusal)
            await self._back_off()
        except SQLAlchemyError:
            room.timekeeper.pause(room)  # it is asked again when the table can be written
        except Exception:
            log.exception("bot: seat %d of %s", seat, room.id)
            await self._back_off()
        finally:
            if self.asked.get(seat) == question:
                del self.asked[seat]
            self._attend_again(room)

    async def _back_off(self) -> None:
        self.failures += 1
        await asyncio.sleep(back_off_seconds(self.failures))

    async def _choose(self, room: Room, match: Match, seat: int, question: str) -> str:
        seed = bot_seed(room.stored.seed, question) if room.stored.occasion else None
        moment = SeatViews(match).moment(seat)
        return await room.rooms.bots.choose(
            room.game.name,
            match.pilots[seat],
            room.id,
            seat,
            moment,
            seed,
            data=room.edition.data,
            owner=room.stored.owner,
            with_people=bool(room.broadcast.watchers) or not match.bots_alone(),
        )

    def _pause(self, room: Room, match: Match, seat: int) -> float:
        """Seconds that a bot seems to think, where persons watch it and it does not stand in for one who is late."""
        one_by_one = match.phase is None and match.window is None
        if one_by_one and PERSON in match.pilots[1:] and seat not in match.late:
            return room.plan.bot_seconds
        return 0.0

    def _attend_again(self, room: Room) -> None:
        match = room.match
        if match is None or match.over or room.closed or room.rooms.closing:
            return
        if match.bots_due() or match.window is not None:
            room.attend()
