"""What the table says, in the player's language: Fluent files, one folder a language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from ossuary.core.refusal import THE_TABLE, Reason

ENGLISH = "en"
# What the server itself says; the rest is for the browser.
REFUSALS = (
    "table",
    "files",
    "hints",
    "lessons",
    "diagrams",
    "bad-bones",
    "dia-de-los-muertos",
    "things",
    "things-muertos",
)
NUMBERS = ("field", "seat", "seats", "bones", "copies")  # told as words, but chosen by and counted in sentences
LONGEST = 500  # characters of somebody's own words; Fluent takes no more than a thousand
WANTED = "wanted"  # a kind of words with a name of its own, or the words themselves


@cache
def bundle(language: str, files: tuple[str, ...] = REFUSALS) -> FluentBundle:
    """The messages of some files of a language; by default of those that tell refusals."""
    messages = FluentBundle([language], use_isolating=False)
    for name in files:
        file = resources.files(__name__).joinpath(language, f"{name}.ftl")
        if file.is_file():
            messages.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return messages


@cache
def languages() -> list[str]:
    """The languages there are, by their folders."""
    return sorted(f.name for f in resources.files(__name__).iterdir() if f.is_dir() and not f.name.startswith("_"))


def tell(reason: Reason, language: str = ENGLISH) -> str:
    """A refusal's reason in words, with its rule."""
    return tell_all([reason], language)


def tell_all(reasons: list[Reason], language: str = ENGLISH) -> str:
    """All reasons in one text; what several rules say alike is said once."""
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
    """A message by its key; in English where a language has no words for it yet."""
    messages = bundle(language)
    if not messages.has_message(key):
        messages = bundle(ENGLISH)
    message = messages.get_message(key)
    if message.value is None:
        raise KeyError(f"'{key}' has no words in {language}")
    short = {
        gap: word[:LONGEST] + "…" if isinstance(word, str) and len(word) > LONGEST else word
        for gap, word in told.items()
    }
    text, errors = messages.format_pattern(message.value, short)
    if errors:
        raise ValueError(f"'{key}' in {language}: {errors}")
    return str(text)
