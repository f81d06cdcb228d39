# Les choses de Bad Bones : voir en/things.ftl. Les mots du jeu sont ceux du livret ; docs/glossary.md les garde.

## Pièges
thing-wall = Mur
    .text = Placé en diagonale, il fait rebondir les squelettes à angle droit : ils avancent encore d’une case. Abîmé à la première utilisation, retiré du jeu à la seconde.
thing-catapult = Catapulte
    .text = Envoie tous les squelettes qui y arrivent dans le cimetière d’un seul adversaire, le même pour toute la phase.
thing-dragon = Dragon
    .text = Les squelettes qui y arrivent s’enfuient sur une case voisine de votre choix. Il peut aussi atterrir sur des squelettes : ils fuient aussitôt, et il est blessé.
thing-treasure = Trésor
    .text = Les squelettes d’à côté se tournent vers lui, quoi que disent les flèches. Après les déplacements, celui qui est dessus le vole, sauf si le héros le garde.
thing-barricade = Barricade
    .text = Le squelette qui devrait y entrer reste sur place et perd son déplacement. Un héros posé dessus n’y change rien.
thing-bomb = Bombe
    .text = Fait sauter tous les squelettes qui y arrivent et laisse une zone détruite. On peut aussi la poser sur des squelettes, s’il n’y a rien d’autre : elle explose aussitôt.
thing-blast = Zone détruite
    .text = Ce que laisse une bombe, jusqu’à la fin de la partie. Plus aucun piège ici ; héros et squelettes y passent, et les flèches comptent toujours.
thing-hearse = Corbillard
    .text = Conduit les squelettes au cimetière d’un adversaire et, après la phase, reste dans la réserve de celui-ci. Indestructible.
thing-labyrinth = Labyrinthe
    .text = Se pose face blanche ou face noire. Tous les squelettes y entrent, mais seuls ceux qui montrent sa couleur en sortent ; les autres se retournent et perdent un déplacement. Indestructible.
thing-portal = Portail
    .text = Renvoie le squelette dans la forêt près de son symbole, sur le même plateau. Il repart de là à la manche suivante.
thing-spring = Ressort
    .text = Projette le squelette deux cases plus loin dans sa direction, par-dessus ce qui s’y trouve. S’il retombe sur une barricade, il est éliminé.
thing-damaged = Abîmé
    .text = Ce piège a déjà servi une fois. Il fonctionne encore, mais la prochaine utilisation le retire du jeu. Une fois récupéré, il redevient intact.
thing-stars = Étoiles
    .text = Chaque étoile d’un piège qui vous reste à la fin vaut un point. Les pièges en réserve comptent comme intacts.

## Armes
thing-crossbow = Arbalète
    .text = Quand votre héros élimine au moins trois squelettes d’un coup : un squelette au choix sur votre plateau retourne dans le sac.
thing-ice-wand = Baguette de glace
    .text = Quand votre héros élimine au moins trois squelettes d’un coup : tous les squelettes d’une case gèlent et sautent leur prochain déplacement.
thing-death-wand = Baguette de mort
    .text = Quand votre héros élimine au moins trois squelettes d’un coup : ils vont au cimetière d’un autre joueur, et non dans le sac.
thing-teleportation-wand = Baguette de téléportation
    .text = Quand votre héros élimine au moins trois squelettes d’un coup : il se retrouve au sommet de votre tour.
thing-two-handed-sword = Épée à deux mains
    .text = Quand votre héros élimine au moins trois squelettes d’un coup : il se déplace encore une fois et élimine ceux qu’il rencontre.
thing-battleaxe = Hache de guerre
    .text = Quand votre héros élimine au moins trois squelettes d’un coup : nommez un symbole ; tous ceux qui le portent sur les quatre cases voisines retournent dans le sac.
thing-morning-star = Étoile du matin
    .text = Quand votre héros élimine au moins trois squelettes d’un coup : ceux d’une case adjacente passent sur une autre case adjacente sans piège. Ils gardent leur direction et leur face.
