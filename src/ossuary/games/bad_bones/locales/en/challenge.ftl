# The goal of a day's challenge.
challenge-goal-survive = { $rounds ->
    [one] Survive one round.
   *[other] Survive { $rounds } rounds.
}
challenge-goal-sweep = { $rounds ->
    [one] Sweep the board clean, at the end of the first round or later.
   *[other] Sweep the board clean, at the end of round { $rounds } or later.
}
