# Ce que Bad Bones demande. Ce qu’il faut passer est écrit dans en/prompts.ftl.

prompt-ready = C’est tout. Prêt ?
    .more = { $play ->
        [solo] La partie continue quand vous êtes prêt. D’ici là, vous pouvez annuler.
        [coop] La phase se termine quand tous sont prêts. D’ici là, vous pouvez annuler.
       *[versus] La phase se termine quand tous sont prêts ; vous verrez alors ce que les autres ont fait.
    }
prompt-market = Achetez un piège ou une arme
    .more = { $play ->
        [coop] Vous payez avec la bourse commune. Dites que vous avez fini quand il ne vous faut plus rien.
       *[other] Un achat par tour, une arme au plus. Une fois que vous avez fini, vous n’achetez plus rien.
    }
prompt-stand = Choisissez une tour pour votre héros
    .more = C’est là qu’il commence la partie.
prompt-hero = Déplacez votre héros d’une case
    .more = Dans n’importe quelle direction, en diagonale aussi. Il élimine tous les squelettes qu’il trouve ; il ne peut pas rester sur place.
prompt-trap = Posez un piège, récupérez-en un, ou ne faites rien
    .more = { $play ->
        [coop] La réserve est à tous. Ce qui est récupéré maintenant pourra être reposé à la manche suivante.
       *[other] Sur une case sans piège, tour ni squelette. Un dragon peut aussi atterrir sur des squelettes.
    }
prompt-order = Quel squelette avance maintenant ?
    .more = L’ordre peut compter maintenant. Vous pouvez aussi laisser avancer les autres dans l’ordre fixe.
prompt-flee = { $count ->
    [1] Où s’enfuit { model-the } ?
   *[other] Où s’enfuit le groupe ?
}
    .more = Loin du dragon en { $space } : vers le haut, la droite, le bas ou la gauche.
prompt-send = { $by ->
    [catapult] Sur quel cimetière tire la catapulte ?
    [hearse] Où va le corbillard ?
   *[edge] Dans quel cimetière ?
}
    .more = { $by ->
        [catapult] Tous ceux que cette catapulte lance pendant la phase y atterrissent.
        [hearse] Tous ses passagers de la phase y vont ; après la phase, le corbillard y reste aussi.
       *[edge] { $play ->
            [coop] Il quitte votre plateau. Voyez ensemble qui peut le mieux s’en charger.
           *[other] Il quitte votre plateau. Choisissez qui devra s’en occuper.
        }
    }
prompt-lead = Quel chef instructeur commande ?
    .more = Tous ceux de la case le suivent, en un seul groupe.
prompt-stop = Quel squelette la tour arrête-t-elle ?
    .more = La tour en { $space } s’écroule et en arrête un ; les autres continuent.
prompt-weapon = Utiliser votre arme ?
    .more = { $weapon ->
        [crossbow] Arbalète : choisissez un squelette de votre plateau.
        [ice-wand] Baguette de glace : choisissez la case dont les squelettes gèlent.
        [death-wand] Baguette de mort : choisissez le joueur qui reçoit les éliminés dans son cimetière.
        [teleportation-wand] Baguette de téléportation : votre héros remonte sur une tour.
        [two-handed-sword] Épée à deux mains : votre héros se déplace encore une fois.
        [battleaxe] Hache de guerre : nommez un symbole ; ceux d’à côté tombent.
        [morning-star] Étoile du matin : choisissez une case adjacente à votre héros, et où vont ses squelettes.
       *[rapier] Rapière : choisissez une case adjacente à votre héros et tournez ses squelettes.
    }
prompt-turn = Dans quel sens tourner { model-the } ?
    .more = Il est en { $space } : vers le haut, la droite, le bas ou la gauche.
