# Why the bot would do it: what its answer gains, as { $amount }, over another answer or over doing nothing.
hint-home = Votre squelette atteint l’arrivée.
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
    [one] Les autres sont plus loin de l’arrivée d’une case.
   *[other] Les autres sont plus loin de l’arrivée de { $amount } cases.
}
hint-gate = { $amount ->
    [one] Il faut une fête de moins pour ouvrir la grille.
   *[other] Il faut { $amount } fêtes de moins pour ouvrir la grille.
}
hint-cards = { $amount ->
    [one] Vous avez une carte de plus.
   *[other] Vous avez { $amount } cartes de plus.
}
hint-bones = { $amount ->
    [one] Votre main a un os de plus pour avancer.
   *[other] Votre main a { $amount } os de plus pour avancer.
}
