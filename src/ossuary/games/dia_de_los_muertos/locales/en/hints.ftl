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
    [one] You have one limb more.
   *[other] You have { $amount } limbs more.
}
hint-others-limbs = { $amount ->
    [one] The others have one limb less.
   *[other] The others have { $amount } limbs less.
}
hint-others-fields = { $amount ->
    [one] The others are one field farther from home.
   *[other] The others are { $amount } fields farther from home.
}
hint-gate = { $amount ->
    [one] One festivity less keeps the gate shut.
   *[other] { $amount } festivities less keep the gate shut.
}
hint-cards = { $amount ->
    [one] You have one card more.
   *[other] You have { $amount } cards more.
}
hint-bones = { $amount ->
    [one] Your hand has one bone more to walk with.
   *[other] Your hand has { $amount } bones more to walk with.
}
