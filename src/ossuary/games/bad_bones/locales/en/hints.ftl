# Why the bot would do it: what its answer gains, as { $amount }, over another answer or over doing nothing.
hint-alive = You stay in the game.
hint-hero = Your hero lives.
hint-floors = { $amount ->
    [one] One more floor of your tower stays standing.
   *[other] { $amount } more floors of your tower stay standing.
}
hint-towers = { $amount ->
    [one] One more of your towers stays standing.
   *[other] { $amount } more of your towers stay standing.
}
hint-houses = { $amount ->
    [one] One more house is spared.
   *[other] { $amount } more houses are spared.
}
hint-capital = { $amount ->
    [one] One more house of the capital is spared.
   *[other] { $amount } more houses of the capital are spared.
}
hint-kills = { $amount ->
    [one] One more skeleton is felled.
   *[other] { $amount } more skeletons are felled.
}
hint-sent = { $amount ->
    [one] One more skeleton goes to an opponent.
   *[other] { $amount } more skeletons go to your opponents.
}
hint-leader = { $amount ->
    [one] The skeleton goes to an opponent with one point more.
   *[other] The skeleton goes to an opponent with { $amount } points more.
}
hint-weak = { $amount ->
    [one] The skeleton goes to an opponent with one floor or house less to lose.
   *[other] The skeleton goes to an opponent with { $amount } floors or houses fewer to lose.
}
hint-later = { $amount ->
    [one] In the rounds after, one floor or house less is in danger.
   *[other] In the rounds after, { $amount } fewer floors and houses are in danger.
}
hint-stars = { $amount ->
    [one] Your traps are worth one star more.
   *[other] Your traps are worth { $amount } stars more.
}
hint-ways = { $amount ->
    [one] One more way out of the forests is guarded.
   *[other] { $amount } more ways out of the forests are guarded.
}
hint-traps = { $amount ->
    [one] One more trap is ready in the supply.
   *[other] { $amount } more traps are ready in the supply.
}
hint-skeletons = { $amount ->
    [one] One skeleton less walks about.
   *[other] { $amount } fewer skeletons walk about.
}
hint-weapon = Your hero gets a weapon.
hint-coins = { $amount ->
    [one] It leaves you one coin more.
   *[other] It leaves you { $amount } coins more.
}
