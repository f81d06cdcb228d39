# Le but du défi du jour.
challenge-goal-survive = { $rounds ->
    [one] Survivez à un tour.
   *[other] Survivez à { $rounds } tours.
}
challenge-goal-sweep = { $rounds ->
    [one] Nettoyez le plateau, à la fin du premier tour ou plus tard.
   *[other] Nettoyez le plateau, à la fin du tour { $rounds } ou plus tard.
}
