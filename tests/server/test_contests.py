"""Two answers to one choice, from two devices at two processes: exactly one counts, the other is told why not."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable

import pytest
from websockets.asyncio.client import ClientConnection

from ossuary.games import game_names
from support.server.kept import answer_in, check_kept, journal
from support.server.players import ACKNOWLEDGED, SENT, Person, Player, Said, sit_down
from support.server.serving import Server
from support.setups import Setup, counted

CONTESTS = counted(15, 150)


class Hand(Player):
    """One of a person's devices: says what it is told to say."""

    async def answer(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def give(self, words: str) -> Said:
        assert self.asked
        said = Said(self.seat, self.asked["question"], words)
        self.said.append(said)
        await self.send(self.socket, said)
        await until(lambda: said.fate != SENT)
        return said


async def until(holds: Callable[[], bool], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.001)


def question_of(hand: Hand) -> str:
    return str(hand.asked["question"]) if hand.asked else ""


def next_question(hands: list[Hand], done: set[str]) -> bool:
    """Whether all devices have learnt what is asked next, or that nothing is any more."""
    questions = {question_of(hand) for hand in hands}
    return all(hand.over for hand in hands) or (len(questions) == 1 and not questions & {"", *done})


class Contest:
    """One person with two devices at two processes, against a greedy player."""

    def __init__(self, pair: tuple[Server, Server], game: str) -> None:
        self.pair = pair
        self.game = game
        self.rng = random.Random(game)
        self.wins: Counter[int] = Counter()

    async def play(self) -> None:
        """A game, until it ends or there were contests enough."""
        people = [await Person.come(server.address, "P") for server in self.pair]
        seated = await sit_down(people, [server.address for server in self.pair], Setup(self.game, 2, ()))
        hands = [Hand(people[0], server.address, seated[0].table, self.game, 1) for server in self.pair]
        playing = [asyncio.create_task(player.play()) for player in (seated[1], *hands)]
        try:
            written = await self.answer_all(hands)
        except TimeoutError:
            raise AssertionError("\n".join(map(str, (seated[1], *hands)))) from None
        finally:
            for task in playing:
                task.cancel()
            await asyncio.wait(playing)
        check_kept(self.pair[0], [seated[1]])
        rows = [answer_in(row.words) for row in journal(self.pair[0], seated[0].table) if row.seat == 1]
        assert [words for words in rows if words] == written

    async def answer_all(self, hands: list[Hand]) -> list[str]:
        """The answers that counted."""
        done: set[str] = set()
        counted = []
        while self.wins.total() < CONTESTS:
            await until(lambda: next_question(hands, done))
            asked = hands[0].asked
            if hands[0].over or asked is None:
                break
            done.add(asked["question"])
            if asked["kind"] == "ready":
                hand = self.rng.choice(hands)
                await hand.be_ready(hand.socket)
            elif hands[0].closes is None:  # who says nothing in time lets a reaction be
                counted.append(await self.contest(hands))
        return counted

    async def contest(self, hands: list[Hand]) -> str:
        """All answer the same question at the same time, each in its own way if there are ways enough."""
        words = [option["words"] for option in hands[0].options]
        own = self.rng.sample(words, 2) if len(words) > 1 else words * 2
        said = await asyncio.gather(*(hand.give(answer) for hand, answer in zip(hands, own, strict=True)))
        fates = [one.fate for one in said]
        if len(words) > 1:
            assert sorted(fates) == [ACKNOWLEDGED, "stale-question"]
            self.wins[fates.index(ACKNOWLEDGED)] += 1
        else:
            assert fates == [ACKNOWLEDGED, ACKNOWLEDGED]  # the same answer twice is one answer
        return said[fates.index(ACKNOWLEDGED)].words


@pytest.mark.parametrize("game", game_names())
def test_of_two_simultaneous_answers_exactly_one_counts(pair: tuple[Server, Server], game: str) -> None:
    contest = Contest(pair, game)

    async def play() -> None:
        while contest.wins.total() < CONTESTS:
            await contest.play()

    asyncio.run(play())
    if CONTESTS > 100:
        assert min(contest.wins[0], contest.wins[1]) > 0  # neither process has an advantage that always tells
