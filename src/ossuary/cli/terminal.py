"""`terminal`: a game on the terminal, you against bots."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any

import typer
from rich.columns import Columns
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ossuary.bots import LEVELS, STYLED
from ossuary.cli.answer_menu import AnswerMenu
from ossuary.cli.check import SUFFIX
from ossuary.cli.game_arguments import (
    GAMES,
    Data,
    MoreOptions,
    Options,
    Seats,
    Setup,
    complete_game,
    corrections_from,
    game_called,
    random_seed,
    set_up,
    usual_seats,
    why_no_option,
    words_of,
)
from ossuary.cli.output import fail, out, say, write_text
from ossuary.cli.suggestions import did_you_mean
from ossuary.cli.terminal_game import TerminalGame
from ossuary.core.game import Facts, Game, Outcome
from ossuary.core.options import BadOption, Option
from ossuary.core.refusal import Refused
from ossuary.games.drawing import make_drawing
from ossuary.locales import tell
from ossuary.locales.things import explain_thing, names_of_things
from ossuary.rules import find_rules, read_rules, rules_about

YOU = 1
COMMANDS = "? all answers · help · help THING · look N · rules ID · undo · save FILE · quit"
HELP = """\
Answer with a number or letter of the list, or in words; the last words of an answer are enough where they are clear.

- `?` every answer you can give
- `help {thing}` what a thing on the table does; a card's name works too
- `look 2` what lies before seat 2, as far as you may see it
- `rules` the ids of all rules, `rules {rule}` one of them, `rules {section}` a whole section, `rules WORD` those that
  mention it
