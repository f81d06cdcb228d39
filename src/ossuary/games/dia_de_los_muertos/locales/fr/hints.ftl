# Why the bot would do it: what its answer gains, as { $amount }, over another answer or over doing nothing.
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
