"""The page's texts, from its Fluent files: tests find things by their names, in any language."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from ossuary.games import descriptor_of, game_names

NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
GAP = "\N{OBJECT REPLACEMENT CHARACTER}"


@cache
def spoken(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("ossuary.locales").joinpath(language)
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir()]
    for game in map(descriptor_of, game_names()):
        texts += [game.text("locales", language, file) for file in game.files("locales", language)]
    for text in texts:
        bundle.add_resource(FluentResource(text))
    return bundle


class Words:
    """The messages of a language."""

    def __init__(self, language: str = "en") -> None:
        self.language = language

    def __call__(self, key: str, **told: str | int) -> str:
        """A message, or one of its attributes: `key.attribute`."""
        name, _, attribute = key.partition(".")
        message = spoken(self.language).get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{key} has no words in {self.language}"
        text, errors = spoken(self.language).format_pattern(pattern, dict(told))
        assert not errors, f"{key} in {self.language}: {errors}"
        return str(text)

    def shape(self, key: str, *gaps: str, **told: str | int) -> re.Pattern[str]:
        """A pattern of the message with anything in its placeables."""
        text = self(key, **told, **dict.fromkeys(gaps, GAP)).replace(NO_BREAK_SPACE, " ")  # as names are compared
        return re.compile("^" + ".*".join(re.escape(part) for part in text.split(GAP)) + "$")

    def start(self, *keys: str) -> re.Pattern[str]:
        """A pattern of texts that begin with one of these messages: buttons say more after it."""
        return re.compile("^(?:" + "|".join(re.escape(self(key)) for key in keys) + ")")
