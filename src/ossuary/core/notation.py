"""Reads `.bones` files, both records and scenarios, into a script: headers, a position, and lines."""

from __future__ import annotations

import re
from typing import Final

from ossuary.core.numbers import whole_number
from ossuary.core.refusal import Reason, Refused, fault
from ossuary.core.statements import Statement

ANSWER: Final = "answer"
CHANCE_ANSWER: Final = "*"
DIGEST: Final = "="
EXPECTATION: Final = "?"
KEYS: Final = ("game", "rules", "seats", "options", "seed", "commit", "position")
WORD = re.compile(r"[^ ]+")
ANNOTATION: Final = ("#!", "#>")  # comments on a game and branches of it, behind the dashes: no rule is played by them
ABOUT = re.compile(r"(data|date|name [1-9]|bot [1-9]): *(.*)")  # comments in the head that say something of the game


class BadFile(Exception):
    """A file that can't be read: where and why."""

    def __init__(self, line: int, column: int, *why: Reason) -> None:
        super().__init__(f"line {line}, column {column}: {', '.join(reason.key for reason in why)}")
        self.line = line
        self.column = column
        self.why: list[Reason] = list(why)


class Line:
    """One line after `---`: its kind, its seat, its words (without the seat or sign), and where they stand."""

    def __init__(self, kind: str, seat: int, words: list[str], number: int, columns: list[int]) -> None:
        self.kind = kind
        self.seat = seat
        self.words = words
        self.number = number
        self.columns = columns

    def text(self) -> str:
        head = str(self.seat) if self.kind == ANSWER else self.kind
        return " ".join([head, *self.words])

    def error(self, why: Reason, word: int = 0) -> BadFile:
        column = self.columns[word] if word < len(self.columns) else self.columns[-1] if self.columns else 1
        return BadFile(self.number, column, why)

    def cannot_be_played(self, refused: Refused) -> BadFile:
        return BadFile(self.number, self.columns[0] if self.columns else 1, *refused.reasons)


class Header:
    """The value of a header, and where it stands."""

    def __init__(self, value: str, line: int, column: int) -> None:
        self.value = value
        self.line = line
        self.column = column

    def error(self, why: Reason) -> BadFile:
        return BadFile(self.line, self.column, why)

    def number(self, lowest: int, highest: int, key: str) -> int:
        if not lowest <= whole_number(self.value) <= highest:
            raise self.error(fault("header-number", header=key, lowest=lowest, highest=highest, word=self.value))
        return int(self.value)

    def raw(self, size: int, key: str) -> bytes:
        if not re.fullmatch(rf"[0-9a-f]{{{2 * size}}}", self.value):
            raise self.error(fault("header-hex", header=key, digits=2 * size))
        return bytes.fromhex(self.value)


class Script:
    """A file as it is written; whether the game allows its answers shows only when it is played."""

    def __init__(self) -> None:
        self.headers: dict[str, Header] = {}
        self.position: list[Statement] | None = None
        self.lines: list[Line] = []
        self.comments: list[str] = []
        self.about: dict[str, str] = {}  # what comments of the head say of the game: its date, its players

    def header(self, key: str) -> Header:
        if key not in self.headers:
            raise BadFile(1, 1, fault("header-missing", header=key))
        return self.headers[key]

    def seats(self) -> int:
        return self.header("seats").number(1, 99, "seats")

    def option_words(self) -> list[str]:
        return self.headers["options"].value.split() if "options" in self.headers else []

    def option_error(self, why: Reason, word: int) -> BadFile:
        header = self.headers.get("options")
        if header is None or word < 0:
            return self.header("seats").error(why)
        columns = [m.start() for m in WORD.finditer(header.value)]
        return BadFile(header.line, header.column + (columns[word] if word < len(columns) else 0), why)


