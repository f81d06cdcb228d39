"""Names of people: everybody at a table can see all of a name, and it stays on its line."""

from __future__ import annotations

import unicodedata

JOINER, NON_JOINER, EMOJI_STYLE = "\u200d", "\u200c", "\ufe0f"
# Controls, format characters, halves of characters, private and unassigned ones, separators of lines and paragraphs.
NEVER_SHOWN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
# Letters, marks and symbols that are drawn as nothing: fillers of Hangul, variation selectors, the empty Braille cell.
BLANK = frozenset(
    map(
        chr,
        (
            0x034F,
            0x115F,
            0x1160,
            0x17B4,
            0x17B5,
            *range(0x180B, 0x1810),
            0x2800,
            0x3164,
            *range(0xFE00, 0xFE10),
            0xFFA0,
            *range(0xE0100, 0xE01F0),
        ),
    )
)
NOT_FIRST = frozenset(("Zs", "Mn", "Mc", "Me"))  # spaces, and marks on the character before
VIRAMA = 9  # the class of marks after which joiners change how Indic letters are written


def is_good_name(name: str) -> bool:
    """Whether a name begins with a visible character and has no invisible ones."""
    if not name or unicodedata.category(name[0]) in NOT_FIRST:
        return False
    return all(is_shown(name, place) for place in range(len(name)))


def is_shown(name: str, place: int) -> bool:
    """Whether the character at this place of a name is visible, or changes how its neighbours look."""
    character = name[place]
    before = name[place - 1] if place else " "
    after = name[place + 1] if place + 1 < len(name) else " "
    if character == EMOJI_STYLE:
        return is_symbol(before)
    if character == JOINER and (is_symbol(before) or before == EMOJI_STYLE):
        return is_symbol(after)
    if character in (JOINER, NON_JOINER):
        return unicodedata.combining(before) == VIRAMA or (is_arabic(before) and is_arabic(after))
    return character not in BLANK and unicodedata.category(character) not in NEVER_SHOWN


def is_symbol(character: str) -> bool:
    """Whether it is a symbol such as an emoji, or the colour of its skin."""
    return unicodedata.category(character) in ("So", "Sk") and character not in BLANK


def is_arabic(character: str) -> bool:
    """Whether it is a letter of a script that joins its letters, as Arabic and Persian do."""
    return unicodedata.bidirectional(character) == "AL"
