"""`.bones` texts that several tests read."""


def before_a_move(seat_3_at: int, seat_3_hand: str) -> str:
    """Día de los Muertos: seat 1 is about to play a card on field 8, where seat 2 could hold."""
    return f"""game: dia-de-los-muertos
seats: 3
position:
  phase play
  seat 1
    at 8
    hand follow
    laid snatch
  seat 2
    at 8
    hand hold throw1 patch
  seat 3
    at {seat_3_at}
    hand {seat_3_hand}
---
"""
