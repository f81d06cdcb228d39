"""The data files as tables in which the rules look things up; one set for each side of the board."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.core.data_files import BadData, load_data, names, number, provenances
from ossuary.core.rulings import Rulings
from ossuary.games.bad_bones.space import (
    BIT,
    BOTTOM,
    FACINGS,
    LEFT,
    RIGHT,
    RIM,
    SPACE_OF,
    TOP,
)
from ossuary.games.bad_bones.tokens import (
    CHIEF_COUNTS,
    CHIEFS,
    INSTRUCTOR,
    ITEMS,
    MODELS,
    PLAIN,
    PLAIN_MODELS,
    SABOTEUR,
    SIDES,
    SYMBOLS,
    TRAPS,
    TREASURE,
    WEAPONS,
    held,
)

PACKAGE: Final = "ossuary.games.bad_bones"
MOST_SEATS: Final = 6
PLAIN_NAMES: Final[list[str]] = [f"{symbol}-{side}" for symbol in SYMBOLS for side in SIDES]


class Tables:
    """Never changed: all positions that are played with the same data and the same rulings share it."""

    def __init__(self, data: dict[str, Any], coop: bool, rulings: Rulings, code: int) -> None:
        board = data["boards"]["coop" if coop else "versus"]
        where = "boards.coop" if coop else "boards.versus"
        self.coop: bool = coop
        self.edition: i64 = rulings.edition
        self.code: i64 = code  # of the house rules: see Rulings
        self._rulings(rulings.chosen(code))
        self._models(data["chiefs"])
        self._towers(board, where)
        self.turn: vec[i64] = _arrows(board["arrows"], where + ".arrows")
        self.ruin_turn: vec[i64] = self.turn[:]
        if coop:
            self.ruin_turn = _arrows(board["arrows"] + board["ruins"], where + ".ruins")
        self._entries(board["entries"], where + ".entries")
        self._items(data)
        self._setup(data["setup"])

    def _rulings(self, chosen: dict[str, str]) -> None:
        """What rulings.toml lets an edition or a table decide, as flags that the rules test."""
        self.dragon_spares_village: bool = chosen["dragon-flight"] == "not-the-village"
        self.treasure_waits: bool = chosen["treasure-theft"] == "all-have-moved"
        self.held_are_lured: bool = chosen["held-by-barricade"] == "turns"
        self.chiefs_stay: bool = chosen["chiefs-in-set-up"] == "stay"
        self.idle_wand_asks: bool = chosen["idle-wand"] == "asked"
        self.strict_positions: bool = chosen["positions"] == "refused"
        self.ice_lasts: bool = chosen["ice-wand"] == "next-round"
        self.one_purse: bool = chosen["purse"] == "in-all"
        self.different_symbols: bool = chosen["coop-symbols"] == "different"
        self.ruins_count: bool = chosen["emperor-in-ruin"] == "lost"
        self.kills_at_once: bool = chosen["kills"] == "at-once"

    def _models(self, chiefs: dict[str, Any]) -> None:
        """BB-9.1: the chief tokens, after the 15 plain models."""
        self.names: list[str] = list(PLAIN_NAMES)
        kinds = [PLAIN] * PLAIN_MODELS
        for kind in range(1, len(CHIEFS)):
            where = "chiefs." + CHIEFS[kind]
            tokens = names(chiefs, CHIEFS[kind], "chiefs", PLAIN_NAMES)
            if len(tokens) != CHIEF_COUNTS[kind] or len(set(tokens)) != len(tokens):
                raise BadData(where, f"should be {CHIEF_COUNTS[kind]} different tokens, not {len(tokens)}: {tokens}")
            self.names += [f"{token}:{CHIEFS[kind]}" for token in tokens]
            kinds += [kind] * len(tokens)
        plain = [PLAIN_NAMES.index(name.split(":")[0]) for name in self.names]
        self.model_of_name: dict[str, int] = {name: m for m, name in enumerate(self.names)}
        self.chief: vec[i64] = vec[i64](kinds)
        self.symbol: vec[i64] = vec[i64]([p // 3 for p in plain])
        self.symbol_bit: vec[i64] = vec[i64]([BIT[p // 3] for p in plain])
        self.side: vec[i64] = vec[i64]([p % 3 for p in plain])
        self.first_instructor: i64 = kinds.index(INSTRUCTOR)
        self.first_saboteur: i64 = kinds.index(SABOTEUR)

    def _towers(self, board: dict[str, Any], where: str) -> None:
        towers = names(board, "towers", where, list(SPACE_OF))
        wanted = 4 if self.coop else 1
        if len(set(towers)) != wanted or len(towers) != wanted:
            raise BadData(where + ".towers", f"should be {wanted} different space(s), not {towers}")
        self.towers: vec[i64] = vec[i64]([SPACE_OF[t] for t in towers])
        self.tower_at: vec[i64] = vec[i64]([0] * 49)  # which tower stands on a space, from 1; 0 is none
        for i in range(len(towers)):
            self.tower_at[self.towers[i]] = i + 1
        self.tower_spaces: i64 = sum(int(BIT[place]) for place in self.towers)  # one bit for each

    def _entries(self, entries: dict[str, Any], where: str) -> None:
        """BB-1.5: which symbol stands beside which space: the forest entry of every model."""
        middle = ("bottom", BOTTOM) if self.coop else ("top", TOP)
        sides = {"left": ("left", LEFT), "top": middle, "right": ("right", RIGHT)}
        home: dict[str, int] = {}
        for side, (key, rim) in sides.items():
            symbols = names(entries, key, where, SYMBOLS)
            if sorted(symbols) != sorted(SYMBOLS):
                raise BadData(f"{where}.{key}", f"should name each of {', '.join(SYMBOLS)} once, not {symbols}")
            for i, symbol in enumerate(symbols):
                home[f"{symbol}-{side}"] = RIM[rim][i]
        self.entry: vec[i64] = vec[i64]([home[name.split(":")[0]] for name in self.names])

    def _items(self, data: dict[str, Any]) -> None:
        """Costs, stars and stock of traps and weapons."""
        cost = [0] * len(ITEMS)
        stars = [0] * len(TRAPS)
        worn = [0] * len(TRAPS)
        self.stock: list[list[int]] = [[0] * len(ITEMS) for _ in range(7)]
        for kind in range(1, len(TRAPS)):
            where = "traps." + TRAPS[kind]
            trap = data["traps"][TRAPS[kind]]
            cost[kind] = number(trap, "cost", where, 0, 99)
            stars[kind] = number(trap, "stars", where, 0, 99)
            worn[kind] = number(trap, "worn", where, 0, 99)
            if len(trap["stock"]) != 6:
                raise BadData(where + ".stock", f"should be six numbers, for 1 to 6 players, not {trap['stock']}")
            for i, count in enumerate(trap["stock"]):
                self.stock[i + 1][kind] = number({"stock": count}, "stock", where, 0, 12)
        for i, weapon in enumerate(WEAPONS):
            cost[len(TRAPS) + i] = number(data["weapons"][weapon], "cost", "weapons." + weapon, 0, 99)
            for seats in range(1, 7):
                self.stock[seats][len(TRAPS) + i] = 1
        self.cost: vec[i64] = vec[i64](cost)
        self.stars: vec[i64] = vec[i64](stars)
        self.worn: vec[i64] = vec[i64](worn)

    def _setup(self, setup: dict[str, Any]) -> None:
        """How much of everything there is in each mode."""
        copies = number(setup, "tokens_of_a_kind", "setup", 2, 99)  # six seats draw one of each symbol
        self.full_bag: vec[i64] = vec[i64]([copies] * PLAIN_MODELS + [0] * (MODELS - PLAIN_MODELS))
        self.full_bag_with_chiefs: vec[i64] = vec[i64]([copies] * PLAIN_MODELS + [1] * (MODELS - PLAIN_MODELS))
        self.floors: i64 = number(setup, "floors", "setup", 1, 9)
        self.houses: i64 = number(setup, "houses", "setup", 1, 9)
        self.solo_floors: i64 = number(setup, "solo_floors", "setup", 1, 9)
        self.solo_houses: i64 = number(setup, "solo_houses", "setup", 1, 9)
        self.arrivals: i64 = number(setup, "arrivals", "setup", 0, 9)
        self.necromancer: i64 = number(setup, "necromancer", "setup", 0, 9)
        self.coins: i64 = number(setup, "coins", "setup", 0, 99)
        self.coop_coins: i64 = number(setup, "coop_coins", "setup", 0, 99)
        self.points_floor: i64 = number(setup["points"], "floor", "setup.points", 0, 99)
        self.points_house: i64 = number(setup["points"], "house", "setup.points", 0, 99)
        self.supply: i64 = _supply(setup, "supply")
        self.coop_supply: i64 = _supply(setup, "coop_supply")
        self.coop_treasures: i64 = _supply(setup, "coop_treasures")
        # How many of each trap the box has: as many as six players can have between them (BB-8.2).
        most = MOST_SEATS
        self.in_box: list[int] = [
            max(
                self.stock[most][kind],
                most * int(held(self.supply, kind)),
                int(most * held(self.coop_supply, kind) + held(self.coop_treasures, kind)),
                most if kind == TREASURE else 0,
            )
            for kind in range(len(TRAPS))
        ]


def _supply(setup: dict[str, Any], key: str) -> int:
    packed = 0
    for trap in setup[key]:
        if trap not in TRAPS[1:]:
            raise BadData(f"setup.{key}", f"there is no trap '{trap}'")
        packed += number(setup[key], trap, f"setup.{key}", 0, 5) << 5 * TRAPS.index(trap)
    return packed


def _arrows(arrows: list[Any], where: str) -> vec[i64]:
    """The facing after moving onto a space, for every space and direction."""
    turn = vec[i64]([p & 3 for p in range(4 * 49)])
    for arrow in arrows:
        if not isinstance(arrow, dict) or set(arrow) != {"on", "moving", "turns"}:
            raise BadData(where, f"an arrow says on, moving and turns, not {arrow!r}")
        if arrow["turns"] not in list(FACINGS):
            raise BadData(where + ".turns", f"{arrow['turns']!r} is not one of ^ > v <")
        for space in names(arrow, "on", where, list(SPACE_OF)):
            for moving in names(arrow, "moving", where, list(FACINGS)):
                turn[4 * SPACE_OF[space] + FACINGS.index(moving)] = FACINGS.index(arrow["turns"])
    return turn


class Data:
    """The data files, read once, with an owner's corrections or without, and the tables made from them."""

    def __init__(self, corrections: dict[str, Any] | None, rulings: Rulings) -> None:
        self.source = load_data(PACKAGE, corrections)
        self.provenances = provenances(self.source)
        self.rulings = rulings
        self.made: dict[tuple[bool, int], Tables] = {}
        self.versus = self.tables(False, rulings.default_code())
        self.coop = self.tables(True, rulings.default_code())

    def tables(self, coop: bool, code: int) -> Tables:
        """The tables of one side of the board for these house rules; made when they are first needed."""
        found = self.made.get((coop, code))
        if found is None:
            found = Tables(self.source, coop, self.rulings, code)
            self.made[coop, code] = found
        return found