- `undo` undo your last answer and all that followed it
- `save game.bones` write the record: `ossuary verify` replays it
- `quit` leave the table
"""


class Left(Exception):
    """The person has left the game."""


def terminal(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help=f"One of: {', '.join(GAMES)}.", autocompletion=complete_game),
    ] = None,
    more: MoreOptions = None,
    seats: Seats = None,
    options: Options = None,
    seed: Annotated[
        int | None, typer.Option(min=0, help="Decides what chance and the bots do.", show_default="random")
    ] = None,
    level: Annotated[
        str,
        typer.Option(
            metavar="LEVEL",
            help=f"How well the bots play: {', '.join(LEVELS)}. A style may follow a character: costa-sender.",
            autocompletion=lambda incomplete: [each for each in LEVELS + STYLED if each.startswith(incomplete)],
        ),
    ] = LEVELS[0],
    data: Data = None,
) -> None:
    """Play a game in this terminal: you are seat 1, bots play the others."""
    if level not in LEVELS + STYLED:
        fail(f"there is no level '{level}'; levels are {', '.join(LEVELS)}.{did_you_mean(level, LEVELS)}")
    with suppress(ImportError):
        import readline  # noqa: F401  (lines can be edited, and come back with the arrow keys)
    words = words_of(options, more)
    if game is not None and "=" in game:  # an option without a game before it
        words = [game, *words]
        game = None
    try:
        if game is None and sys.stdin.isatty():
            setup = ask_set_up(seats, words, data)
        else:
            setup = set_up(game or GAMES[0], seats, words, data)
        Session(setup, random_seed() if seed is None else seed, level).run()
    except Left:
        say("You leave the table.")


def read(question: str) -> str:
    try:
        return input(question).strip()
    except (EOFError, KeyboardInterrupt) as gone:
        say("")
        raise Left from gone


def ask_set_up(seats: int | None, words: list[str], data: str | None) -> Setup:
    """Ask which game and how; Enter takes the default."""
    corrections = corrections_from(data)
    game = ask_game(corrections)
    if seats is None:
        seats = ask_number(
            f"How many seats, you included? {game.min_seats}–{game.max_seats}",
            int(game.min_seats),
            int(game.max_seats),
            usual_seats(game),
        )
    while True:
        chosen = words or ask_options(game)
        try:
            return Setup(game, corrections, seats, game.read_setup(seats, chosen))
        except BadOption as bad:
            say(why_no_option(bad), "red")
            words = []


def ask_game(corrections: dict[str, Any] | None) -> Game[Any]:
    if len(GAMES) == 1:
        return game_called(GAMES[0], corrections)
    titles = [game_called(name).title for name in GAMES]
    for number, title in enumerate(titles, 1):
        say(f"  {number}  {title}")
    return game_called(GAMES[ask_number("Which game?", 1, len(GAMES), 1) - 1], corrections)


def ask_number(question: str, least: int, most: int, usual: int) -> int:
    while True:
        typed = read(f"{question} (default: {usual}) ") or str(usual)
        if typed.isascii() and typed.isdigit() and least <= int(typed) <= most:
            return int(typed)
        say(f"a number from {least} to {most}, please", "red")


def ask_options(game: Game[Any]) -> list[str]:
    if not game.options:
        return []
    say("Options: " + "  ".join(described(option) for option in game.options), "dim")
    return read("Which options? (default: none) ").split()


def described(option: Option) -> str:
    choices = "|".join(option.values) if option.lowest == 0 else f"{option.lowest}–{option.highest}"
    return f"{option.name}={choices}"


class Session:
    """A person at the terminal, from the first question to the result."""

    def __init__(self, setup: Setup, seed: int, level: str) -> None:
        self.game = setup.game
        self.level = level
        self.played = TerminalGame(setup.game, setup.seats, setup.options, seed, YOU, level)
        self.drawing = make_drawing(setup.game, YOU)
        self.before: Facts | None = None
        # Each returns whether there is another question now.
        self.commands: dict[str, Callable[[str], bool]] = {
            "?": self.show_all,
            "help": self.show_help,
            "look": self.look,
            "rules": self.show_rule,
            "undo": self.take_back,
            "save": self.save,
            "quit": self.leave,
        }

    def run(self) -> None:
        others = f"; bots play the others (level: {self.level})" if self.played.seats > 1 else ""
        say(f"You are seat {YOU} of {self.played.seats}{others}.")
        say(COMMANDS, "dim")
        while not self.played.over:
            self.show()
            self.ask()
        self.show()
        self.show_result()
        self.offer_record()

    def show(self) -> None:
        """Show round and phase, what is new, and the board."""
        facts = self.played.view()["facts"]
        out.print(Rule(self.drawing.title(facts), style="dim"))
        events = self.played.news()
        if self.before is not None:
            for line in self.drawing.news(events, self.before, facts):
                out.print(line)
        self.before = facts
        out.print(self.drawing.board(facts, YOU, out.width))

    def ask(self) -> None:
        """Ask one question, until it is answered or another one takes its place."""
        view = self.played.view()
        question = self.drawing.question(view["asked"], view["facts"])
        menu = AnswerMenu(self.played.answers())
        while True:
            out.print(Text(question, style="bold"))
            show_menu(menu)
            typed = read("> ")
            word, _, rest = typed.partition(" ")
            if word in self.commands:
                if self.commands[word](rest.strip()):
                    return
                continue
            picked = menu.pick(typed) if typed or len(menu.answers) > 1 else menu.answers
            if len(picked) > 1:
                menu = AnswerMenu(picked)
            elif self.answer(picked[0] if picked else typed):
                return
            else:
                menu = AnswerMenu(self.played.answers())

    def answer(self, words: str) -> bool:
        """Give an answer, or show why it is refused; returns whether it was accepted."""
        if not words:
            return False
        try:
            self.played.answer(words)
        except Refused as refused:
            explain(refused)
            if any(reason.key == "unknown-words" for reason in refused.reasons):
                self.suggest(words)
            return False
        return True

    def suggest(self, words: str) -> None:
        """Say what was probably meant, if anything is like it."""
        found = did_you_mean(words.split()[0], self.commands) or did_you_mean(words, self.played.answers())
        if found:
            say(found.strip(), "yellow")

    def show_all(self, _: str) -> bool:
        out.print(Columns([Text(answer) for answer in self.played.answers()], padding=(0, 3), column_first=True))
        return False

    def show_help(self, thing: str) -> bool:
        if thing:
            return self.show_thing(thing)
        rule = next(iter(read_rules(self.game.name)), "ID").partition("-")[2]
        example = next(iter(names_of_things(self.game.name)), "THING")
        out.print(Markdown(HELP.format(rule=rule, section=rule.partition(".")[0], thing=example)))
        for line in self.drawing.legend():
            out.print(line)
        return False

    def show_thing(self, words: str) -> bool:
        """Explain a card, a trap or anything else on the table, by its id or its name."""
        names = names_of_things(self.game.name)
        id = names.get(words.lower())
        if id is None:
            say(f"Nothing on this table is called “{words}”.{did_you_mean(words, names)}", "red")
            return False
        name, text = explain_thing(id)
        out.print(Padding(Text.assemble((name, "bold"), "  ", text), (0, 2)))
        details = self.drawing.details(id)
        if details:
            out.print(Padding(Text(details, style="dim"), (0, 2)))
        return False

    def look(self, seat: str) -> bool:
        """Show another seat's things, as far as you may see them."""
        if not (seat.isascii() and seat.isdigit() and 1 <= int(seat) <= self.played.seats):
            say(f"look at which seat, 1 to {self.played.seats}?", "red")
            return False
        out.print(Rule(f"seat {seat}", style="dim"))
        out.print(self.drawing.board(self.played.view()["facts"], int(seat), out.width))
        return False

    def show_rule(self, id: str) -> bool:
        found = find_rules(self.game.name, id) or rules_about(self.game.name, id)
        for rule in found:
            out.print(Padding(Markdown(f"**{rule.id}** {rule.text}"), (0, 2)))
        if not found:
            rules = read_rules(self.game.name)
            if id:
                say(f"There is no rule {id}.{did_you_mean(id, rules)}", "red")
            say("Rules: " + " ".join(rules), "dim")
        return False

    def take_back(self, _: str) -> bool:
        try:
            self.played.take_back()
        except Refused as refused:
            explain(refused)
            return False
        self.before = None
        say("Undone.", "yellow")
        return True

    def save(self, path: str) -> bool:
        path = path or f"{self.game.name}-{self.played.seed}{SUFFIX}"
        say(write_text(path, self.played.record()) or f"Saved as {path}.", "yellow")
        return False

    def leave(self, _: str) -> bool:
        raise Left

    def show_result(self) -> None:
        outcome = self.game.outcome(self.played.play.state)
        out.print(Rule("the end", style="dim"))
        say(verdict(outcome, self.played.seats), "bold")
        for seat, score in enumerate(outcome.scores, 1):
            say(f"  {'you' if seat == YOU else f'seat {seat}':8}{score:4}{'  out' * (seat in outcome.lost)}")

    def offer_record(self) -> None:
        path = read("Save the record? A file's name, or Enter for no: ")
        if path:
            self.save(path)


