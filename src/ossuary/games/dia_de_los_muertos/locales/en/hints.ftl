# Why the bot would do it: what its answer gains, as { $amount }, over another answer or over doing nothing.
hint-home = Your skeleton comes home.
hint-festivities = { $amount ->
    [one] You get one more festivity.
   *[other] You get { $amount } more festivities.
}
hint-fields = { $amount ->
    [one] You get one field nearer home.
   *[other] You get { $amount } fields nearer home.
}
hint-limbs = { $amount ->
    [one] You have one more limb.
   *[other] You have { $amount } more limbs.
}
hint-others-limbs = { $amount ->
    [one] The others have one limb fewer.
   *[other] The others have { $amount } limbs fewer.
}
hint-others-fields = { $amount ->
    [one] The others are one field farther from home.
   *[other] The others are { $amount } fields farther from home.
}
hint-gate = { $amount ->
    [one] The gate is one festivity closer to opening.
   *[other] The gate is { $amount } festivities closer to opening.
}
hint-cards = { $amount ->
    [one] You have one more card.
   *[other] You have { $amount } more cards.
}
hint-bones = { $amount ->
    [one] Your hand has one more bone to move with.
   *[other] Your hand has { $amount } more bones to move with.
}
