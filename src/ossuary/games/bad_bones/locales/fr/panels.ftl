# Parties de la table de Bad Bones : marché, choix, conseil, décompte, panneaux du solo et de la coopération.
# Les choses s’appellent comme dans things.ftl et arrivent en $thing, les joueurs en $name.

## Marché
market-traps = Pièges
market-traps-more = les étoiles sont des points à la fin
market-weapons = Armes
market-weapons-more = une au plus par joueur
market-trap-label = { $thing } : { $cost } { $cost ->
        [one] pièce
       *[other] pièces
    }, { $stars } { $stars ->
        [one] étoile
       *[other] étoiles
    }{ $guess ->
        [yes] {" "}(nos valeurs)
       *[no] {""}
    }. { $left ->
        [0] Épuisé.
       *[other] Il en reste { $left }.
    }{ $can ->
        [yes] {""}
       *[no] {" "}Vous ne pouvez pas l’acheter maintenant.
    }
market-weapon-label = { $thing } : { $cost } { $cost ->
        [one] pièce
       *[other] pièces
    }{ $guess ->
        [yes] {" "}(notre valeur)
       *[no] {""}
    }. { $left ->
        [0] Vendu.
       *[other] Un seul exemplaire.
    }{ $can ->
        [yes] {""}
       *[no] {" "}Vous ne pouvez pas l’acheter maintenant.
    }
market-sold-out = épuisé
market-guess = Une valeur de notre choix
market-buyers = Qui achète quoi
market-buys = achète
market-chooses = choisit
market-next = ensuite
market-is-done = a fini
market-order = Ordre des achats
market-order-text = Un achat par tour. Après chaque tour de table, l’ordre s’inverse : le dernier à acheter commence le suivant.
market-basket = Votre panier
market-buy = Acheter
market-buy-label = Acheter : { $thing }, { $cost } { $cost ->
        [one] pièce
       *[other] pièces
    }
market-put-back = Reposer
market-done = Fini d’acheter
market-leftover = { $play ->
        [coop] Il reste { $coins } { $coins ->
            [one] pièce
           *[other] pièces
        } dans la bourse. Les pièces qui restent ne valent rien.
       *[versus] Il vous reste { $coins } { $coins ->
            [one] pièce
           *[other] pièces
        }. Les pièces qui restent ne valent rien, et vous ne pourrez plus acheter ensuite.
    }
market-stay = Continuer mes achats
market-done-anyway = Terminer quand même
market-wait = { $name } achète d’abord
market-you-are-done = Vous avez fini ; les autres achètent encore

## Réponses en mots, pour les boutons et les conseils
way-up = en haut
way-right = à droite
way-down = en bas
way-left = à gauche
answer-buy = Acheter : { $thing }
answer-done = Fini d’acheter
answer-stand = Le héros commence sur la tour en { $space }
answer-hero = Héros en { $space }
answer-place = { $thing } en { $space }{ $lies ->
        [slash] , monte vers la droite
        [backslash] , descend vers la droite
        [white] , face blanche
        [black] , face noire
       *[none] {""}
    }
answer-retrieve = Récupérer le piège en { $space }
answer-pass = Ne rien poser
answer-move = { $where ->
        [forest] { $thing } sort de la forêt
       *[space] { $thing } en { $space } avance maintenant
    }
answer-advance = Laisser avancer les autres
order-order = Squelette suivant
order-order-advance-game = Laisser avancer les autres, cette partie
order-order-advance-always = Toujours laisser avancer les autres
answer-flee = Il fuit { $way ->
        [up] vers le haut
        [right] vers la droite
        [down] vers le bas
       *[left] vers la gauche
    }
answer-turn = Le tourner { $way ->
        [up] vers le haut
        [right] vers la droite
        [down] vers le bas
       *[left] vers la gauche
    }
answer-send = Chez { $name }
answer-lead = { $thing } mène
answer-stop = La tour arrête : { $thing }
answer-keep = Pas maintenant
answer-use-crossbow = { thing-crossbow } : { $thing } en { $space }
answer-use-ice-wand = { thing-ice-wand } : geler { $space }
answer-use-death-wand = { thing-death-wand } : chez { $name }
answer-use-teleportation-wand = { $where ->
        [space] { thing-teleportation-wand } : sur la tour en { $space }
       *[none] { thing-teleportation-wand } : retour sur la tour
    }
