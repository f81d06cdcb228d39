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

editor-options = Règles et joueurs
editor-seats = Joueurs
editor-done = Terminé
editor-undo = Annuler
editor-redo = Rétablir
editor-unreadable = Pas encore de plateau : le texte est illisible. Il indique l’endroit.

editor-pieces = Pièces

editor-hint-pick = Prenez une pièce, puis choisissez sa place. Choisissez ce qui s’y trouve pour le tourner ou l’enlever.

editor-seat = Joueur
editor-take = Enlever : { $what }
editor-add-to = Ajouter à : { $what }
editor-nothing = rien
editor-expect-this = Vérifier ceci : { $what }
editor-expect-waiting = Vérifier qui doit répondre
editor-expect-over = Vérifier la fin

editor-of-game = La partie
editor-round = Tour
editor-phase = Phase

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
