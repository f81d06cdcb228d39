"""The games themselves: their options and rules, and their data with their sources."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Router, get
from litestar.params import Parameter

from ossuary.aid import read_aid
from ossuary.box import read_box
from ossuary.core.play import AnyGame
from ossuary.diagrams import read_diagrams
from ossuary.lessons import read_lessons
from ossuary.locales import ENGLISH, languages, say
from ossuary.rules import data_behind, provenances_of, read_rules
from ossuary.server.errors import TableError
from ossuary.server.http.auth import InjectedRooms
from ossuary.server.http.caching import revalidated
from ossuary.server.http.errors import problem_responses
from ossuary.server.http.examples import GameName
from ossuary.server.messages import AidChapter, Diagram, GameInfo, Rule
from ossuary.strength import read_strength

Language = Annotated[str, Parameter(max_length=8, description="Two letters: en, fr …")]


@get("/", summary="List the games", response_description="All of them.", responses=problem_responses())
async def list_all(rooms: InjectedRooms) -> list[GameInfo]:
    """With the number of seats each can have, and the languages of its rules."""
    return [game_info(game) for game in rooms.games.values()]


@get(
    "/{name:str}",
    summary="Get a game's options, answers, events and data",
    response_description="The game.",
    responses=problem_responses(404),
)
async def show(name: GameName, rooms: InjectedRooms) -> dict[str, Any]:
    """Every value from a box or a booklet says how it is known: `seen`, `text` or `guess`.

    `rulings` are questions that the booklets leave open; those with `house` can be set at a table, as options.
    `box` is what is printed on the box, and in it; `variants` are the host's own data that a table can ask for.
    `strength` has the share of games, in percent, that a level of bots wins `against` the one before it.
    """
    document = rooms.game(name).document()
    added = {"box": read_box(name), "strength": read_strength(name), "variants": rooms.editions.variants_of(name)}
    return {**document, **added}


@get(
    "/{name:str}/rules",
    summary="Get the numbered rules",
    response_description="All of them.",
    responses=problem_responses(404),
)
async def rules(name: GameName, rooms: InjectedRooms, language: Language = ENGLISH) -> list[Rule]:
    """In our own words. Refusals cite rules by id; `data` says how the values behind a rule are known."""
    known = provenances_of(rooms.game(name))
    return [
        Rule(rule.id, rule.section, rule.text, data_behind(name, rule.id, known))
        for rule in read_rules(name, check_language(language)).values()
    ]


@get(
    "/{name:str}/diagrams",
    summary="Get the rules in pictures",
    response_description="All of them.",
    responses=problem_responses(404),
)
async def diagrams(name: GameName, rooms: InjectedRooms, language: Language = ENGLISH) -> list[Diagram]:
    """Scenarios of a few lines, each with one idea and a caption. The booklets' examples are among them."""
    rooms.game(name)
    code = check_language(language)
    return [
        Diagram(one.name, say(f"diagram-{one.name}", {}, code), one.rules, one.things, one.example, one.text)
        for one in read_diagrams(name)
    ]


@get(
    "/{name:str}/aid",
    summary="Get the player aid",
    response_description="Its chapters.",
    responses=problem_responses(404),
)
async def aid(name: GameName, rooms: InjectedRooms, language: Language = ENGLISH) -> list[AidChapter]:
    """Aim, a round and all there is, on one page; empty for a game without one. The rules open with some chapters."""
    rooms.game(name)
    return [
        AidChapter(one.name, one.text, one.diagram, one.things, one.opening)
        for one in read_aid(name, check_language(language))
    ]


def game_info(game: AnyGame) -> GameInfo:
    box = read_box(game.name)
    seats = int(game.min_seats), int(game.max_seats)
    lessons = list(read_lessons(game.name))
    return GameInfo(game.name, game.title, *seats, languages(), box.get("minutes"), box.get("age"), lessons)


def check_language(language: str) -> str:
    """The language, if we have it."""
    if language not in languages():
        raise TableError("no-language", languages=", ".join(languages()))
    return language


router = Router(
    "/api/games", route_handlers=[list_all, show, rules, diagrams, aid], tags=["games"], middleware=[revalidated]
)
