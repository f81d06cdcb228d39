"""What the server says, in the reader's language: Fluent files, a folder for each language here and in each game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from ossuary.core.refusal import THE_TABLE, Reason
from ossuary.games import descriptor_of, game_names

ENGLISH = "en"
# What the server itself says; the rest is for the browser.
SHARED_FILES = ("refusals", "files")
GAME_FILES = ("refusals", "positions", "hints", "lesson", "diagrams", "things")
NUMBERS = ("field", "seat", "seats", "bones", "copies")  # they come as words; sentences choose a plural by them
LONGEST = 500  # characters of a reader's own words; Fluent takes no more than a thousand
WANTED = "wanted"  # the kind of word that was expected: `wanted-KIND` names it, or it stands for itself


def bundle(language: str) -> FluentBundle:
    """What the server says in a language: what is shared, and what each game adds."""
    return _bundle(language, game_names())


@cache
def _bundle(language: str, games: tuple[str, ...]) -> FluentBundle:
    messages = FluentBundle([language], use_isolating=False)
    for name in SHARED_FILES:
        file = resources.files(__name__).joinpath(language, f"{name}.ftl")
        messages.add_resource(FluentResource(file.read_text(encoding="utf-8") if file.is_file() else ""))
    for game in games:
        for name in GAME_FILES:
            messages.add_resource(FluentResource(descriptor_of(game).text("locales", language, f"{name}.ftl")))
    return messages


@cache
def languages() -> list[str]:
    """The languages we have, by their folders."""
    return sorted(f.name for f in resources.files(__name__).iterdir() if f.is_dir() and not f.name.startswith("_"))


def tell(reason: Reason, language: str = ENGLISH) -> str:
    """A refusal's reason in words, with its rule."""
    return tell_all([reason], language)


def tell_all(reasons: list[Reason], language: str = ENGLISH) -> str:
    """All reasons in one text; a sentence that several rules share is said once."""
    said: dict[str, list[str]] = {}
    for reason in reasons:
        rules = said.setdefault(sentence(reason, language), [])
        if reason.rule not in (THE_TABLE, *rules):
            rules.append(reason.rule)
    return " ".join(f"{text} ({', '.join(rules)})" if rules else text for text, rules in said.items())


def sentence(reason: Reason, language: str = ENGLISH) -> str:
    """The same without the rule."""
    return say(reason.key, {gap: _worded(gap, word, language) for gap, word in reason.details.items()}, language)


def _worded(gap: str, word: str, language: str) -> str | int:
    if gap in NUMBERS:
        return int(word)
    named = f"{WANTED}-{word}"
    return say(named, {}, language) if gap == WANTED and bundle(ENGLISH).has_message(named) else word


def say(key: str, told: Mapping[str, str | int], language: str = ENGLISH) -> str:
    """A message, or an attribute of it (`key.attribute`); in English where it is not translated yet."""
    messages = bundle(language)
    name, _, attribute = key.partition(".")
    if not messages.has_message(name):
        messages = bundle(ENGLISH)
    message = messages.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise KeyError(f"'{key}' has no words in {language}")
    short = {
        gap: word[:LONGEST] + "…" if isinstance(word, str) and len(word) > LONGEST else word
        for gap, word in told.items()
    }
    text, errors = messages.format_pattern(pattern, short)
    if errors:
        raise ValueError(f"'{key}' in {language}: {errors}")
    return str(text)
