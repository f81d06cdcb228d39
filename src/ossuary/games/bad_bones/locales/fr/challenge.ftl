# Le but du défi du jour.
challenge-goal-survive = { $rounds ->
    [one] Survivez à une manche.
   *[other] Survivez à { $rounds } manches.
}
challenge-goal-sweep = { $rounds ->
    [one] Survivez à une manche, puis débarrassez le plateau de tous les squelettes.
   *[other] Survivez à { $rounds } manches, puis débarrassez le plateau de tous les squelettes.
}
