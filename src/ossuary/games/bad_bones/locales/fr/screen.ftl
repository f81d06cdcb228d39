# The table of this game on the screen, besides things, events and questions.
play-phases = Phases de la manche
play-others = Les autres plateaux
play-own-board = Votre plateau
play-ready = Prêt
play-film = Les squelettes avancent
play-point = Montrer une case
play-point-text = La prochaine case que vous cliquez est montrée aux autres, sur n’importe quel plateau. Cela ne décide de rien.
rival-open = Agrandir le plateau de { $name }
rival-board = Plateau de { $name }
rival-back = Fermer le plateau de { $name }
rival-fellow = Coéquipier
rival-only = { $bot ->
    [yes] Adversaire · bot
   *[no] Adversaire
}
rival-left = { $bot ->
    [yes] Voisin de gauche · bot
   *[no] Voisin de gauche
}
rival-right = { $bot ->
    [yes] Voisin de droite · bot
   *[no] Voisin de droite
}
rival-across = { $bot ->
    [yes] En face · bot
   *[no] En face
}
stat-tower = tour
stat-towers = tours
stat-houses = maisons
stat-cemetery = cimetière
dock-label = Réserve, journal et cimetière
dock-faces = Dans quel sens
dock-unready = Pas prêt
dock-ready = Prêt
dock-pass = Ne rien poser
plan-offer = Ou posez aussi un piège dès maintenant : héros et piège seront validés ensemble.
plan-made = Héros et piège sont validés ensemble quand vous cliquez sur « Prêt ».
dock-ready-count = { $ready } sur { $persons }
face-slash = Montant vers la droite
face-backslash = Descendant vers la droite
face-white = Face blanche visible
face-black = Face noire visible
slot-placing = à poser
slot-on-board = en jeu
slot-use-now = à utiliser
slot-retrieve = Récupérer
slot-retrieve-text = Récupérez un piège de votre plateau : dans la réserve, il est de nouveau intact.
tab-supply = Réserve
tab-log = Journal
tab-cemetery = Cimetière
goal-versus = Dès qu’une tour ou un village est détruit, la partie s’arrête. Parmi ceux qui restent debout, le meilleur score gagne.
goal-solo = Survivez à toutes les manches. Si votre tour ou votre maison tombe, vous avez perdu.
goal-coop = Survivez ensemble à toutes les manches. Si la capitale brûle ou si l’un de vous perd toutes ses tours, tout le monde a perdu.
forecast-label = Prévision
forecast-trying = Si vous faites cela
forecast-tower = tour { $change }
forecast-village = village { $change }
forecast-capital = capitale { $change }
forecast-none = Aucun dégât
forecast-lost = { $what ->
    [tower] Rien ne peut sauver la tour
    [village] Rien ne peut sauver le village
   *[both] Rien ne peut sauver la tour et le village
}
forecast-kills = { $count ->
    [one] { $count } éliminé
   *[other] { $count } éliminés
}
forecast-sent = { $count ->
    [one] { $count } envoyé chez { $name }
   *[other] { $count } envoyés chez { $name }
}
forecast-back = { $count ->
    [one] { $count } revient
   *[other] { $count } reviennent
}
forecast-unsure = il vous reste un choix
space-label = { $legal ->
    [yes] { $space } : { $there }. Peut être choisie.
   *[no] { $space } : { $there }
}
space-empty = vide
space-damaged = { $name }, face abîmée
space-skeleton = { $model ->
    [blue] squelette bleu
    [green] squelette vert
    [purple] squelette violet
    [yellow] squelette jaune
    [red] squelette rouge
    [artificer] chef artificier
    [necromancer] chef nécromant
    [nice] chef sympa
    [instructor] chef instructeur
    [spectral] chef spectral
    [saboteur] chef saboteur
   *[emperor] empereur des squelettes
} tourné vers { $facing ->
    [up] le haut
    [right] la droite
    [down] le bas
   *[left] la gauche
}
space-arrow = flèche vers { $facing ->
    [up] le haut
    [right] la droite
    [down] le bas
   *[left] la gauche
}
space-coming = après la phase des squelettes : { $skeleton }
space-waiting = { $skeleton }, dans la forêt devant { $space }
board-waiting = En attente dans les forêts