thing-rapier = Rapière
    .text = Quand votre héros élimine au moins trois squelettes d’un coup : tournez comme vous voulez chaque squelette d’une case adjacente.

## Squelettes
thing-skeleton = Squelette
    .text = Avance d’une case par manche dans la direction de sa pointe et se retourne en avançant. Il veut atteindre votre tour ou votre village.
thing-blue = Cœur bleu
    .text = Un squelette de ce symbole entre là où la forêt montre le cœur bleu, du côté d’où il vient.
thing-green = Losange vert
    .text = Un squelette de ce symbole entre là où la forêt montre le losange vert, du côté d’où il vient.
thing-purple = Étoile violette
    .text = Un squelette de ce symbole entre là où la forêt montre l’étoile violette, du côté d’où il vient.
thing-yellow = Cercle jaune
    .text = Un squelette de ce symbole entre là où la forêt montre le cercle jaune, du côté d’où il vient.
thing-red = Triangle rouge
    .text = Un squelette de ce symbole entre au milieu d’une forêt. Quand on joue les uns contre les autres, il n’y en a pas au départ.
thing-white = Face blanche
    .text = Pendant la phase des squelettes, ceux qui ne montrent pas la couleur du jeton Suivi doivent encore avancer.
thing-black = Face noire
    .text = Pendant la phase des squelettes, ceux qui ne montrent pas la couleur du jeton Suivi doivent encore avancer.
thing-tracking = Jeton Suivi
    .text = Montre la couleur que chaque squelette affiche une fois qu’il a avancé. On le retourne au début de chaque phase des squelettes.
thing-frozen = Gelé
    .text = Saute un déplacement. Sa couleur le montre : on dirait qu’il a déjà bougé.
thing-unit = Groupe
    .text = Les squelettes qui suivent un chef instructeur : ils font le même chemin, et rien ne les sépare tant qu’il vit.

## Chefs
thing-artificer = Chef artificier
    .text = Détruit d’un coup deux étages ou deux maisons.
thing-necromancer = Chef nécromant
    .text = Si vous le piochez, vous piochez trois squelettes de plus, et encore trois pour chaque autre nécromant.
thing-nice = Chef sympa
    .text = Dans une tour ou un village endommagé, il rebâtit un étage ou une maison au lieu d’en détruire.
thing-instructor = Chef instructeur
    .text = Quand il avance, tous ceux de sa case forment avec lui un seul groupe, qu’aucun piège ni aucune arme ne divise.
thing-spectral = Chef spectral
    .text = Impossible de s’en débarrasser : où qu’il meure chez vous, il revient dans votre cimetière.
thing-saboteur = Chef saboteur
    .text = Après la phase, tout piège qu’il a déclenché est retiré du jeu, même indestructible. Puis il retourne dans le sac.
thing-emperor = Empereur des squelettes
    .text = S’il entre dans votre tour ou votre village, vous êtes éliminé. Si votre héros le tue, il tombe avec lui.

## Le plateau
thing-hero = Héros
    .text = Se déplace à chaque manche d’exactement une case, dans n’importe quelle direction, et élimine tous les squelettes qu’il y trouve. Il ne déclenche jamais de piège.
thing-tower = Tour
    .text = Chaque squelette qui y entre détruit un étage, avec ou sans héros. Quand le dernier étage tombe, vous êtes éliminé.
thing-coop-tower = Tour
    .text = Arrête un squelette, puis s’écroule. Si un joueur perd la dernière de ses quatre tours, tout le monde a perdu.
thing-floor = Étage
    .text = Quatre points à la fin pour chaque étage de la tour encore debout.
thing-ruin = Ruine
    .text = Une tour se dressait ici. Les squelettes y passent, et la flèche imprimée compte désormais.
thing-village = Village
    .text = Chaque squelette qui sort par le bas brûle une maison. Quand la dernière brûle, vous êtes éliminé.
thing-house = Maison
    .text = Trois points à la fin pour chaque maison intacte.
