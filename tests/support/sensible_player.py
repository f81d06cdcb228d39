"""A player of Día de los Muertos who decides as a greedy bot does and clicks as little as the page lets them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.bots.bot import Budget
from ossuary.core.chance import Dice
from ossuary.core.state import kind_of
from ossuary.games.bots import make_bot
from ossuary.games.dia_de_los_muertos import steps
from ossuary.games.dia_de_los_muertos.chains import FOLLOWING, let_all
from ossuary.games.dia_de_los_muertos.steps.round import begin_turn
from ossuary.server.match.match import Match
from ossuary.server.match.seat_view import SeatViews
from support.setups import the_game

WALKING: Final = ("step", "dog", "to")
CHOSEN_BY_CARD: Final = ("lay", "discard")
LEADING: Final = (steps.TURN, steps.TARGET, steps.MOVEMENT, steps.CARTWHEEL)


class Sight(NamedTuple):
    """What a seat is asked, as the table tells it."""

    kind: str
    about: dict[str, str]
    options: list[str]
    chains: list[list[str]]
    premoves: list[list[str]]
    moment: list[int]


def look(match: Match, seat: int) -> Sight:
    """What a seat sees that is asked something."""
    views = SeatViews(match)
    asked = views.question(seat)
    assert asked is not None
    told = views.options(seat), views.chains(seat), views.premoves(seat), views.moment(seat)
    return Sight(asked.kind, asked.about, *told)


class Click(NamedTuple):
    """On a `card` of the hand or its `deed`, a `field`, a `seat`, a `back` of a hand, or an answer's `button`."""

    what: str
    which: str


class Choice(NamedTuple):
    """What a player does about a question: the clicks, the answers they give, and those they decide on for later."""

    clicks: list[Click]
    answers: list[str]
    later: list[str]


class SensiblePlayer:
    """`plans`: whatever it costs, they decide when they lay a card what it is for."""

    def __init__(self, seat: int, seed: int, plans: bool = False) -> None:
        self.seat = seat
        self.plans = plans
        self.seed = seed
        self.game: Any = the_game("dia-de-los-muertos")
        self.bot = make_bot("greedy", self.game)

    def choose(self, sight: Sight) -> Choice:
        wanted = self.intend(sight)
        first = wanted[0]
        if sight.kind == "swap" and first != "done":
            two = first.split(" ")[1:]
            return Choice([*(Click("card", card) for card in two), Click("button", first)], [first], [])
        if sight.kind == "lay":
            planned = [one for one in sight.premoves if one == wanted[: len(one)]]
            for premove in sorted(planned, key=len, reverse=True):
                if self.plans or self.meanings(premove, sight) == 1:
                    return Choice([click_on(premove)], [first], premove[1:])
            return Choice([Click("card", first.split(" ")[1])], [first], [])
        for longest in range(len(wanted), 1, -1):
            chain = wanted[:longest]
            if chain[-1].startswith("take "):
                continue  # the page asks for it once the card is played
            if chain in sight.chains:
                return Choice(self.clicks_for(chain, sight), chain, [])
            if chain in sight.premoves:
                return Choice(self.clicks_for(chain, sight), [first], chain[1:])
        return Choice(self.clicks_for([first], sight), [first], [])

    def clicks_for(self, chain: list[str], sight: Sight) -> list[Click]:
        """All clicks it takes: two fields for a push, and a button where a field means several things."""
        if chain[0].startswith("push "):
            return [Click("field", field) for field in chain[0].split(" ")[1:]]
        click = click_on(chain)
        if click.what == "back" and chain[0] == "act" and len(chain) == 2:  # of the only one it can be played on
            return [Click("back", f"{sight.about['targets']} {click.which}")]
        several = click.what == "field" and self.meanings(chain, sight) > 1
        return [click, Click("button", ", ".join(chain))] if several else [click]

    def meanings(self, chain: list[str], sight: Sight) -> int:
        """How many things the click could mean: what leads to that field, and players there who are targets."""
        click = click_on(chain)
        ways = [[words] for words in sight.options] + sight.chains + sight.premoves
        meant = sum(click_on(way) == click for way in ways)
        if click.what != "field":
            return meant
        targets = {way[-1].split(" ")[1] for way in ways if way[-1].startswith("target ")}
        targets |= set(sight.about.get("targets", "").split())
        skeletons = self.game.load(sight.moment).skeletons
        return meant + sum(str(k.seat) in targets and str(k.at) == click.which for k in skeletons)

    def intend(self, sight: Sight) -> list[str]:
        """The answer to this question, and those to the questions after it if nobody interferes."""
        wanted = [self.bot_words(sight.moment)]
        ahead = self.game.imagine(sight.moment, self.seat, Dice(self.seed))
        self.give(ahead, wanted[0])
        if sight.kind == "lay":
            skeleton = ahead.skeleton(self.seat)
            begin_turn(ahead, skeleton)
            ahead.frames = vec[i64]()
            ahead.push(steps.TURN, self.seat, 0)
            following: tuple[int, ...] = (steps.TURN, *FOLLOWING)
        elif self.kind_asked(sight.moment) in LEADING:
            following = FOLLOWING
        else:
            return wanted
        while (kind := self.kind_asked(ahead)) in following:
            words = self.bot_words(self.game.moment(ahead, self.seat))
            targets = self.game.prompt(ahead, self.seat).get("targets", "") if kind == steps.TURN else ""
            wanted.append(words)
            if words == "act" and targets.isdigit():
                wanted.append(f"target {targets}")  # the only one, which is not asked for
            self.give(ahead, words)
        return wanted

    def give(self, position: Any, words: str) -> None:
        self.game.play(position, self.seat, self.game.parse(position, self.seat, words.split(" ")))
        let_all(self.game, position)

    def kind_asked(self, position: Any) -> int:
        """The step that asks this seat now, in a position or a moment; -1 for none."""
        state = self.game.load(position) if isinstance(position, list) else position
        frame = self.game.question_frame(state, self.seat)
        return -1 if frame < 0 else int(kind_of(frame))

    def bot_words(self, moment: list[int]) -> str:
        self.seed += 1
        return self.bot.choose(moment, self.seat, Budget(), self.seed)


def click_on(chain: list[str]) -> Click:
    """The one click that means these answers."""
    verb, _, rest = chain[-1].partition(" ")
    if verb in WALKING:
        return Click("field", rest)
    if verb in ("target", "bite"):
        return Click("seat", rest)
    if verb == "back":
        victim = next((words.split(" ")[1] for words in chain if words.startswith("target ")), "")
        return Click("back", f"{victim} {rest}".strip())
    if verb in CHOSEN_BY_CARD:
        return Click("card", rest)
    if verb in ("den", "block", "leave"):
        return Click("field", rest)
    if chain[0].startswith("lay ") and chain[1:] == ["act"]:
        return Click("deed", chain[0].split(" ")[1])
    return Click("button", ", ".join(chain))


def goes_on(later: list[str], sight: Sight) -> tuple[list[str], list[str]]:
    """What the page answers by itself, as it was decided on before: the answers it gives now, and the rest."""
    rest = later[1:] if sight.kind == "movement" and later[:1] == ["move"] else later
    if not rest:
        return [], []
    if rest in sight.chains or (len(rest) == 1 and rest[0] in sight.options):
        return rest, []
    if rest in sight.premoves:
        return rest[:1], rest[1:]
    if rest[0] == "act" and rest[1:] == [f"target {sight.about.get('targets', '')}"]:
        return ["act"], []
    return [], []
