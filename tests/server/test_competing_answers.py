"""Two answers to one question, from two devices at two processes: exactly one counts, the other is refused."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable

import pytest
from websockets.asyncio.client import ClientConnection

from ossuary.games import game_names
from support.server.players import ACKNOWLEDGED, SENT, Person, Player, SentAnswer, sit_down
from support.server.serving import Server
from support.server.stored_rows import answer_in, check_stored, journal
from support.setups import Setup, counted

CONTESTS = counted(15, 150)


class Device(Player):
    """One of a person's devices: answers only what the test says."""

    async def answer(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def give(self, words: str) -> SentAnswer:
        assert self.asked
        answer = SentAnswer(self.seat, self.asked["question"], words)
        self.answers.append(answer)
        await self.send(self.socket, answer)
        await until(lambda: answer.result != SENT)
        return answer


async def until(holds: Callable[[], bool], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.001)


def question_of(device: Device) -> str:
    return str(device.asked["question"]) if device.asked else ""


def next_question(devices: list[Device], done: set[str]) -> bool:
    """Whether all devices have received the next question, or know that the game is over."""
    questions = {question_of(device) for device in devices}
    return all(device.over for device in devices) or (len(questions) == 1 and not questions & {"", *done})


class Contest:
    """One person with two devices at two processes, against a greedy player."""

    def __init__(self, pair: tuple[Server, Server], game: str) -> None:
        self.pair = pair
        self.game = game
        self.rng = random.Random(game)
        self.wins: Counter[int] = Counter()

    async def play(self) -> None:
        """One game, until it ends or there were enough contests."""
        people = [await Person.come(server.address, "P") for server in self.pair]
        seated = await sit_down(people, [server.address for server in self.pair], Setup(self.game, 2, ()))
        devices = [Device(people[0], server.address, seated[0].table, self.game, 1) for server in self.pair]
        playing = [asyncio.create_task(player.play()) for player in (seated[1], *devices)]
        try:
            written = await self.answer_all(devices)
        except TimeoutError:
            raise AssertionError("\n".join(map(str, (seated[1], *devices)))) from None
        finally:
            for task in playing:
                task.cancel()
            await asyncio.wait(playing)
        check_stored(self.pair[0], [seated[1]])
        rows = [answer_in(row.words) for row in journal(self.pair[0], seated[0].table) if row.seat == 1]
        assert [words for words in rows if words] == written

    async def answer_all(self, devices: list[Device]) -> list[str]:
        """The answers that counted."""
        done: set[str] = set()
        counted = []
        while self.wins.total() < CONTESTS:
            await until(lambda: next_question(devices, done))
            asked = devices[0].asked
            if devices[0].over or asked is None:
                break
            done.add(asked["question"])
            if asked["kind"] == "ready":
                device = self.rng.choice(devices)
                await device.say_ready(device.socket)
            elif devices[0].closes is None:  # without an answer in time, a reaction is let be
                counted.append(await self.contest(devices))
        return counted

    async def contest(self, devices: list[Device]) -> str:
        """Both devices answer the same question at the same time, differently if there is more than one option."""
        words = [option["words"] for option in devices[0].options]
        own = self.rng.sample(words, 2) if len(words) > 1 else words * 2
        sent = await asyncio.gather(*(device.give(answer) for device, answer in zip(devices, own, strict=True)))
        results = [answer.result for answer in sent]
        if len(words) > 1:
            assert sorted(results) == [ACKNOWLEDGED, "stale-question"]
            self.wins[results.index(ACKNOWLEDGED)] += 1
        else:
            assert results == [ACKNOWLEDGED, ACKNOWLEDGED]  # the same answer twice is one answer
        return sent[results.index(ACKNOWLEDGED)].words


@pytest.mark.parametrize("game", game_names())
def test_of_two_simultaneous_answers_exactly_one_counts(pair: tuple[Server, Server], game: str) -> None:
    contest = Contest(pair, game)

    async def play() -> None:
        while contest.wins.total() < CONTESTS:
            await contest.play()

    asyncio.run(play())
    if CONTESTS > 100:
        assert min(contest.wins[0], contest.wins[1]) > 0  # neither process always wins