def read_script(data: bytes) -> Script:
    """Read the bytes of a file; BadFile if they are no script."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") + 1
        raise BadFile(line, error.start - (before.rfind(b"\n") + 1) + 1, fault("not-utf-8")) from error
    script = Script()
    reader = _Reader(script)
    for number, written in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        reader.read(written.removesuffix("\r").rstrip(" "), number)
    if not reader.in_lines:
        raise BadFile(text.count("\n") + 1, 1, fault("no-dashes"))
    return script


class _Reader:
    """Adds line after line to a script."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.in_position = False
        self.in_lines = False
        self.seat = 0

    def read(self, line: str, number: int) -> None:
        bare = line.strip()
        if not bare:
            return
        if "\t" in line:
            raise BadFile(number, line.index("\t") + 1, fault("tab"))
        if bare.startswith("#"):
            if not (self.in_lines and bare.startswith(ANNOTATION)):
                self.read_comment(bare[1:].strip())
        elif self.in_lines:
            self.script.lines.append(read_line(line, number))
        elif bare == "---":
            self.in_lines = True
        elif line.startswith(" "):
            self.read_statement(line, number)
        else:
            self.read_header(line, number)

    def read_comment(self, comment: str) -> None:
        about = None if self.in_lines else ABOUT.fullmatch(comment)
        if about is None:
            self.script.comments.append(comment)
        else:
            self.script.about[about.group(1)] = about.group(2)

    def read_header(self, line: str, number: int) -> None:
        self.in_position = False
        key, colon, rest = line.partition(":")
        value = rest.strip()
        if not colon:
            raise BadFile(number, 1, fault("no-header", word=line))
        if key not in KEYS and not re.fullmatch(r"value [1-9]", key):
            raise BadFile(number, 1, fault("unknown-header", header=key, list=", ".join([*KEYS, "value N"])))
        if key in self.script.headers or (key == "position" and self.script.position is not None):
            raise BadFile(number, 1, fault("header-twice", header=key))
        column = len(key) + 2 + (len(rest) - len(rest.lstrip()))
        if key == "position":
            if value:
                raise BadFile(number, column, fault("position-below"))
            self.in_position = True
            self.seat = 0
            self.script.position = []
        else:
            self.script.headers[key] = Header(value, number, column)

    def read_statement(self, line: str, number: int) -> None:
        indent = len(line) - len(line.lstrip(" "))
        if not self.in_position or self.script.position is None:
            raise BadFile(number, 1, fault("indented-outside"))
        words, columns = split(line)
        if indent == 2:
            self.seat = 0
            if words[0] == "seat":
                if len(words) != 2 or whole_number(words[1]) < 1:
                    raise BadFile(number, columns[-1], fault("no-seat-number"))
                self.seat = int(words[1])
                seats = self.script.seats() if "seats" in self.script.headers else 99
                if self.seat > seats:
                    raise BadFile(number, columns[1], fault("only-so-many-seats", seats=seats))
                return
        elif indent != 4 or self.seat == 0:
            raise BadFile(number, indent + 1, fault("indent"))
        self.script.position.append(Statement(self.seat, words, number, columns))


def split(line: str) -> tuple[list[str], list[int]]:
    """The words of a line and the columns they begin in."""
    found = list(WORD.finditer(line))
    return [m.group() for m in found], [m.start() + 1 for m in found]


def read_line(line: str, number: int) -> Line:
    """One line after `---`: an answer, an answer of chance, a digest or an expectation."""
    words, columns = split(line)
    head = words[0]
    if head in (CHANCE_ANSWER, DIGEST, EXPECTATION):
        if len(words) == 1:
            raise BadFile(number, columns[0] + 1, fault("nothing-behind", word=head))
        return Line(head, 0, words[1:], number, columns[1:])
    if whole_number(head) < 1:
        raise BadFile(number, columns[0], fault("line-begins", word=head))
    if len(words) == 1:
        raise BadFile(number, columns[0] + len(head), fault("no-answer", seat=int(head)))
    return Line(ANSWER, int(head), words[1:], number, columns[1:])
