"""Everything the engine tells, asks and names has words in every language, and they can be said as games go."""

from __future__ import annotations

import itertools
import random
from typing import Any, get_args

import pytest

from ossuary.core.events import Event, EventKind
from ossuary.core.refusal import Refused
from ossuary.core.state import CHANCE
from ossuary.games import game_names
from ossuary.locales import sentence
from ossuary.server.messages import TableEventKind
from support.locales.fluent_files import ENGLISH, LANGUAGES, OF_GAME, bundle_of, said
from support.locales.message_arguments import Passing, face
from support.setups import Setup, counted, the_game

PLAYERS = ["", "Ada", "Ben", "Cleo", "Dirk", "Eva", "Finn"]
GAMES = [
    Setup("bad-bones", 2, ("mode=basic",)),
    Setup("bad-bones", 1, ("mode=advanced", "chiefs=yes", "heroic=yes")),
    Setup("bad-bones", 3, ("mode=advanced", "chiefs=yes")),
    Setup("bad-bones", 2, ("mode=basic", "play=coop")),
    Setup("bad-bones", 4, ("mode=advanced", "play=coop", "chiefs=yes")),
    Setup("dia-de-los-muertos", 2, ()),
    Setup("dia-de-los-muertos", 4, ()),
]
ANSWERS = counted(150, 3000, interpreted=50)
BY_CHANCE = {"bad-bones": {"draw", "first"}, "dia-de-los-muertos": {"draw", "reveal"}}
# What lies on a table and is in no list of the engine.
SEEN = {
    "bad-bones": {
        "arrow",
        "bag",
        "blast",
        "capital",
        "cemetery",
        "coins",
        "coop-tower",
        "damaged",
        "floor",
        "forest",
        "frozen",
        "hero",
        "house",
        "market",
        "no",
        "purse",
        "ruin",
        "shared-supply",
        "skeleton",
        "space",
        "stars",
        "supply",
        "tower",
        "tracking",
        "unit",
        "village",
        "weapon",
        "yes",
    },
    "dia-de-los-muertos": {
        "bones",
        "discard-pile",
        "dog",
        "draw-pile",
        "festivity",
        "figure",
        "gate",
        "goal",
        "gravedigger",
        "hand",
        "hiding-place",
        "laid",
        "one-way",
        "order",
        "path",
        "start",
    },
}
WITHOUT_TEXT = {"thing-yes", "thing-no"}


def things_of(name: str) -> set[str]:
    """The ids of all that a player can point at."""
    told = the_game(name).document()
    ids = SEEN[name] | {f"phase-{phase}" for phase in told["phases"]} | {f"ending-{e}" for e in told["endings"]}
    if name == "bad-bones":
        ids |= {*told["traps"], *told["weapons"], *told["chiefs"], *told["symbols"], *told["colours"]} - {"provenance"}
        house = {ruling["id"] for ruling in told["rulings"]}  # rulings.toml has their words
        options = [option for option in told["options"] if option["name"] not in house]
        ids |= {f"option-{option['name']}" for option in options}
        values = [(option["name"], value) for option in options for value in option.get("values", [])]
        return ids | {f"{option}-{value}" for option, value in values if value not in ("yes", "no")}
    kinds = {card["kind"] for card in told["cards"].values()}
    return ids | {*told["cards"], *told["festivities"], *told["limbs"]} | {f"kind-{kind}" for kind in kinds}


def questions_of(name: str) -> set[str]:
    """What persons are asked; where answers are drafts, also whether they are ready."""
    asked = set(the_game(name).document()["questions"]) - BY_CHANCE[name]
    return asked | {"ready"} if name == "bad-bones" else asked


def announced() -> set[str]:
    """The kinds of events that the table tells by itself."""
    return set(get_args(get_args(TableEventKind)[0]))


def ids_in(language: str, file: str, before: str) -> set[str]:
    return {key.removeprefix(before) for key in said(language, file) if key.startswith(before) and "." not in key}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_things_events_and_prompts_are_those_of_the_engine(name: str, language: str) -> None:
    things, events, prompts, at_the_table = OF_GAME[name]
    assert ids_in(language, things, "thing-") == things_of(name)
    assert ids_in(language, events, "event-") == {kind.kind for kind in the_game(name).event_kinds}
    assert ids_in(language, prompts, "prompt-") == questions_of(name)
    assert ids_in(language, at_the_table, "event-") == announced()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_things_have_a_text_and_prompts_a_second_line(name: str, language: str) -> None:
    things, _, prompts, _ = OF_GAME[name]
    for key in said(language, things):
        if key.startswith("thing-") and "." not in key and key not in WITHOUT_TEXT:
            assert f"{key}.text" in said(language, things)
    for key in said(language, prompts):
        assert "." in key or f"{key}.more" in said(language, prompts)


def say(name: str, language: str, key: str, passed: dict[str, str | int]) -> str:
    messages = bundle_of(language, OF_GAME[name])
    id, _, attribute = key.partition(".")
    message = messages.get_message(id)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = messages.format_pattern(pattern, passed)
    assert errors == [], f"{key} in {language} with {passed}"
    return str(text)