def explain(refused: Refused) -> None:
    """Show every reason for the refusal, with its rule."""
    for reason in refused.reasons:
        out.print(Text(tell(reason), style="red"))


def verdict(outcome: Outcome, seats: int) -> str:
    """Who won, and what ended the game."""
    names = ["you" if seat == YOU else f"seat {seat}" for seat in outcome.winners]
    if not names:
        result = "You have lost." if seats == 1 else "Nobody wins."
    elif len(names) == seats:
        result = "You have won!" if seats == 1 else "You win, all together!"
    elif names == ["you"]:
        result = "You win!"
    elif len(names) > 1:
        result = f"{' and '.join(names)} win together.".capitalize()
    else:
        result = f"{names[0]} wins.".capitalize()
    return f"{result} ({outcome.cause})"


def show_menu(menu: AnswerMenu) -> None:
    """Show the answers to pick from: a few side by side, many in groups."""
    if all(not item.ends for _, item in menu.lines()):
        answers = [Text.assemble((mark, "dim"), " ", item.label) for mark, item in menu.lines()]
        out.print(Padding(Columns(answers, padding=(0, 3)), (0, 2)))
        return
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim")
    grid.add_column()
    grid.add_column(style="dim")
    for mark, item in menu.lines():
        grid.add_row(mark, item.label, " ".join(item.ends))
    out.print(Padding(grid, (0, 0, 0, 2)))
