# Why the bot would do it: what its answer gains, as { $amount }, over another answer or over doing nothing.
hint-home = Je skelet komt thuis.
hint-festivities = { $amount ->
    [one] Je krijgt één feest meer.
   *[other] Je krijgt { $amount } feesten meer.
}
hint-fields = { $amount ->
    [one] Je komt één veld dichter bij de finish.
   *[other] Je komt { $amount } velden dichter bij de finish.
}
hint-limbs = { $amount ->
    [one] Je hebt één ledemaat meer.
   *[other] Je hebt { $amount } ledematen meer.
}
hint-others-limbs = { $amount ->
    [one] De anderen hebben één ledemaat minder.
   *[other] De anderen hebben { $amount } ledematen minder.
}
hint-others-fields = { $amount ->
    [one] De anderen zijn één veld verder van huis.
   *[other] De anderen zijn { $amount } velden verder van huis.
}
hint-gate = { $amount ->
    [one] Eén feest minder houdt de poort dicht.
   *[other] { $amount } feesten minder houden de poort dicht.
}
hint-cards = { $amount ->
    [one] Je hebt één kaart meer.
   *[other] Je hebt { $amount } kaarten meer.
}
hint-bones = { $amount ->
    [one] Je hand heeft één bot meer om te lopen.
   *[other] Je hand heeft { $amount } botten meer om te lopen.
}
