"""A position in readable form, as scenarios check it and browsers draw it; and what a seat may know of it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.core.chance import Dice
from ossuary.core.game import Facts
from ossuary.games.dia_de_los_muertos import phases
from ossuary.games.dia_de_los_muertos.cards import (
    CARDS,
    CODES,
    FEASTS,
    FESTIVITIES,
    ITEMS,
    KINDS,
    LONGEST_BACK,
    NO_CARD,
    NO_FESTIVITY,
    PILE,
    UNKNOWN,
)
from ossuary.games.dia_de_los_muertos.effects import is_face_up, owns
from ossuary.games.dia_de_los_muertos.fields import DENS, FIRST_DEN
from ossuary.games.dia_de_los_muertos.scoring import points
from ossuary.games.dia_de_los_muertos.state import NO_HAND, RUNNING, MuertosState, Skeleton
from ossuary.games.dia_de_los_muertos.steps.draw import nth_card


def facts_of(s: MuertosState) -> Facts:
    """The whole position. In what known_to() returns, other hands are backs only."""
    jaws = [CARDS[s.jaws]] if s.jaws != NO_CARD else []
    if s.jaws_festivity != NO_FESTIVITY:
        jaws.append(FESTIVITIES[s.jaws_festivity])
    unseen = unseen_cards(s)
    return {
        "round": int(s.round),
        "idle": max(0, int(s.round - s.last_progress) - 1),
        "phase": phases.NAMES[s.phase],
        "over": s.ending != RUNNING,
        "order": [int(seat) for seat in s.order],
        "turn": int(s.player),
        "played": CARDS[s.skeleton(s.player).laid] if s.turned and s.skeleton(s.player).laid != NO_CARD else "",
        "points": int(s.points),
        "dog": int(s.dog),
        "jaws": jaws,
        "gravedigger": int(s.gravedigger),
        "festivity": {FESTIVITIES[f]: int(s.festivities[f]) for f in range(FEASTS)},
        "piles": {str(FIRST_DEN + den): pile_facts(s, den) for den in range(DENS)},
        "discards": names_of(s.discards),
        "deck": int(s.deck_size),
        "unseen": {CARDS[card]: int(unseen[card]) for card in range(KINDS) if unseen[card] > 0},
        "seats": [seat_facts(s, k) for k in s.skeletons],
    }


def pile_facts(s: MuertosState, den: int) -> list[str]:
    items: list[str] = []
    for item in range(PILE):
        items += [ITEMS[item]] * int(s.piles[den * PILE + item])
    return items


def seat_facts(s: MuertosState, k: Skeleton) -> Facts:
    facts: Facts = {
        "at": int(k.at),
        "arms": int(k.arms),
        "legs": int(k.legs),
        "festivities": [FESTIVITIES[f] for f in range(FEASTS) if owns(k, f)],
        "rank": int(k.rank),
        "points": int(points(s, k)),
        "backs": backs_of(s, k),
        "laid_back": int(s.tables.back[k.laid]) if k.laid != NO_CARD else 0,
    }
    if not any(k.hand[UNKNOWN + bones] > 0 for bones in range(1, LONGEST_BACK + 1)):
        facts["hand"] = names_of(k.hand)
    if k.laid < KINDS:
        facts["laid"] = CARDS[k.laid] if k.laid != NO_CARD else ""
    return facts


def names_of(counts: vec[i64]) -> list[str]:
    names: list[str] = []
    for card in range(KINDS):
        names += [CARDS[card]] * int(counts[card])
    return names


def backs_of(s: MuertosState, k: Skeleton) -> list[int]:
    """The bones on the backs of a hand, which everybody sees."""
    backs: list[int] = []
    for code in range(CODES):
        backs += [int(s.tables.back[code])] * int(k.hand[code])
    return sorted(backs)


def known_to(s: MuertosState, seat: i64) -> MuertosState:
    """The own cards, all that lies open, the backs of other hands, and the size of the draw pile (DM-0.2)."""
    known = MuertosState(s.seats, s.tables)
    known.copy_shared(s)
    for k in s.skeletons:
        shown = Skeleton(k.seat)
        shown.copy_figure(k)
        if k.seat == seat:
            shown.hand = k.hand[:]
        else:
            for code in range(CODES):
                if k.hand[code] > 0:
                    shown.hand[UNKNOWN + s.tables.back[code]] += k.hand[code]
        if k.laid != NO_CARD:
            face_up = k.seat == seat or is_face_up(s, k)
            shown.laid = k.laid if face_up else UNKNOWN + s.tables.back[k.laid]
        known.skeletons.append(shown)
    return known


def unseen_cards(s: MuertosState) -> vec[i64]:
    """How many cards of each kind are nowhere to be seen: in the draw pile or, for one seat, in other hands."""
    unseen = s.tables.copies[:]
    for card in range(KINDS):
        unseen[card] -= s.discards[card]
        for den in range(DENS):
            unseen[card] -= s.piles[den * PILE + card]
        for k in s.skeletons:
            unseen[card] -= k.hand[card] + (1 if k.laid == card else 0)
        if s.jaws == card:
            unseen[card] -= 1
    return unseen


def fill_unknown(known: MuertosState, dice: Dice) -> MuertosState:
    """Deal the unseen cards at random to the backs that are known; what is left is the draw pile."""
    unseen = unseen_cards(known)
    for k in known.skeletons:
        for bones in range(1, LONGEST_BACK + 1):
            while k.hand[UNKNOWN + bones] > 0:
                k.hand[UNKNOWN + bones] -= 1
                k.hand[deal_back(known, unseen, bones, dice)] += 1
        if k.laid >= KINDS:
            k.laid = deal_back(known, unseen, k.laid - UNKNOWN, dice)
    known.deck = unseen
    return known


def deal_back(s: MuertosState, unseen: vec[i64], bones: i64, dice: Dice) -> i64:
    """Take one of the unseen cards with this back, each as likely as the others."""
    counts = NO_HAND[:]
    cards: i64 = 0
    for card in range(KINDS):
        if s.tables.back[card] == bones:
            counts[card] = unseen[card]
            cards += unseen[card]
    card = nth_card(counts, dice.below(cards))
    unseen[card] -= 1
    return card
