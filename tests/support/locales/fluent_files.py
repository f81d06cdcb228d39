"""The Fluent files as the tests read them: what each language says under each key, and what it needs for it."""

from __future__ import annotations

import ast as python
import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeGuard

from fluent.runtime import FluentBundle
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from ossuary.core.scenario import RULE_ID
from ossuary.games import game_names
from ossuary.locales import GAME_FILES, SHARED_FILES
from ossuary.server.http.errors import FRAMEWORK_CODES, OWN_SENTENCES

ROOT = Path(__file__).parents[3]
SOURCES = ROOT / "src" / "ossuary"
LOCALES = SOURCES / "locales"
ENGLISH = "en"
OTHERS = ("de", "fr", "nl")
LANGUAGES = (ENGLISH, *OTHERS)
BAD_REQUEST = 400
FOLDERS = {"": LOCALES} | {name: SOURCES / "games" / name.replace("-", "_") / "locales" for name in game_names()}
# Every file in English; what belongs to a game has its name before a slash: `pages`, `bad-bones/things`.
FILES = [
    f"{game}/{file.stem}".removeprefix("/")
    for game, folder in FOLDERS.items()
    for file in sorted((folder / ENGLISH).glob("*.ftl"))
]
# Every file the server speaks from, and of these the ones in which each key has a place in the code.
OF_SERVER = (*SHARED_FILES, *(f"{name}/{file}" for name in game_names() for file in GAME_FILES))
REFUSALS = (*SHARED_FILES, *(f"{name}/{file}" for name in game_names() for file in ("refusals", "positions")))
# What tells a game's things, events and questions.
OF_GAME = {name: (f"{name}/things", f"{name}/events", f"{name}/prompts", "events-table") for name in game_names()}
# What is said under an id of the engine; all else helps to say it.
TOLD = ("thing-", "event-", "prompt-", "hint-", "challenge-goal-", "lesson-", "diagram-")
PLACE_OF_KEY = {"Reason": 1, "fault": 0, "FrameworkError": 1}
WORD_WANTED = {"self.word": 0, "w.one_of": 1, "_same_list": 3}  # the kind of word that a statement goes on with
SPACES = re.compile(r"[ \n]+")  # that may break; a language has others
A_ROW = 3  # of a table of refusals: a bit, a rule, a key


class Said(NamedTuple):
    """One text: a message's own, or an attribute's, by `message` or `message.attribute`."""

    key: str
    pattern: ast.Pattern
    text: str  # as it is written, spaces aside


class Needs(Visitor):
    """What a pattern takes: variables, the variants they are chosen by, and other messages."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def resource(language: str, file: str) -> ast.Resource:
    game, _, name = file.rpartition("/")
    path = FOLDERS[game] / language / f"{name}.ftl"
    return parse(path.read_text(encoding="utf-8")) if path.is_file() else ast.Resource([])


@cache
def said(language: str, file: str) -> dict[str, Said]:
    """Every text of a file by its key."""
    texts: dict[str, Said] = {}
    for entry in resource(language, file).body:
        if not isinstance(entry, ast.Message):
            continue
        parts = [(entry.id.name, entry.value), *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes)]
        for key, pattern in parts:
            if pattern is not None:
                texts[key] = Said(key, pattern, written(pattern))
    return texts


def written(pattern: ast.Pattern) -> str:
    """All words of a pattern, whatever is chosen."""
    words: list[str] = []

    class Words(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            words.append(node.value)

    Words().visit(pattern)
    return SPACES.sub(" ", " ".join(words)).strip()


@cache
def needs(language: str, file: str, key: str) -> Needs:
    found = Needs()
    found.visit(said(language, file)[key].pattern)
    return found


def game_of(file: str) -> str:
    """The game a file belongs to; "" for what is shared."""
    return file.rpartition("/")[0]


@cache
def home_of(language: str, message: str, game: str) -> str:
    """The file of a game, or the shared one, that has a message; "" if none has."""
    return next((file for file in FILES if game_of(file) in (game, "") and message in said(language, file)), "")


@cache
def bundle_of(language: str, files: tuple[str, ...]) -> FluentBundle:
    """Some files, as the server's library reads them."""
    messages = FluentBundle([language], use_isolating=False)
    for file in files:
        messages.add_resource(resource(language, file))
    return messages


