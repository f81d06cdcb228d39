# Why the bot would do it: what its answer gains, as { $amount }, over another answer or over doing nothing.
hint-alive = You stay in the game.
hint-hero = Your hero survives.
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
    [one] One more skeleton is killed.
   *[other] { $amount } more skeletons are killed.
}
hint-sent = { $amount ->
    [one] One more skeleton goes to an opponent.
   *[other] { $amount } more skeletons go to your opponents.
}
hint-leader = { $amount ->
    [one] The skeleton goes to a stronger opponent: one point ahead.
   *[other] The skeleton goes to a stronger opponent: { $amount } points ahead.
}
hint-weak = { $amount ->
    [one] The skeleton goes to a weaker opponent, who has one floor or house fewer to lose.
   *[other] The skeleton goes to a weaker opponent, who has { $amount } floors or houses fewer to lose.
}
hint-next = { $amount ->
    [one] In the round after this one, one more floor or house stays standing.
   *[other] In the round after this one, { $amount } more floors and houses stay standing.
}
hint-unsaved = { $amount ->
    [one] One floor or house will fall whatever you do; this costs you least.
   *[other] { $amount } floors and houses will fall whatever you do; this costs you least.
}
hint-doomed = Nothing can save you any more; this is how you last longest.
hint-later = { $amount ->
    [one] One floor or house fewer will be in danger in the coming rounds.
   *[other] { $amount } fewer floors and houses will be in danger in the coming rounds.
}
hint-stars = { $amount ->
    [one] Your traps are worth one more star.
   *[other] Your traps are worth { $amount } more stars.
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
    [one] There is one skeleton fewer to deal with.
   *[other] There are { $amount } fewer skeletons to deal with.
}
hint-weapon = Your hero gets a weapon.
hint-coins = { $amount ->
    [one] It leaves you one more coin.
   *[other] It leaves you { $amount } more coins.
}
