# Why the bot would do it: what its answer gains, as { $amount }, over another answer or over doing nothing.
hint-alive = Vous restez en jeu.
hint-hero = Votre héros survit.
hint-floors = { $amount ->
    [one] Un étage de plus reste debout.
   *[other] { $amount } étages de plus restent debout.
}
hint-towers = { $amount ->
    [one] Une tour de plus reste debout chez vous.
   *[other] { $amount } tours de plus restent debout chez vous.
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
    [one] Un squelette de plus est éliminé.
   *[other] { $amount } squelettes de plus sont éliminés.
}
hint-sent = { $amount ->
    [one] Un squelette de plus part chez un adversaire.
   *[other] { $amount } squelettes de plus partent chez vos adversaires.
}
hint-leader = { $amount ->
    [one] Le squelette part chez un adversaire plus fort : un point d’avance.
   *[other] Le squelette part chez un adversaire plus fort : { $amount } points d’avance.
}
hint-weak = { $amount ->
    [one] Le squelette part chez un adversaire plus faible, qui a un étage ou une maison de moins à perdre.
   *[other] Le squelette part chez un adversaire plus faible, qui a { $amount } étages ou maisons de moins à perdre.
}
hint-next = { $amount ->
    [one] À la manche suivante, un étage ou une maison de plus restera debout.
   *[other] À la manche suivante, { $amount } étages et maisons de plus resteront debout.
}
hint-unsaved = { $amount ->
    [one] Quoi que vous fassiez, un étage ou une maison tombera ; c’est ce qui vous coûte le moins.
   *[other] Quoi que vous fassiez, { $amount } étages et maisons tomberont ; c’est ce qui vous coûte le moins.
}
hint-doomed = Plus rien ne peut vous sauver ; c’est ainsi que vous tiendrez le plus longtemps.
hint-later = { $amount ->
    [one] Un étage ou une maison de moins sera en danger dans les prochaines manches.
   *[other] { $amount } étages et maisons de moins seront en danger dans les prochaines manches.
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
    [one] Vous avez un squelette de moins à affronter.
   *[other] Vous avez { $amount } squelettes de moins à affronter.
}
hint-weapon = Votre héros reçoit une arme.
hint-coins = { $amount ->
    [one] Il vous reste une pièce de plus.
   *[other] Il vous reste { $amount } pièces de plus.
}