def all_needs(language: str, file: str, key: str) -> Needs:
    """The same with what the messages need that it refers to; those of its own file first."""
    together = Needs()
    waiting = [(file, key)]
    seen: set[str] = set()
    while waiting:
        where, what = waiting.pop()
        found = needs(language, where, what)
        together.variables |= found.variables
        for variable, keys in found.choices.items():
            together.choices.setdefault(variable, set()).update(keys)
        for message in found.messages - seen:
            seen.add(message)
            home = where if message in said(language, where) else home_of(language, message, game_of(where))
            if home:
                waiting.append((home, message))
    together.messages = seen
    return together


def helpers(language: str, file: str) -> set[str]:
    """Messages that only help others: families of things, parts of sentences."""
    return {key for key in said(language, file) if not key.startswith(TOLD)} if file not in REFUSALS else set()


def is_for_the_engine(file: str) -> bool:
    return file in REFUSALS or any(file in files for files in OF_GAME.values())


def every_way(needed: Needs) -> Iterator[dict[str, str | int]]:
    """Variables such that every variant of every choice is taken once at least."""
    values = {name: sorted(needed.choices.get(name, {"x"})) for name in needed.variables}
    longest = max((len(all_of) for all_of in values.values()), default=1)
    pairs = [pair for pair in values if len(values[pair]) > 1]
    for number in range(longest):
        yield {name: worded(all_of[number % len(all_of)]) for name, all_of in values.items()}
    for one, other in itertools.combinations(pairs, 2):
        for a, b in itertools.product(values[one], values[other]):
            yield {name: worded(all_of[0]) for name, all_of in values.items()} | {one: worded(a), other: worded(b)}


def worded(key: str) -> str | int:
    """A variant's key as what a caller passes for it."""
    return int(key) if key.isdecimal() else {"one": 1}.get(key, key)


@cache
def keys_in_code() -> set[str]:
    """The key of every Reason(…), fault(…), TableError(…) and the like, and those of tables of rules and of codes.

    `bad-{name}` comes from questions.
    """
    found = {code for status, code in FRAMEWORK_CODES.items() if status in (*OWN_SENTENCES, BAD_REQUEST)}
    for room in ("core", "games", "server", "cli"):
        for file in SOURCES.joinpath(room).rglob("*.py"):
            for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
                found |= keys_at(node)
    return found


def codes_in_code() -> set[str]:
    """The code of every TableError(…)."""
    return {
        code
        for file in SOURCES.joinpath("server").rglob("*.py")
        for node in python.walk(python.parse(file.read_text(encoding="utf-8")))
        if is_table_error(node)
        for code in constants(node.args[0])
    }


TABLE_ERRORS = ("TableError", "TableDeleted")


def is_table_error(node: python.AST) -> TypeGuard[python.Call]:
    return isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id in TABLE_ERRORS


def keys_at(node: python.AST) -> set[str]:
    if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id in PLACE_OF_KEY:
        key = node.args[PLACE_OF_KEY[node.func.id] :][:1]
        return {word for argument in key if not isinstance(argument, python.JoinedStr) for word in constants(argument)}
    if isinstance(node, python.Call) and python.unparse(node.func) in WORD_WANTED:
        wanted = node.args[WORD_WANTED[python.unparse(node.func)] :][:1]
        return {
            f"wanted-{word.value}"
            for word in wanted
            if isinstance(word, python.Constant) and isinstance(word.value, str)
        }
    if is_table_error(node):
        return set(constants(node.args[-1]))  # the sentence's key, or else the code
    if isinstance(node, python.Tuple) and len(node.elts) == A_ROW:
        row = [word for element in node.elts[1:] for word in constants(element)]
        return {row[1]} if len(row) == A_ROW - 1 and RULE_ID.fullmatch(row[0]) else set()
    return set()


def constants(node: python.AST) -> list[str]:
    return [n.value for n in python.walk(node) if isinstance(n, python.Constant) and isinstance(n.value, str)]
