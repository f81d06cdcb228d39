# L’éditeur de positions. $what est le nom d’une chose ou d’une liste, $line et $column se comptent à partir de 1.

editor-title = Éditeur de positions
editor-home = Éditeur de positions
editor-edit = Modifier cette position
editor-mend = Corriger dans l’éditeur
editor-other = passer à { $game }
editor-about = Le texte est un scénario : toute personne qui a Ossuary peut l’exécuter avec « ossuary check ».

editor-modes = Mode
editor-mode-lay = Mettre en place
editor-mode-expect = Vérifier
editor-mode-play = Jouer la suite

editor-start = Partir de
editor-start-own = Votre propre texte
editor-start-empty = Un plateau vide
editor-start-setup = La mise en place du jeu

editor-options = Règles et joueurs
editor-seats = Joueurs
editor-done = Terminé
editor-undo = Annuler
editor-redo = Rétablir
editor-unreadable = Pas encore de plateau : le texte est illisible. Le message sous le texte indique l’endroit.

editor-pieces = Pièces

editor-hint-pick = Prenez une pièce, puis choisissez sa place. Choisissez une pièce déjà posée pour la tourner ou l’enlever.

editor-seat = Joueur
editor-take = Enlever : { $what }
editor-add-to = Ajouter à : { $what }
editor-nothing = rien
editor-expect-this = Vérifier ceci : { $what }
editor-expect-waiting = Vérifier que ces places doivent répondre
editor-expect-over = Vérifier que la partie est finie

editor-of-game = La partie
editor-round = Manche
editor-phase = Phase

editor-text = Texte
editor-text-label = Le scénario en texte
editor-trouble = Ligne { $line }, colonne { $column } :
editor-fails = Ligne { $line } :
editor-found = trouvé : { $found }
editor-all-hold = { $count ->
    [one] La seule attente est vérifiée.
   *[other] Les { $count } attentes sont vérifiées.
}
editor-readable = Tout le texte peut être joué.

editor-copy = Copier
editor-download = Télécharger
editor-study = Regarder pas à pas
editor-bots = Jouer contre des bots
editor-freeze = Prendre ce moment comme position
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
