"""A game is played to its end with the rules and the data it was begun with, whatever the host has changed since."""

from __future__ import annotations

from typing import Any

import msgspec

from ossuary.core.data_files import BadData
from ossuary.core.notation import read_script
from ossuary.core.play import AnyGame, in_edition_of
from ossuary.games import make_game
from ossuary.games.editions import fingerprint, pack_game
from ossuary.server.errors import TableError
from ossuary.server.match import journal
from ossuary.server.messages import Plan
from ossuary.server.storage.store import Store, StoredEdition, StoredTable

DEFAULT = ""  # the variant of a table that asks for none


class Edition:
    """A game with the data it is played with; if it is not today's, `data` is what workers need to make it again."""

    def __init__(self, game: AnyGame, corrections: dict[str, Any] | None, is_current: bool) -> None:
        self.game = game
        self.id = fingerprint(game, corrections)
        self.corrections = msgspec.json.encode(corrections or {}, order="deterministic")
        self.data = "" if is_current else pack_game(game, corrections)

    def stored(self) -> StoredEdition:
        return StoredEdition(self.id, self.game.name, self.game.rules_version, self.corrections)


class Editions:
    """What games are played with: each edition of the rules with the host's data and with each variant of it.

    Those that older tables need besides are made as far as they can be.
    """

    def __init__(
        self,
        store: Store,
        games: dict[str, AnyGame],
        corrections: dict[str, dict[str, Any]],
        variants: dict[str, dict[str, dict[str, Any]]],
    ) -> None:
        self.store = store
        self.newest = {name: game.rules_version for name, game in games.items()}
        self.offered: dict[tuple[str, str, int], Edition] = {}  # by game, variant, and edition of the rules
        for name, game in games.items():
            self._offer(DEFAULT, game, corrections.get(name))
            for variant, corrected in variants.items():
                if name in corrected:
                    self._offer(variant, make_game(name, corrected[name]), corrected[name])
        self.known = {edition.id: edition for edition in reversed(self.offered.values())}  # the host's data first
        store.add_editions([edition.stored() for edition in self.known.values()])

    def _offer(self, variant: str, game: AnyGame, corrections: dict[str, Any] | None) -> None:
        for rules in reversed(game.editions()):
            is_current = variant == DEFAULT and rules == game.rules_version
            self.offered[game.name, variant, rules] = Edition(game.in_edition(rules), corrections, is_current)

    def current_of(self, game: str) -> Edition:
        """What a new table is played with if it asks for nothing else."""
        if game not in self.newest:
            raise TableError("no-game", "no-such-game", word=game, list=", ".join(self.newest))
        return self.offered[game, DEFAULT, self.newest[game]]

    def variants_of(self, game: str) -> list[str]:
        """The names of the variants of a game's data that a table can ask for."""
        return sorted({variant for name, variant, _ in self.offered if name == game and variant != DEFAULT})

    def edition_for(self, plan: Plan, rules: int | None = None) -> Edition:
        """What a table of this plan is played with: a text that it continues says by which edition of the rules."""
        current = self.current_of(plan.game)
        if plan.variant and plan.variant not in self.variants_of(plan.game):
            raise TableError("no-variant", list=", ".join(self.variants_of(plan.game)) or "–")
        if plan.start:
            rules = in_edition_of(read_script(plan.start.encode()), current.game).rules_version
        return self.offered[plan.game, plan.variant, rules if rules is not None else current.game.rules_version]

    def describing(self, table: StoredTable, plan: Plan) -> AnyGame:
        """The game a stored table is described with; where its edition is not at hand, today's."""
        known = self.known.get(table.edition or "")
        return known.game if known is not None else self.current_of(plan.game).game

    async def edition_of(self, table: StoredTable) -> Edition:
        """What the table's game is played with; a TableError if this server can't play it so."""
        plan = table.read_plan()
        current = self.current_of(plan.game)
        if table.edition is None:
            return self.edition_for(plan, await self._rules_of(table, current.game))
        if table.edition not in self.known:
            self.known[table.edition] = make_again(current, await self.store.edition(table.edition), table.edition)
        return self.known[table.edition]

    async def _rules_of(self, table: StoredTable, game: AnyGame) -> int:
        """A game that was begun before editions were kept is played by the first; one that begins now by the newest."""
        rows = await self.store.journal(table.id)
        return game.editions()[0] if any(row.seat == journal.TABLE for row in rows) else game.rules_version


def make_again(current: Edition, stored: StoredEdition | None, wanted: str) -> Edition:
    """An older edition: other corrections can be applied again; other data files, and rules that are gone, can't."""
    if stored is not None and stored.rules in current.game.editions():
        corrections = msgspec.json.decode(stored.corrections, type=dict[str, Any])
        try:
            game = make_game(current.game.name, corrections, stored.rules)
        except BadData as bad:
            raise TableError("other-edition") from bad
        edition = Edition(game, corrections, False)
        if edition.id == wanted:
            return edition
    raise TableError("other-edition")
