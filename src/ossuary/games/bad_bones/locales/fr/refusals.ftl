# Les refus de Bad Bones. Une phrase chacun : ce qui s’y oppose.
not-now = { $belongs ->
    [market] On n’achète qu’au marché, avant la première manche.
    [stand] On choisit la tour de départ du héros avant la première manche.
    [hero] Le héros se déplace dans la phase du héros.
    [trap] On pose et on récupère les pièges dans la phase des pièges.
   *[other] Ce n’est pas ce qu’on vous demande maintenant.
}
not-asked = On ne vous demande pas cela maintenant.
hero-fell = Votre héros est tombé avec l’empereur ; vous n’avez plus personne à déplacer dans la phase du héros.
not-one-space = { $space } n’est pas à une case : le héros se déplace d’exactement une case, dans n’importe quelle direction.
bad-stand = Le héros commence sur une de vos propres tours encore debout.
not-in-supply = Il n’y a { trap-no } dans la réserve.
just-retrieved = On a récupéré { trap-the } pendant cette manche : il faut attendre la suivante pour s’en resservir.
hearse-on-its-way = Le corbillard est en route et pourra être posé à partir du tour suivant.
on-trap = Il y a déjà un piège en { $space }.
on-tower = On ne pose pas de piège sur une tour.
on-skeletons = Il y a des squelettes en { $space } ; seuls un dragon ou une bombe peuvent être posés sur eux.
on-blast-area = La case { $space } est une zone détruite : on ne peut plus y poser de piège.
bomb-under-hero = On ne peut poser une bombe sur des squelettes que là où le héros n’est pas.
nothing-to-retrieve = Il n’y a pas de piège en { $space }.
blast-area-stays = Une zone détruite reste jusqu’à la fin de la partie.
not-to-move = Ce squelette n’a plus à avancer dans cette phase.
no-flight-there = Un dragon chasse les squelettes sur des cases et dans des forêts, pas dans le village ni la capitale.
bad-send = Les squelettes vont dans le cimetière d’un autre joueur.
bad-lead = Seul un chef instructeur de cette case peut commander.
bad-stop = La tour arrête l’un de ceux qui y entrent.
bad-turn = Tournez-le vers le haut, la droite, le bas ou la gauche.
bad-weapon = Votre arme ne peut pas faire cela maintenant.
only-standing-towers = La baguette ne porte le héros que sur une de ses propres tours encore debout.
out-of-stock = Il n’y a { item-no } au marché.
too-dear = Il n’y a pas assez de pièces pour { item-a }.
has-weapon = Une arme par joueur, et vous avez déjà la vôtre.
bad-lot = Le hasard ne peut pas répondre ainsi : ce jeton n’est pas à piocher, ou on ne pioche rien.
