"""Statements about a position: read to build one, or compared with the facts of one."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append
from mypy_extensions import i64

from ossuary.core.game import Facts
from ossuary.core.refusal import fault
from ossuary.core.state import CHANCE
from ossuary.core.statements import BadStatement, PositionReader, Statement, StatementWords
from ossuary.games.bad_bones import phases, steps
from ossuary.games.bad_bones.effects import take_from_bag
from ossuary.games.bad_bones.space import (
    BOTTOM,
    CLEARING,
    FACINGS,
    INWARDS,
    LEFT,
    NOWHERE,
    RIGHT,
    SPACE_NAMES,
    SPACE_OF,
    TERRAIN,
    TOP,
    entry_of_space,
)
from ossuary.games.bad_bones.state import NO_HERO, BadBonesState, Board
from ossuary.games.bad_bones.steps.market import coop_purse
from ossuary.games.bad_bones.steps.round import push_rest_of_round
from ossuary.games.bad_bones.steps.setup import new_state
from ossuary.games.bad_bones.steps.skeletons import start_skeletons
from ossuary.games.bad_bones.strongholds import most_floors, most_houses, tower_stands
from ossuary.games.bad_bones.tables import Data
from ossuary.games.bad_bones.tokens import (
    COLOURS,
    FACES,
    ITEMS,
    KIND,
    MOST_OF_A_KIND,
    NO_TRAP,
    NO_WEAPON,
    ONE_OF,
    TRAPS,
    TREASURE,
    WEAPONS,
    held,
    place_of,
    skeleton,
)

OPENING_PHASES: Final[list[str]] = phases.NAMES[:5]
FOREST_SIDES: Final[list[int]] = [LEFT, RIGHT, TOP, BOTTOM]


FACING_OF: Final[dict[str, int]] = {facing: i for i, facing in enumerate(FACINGS)}
COLOUR_OF: Final[dict[str, int]] = {colour: i for i, colour in enumerate(COLOURS)}
PHASE_OF: Final[dict[str, int]] = {phase: i for i, phase in enumerate(OPENING_PHASES)}
TRAP_OF: Final[dict[str, int]] = {trap: i for i, trap in enumerate(TRAPS) if trap}
WEAPON_OF: Final[dict[str, int]] = {"none": NO_WEAPON, **{weapon: ITEMS.index(weapon) for weapon in WEAPONS}}
ITEM_OF: Final[dict[str, int]] = {item: i for i, item in enumerate(ITEMS) if item}
FACE_OF: Final[dict[str, int]] = {face: i for i, face in enumerate(FACES) if face}
HERO_OF: Final[dict[str, int]] = {"none": NO_HERO, **SPACE_OF}


class Builder(PositionReader):
    """Builds a position: first what the rest depends on, then the boards; what is left of the tokens is the bag."""

    def __init__(self, data: Data, seats: int, options: dict[str, str]) -> None:
        super().__init__(["phase", "tracking", "round"])
        self.s = new_state(data, seats, options)
        self.phase = phases.HERO
        for b in self.s.boards:
            b.coins = 0
        self.s.coins = 0

    def build(self, position: list[Statement]) -> BadBonesState:
        self.read_all(position)
        self.set_defaults()
        if self.s.tables.strict_positions:
            check_possible(self.s, self.phase)
        self.open()
        return self.s

    def read_game(self, w: StatementWords) -> None:
        s = self.s
        key = w.words[0]
        if key == "round":
            s.round = w.number(1, 100000)
        elif key == "phase":
            self.phase = w.one_of(PHASE_OF)
            if (self.phase == phases.STAND and not s.coop) or (self.phase == phases.MARKET and not s.advanced):
                raise BadStatement(fault("no-such-phase", word=w.words[1]), 1)
        elif key == "tracking":
            s.tracking = w.one_of(COLOUR_OF)
        elif key == "capital" and s.coop:
            s.capital = w.number(0, int(s.seats))
        elif key == "coins" and s.coop:
            s.coins = w.number(0, 999)
        elif key == "supply" and s.coop:
            s.supply = read_supply(w)
        elif key == "market" and s.advanced:
            item = w.one_of(ITEM_OF)
            s.stock[item] = w.number(0, 1 if item >= len(TRAPS) else 12)
            key = "market " + ITEMS[item]
        else:
            raise BadStatement(fault("no-such-statement", word=key))
        self.end_once(key, w)

    def read_seat(self, seat: int, w: StatementWords) -> None:
        b = self.s.board(seat)
        s = self.s
        key = w.words[0]
        if key in ("skeleton", "forest", "cemetery"):
            self.read_token(b, w)
            return
        if key == "trap":
            self.read_trap(b, w)
            return
        if key == "hero":
            b.hero = w.one_of(HERO_OF, "space-or-none")
        elif key == "tower" and not s.coop:
            b.tower = w.number(0, int(most_floors(s)))
        elif key == "houses" and not s.coop:
            b.houses = w.number(0, int(most_houses(s)))
        elif key == "towers" and s.coop:
            b.towers = self.read_towers(w)
        elif key == "supply" and not s.coop:
            b.supply = read_supply(w)
        elif key == "coins" and not s.coop:
            b.coins = w.number(0, 999)
        elif key == "weapon":
            self.read_weapon(b, w)
        else:
            raise BadStatement(fault("no-such-statement-of-a-seat", word=key))
        self.end_once(f"{b.seat} {key}", w)

    def read_towers(self, w: StatementWords) -> int:
        standing = 0
        while w.left() > 0:
            number = self.s.tables.tower_at[w.one_of(SPACE_OF, "space")]
            if number == 0 or standing >> (number - 1) & 1:
                raise BadStatement(fault("no-tower-space", word=w.words[w.at - 1]), w.at - 1)
            standing |= 1 << (number - 1)
        return standing

    def read_weapon(self, b: Board, w: StatementWords) -> None:
        b.weapon = w.one_of(WEAPON_OF)
        if b.weapon != NO_WEAPON and any(o.weapon == b.weapon and o.seat != b.seat for o in self.s.boards):
            raise BadStatement(fault("only-one", word=w.words[1]), 1)

    def read_trap(self, b: Board, w: StatementWords) -> None:
        trap = w.one_of(FACE_OF, "trap")
        place = w.one_of(SPACE_OF, "space")
        w.end_without_count()
        if b.traps[place] != NO_TRAP:
            raise BadStatement(fault("two-traps", space=w.words[2]), 2)
        b.lay(place, trap)

    def read_token(self, b: Board, w: StatementWords) -> None:
        s = self.s
        kind = w.words[0]
        model: i64 = w.one_of(s.tables.model_of_name, "token")
        colour = s.tracking if self.phase != phases.SKELETONS else 1 - s.tracking  # it still has to move this round
        place: i64 = NOWHERE
        facing: i64 = 0
        if kind == "skeleton":
            place = w.one_of(SPACE_OF, "space")
            facing = w.one_of(FACING_OF)
            if w.left() > 0:
                colour = w.one_of(COLOUR_OF)
        elif kind == "forest":
            place = s.tables.entry[model]
            if w.left() > 0:
                place = forest_entry(s, model, w.one_of(SPACE_OF, "space"))
                if place == NOWHERE:
                    raise BadStatement(fault("no-forest", space=w.words[2]), 2)
            facing = INWARDS[place]
        w.end()
        for _ in range(w.count if w.count >= 0 else 1):
            if s.bag[model] == 0:
                raise BadStatement(fault("not-so-many", word=w.words[1]), 1)
            take_from_bag(s, model)
            if kind == "cemetery":
                b.cemetery = append(b.cemetery, model)
            else:
                b.skeletons = append(b.skeletons, skeleton(model, place, facing, colour))

    def set_defaults(self) -> None:
        """Fill in the coins that nothing was stated about, and refuse what would be played wrongly."""
        s = self.s
        if self.phase == phases.MARKET:
            if s.coop and "coins" not in self.stated:
                s.coins = coop_purse(s)
            for b in s.boards:
                if not s.coop and f"{b.seat} coins" not in self.stated:
                    b.coins = s.tables.coins
        for b in s.boards:
            if (
                s.coop
                and self.phase in (phases.HERO, phases.TRAP, phases.SKELETONS)
                and f"{b.seat} hero" not in self.stated
            ):
                raise BadStatement(fault("hero-missing", seat=b.seat))
            for place in range(49):
                if b.traps[place] != NO_TRAP and tower_stands(s, b, place):
                    raise BadStatement(fault("trap-on-tower", seat=b.seat, space=SPACE_NAMES[place]))
            if b.hero == NO_HERO:
                b.weapon = NO_WEAPON  # BB-8.10: a hero who is out has no weapon

    def open(self) -> None:
        """Push the steps that are left when the stated phase begins."""
        s = self.s
        if self.phase == phases.MARKET or self.phase == phases.STAND:
            s.push(steps.ROUND, CHANCE, 0)
            if s.coop:
                s.push(steps.STAND_PHASE, CHANCE, 0)
            if self.phase == phases.MARKET:
                s.push(steps.MARKET_PHASE, CHANCE, 0)
        elif self.phase == phases.SKELETONS:
            push_rest_of_round(s, 3)
            start_skeletons(s)
        else:
            push_rest_of_round(s, 0 if self.phase == phases.HERO else 1)


def check_possible(s: BadBonesState, phase: int) -> None:
    """BB-1.7: refuse a position that no game can reach: more than the box has, or what has fallen or been killed."""
    if s.coop and s.capital == 0:
        raise BadStatement(fault("capital-fallen"))
    for b in s.boards:
        if (s.coop and b.towers == 0) or (not s.coop and (b.tower == 0 or b.houses == 0)):
            raise BadStatement(fault("stronghold-fallen", seat=b.seat))
        for t in b.skeletons:
            details = {"seat": b.seat, "space": SPACE_NAMES[place_of(t)]}
            if TERRAIN[place_of(t)] == CLEARING and tower_stands(s, b, place_of(t)):
                raise BadStatement(fault("skeleton-on-tower", **details))
            if place_of(t) == b.hero:
                raise BadStatement(fault("skeleton-on-hero", **details))
        if b.weapon != NO_WEAPON and not s.advanced:
            raise BadStatement(fault("not-in-basic", thing=ITEMS[b.weapon]))
    for kind in range(1, len(TRAPS)):
        found = int(held(s.supply, kind)) + (int(s.stock[kind]) if phase == phases.MARKET else 0)
        for b in s.boards:
            found += int(held(b.supply, kind)) + sum(1 for trap in b.traps if trap & KIND == kind)
        if found > 0 and kind > TREASURE and not s.advanced:
            raise BadStatement(fault("not-in-basic", thing=TRAPS[kind]))
        if found > s.tables.in_box[kind]:
            raise BadStatement(fault("more-than-in-box", thing=TRAPS[kind], most=s.tables.in_box[kind], found=found))


def read_supply(w: StatementWords) -> int:
    supply = 0
    while w.left() > 0:
        kind = w.one_of(TRAP_OF)
        if held(supply, kind) == MOST_OF_A_KIND:
            raise BadStatement(fault("too-many-of-a-kind", most=MOST_OF_A_KIND), w.at - 1)
        supply += int(ONE_OF[kind])
    return supply


def forest_entry(s: BadBonesState, model: i64, place: int) -> int:
    """The entry beside a space: on the token's own side if the space touches it, else on the first side it touches."""
    own = TERRAIN[s.tables.entry[model]]
    for side in [int(own), *FOREST_SIDES]:
        entry = entry_of_space(place, side)
        if entry != NOWHERE and side != (TOP if s.coop else BOTTOM):
            return entry
    return NOWHERE


