"""Legal answers as a short list: grouped by what they begin with, picked by number or by words."""

from __future__ import annotations

from dataclasses import dataclass
from string import ascii_lowercase

FEW = 9  # up to this many answers, each has a number of its own


@dataclass(frozen=True)
class Item:
    """A line of the list: what its answers begin with, how they can end, and the answers themselves."""

    label: str
    ends: tuple[str, ...]
    answers: tuple[str, ...]


def single(answer: str) -> Item:
    return Item(answer, (), (answer,))


def by_beginning(answers: list[str]) -> list[Item]:
    """Group the answers that differ only in their last word."""
    groups: dict[str, list[str]] = {}
    for answer in answers:
        beginning = answer.rpartition(" ")[0] or answer
        groups.setdefault(beginning, []).append(answer)
    return [
        Item(beginning, tuple(answer.rpartition(" ")[2] for answer in group), tuple(group))
        if len(group) > 1
        else single(group[0])
        for beginning, group in groups.items()
    ]


def by_ending(items: list[Item]) -> list[Item]:
    """Merge groups that have the verb and all endings in common: 'place wall/, dragon'."""
    merged: list[Item] = []
    for item in items:
        verb, _, rest = item.label.partition(" ")
        for i, other in enumerate(merged):
            if rest and item.ends and other.ends == item.ends and other.label.partition(" ")[0] == verb:
                merged[i] = Item(f"{other.label}, {rest}", item.ends, other.answers + item.answers)
                break
        else:
            merged.append(item)
    return merged


class AnswerMenu:
    """A list to pick from. Its marks are numbers, or letters where the answers themselves end in numbers."""

    def __init__(self, answers: list[str]) -> None:
        self.answers = answers
        self.items = self.arrange()
        numeric = any(answer.rpartition(" ")[2].isdigit() for answer in answers)
        self.marks = list(ascii_lowercase) if numeric else [str(n) for n in range(1, len(self.items) + 1)]

    def arrange(self) -> list[Item]:
        """As few lines as possible, but more than one."""
        if len(self.answers) > FEW:
            groups = by_beginning(self.answers)
            for items in (by_ending(groups), groups):
                if len(items) > 1:
                    return items
        return [single(answer) for answer in self.answers]

    def lines(self) -> list[tuple[str, Item]]:
        """The list as it is shown; where the marks run out, an answer can still be typed in words."""
        marks = [*self.marks, *[""] * len(self.items)]
        return list(zip(marks, self.items, strict=False))

    def pick(self, typed: str) -> list[str]:
        """The answers that the typed words may mean: by mark, by mark and words, or by how an answer ends."""
        words = typed.lower().split()
        if words and words[0] in self.marks[: len(self.items)]:
            chosen = list(self.items[self.marks.index(words[0])].answers)
            return chosen if len(words) == 1 else ending_in(chosen, words[1:])
        return ending_in(self.answers, words)


def ending_in(answers: list[str], words: list[str]) -> list[str]:
    """The answer with exactly these words, or else all that end in them."""
    if " ".join(words) in answers:
        return [" ".join(words)]
    return [answer for answer in answers if words and answer.split()[-len(words) :] == words]