thing-capital = Capitale
    .text = Une maison par joueur, commune à tous. Chaque squelette qui sort d’un plateau par le haut en brûle une ; avec la dernière, la partie est perdue.
thing-forest = Forêt
    .text = Les nouveaux squelettes y attendent près de leur symbole et entrent à la prochaine phase des squelettes. Un squelette qui sort par une forêt part pour un cimetière.
thing-cemetery = Cimetière
    .text = Ici attendent les squelettes que les autres vous ont envoyés. À la phase d’arrivée, ils passent dans vos forêts.
thing-supply = Réserve
    .text = Les pièges que vous n’avez pas posés, tous intacts. Leurs étoiles valent des points à la fin.
thing-shared-supply = Réserve commune
    .text = Les pièges de tous les joueurs. Un piège récupéré peut être reposé, par n’importe qui, dès la manche suivante.
thing-bag = Sac
    .text = Tous les squelettes qui ne sont pas en jeu. On y pioche les nouveaux, et les éliminés y retournent.
thing-arrow = Flèche de réorientation
    .text = Tourne vers la tour ou le village le squelette qui arrive dans son sens. Dans tout autre sens, ou sous un piège, elle ne fait rien.
thing-space = Case
    .text = L’une des 25 cases de votre plateau : de a à e de gauche à droite, de 1 à 5 en partant du village.
thing-market = Marché
    .text = Avant la première manche, vous y achetez vos pièges et une arme au plus. Ce que vous n’achetez pas maintenant vous manquera.
thing-coins = Pièces
    .text = Ce que vous pouvez dépenser au marché. Les pièces qui restent ne valent rien.
thing-purse = Bourse commune
    .text = Les pièces de tous les joueurs réunies. Achetez dans l’ordre que vous voulez ; parlez-en entre vous.
thing-weapon = Arme
    .text = Une par joueur. Elle sert quand votre héros élimine au moins trois squelettes d’un coup.

## Phases
thing-phase-market = Marché
    .text = Avant la première manche : chacun achète des pièges et une arme.
thing-phase-stand = Tour de départ
    .text = Chacun choisit sur laquelle de ses tours son héros commence.
thing-phase-hero = Héros
    .text = Chacun déplace son héros d’une case.
thing-phase-trap = Piège
    .text = Chacun pose un piège, en récupère un, ou ne fait rien.
thing-phase-skeletons = Squelettes
    .text = Tous les squelettes avancent d’une case, et les pièges font leur œuvre.
thing-phase-arrivals = Arrivées
    .text = Chacun pioche trois nouveaux squelettes ; avec ceux du cimetière, ils vont dans les forêts.

## Options
thing-option-mode = Version
    .text = La version de base, ou la version avancée avec marché, nouveaux pièges et armes.
thing-mode-basic = De base
    .text = Chacun a deux murs, deux catapultes, un dragon et un trésor.
thing-mode-advanced = Avancée
    .text = Vous achetez vos pièges et une arme au marché avant la première manche.
thing-option-play = Type de partie
    .text = Les uns contre les autres, en solo, ou ensemble contre les squelettes.
thing-play-versus = Les uns contre les autres
    .text = De deux à six. La partie s’arrête quand une tour ou un village tombe ; parmi ceux qui sont encore debout, celui qui a le plus de points gagne.
thing-play-solo = Solo
    .text = Un seul étage, une seule maison, et tout ce que vous chassez revient. Tenez jusqu’à la dernière manche.
thing-play-coop = Coopérative
    .text = De deux à six. Une capitale, quatre tours chacun, une réserve pour tous. On gagne ou on perd ensemble.
thing-option-chiefs = Chefs squelettes
    .text = Dix-neuf chefs aux pouvoirs particuliers sont mélangés dans le sac.
thing-option-rounds = Manches
    .text = Combien de manches complètes il faut tenir, en solo ou ensemble. Dix d’habitude ; plus, c’est plus dur.
thing-option-heroic = Héroïque
    .text = En solo : après la dernière manche, il n’arrive plus de squelettes, et vous jouez jusqu’à ce que le plateau soit vide.
