"""Rulings: questions that a booklet leaves open, and how each edition of the rules or a table answers them.

A game's `rulings.toml` has a table for each, called by its id:

    rule = "XY-8.10"                   the rule it belongs to
    choices = ["phase", "at-once"]     how it can be answered
    editions = ["phase", "phase"]      how the first edition, the second … answer it
    house = true                       whether a table may choose: an option of the game, from the second edition on
    [ID.en]                            for each language the `question`, what the `booklet` says, and every choice;
                                       a short `name` for what a table may choose

What differs between editions stands there and nowhere else. A game reads the choices into flags of its tables, so that
rules test a flag and know no edition.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from ossuary.core.options import Option

FILE: Final = "rulings.toml"
FIRST_EDITION: Final = 1
BITS: Final = 2  # for a choice in a code
NAME: Final = "name"
QUESTION: Final = "question"
BOOKLET: Final = "booklet"


class Ruling:
    """One question, its choices, and what each edition chooses."""

    def __init__(self, id: str, table: dict[str, Any]) -> None:
        self.id: str = id
        self.rule: str = table["rule"]
        self.choices: list[str] = table["choices"]
        self.editions: list[str] = table["editions"]
        self.house: bool = table["house"]
        self.words: dict[str, dict[str, str]] = {key: one for key, one in table.items() if isinstance(one, dict)}
        if len(self.choices) > 1 << BITS or any(choice not in self.choices for choice in self.editions):
            raise ValueError(f"{FILE}: the editions of {id} choose from {self.choices}")

    def document(self, edition: int) -> dict[str, Any]:
        """The ruling described for programs; `words` by language."""
        return {
            "id": self.id,
            "rule": self.rule,
            "house": self.house,
            "default": self.editions[edition - 1],
            "choices": self.choices,
            "editions": {str(number): choice for number, choice in enumerate(self.editions, FIRST_EDITION)},
            "words": {
                language: {
                    NAME: words[NAME] if self.house else "",
                    QUESTION: words[QUESTION],
                    BOOKLET: words[BOOKLET],
                    "choices": {choice: words[choice] for choice in self.choices},
                }
                for language, words in self.words.items()
            },
        }


class Rulings:
    """All rulings of a game, as one edition has them."""

    def __init__(self, package: str, edition: int) -> None:
        text = resources.files(package).joinpath(FILE).read_text(encoding="utf-8")
        self.edition: int = edition
        self.all: list[Ruling] = [Ruling(id, table) for id, table in tomllib.loads(text).items()]
        self.house: list[Ruling] = [one for one in self.all if one.house] if edition > FIRST_EDITION else []
        self.editions: list[int] = list(range(FIRST_EDITION, FIRST_EDITION + len(self.all[0].editions)))
        if edition not in self.editions:
            raise ValueError(f"there is no edition {edition} of the rules")

    def options(self) -> list[Option]:
        """The house rules that a table can set."""
        return [Option(one.id, one.choices, one.editions[self.edition - 1]) for one in self.house]

    def code(self, options: dict[str, str]) -> int:
        """The house rules of a table as one number, part of its positions; the default where none is chosen."""
        chosen = [options.get(one.id, one.editions[self.edition - 1]) for one in self.house]
        return sum(one.choices.index(chosen[place]) << BITS * place for place, one in enumerate(self.house))

    def chosen(self, code: int) -> dict[str, str]:
        """Every ruling's choice: of the table where it has one, else of the edition."""
        choices = {one.id: one.editions[self.edition - 1] for one in self.all}
        for place, one in enumerate(self.house):
            choices[one.id] = one.choices[code >> BITS * place & ((1 << BITS) - 1)]
        return choices

    def default_code(self) -> int:
        return self.code({})

    def document(self) -> list[dict[str, Any]]:
        return [one.document(self.edition) for one in self.all]
