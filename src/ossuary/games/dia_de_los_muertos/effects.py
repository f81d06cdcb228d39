"""Changes to a position, each made in one place: where cards go, what is lost and gained, what fields do."""

from __future__ import annotations

from mypy_extensions import i64

from ossuary.core.state import CHANCE
from ossuary.games.dia_de_los_muertos import events, steps
from ossuary.games.dia_de_los_muertos.cards import (
    ARM,
    FEASTS,
    FIRST_FESTIVITY,
    KINDS,
    NO_CARD,
    NO_FESTIVITY,
    NO_LIMB,
    PILE,
    WHOLE,
)
from ossuary.games.dia_de_los_muertos.events import tell, tell_draw, tell_front
from ossuary.games.dia_de_los_muertos.fields import BIT, DEN, FESTIVITY, FIRST_DEN, HOME
from ossuary.games.dia_de_los_muertos.state import NO_HAND, NO_TURN, NOT_IN_GOAL, MuertosState, Skeleton


def discard(s: MuertosState, seat: i64, card: i64) -> None:
    """DM-0.4: a card is discarded face up; everybody had seen its front before."""
    s.discards[card] += 1
    tell(s, events.DISCARDED, seat, card, 0, 0)


def discard_unseen(s: MuertosState, seat: i64, card: i64) -> None:
    """A card is discarded face up; until now only its player knew its front."""
    s.discards[card] += 1
    tell_front(s, events.DISCARDED, seat, card)


def discard_from_hand(s: MuertosState, k: Skeleton, card: i64) -> None:
    """A card goes from the own hand to the discards, by choice or exchange."""
    k.hand[card] -= 1
    k.held -= 1
    discard_unseen(s, k.seat, card)


def lose_card(s: MuertosState, k: Skeleton, card: i64) -> None:
    """A card leaves a hand by attack or reaction; the last one, in another's turn, will be replaced (DM-3.5)."""
    k.hand[card] -= 1
    k.held -= 1
    if k.held == 0 and k.seat != s.player:
        k.emptied = 1


def react_with(s: MuertosState, k: Skeleton, card: i64) -> None:
    """A player reacts with a card of the hand, which is discarded."""
    lose_card(s, k, card)
    discard_unseen(s, k.seat, card)


def is_face_up(s: MuertosState, k: Skeleton) -> bool:
    """Whether the laid card of a skeleton lies face up: it is its turn, and the card is played as an action."""
    return k.seat == s.player and s.turned != 0


def discard_laid(s: MuertosState, k: Skeleton) -> None:
    """The laid card goes to the discards: it was played, or was lost to a header or in the goal."""
    if k.laid != NO_CARD:
        if is_face_up(s, k):
            discard(s, k.seat, k.laid)
        else:
            discard_unseen(s, k.seat, k.laid)
        k.laid = NO_CARD
    k.due = NO_TURN
    k.lone = 0


def shuffle_if_empty(s: MuertosState) -> None:
    """If no card is left to draw, the discards become the draw pile (DM-3.5)."""
    if s.deck_size > 0:
        return
    for card in range(KINDS):
        s.deck_size += s.discards[card]
    if s.deck_size == 0:
        return
    s.deck = s.discards
    s.discards = NO_HAND[:]
    tell(s, events.SHUFFLED, 0, s.deck_size, 0, 0)


def take_from_deck(s: MuertosState, card: i64) -> None:
    s.deck[card] -= 1
    s.deck_size -= 1


def draw_card(s: MuertosState, k: Skeleton, card: i64) -> None:
    take_from_deck(s, card)
    k.hand[card] += 1
    k.held += 1
    tell_draw(s, k.seat, card)


def lose_limb(s: MuertosState, k: Skeleton, limb: i64) -> None:
    if limb == ARM:
        k.arms -= 1
    else:
        k.legs -= 1
    tell(s, events.LOST_LIMB, k.seat, limb, 0, 0)


def gain_limb(s: MuertosState, k: Skeleton, limb: i64) -> None:
    if limb == ARM:
        k.arms += 1
    else:
        k.legs += 1
    tell(s, events.GOT_LIMB, k.seat, limb, 0, 0)


def limb_count(k: Skeleton, limb: i64) -> i64:
    return k.arms if limb == ARM else k.legs


def lacks_limb(k: Skeleton, limb: i64) -> bool:
    return limb_count(k, limb) < WHOLE


def owns(k: Skeleton, festivity: i64) -> bool:
    return k.festivities & BIT[festivity] != 0