thing-option-endless = Sans fin
    .text = En coopération : il n’y a pas de dernière manche. Jusqu’où irez-vous ?
thing-yes = Oui
thing-no = Non

## Fins
thing-ending-elimination = Un royaume est tombé
    .text = Une tour ou un village est détruit. Ceux qui ont encore les deux comptent leurs points.
thing-ending-defeat = Défaite
    .text = Les squelettes ont gagné.
thing-ending-survival = Survie
    .text = Vous avez tenu toutes les manches.
thing-ending-heroic = Victoire héroïque
    .text = Vous avez tenu, et il ne reste pas un squelette.

## Les choses dans les phrases
trap-a = { $trap ->
    [wall] un mur
    [catapult] une catapulte
    [dragon] un dragon
    [treasure] un trésor
    [barricade] une barricade
    [bomb] une bombe
    [hearse] un corbillard
    [labyrinth] un labyrinthe
    [portal] un portail
   *[spring] un ressort
}
trap-the = { $trap ->
    [wall] le mur
    [catapult] la catapulte
    [dragon] le dragon
    [treasure] le trésor
    [barricade] la barricade
    [bomb] la bombe
    [blast] la zone détruite
    [hearse] le corbillard
    [labyrinth] le labyrinthe
    [portal] le portail
   *[spring] le ressort
}
trap-no = { $trap ->
    [wall] pas de mur
    [catapult] pas de catapulte
    [dragon] pas de dragon
    [treasure] pas de trésor
    [barricade] pas de barricade
    [bomb] pas de bombe
    [hearse] pas de corbillard
    [labyrinth] pas de labyrinthe
    [portal] pas de portail
   *[spring] pas de ressort
}
item-a = { $item ->
    [wall] un mur
    [catapult] une catapulte
    [dragon] un dragon
    [treasure] un trésor
    [barricade] une barricade
    [bomb] une bombe
    [hearse] un corbillard
    [labyrinth] un labyrinthe
    [portal] un portail
    [spring] un ressort
    [crossbow] l’arbalète
    [ice-wand] la baguette de glace
    [death-wand] la baguette de mort
    [teleportation-wand] la baguette de téléportation
    [two-handed-sword] l’épée à deux mains
    [battleaxe] la hache de guerre
    [morning-star] l’étoile du matin
   *[rapier] la rapière
}
item-no = { $item ->
    [wall] plus de mur
    [catapult] plus de catapulte
    [dragon] plus de dragon
    [treasure] plus de trésor
    [barricade] plus de barricade
    [bomb] plus de bombe
    [hearse] plus de corbillard
    [labyrinth] plus de labyrinthe
    [portal] plus de portail
    [spring] plus de ressort
    [crossbow] plus d’arbalète
    [ice-wand] plus de baguette de glace
    [death-wand] plus de baguette de mort
    [teleportation-wand] plus de baguette de téléportation
    [two-handed-sword] plus d’épée à deux mains
    [battleaxe] plus de hache de guerre
    [morning-star] plus d’étoile du matin
   *[rapier] plus de rapière
}
model-the = { $model ->
    [blue] le squelette bleu
    [green] le squelette vert
    [purple] le squelette violet
    [yellow] le squelette jaune
    [red] le squelette rouge
    [artificer] le chef artificier
    [necromancer] le chef nécromant
    [nice] le chef sympa
    [instructor] le chef instructeur
    [spectral] le chef spectral
    [saboteur] le chef saboteur
   *[emperor] l’empereur des squelettes
}
model-a = { $model ->
    [blue] un squelette bleu
    [green] un squelette vert
    [purple] un squelette violet
    [yellow] un squelette jaune
    [red] un squelette rouge
    [artificer] un chef artificier
    [necromancer] un chef nécromant
    [nice] un chef sympa
    [instructor] un chef instructeur
    [spectral] un chef spectral
    [saboteur] un chef saboteur
   *[emperor] l’empereur des squelettes
}