def statement_holds(facts: Facts, seat: int, words: list[str], tokens: dict[str, int]) -> bool:
    """Whether a statement agrees with these facts."""
    w = StatementWords(words)
    if seat == 0:
        return _game_holds(facts, w, tokens)
    return _seat_holds(facts["seats"][seat - 1], w, tokens)


def _game_holds(facts: Facts, w: StatementWords, tokens: dict[str, int]) -> bool:
    key = w.words[0]
    if key == "heroic":
        w.end_without_count()
        return bool(facts["heroic"])
    if key == "supply":
        return _same_list(facts.get(key), w, TRAP_OF)
    if key in ("round", "capital", "coins"):
        value = w.number(0, 100000)
        w.end_without_count()
        return bool(facts.get(key) == value)
    if key in ("phase", "tracking"):
        known = dict.fromkeys(phases.NAMES, 0) if key == "phase" else COLOUR_OF
        w.one_of(known)
        w.end_without_count()
        return bool(facts[key] == w.words[1])
    if key == "market":
        w.one_of(ITEM_OF)
        value = w.number(0, 999)
        w.end_without_count()
        return bool(facts["market"].get(w.words[1], 0) == value)
    if key == "bag":
        w.one_of(tokens, "token")
        value = w.number(0, 999)
        w.end_without_count()
        return bool(facts["bag"].get(w.words[1], 0) == value)
    if key == "gone":
        w.one_of(tokens, "token")
        w.end()
        return _counted(w, facts["gone"].count(w.words[1]))
    raise BadStatement(fault("no-such-statement", word=key))


