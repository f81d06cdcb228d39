# The goal of a day's challenge.
challenge-goal-survive = { $rounds ->
    [one] Survive one round.
   *[other] Survive { $rounds } rounds.
}
challenge-goal-sweep = { $rounds ->
    [one] Survive one round, then clear the board of skeletons.
   *[other] Survive { $rounds } rounds, then clear the board of skeletons.
}
