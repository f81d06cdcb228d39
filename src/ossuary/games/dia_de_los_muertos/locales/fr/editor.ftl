# What the position editor says of this game only.
editor-start-attack = Qui attaque qui ?
editor-start-gate = Devant la grille ouverte
editor-figures = Figurines
editor-cards = Cartes
editor-festivities = Fêtes
editor-hand = Main
editor-laid = Carte posée
editor-discards = Défausse
editor-pile = Cachette { $field }
editor-hint-field = Choisissez une case pour la pièce en main. Échap la repose.
editor-hint-lay = Choisissez une liste ou une cachette pour la carte en main. Échap la repose.
editor-hint-expect-dia = Voici la position après la dernière ligne. Choisissez une case ou une liste : cela devient une ligne « ? ».
editor-at = Case
editor-arms = Bras
editor-legs = Jambes
editor-rank = Rang
editor-left-of = Restent : { $what }
