# Les règles, en page et en volet, et leurs diagrammes.

## The player aid
rules-opening = En bref
aid-title = Aide de jeu
aid-print = Imprimer
aid-rules = Retour aux règles

## La page
rules-back = Retour
rules-contents = Sommaire
rules-clear = Effacer la recherche
rules-legend = Ce que signifient les marques
rules-examples = Exemples des livrets
rules-examples-about = Les livrets expliquent certains coups par une image. Ici, vous pouvez les jouer : regardez-en un, ou continuez vous-même.
rule-word = Règle
rules-table = Tableau
rules-known = D’où nous le savons :
rules-known-seen = { $count ->
        [one] une valeur vue
       *[other] { $count } valeurs vues
    }
rules-known-text = { $count ->
        [one] une tirée d’un livret
       *[other] { $count } tirées d’un livret
    }
rules-known-guess = { $count ->
        [one] une de notre choix
       *[other] { $count } de notre choix
    }
rules-how-seen = vu
    .text = Lu sur une image du vrai plateau, de la vraie tuile ou carte.
rules-how-text = dans un livret
    .text = Un livret le dit en toutes lettres.
rules-how-guess = notre choix
    .text = La valeur figurait sur une image perdue. Nous en avons choisi une qui va avec tout le reste ; un hôte qui possède la boîte peut la corriger.

## Diagrammes
picture-label = Diagramme : { $caption }
picture-play = Lire
picture-pause = Pause
picture-go-on = Continuer
picture-again = Encore
picture-step = Une étape
picture-told = Ce qui se passe
picture-failed = Ce diagramme ne peut pas être affiché pour l’instant.
picture-try = À vous d’essayer
picture-show = Montrez-moi

## What the booklets leave open
ruling-booklet = Les livrets :
ruling-taken = dans cette édition
ruling-edition = { $edition ->
        [1] dans la première édition
       *[other] dans l’édition { $edition }
    }
ruling-table = à cette table
ruling-otherwise = Cette table joue autrement.
ruling-house = Une table peut en décider autrement : Règles maison, à sa création.
rules-edition = { $edition ->
        [1] Cette table se joue selon la première édition des règles. Là où elle disait autre chose, la règle l’indique.
       *[other] Cette table se joue selon l’édition { $edition } des règles. Là où elle disait autre chose, la règle l’indique.
    }

## The box
box-title = La boîte
box-players = { $least } à { $most } joueurs
box-minutes = { $minutes } minutes
box-age = dès { $age } ans
box-components = Contenu de la boîte
box-credits = Les auteurs
box-published = Édition
