# Why the bot would do it: what its answer gains, as { $amount }, over another answer or over doing nothing.
hint-alive = Vous restez en jeu.
hint-hero = Votre héros survit.
hint-floors = { $amount ->
    [one] Un étage de plus reste debout.
   *[other] { $amount } étages de plus restent debout.
}
hint-towers = { $amount ->
    [one] Une de vos tours de plus reste debout.
   *[other] { $amount } de vos tours de plus restent debout.
}
hint-houses = { $amount ->
    [one] Une maison de plus est épargnée.
   *[other] { $amount } maisons de plus sont épargnées.
}
hint-capital = { $amount ->
    [one] Une maison de plus de la capitale est épargnée.
   *[other] { $amount } maisons de plus de la capitale sont épargnées.
}
hint-kills = { $amount ->
    [one] Un squelette de plus est abattu.
   *[other] { $amount } squelettes de plus sont abattus.
}
hint-sent = { $amount ->
    [one] Un squelette de plus part chez un adversaire.
   *[other] { $amount } squelettes de plus partent chez vos adversaires.
}
hint-leader = { $amount ->
    [one] Le squelette part chez qui a un point de plus.
   *[other] Le squelette part chez qui a { $amount } points de plus.
}
hint-weak = { $amount ->
    [one] Le squelette part chez qui a un étage ou une maison de moins à perdre.
   *[other] Le squelette part chez qui a { $amount } étages ou maisons de moins à perdre.
}
hint-later = { $amount ->
    [one] Aux tours suivants, un étage ou une maison de moins est en danger.
   *[other] Aux tours suivants, { $amount } étages et maisons de moins sont en danger.
}
hint-stars = { $amount ->
    [one] Vos pièges valent une étoile de plus.
   *[other] Vos pièges valent { $amount } étoiles de plus.
}
hint-ways = { $amount ->
    [one] Une sortie de forêt de plus est gardée.
   *[other] { $amount } sorties de forêt de plus sont gardées.
}
hint-traps = { $amount ->
    [one] Un piège de plus reste prêt dans la réserve.
   *[other] { $amount } pièges de plus restent prêts dans la réserve.
}
hint-skeletons = { $amount ->
    [one] Un squelette de moins rôde.
   *[other] { $amount } squelettes de moins rôdent.
}
hint-weapon = Votre héros reçoit une arme.
hint-coins = { $amount ->
    [one] Il vous reste une pièce de plus.
   *[other] Il vous reste { $amount } pièces de plus.
}
