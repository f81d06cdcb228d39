# Pourquoi un bot le ferait : ce que sa réponse rapporte, { $amount } de plus qu’une autre ou que de ne rien faire.

## Bad Bones
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

## Día de los Muertos
hint-home = Votre squelette rentre chez lui.
hint-festivities = { $amount ->
    [one] Vous obtenez une fête de plus.
   *[other] Vous obtenez { $amount } fêtes de plus.
}
hint-fields = { $amount ->
    [one] Vous vous rapprochez de l’arrivée d’une case.
   *[other] Vous vous rapprochez de l’arrivée de { $amount } cases.
}
hint-limbs = { $amount ->
    [one] Vous avez un membre de plus.
   *[other] Vous avez { $amount } membres de plus.
}
hint-others-limbs = { $amount ->
    [one] Les autres ont un membre de moins.
   *[other] Les autres ont { $amount } membres de moins.
}
hint-others-fields = { $amount ->
    [one] Les autres sont une case plus loin de l’arrivée.
   *[other] Les autres sont { $amount } cases plus loin de l’arrivée.
}
hint-gate = { $amount ->
    [one] Une fête de moins tient la grille fermée.
   *[other] { $amount } fêtes de moins tiennent la grille fermée.
}
hint-cards = { $amount ->
    [one] Vous avez une carte de plus.
   *[other] Vous avez { $amount } cartes de plus.
}
hint-bones = { $amount ->
    [one] Votre main a un os de plus pour avancer.
   *[other] Votre main a { $amount } os de plus pour avancer.
}