answer-use-two-handed-sword = { thing-two-handed-sword } : héros en { $space }
answer-use-battleaxe = { thing-battleaxe } : { $thing }
answer-use-morning-star = { thing-morning-star } : de { $space } en { $to }
answer-use-rapier = { thing-rapier } : tourner ceux en { $space }

## Choix qui ne se montrent pas sur le plateau
choice-label = Votre choix
choice-forest = En attente dans la forêt
choice-flee = Il fuit
choice-turn = Le tourner
choice-send = Dans quel cimetière ?
choice-or-board = Ou choisissez-en un sur le plateau
choice-waits = { $count ->
        [0] personne n’y attend
        [one] un y attend
       *[other] { $count } y attendent
    }
choice-teleport = Retour sur la tour
picker-title = Lequel ?

## Conseil
advice-title = Ce que ferait un bon joueur
advice-because = Pourquoi
advice-others = Autres bons choix
advice-equal = aussi bien
advice-do = Faire ainsi
advice-gone = Cette question est passée.
advice-worth = { $share } sur 100

## Décompte
score-nobody = Il ne reste personne
    .text = Tous les royaumes sont tombés : personne ne gagne.
score-tie = Égalité de points : la plus haute tour l’emporte.
score-solo-won = Vous avez tenu !
score-solo-lost = Les squelettes ont percé
score-heroic = Une victoire héroïque !
score-coop-won = La capitale tient !
score-coop-lost = Le royaume est tombé
score-rounds = { $count ->
        [0] Aucune manche tenue
        [one] Une manche tenue
       *[other] { $count } manches tenues
    }
score-rounds-of = { $count } manches tenues sur { $rounds }
score-swept = Et il ne reste pas un squelette.
score-left-houses = Maisons restantes de la capitale
score-left-towers = Tours de { $name }
score-player = Joueur
score-floors = Étages
score-houses = Maisons
score-supply = Étoiles en réserve
score-board = Étoiles sur le plateau
score-total = Points
score-times = { $count } × { $each }
score-tower-fell = La tour est tombée
score-village-burnt = Le village a brûlé
score-emperor-came = L’empereur est entré
score-resigned = Abandon
score-nothing = Seuls les joueurs dont le royaume est debout marquent des points.
score-show = Ce qui reste à { $name }
score-none = aucun piège
score-damaged = { $thing }, face abîmée
score-challenge = Le défi du jour
score-challenge-made = Défi réussi !
score-challenge-missed = Défi manqué cette fois.
score-rematch = Revanche
score-rematch-join = Rejoindre la revanche
score-look = Voir les plateaux
score-share = Partager
score-share-text = Une partie de Bad Bones
score-download = Télécharger
score-download-more = L’enregistrement de cette partie, un fichier .bones
score-verify = Vérifier
score-verified = Vérifié
score-verified-text = L’enregistrement a été rejoué : { $answers } réponses et { $digests } positions comparées, toutes identiques. Chaque tirage découle d’un secret scellé avant la partie et des nombres de chaque joueur.
score-holds = L’enregistrement est conforme
score-holds-text = L’enregistrement a été rejoué : { $answers } réponses et { $digests } positions comparées, toutes identiques. Aucun secret n’a été scellé avant la partie : rien n’est prouvé sur les tirages.
score-broken = L’enregistrement n’est pas conforme
score-broken-text = Rejoué, il finit autrement : { $failure }

## Panneaux du solo et de la coopération
panel-round = Manche { $round }
panel-of = sur { $rounds }
panel-endless = sans fin
panel-heroic = héroïque
panel-heroic-now = Plus rien à piocher : débarrassez le plateau
panel-hold = { $left ->
        [0] La dernière manche
        [one] Encore une après celle-ci
       *[other] Encore { $left } après celle-ci
    }
panel-bag = dans le sac
panel-bag-label = { $count ->
        [one] { $count } squelette dans le sac
       *[other] { $count } squelettes dans le sac
    }
panel-capital = { $left } maisons sur { $all }
panel-in-hand = Récupérés dans cette manche, à reposer dès la suivante :

## Cimetière
graves-empty = Personne n’attend
graves-count = { $count ->
        [one] Un squelette attend
       *[other] { $count } squelettes attendent
    }
graves-arrivals = +{ $count } nouveaux aux arrivées
