"""Words that were once on the screen and that nobody would say, or that stood for a thing with another name."""

from __future__ import annotations

import re

import pytest

from support.locales.fluent_files import FILES, said

RETIRED = {
    "en": (
        r"\bless (?:walks|keeps)\b|\bone (?:floor|house|skeleton) less\b|\bcards more\b|\b1 (?:arms|legs|checks)\b|"
        r"Hold on\?|"
        r"Take Arm|goes wrong|Load anew|not whole|Only who |others call you|for once|That is all\. Ready|lies in wait|"
        r"choice to come|^If so\b|who has one point|Like the device|[Rr]eady by itself|it’s yours|"
        r"this minute|Who against whom|To the rematch|plays? otherwise|read otherwise|\d [.]? place\b"
    ),
    "fr": r"\b[Tt]our \{ \$round|\bPrêt tout seul|[Mm]orgenstern|\b[Bb]âton|\btuée?s?\b(?! en)|\bun ou deux tours\b",
    "nl": r"\boptocht|\b[Tt]egenstander|\bpartij(?:en)?\b|\bgedood\b|[Ll]abyrinth(?!-)|^Ongedaan$",
    "de": (
        r"\bFertig\?|\bReihum\b|^Merken$|\bgetötet|, dieses Spiel\b|^In diesem Spiel nicht|"
        r"\bGliedmaßen|auf dem Rücken"
    ),
}
DRAGONS = ("event-worn",)  # a dragon is no skeleton: it dies


@pytest.mark.parametrize("language", RETIRED)
@pytest.mark.parametrize("file", FILES)
def test_no_retired_word_is_back(language: str, file: str) -> None:
    retired = re.compile(RETIRED[language])
    found = {key: text.text for key, text in said(language, file).items() if retired.search(text.text)}
    assert not {key: text for key, text in found.items() if key not in DRAGONS}