def numbers_of(kind: EventKind) -> list[tuple[int, ...]]:
    """Every value of every number, with others that take turns."""
    columns = [
        [i for i, word in enumerate(names) if word != "" or key in ("from", "now", "limb")] or [0, 1, 2, 5, 32]
        for key, names in zip(kind.keys, kind.names, strict=True)
    ]
    longest = max((len(column) for column in columns), default=1)
    return [
        tuple(column[(i + shift) % len(column)] for column in columns)
        for i, shift in itertools.product(range(longest), range(3))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_every_event_can_be_told(name: str, language: str) -> None:
    for number, kind in enumerate(the_game(name).event_kinds):
        for numbers in numbers_of(kind):
            if name == "dia-de-los-muertos" and kind.kind in (
                "bitten",
                "attacked",
                "knocked-over",
                "dodged",
                "held",
                "dragged",
                "stole",
            ):
                numbers = (1 + numbers[0] % 6, *numbers[1:])
            event = the_game(name).describe(Event(number, 2, numbers, 255))
            for viewer, play in itertools.product((0, 1, 2), ("versus", "solo", "coop")):
                text = say(name, language, f"event-{kind.kind}", Passing(name, PLAYERS, viewer, play).event(event))
                assert text
                assert "{" not in text


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_games_can_be_followed_in_words(setup: Setup) -> None:
    """Events, questions and refusals of a game played at random, in every language."""
    name = setup.game
    game: Any = the_game(name)
    rng = random.Random(str(setup))
    state = setup.begin()
    heard: list[Event] = []
    state.events = heard
    play = setup.options().get("play", "")
    for _ in range(ANSWERS):
        seats = game.waiting(state)
        if not seats:
            break
        seat = rng.choice(seats)
        if seat != CHANCE:
            ask(game, state, seat, play)
            refuse(game, state, seat, rng)
        actions = game.legal(state, seat)
        game.play(state, seat, actions[rng.randrange(len(actions))])
        for event in heard:
            for language, viewer in itertools.product(LANGUAGES, (0, 1, 2)):
                told = game.describe(event)
                say(name, language, f"event-{told['kind']}", Passing(name, PLAYERS, viewer, play).event(told))
        heard.clear()


def ask(game: Any, state: Any, seat: int, play: str) -> None:
    about = game.prompt(state, seat)
    kind = about.pop("asked")
    seats = game.facts(state)["seats"] if game.name == "bad-bones" else []
    weapon = seats[seat - 1]["weapon"] if seats else "none"
    for language in LANGUAGES:
        passed = Passing(game.name, PLAYERS, seat, play).prompt(about, weapon)
        for key in (f"prompt-{kind}", f"prompt-{kind}.more"):
            say(game.name, language, key, passed)


def refuse(game: Any, state: Any, seat: int, rng: random.Random) -> None:
    """An answer that is well-formed, but maybe not for now."""
    words = random_words(game, rng)
    try:
        game.submit(game.clone(state), seat, game.parse(state, seat, words))
    except Refused as refused:
        for language, reason in itertools.product(LANGUAGES, refused.reasons):
            assert sentence(reason, language)


def random_words(game: Any, rng: random.Random) -> list[str]:
    document = game.document()
    some = {
        "space": list(document.get("spaces", [])),
        "facing": list(document.get("facings", [])),
        "model": list(document.get("models", [])),
        "symbol": list(document.get("symbols", [])),
        "item": [*document.get("traps", []), *document.get("weapons", []), *document.get("festivities", []), "arm"],
        "trap": [f for trap in document.get("traps", {}).values() for f in trap["faces"] if "!" not in f],
        "card": list(document.get("cards", [])),
        "limb": list(document.get("limbs", [])),
        "bones": ["1", "2", "3"],
        "seat": ["1", "2", "3"],
        "field": [str(field) for field in range(33)],
    }
    verb = rng.choice([verb for verb in document["forms"] if verb not in ("draw", "first", "reveal")])
    return [*verb.split(), *(rng.choice(some[kind]) for kind in document["forms"][verb])]


def test_faces_are_read() -> None:
    assert face("wall\\!") == {"trap": "wall", "lies": "backslash", "damaged": "yes"}
    assert face("labyrinth-black") == {"trap": "labyrinth", "lies": "black", "damaged": "no"}


def test_it_reads_as_meant() -> None:
    walked = {"kind": "walked", "seat": 2, "model": "red-top:emperor", "from": "vc5", "to": "c5", "facing": "v"}
    here = Passing("bad-bones", PLAYERS, 2, "versus").event(walked)
    there = Passing("bad-bones", PLAYERS, 1, "versus").event(walked)
    assert say("bad-bones", ENGLISH, "event-walked", here) == (
        "Your board: the skeleton emperor comes out of the forest to c5, facing down."
    )
    assert say("bad-bones", "de", "event-walked", there) == (
        "Bei Ben: der Skelettkaiser kommt aus dem Wald nach c5, Blick nach unten."
    )
    assert say("bad-bones", "nl", "event-walked", there) == (
        "Bij Ben: de skelettenkeizer komt uit het bos op c5, gericht naar beneden."
    )
    assert say("bad-bones", "fr", "event-walked", there) == (
        "Chez Ben\N{NO-BREAK SPACE}: l’empereur des squelettes sort de la forêt en c5, tourné vers le bas."
    )
