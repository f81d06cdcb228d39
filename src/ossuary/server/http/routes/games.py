"""The games themselves: what can be set, the rules, and the data with where they come from."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Router, get
from litestar.params import Parameter

from ossuary.diagrams import read_diagrams
from ossuary.locales import ENGLISH, languages, say
from ossuary.rules import data_behind, provenances_of, read_rules
from ossuary.server.errors import TableError
from ossuary.server.http.auth import TheRooms
from ossuary.server.http.errors import may_fail
from ossuary.server.messages import Diagram, GameInfo, Rule

Name = Annotated[str, Parameter(description="The name of a game, from the list of games.")]
Language = Annotated[str, Parameter(max_length=8, description="Two letters: en, fr …")]


@get("/", summary="The games there are", response_description="All of them.", responses=may_fail())
async def all_games(rooms: TheRooms) -> list[GameInfo]:
    """With the seats each can have, and the languages its rules are told in."""
    return [
        GameInfo(game.name, game.title, int(game.min_seats), int(game.max_seats), languages())
        for game in rooms.games.values()
    ]


@get(
    "/{name:str}",
    summary="A game's options, answers, events and data",
    response_description="The game.",
    responses=may_fail(404),
)
async def one(name: Name, rooms: TheRooms) -> dict[str, Any]:
    """Every value that comes from a box or a booklet says so: `seen`, `text`, or `guess`."""
    return dict(rooms.game(name).document())


@get("/{name:str}/rules", summary="The rules, numbered", response_description="All of them.", responses=may_fail(404))
async def rules(name: Name, rooms: TheRooms, language: Language = ENGLISH) -> list[Rule]:
    """In our own words; refusals cite them by id. `data` says how we know the values that a rule rests on."""
    known = provenances_of(rooms.game(name))
    return [
        Rule(rule.id, rule.section, rule.text, data_behind(name, rule.id, known))
        for rule in read_rules(name, spoken(language)).values()
    ]


@get(
    "/{name:str}/diagrams",
    summary="The rules in pictures",
    response_description="All of them.",
    responses=may_fail(404),
)
async def diagrams(name: Name, rooms: TheRooms, language: Language = ENGLISH) -> list[Diagram]:
    """Scenarios of a few lines, each with one idea, and what it shows in a sentence; the booklets' examples too."""
    rooms.game(name)
    code = spoken(language)
    return [
        Diagram(one.name, say(f"diagram-{one.name}", {}, code), one.rules, one.things, one.example, one.text)
        for one in read_diagrams(name)
    ]


def spoken(language: str) -> str:
    """A language that we have."""
    if language not in languages():
        raise TableError("no-language", languages=", ".join(languages()))
    return language


router = Router("/api/games", route_handlers=[all_games, one, rules, diagrams], tags=["games"])