def _seat_holds(facts: Facts, w: StatementWords, tokens: dict[str, int]) -> bool:
    key = w.words[0]
    if key in ("supply", "towers"):
        found = facts.get(key)
        return _same_list(found, w, TRAP_OF) if key == "supply" else _same_list(found, w, SPACE_OF, "space")
    if key in ("tower", "houses", "coins"):
        value = w.number(0, 100000)
        w.end_without_count()
        return bool(facts.get(key) == value)
    if key in ("hero", "weapon"):
        if key == "hero":
            w.one_of(HERO_OF, "space-or-none")
        else:
            w.one_of(WEAPON_OF)
        w.end_without_count()
        return bool(facts[key] == w.words[1])
    if key == "trap":
        w.one_of(FACE_OF, "trap")
        w.one_of(SPACE_OF, "space")
        w.end()
        return _counted(w, facts["traps"].count(w.words[1:3]))
    if key in ("skeleton", "forest", "cemetery"):
        return _counted(w, _count_tokens(facts, w, tokens))
    raise BadStatement(fault("no-such-statement-of-a-seat", word=key))


def _count_tokens(facts: Facts, w: StatementWords, tokens: dict[str, int]) -> int:
    key = w.words[0]
    w.one_of(tokens, "token")
    name = w.words[1]
    if key == "cemetery":
        w.end()
        return int(facts["cemetery"].count(name))
    if key == "forest":
        if w.left() == 0:
            return sum(1 for t in facts["forest"] if t[:2] == [name, "home"])
        w.one_of(SPACE_OF, "space")
        w.end()
        return sum(1 for t in facts["forest"] if t[0] == name and t[2] == w.words[2])
    w.one_of(SPACE_OF, "space")
    w.one_of(FACING_OF)
    if w.left() > 0:
        w.one_of(COLOUR_OF)
    w.end()
    wanted = w.words[1:]
    return sum(1 for t in facts["skeletons"] if t[: len(wanted)] == wanted)


def _counted(w: StatementWords, found: int) -> bool:
    return found > 0 if w.count < 0 else found == w.count


def _same_list(found: Any, w: StatementWords, known: dict[str, int], wanted: str = "") -> bool:
    while w.left() > 0:
        w.one_of(known, wanted)
    w.end_without_count()
    return found is not None and sorted(found) == sorted(w.words[1:])
