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
    [one] De anderen zijn één veld verder van de finish.
   *[other] De anderen zijn { $amount } velden verder van de finish.
}
hint-gate = { $amount ->
    [one] Er is één feest minder nodig om de poort te openen.
   *[other] Er zijn { $amount } feesten minder nodig om de poort te openen.
}
hint-cards = { $amount ->
    [one] Je hebt één kaart meer.
   *[other] Je hebt { $amount } kaarten meer.
}
hint-bones = { $amount ->
    [one] Je hand heeft één bot meer om te bewegen.
   *[other] Je hand heeft { $amount } botten meer om te bewegen.
}
