# L’éditeur de positions. $what est le nom d’une chose ou d’une liste, $line et $column se comptent à partir de 1.

editor-title = Éditeur de positions
editor-home = Éditeur de positions
editor-edit = Modifier cette position
editor-mend = Corriger dans l’éditeur
editor-other = vers { $game }
editor-about = Le texte est un scénario : avec Ossuary, chacun peut le rejouer par « ossuary check ».

editor-modes = Ce que vous faites ici
editor-mode-lay = Mettre en place
editor-mode-expect = Vérifier
editor-mode-play = Jouer la suite

editor-start = Commencer par
editor-start-own = votre propre texte
editor-start-empty = Un plateau vide
editor-start-setup = La mise en place du jeu
editor-start-siege = Une tour assiégée
editor-start-market = Le marché ouvre
editor-start-together = Ensemble, sixième tour
editor-start-attack = Qui attaque qui ?
editor-start-gate = Devant la grille ouverte

editor-options = Règles et joueurs
editor-seats = Joueurs
editor-done = Terminé
editor-undo = Annuler
editor-redo = Rétablir
editor-unreadable = Pas encore de plateau : le texte est illisible. Il indique l’endroit.

editor-pieces = Pièces
editor-skeletons = Squelettes
editor-traps = Pièges
editor-facing = Orientation
editor-inwards = Comme à l’entrée
editor-up = Vers le haut
editor-right = Vers la droite
editor-down = Vers le bas
editor-left = Vers la gauche
editor-lies = Face visible
editor-yet-to-move = Pas encore bougé
editor-side-left = forêt de gauche
editor-side-top = forêt du haut
editor-side-right = forêt de droite
editor-side-bottom = forêt du bas
editor-figures = Figurines
editor-cards = Cartes
editor-festivities = Fêtes
editor-hand = Main
editor-laid = Carte posée
editor-discards = Défausse
editor-pile = Cachette { $field }

editor-hint-pick = Prenez une pièce, puis choisissez sa place. Choisissez ce qui s’y trouve pour le tourner ou l’enlever.
editor-hint-put = Choisissez une case ou une liste pour la pièce en main. Échap la repose.
editor-hint-field = Choisissez une case pour la pièce en main. Échap la repose.
editor-hint-lay = Choisissez une liste ou une cachette pour la carte en main. Échap la repose.
editor-hint-expect = Voici la situation après la dernière ligne. Choisissez ce qui doit être ainsi : cela devient une ligne « ? ».
editor-hint-expect-dia = Voici la situation après la dernière ligne. Choisissez une case ou une liste : cela devient une ligne « ? ».

editor-board = Plateau : { $name }
editor-seat = Joueur
editor-on-space = Sur { $space }
editor-turn = Tourner : { $what }
editor-flip = Retourner : { $what }
editor-wear = Abîmé ou intact : { $what }
editor-take = Enlever : { $what }
editor-add-to = Ajouter à : { $what }
editor-nothing = rien
editor-expect-this = Vérifier ceci : { $what }
editor-expect-waiting = Vérifier qui doit répondre
editor-expect-over = Vérifier la fin

editor-of-game = La partie
editor-hero-there = sur le plateau
editor-hero-none = hors du jeu
editor-round = Tour
editor-phase = Phase
editor-at = Case
editor-arms = Bras
editor-legs = Jambes
editor-rank = Rang
editor-left-of = Restent : { $what }

editor-text = Texte
editor-text-label = Le scénario en texte
editor-trouble = Ligne { $line }, colonne { $column } :
editor-fails = Ligne { $line } :
editor-found = trouvé : { $found }
editor-all-hold = { $count ->
    [one] Une attente, et elle est vérifiée.
   *[other] { $count } attentes, et toutes sont vérifiées.
}
editor-readable = Tout peut être joué.

editor-copy = Copier
editor-download = Télécharger
editor-study = Regarder pas à pas
editor-bots = Jouer contre des bots
editor-freeze = Faire de ce moment la position
editor-lines = Lignes
editor-back = Retour à l’éditeur
editor-last-line = Dernière ligne
editor-undo-line = Enlever la dernière ligne

editor-report = Signaler ou demander
editor-report-bug = Quelque chose ne va pas
editor-report-rule = Une question de règle
editor-report-version = règles, version { $rules }
editor-report-expected = Ce que j’attendais :
editor-report-question = Ce que je veux savoir :
editor-report-happened = Ce qui s’est passé :
editor-report-text = Ce qui sera copié
