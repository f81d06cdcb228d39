"""`rules`: the rule page in the terminal; one rule, how we know it and what shows it; and where the code has rules."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from rich.padding import Padding

import ossuary
from ossuary.aid import Chapter, read_aid
from ossuary.cli.check import SUFFIX
from ossuary.cli.game_arguments import Data, Json, complete_game, corrections_from, game_called
from ossuary.cli.output import fail, out, say, say_json
from ossuary.cli.suggestions import did_you_mean
from ossuary.core.game import Game
from ossuary.core.notation import BadFile, read_script
from ossuary.core.scenario import rules_shown
from ossuary.games import game_names
from ossuary.locales.things import explain_thing
from ossuary.rule_homes import homes_of
from ossuary.rules import Rule, data_behind, find_rules, provenances_of, read_page, read_rules, rules_about

AID = "aid"
PROVENANCES = {
    "seen": "read off a picture of the real thing",
    "text": "a booklet says it",
    "guess": "reconstructed; --data can correct it",
}


def rules(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME", help="A game, or the id of a rule.", show_default=False, autocompletion=complete_game
        ),
    ],
    id: Annotated[
        str | None,
        typer.Argument(
            metavar="[ID]",
            help="The id of a rule, or just its number: 7.1; a word that rules mention; or aid, for one page.",
            show_default=False,
        ),
    ] = None,
    code: Annotated[bool, typer.Option("--code", help="Show where the code has the rules: file and line.")] = False,
    data: Data = None,
    json: Json = False,
) -> None:
    """Show a game's rules, or one of them."""
    if id is None and game not in game_names():
        owner = game_of_rule(game)
        if owner:
            game, id = owner, game
        elif having := [name for name in game_names() if find_rules(name, game)]:
            fail(f"of which game? {' or '.join(f'ossuary rules {name} {game}' for name in having)}")
    made = game_called(game, corrections_from(data))
    if id == AID:
        show_aid(made, read_aid(game), json)
        return
    if code:
        show_code(made, list(read_rules(game)) if id is None else [rule_called(made, id).id], json)
    elif id is not None and not find_rules(game, id) and (about := rules_about(game, id)):
        show_mentions(made, id, about, json)
    elif id is not None:
        show_rule(made, rule_called(made, id), json)
    elif json:
        say_json([facts_of(made, rule) for rule in read_rules(game).values()])
    else:
        show_aid(made, [chapter for chapter in read_aid(game) if chapter.opening], machine=False)
        out.print(Markdown(read_page(game) or f"{made.title} has no page of rules."))


def show_aid(game: Game[Any], chapters: list[Chapter], machine: bool) -> None:
    """Chapters of a game's player aid, with what they say of its things."""
    if machine:
        say_json([asdict(chapter) for chapter in chapters])
        return
    for chapter in chapters:
        things = [f"- **{name}.** {text}" for name, text in map(explain_thing, chapter.things)]
        out.print(Markdown("\n".join([f"## {chapter.name}", chapter.text, "", *things])))
    if not chapters and not read_aid(game.name):
        say(f"{game.title} has no player aid.")


def show_mentions(game: Game[Any], words: str, about: list[Rule], machine: bool) -> None:
    """The rules that mention something."""
    if machine:
        say_json([facts_of(game, rule) for rule in about])
        return
    say(f"{game.title} · rules that mention “{words}”: {len(about)}", "dim")
    for rule in about:
        out.print(Markdown(f"**{rule.id}** {rule.text}"))


def game_of_rule(id: str) -> str | None:
    return next((name for name in game_names() if id.upper() in read_rules(name)), None)


def rule_called(game: Game[Any], id: str) -> Rule:
    known = read_rules(game.name)
    if not known:
        fail(f"{game.title} has no page of rules")
    found = find_rules(game.name, id)
    if len(found) != 1:
        first, *_, last = known
        fail(f"{game.title} has no rule {id}; its rules run from {first} to {last}.{did_you_mean(id, known)}")
    return found[0]


def facts_of(game: Game[Any], rule: Rule) -> dict[str, Any]:
    data = data_behind(game.name, rule.id, provenances_of(game))
    return {"id": rule.id, "section": rule.section, "text": rule.text, "data": data}


def show_rule(game: Game[Any], rule: Rule, machine: bool) -> None:
    facts = facts_of(game, rule)
    scenarios = scenarios_showing(rule.id)
    if machine:
        say_json({**facts, "scenarios": scenarios})
        return
    say(f"{game.title} · {rule.section}", "dim")
    out.print(Markdown(f"**{rule.id}** {rule.text}"))
    for how, meaning in PROVENANCES.items():
        places = [place for place, known in facts["data"].items() if known == how]
        if places:
            say("")
            say(f"{how} ({meaning}):", "bold")
            out.print(Padding(", ".join(places), (0, 2)))
    if scenarios:
        say("")
        say("shown in:", "bold")
        for path in scenarios:
            say("  " + path)


def show_code(game: Game[Any], ids: list[str], machine: bool) -> None:
    """A line for each rule: where its home is, and what is done there."""
    homes = homes_of(game.name)
    found = [(id, home) for id in ids for home in homes.get(id, [])]
    if machine:
        say_json([{"id": id, "file": str(h.path), "line": h.line, "summary": h.summary} for id, h in found])
        return
    for _, home in found:
        say(f"{home}  {home.summary}")


def scenarios_showing(id: str) -> list[str]:
    """The scenarios that name a rule in a comment: of the package, of its source tree, of the folder we are in."""
    package = Path(ossuary.__file__).parent
    folders = [package, package.parents[1] / "tests" / "scenarios", Path("tests", "scenarios")]
    found: dict[Path, str] = {}
    for folder in folders:
        for path in sorted(folder.rglob("*" + SUFFIX)) if folder.is_dir() else []:
            if shows(path, id):
                found[path.resolve()] = str(path)
    return sorted(found.values())


def shows(path: Path, id: str) -> bool:
    try:
        return id in rules_shown(read_script(path.read_bytes()))
    except (BadFile, OSError):
        return False