def snatch_festivity(s: MuertosState, k: Skeleton, victim: Skeleton, festivity: i64) -> None:
    """A festivity card goes from one skeleton to another; the gravedigger does not move for it (DM-5.1)."""
    victim.festivities &= ~BIT[festivity]
    k.festivities |= BIT[festivity]
    tell(s, events.STOLE, k.seat, victim.seat, FIRST_FESTIVITY + festivity, 0)


def dearest_festivity(s: MuertosState, k: Skeleton) -> i64:
    """The most valuable festivity card of a skeleton, or NO_FESTIVITY."""
    dearest: i64 = NO_FESTIVITY
    for festivity in range(FEASTS):
        if owns(k, festivity) and (dearest == NO_FESTIVITY or s.tables.points[festivity] >= s.tables.points[dearest]):
            dearest = festivity
    return dearest


def enter(s: MuertosState, k: Skeleton, field: i64) -> None:
    """DM-8.8: a skeleton enters a field, by movement or action, and the field has its effect."""
    tell(s, events.STEPPED, k.seat, k.at, field, 0)
    k.at = field
    special = s.tables.special[field]
    if special == FESTIVITY:
        feast(s, k, s.tables.festivity_at[field])
    elif special == DEN:
        s.push(steps.FIND, k.seat, field - FIRST_DEN)
    elif special == HOME:
        come_home(s, k)


def feast(s: MuertosState, k: Skeleton, festivity: i64) -> None:
    """DM-4.3: a skeleton takes one card, unless it owns that kind or none is left; then the gravedigger moves."""
    if owns(k, festivity) or s.festivities[festivity] == 0:
        return
    s.festivities[festivity] -= 1
    k.festivities |= BIT[festivity]
    s.last_progress = s.round
    tell(s, events.FEASTED, k.seat, festivity, 0, 0)
    fields = s.tables.digger_fields_for_two if s.seats == 2 else s.tables.digger_fields
    s.push(steps.DIGGING, CHANCE, k.seat | fields << 4)


def find(s: MuertosState, k: Skeleton, den: i64, item: i64, limb: i64) -> None:
    """A skeleton takes a festivity from the pile of a hiding place, or a limb, whose card is discarded (DM-4.4)."""
    s.piles[den * PILE + item] -= 1
    tell(s, events.FOUND, k.seat, FIRST_DEN + den, item, limb)
    if item >= FIRST_FESTIVITY:
        k.festivities |= BIT[item - FIRST_FESTIVITY]
    else:
        discard(s, k.seat, item)
    if limb != NO_LIMB:
        gain_limb(s, k, limb)


def come_home(s: MuertosState, k: Skeleton) -> None:
    """DM-4.5: a skeleton in the goal gets the next free rank and is out of play at once; its cards are discarded."""
    taken: i64 = 0
    for other in s.skeletons:
        taken |= BIT[other.rank]
    k.rank = 1
    while taken & BIT[k.rank]:
        k.rank += 1
    s.last_progress = s.round
    tell(s, events.CAME_HOME, k.seat, k.rank, 0, 0)
    for card in range(KINDS):
        while k.hand[card] > 0:
            discard_from_hand(s, k, card)
    discard_laid(s, k)
    k.emptied = 0


def feed_dog(s: MuertosState, victim: Skeleton, card: i64) -> None:
    """What the dog carries to a hiding place: the revealed card if it shows a limb, else a festivity of the victim."""
    if s.tables.sign[card] != NO_LIMB:  # DM-6.3: even if the victim lacks that limb
        s.jaws = card
        return
    discard(s, victim.seat, card)  # DM-6.3: a card without a sign does not go to the pile
    s.jaws_festivity = dearest_festivity(s, victim)  # DM-6.2
    if s.jaws_festivity != NO_FESTIVITY:
        victim.festivities &= ~BIT[s.jaws_festivity]
        tell(s, events.DOG_TOOK, victim.seat, s.jaws_festivity, 0, 0)


def hide_dog(s: MuertosState, den: i64) -> None:
    """The dog goes to a hiding place and leaves on its pile what it carries (DM-6.3)."""
    s.dog = FIRST_DEN + den
    tell(s, events.DOG_HIDES, 0, s.dog, 0, 0)
    if s.jaws != NO_CARD:
        s.piles[den * PILE + s.jaws] += 1
        s.jaws = NO_CARD
    if s.jaws_festivity != NO_FESTIVITY:
        s.piles[den * PILE + FIRST_FESTIVITY + s.jaws_festivity] += 1
        s.jaws_festivity = NO_FESTIVITY
    for k in s.skeletons:  # DM-6.3: a skeleton that stands there is moved to the field in front
        if k.at == s.dog and k.rank == NOT_IN_GOAL:
            tell(s, events.PLACED, k.seat, k.at, s.tables.board.door[den], 0)
            k.at = s.tables.board.door[den]
