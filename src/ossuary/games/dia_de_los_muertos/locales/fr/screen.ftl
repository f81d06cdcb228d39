# La table de Día de los Muertos à l'écran.
dia-order = Ordre de la manche
dia-gate-closed = Grille fermée : fossoyeur en { $field }
dia-gate-open = La grille est ouverte
dia-film = Regardez ce qui se passe
dia-board = Le chemin du cimetière
dia-field = case { $field }
dia-home = à l’arrivée, { place } place
dia-your-turn = À vous de jouer
dia-plays = Joue
dia-laid = Posée
dia-limbs = { $arms ->
    [0] aucun bras
    [one] un bras
   *[other] { $arms } bras
}, { $legs ->
    [0] aucune jambe
    [one] une jambe
   *[other] { $legs } jambes
}
dia-pick-back = Prendre une carte à { $bones ->
    [one] un os
   *[other] { $bones } os
}
dia-aim = Choisir { $name }
dia-feast-left = { $name } : reste { $count }
dia-pile = { $count ->
    [one] une carte ici
   *[other] { $count } cartes ici
}
dia-lies-here = Ici : { $lies }.
dia-can-choose = peut être choisie
dia-no-cards = Aucune carte en main
dia-time-left = Temps restant
dia-let-go = Ne pas accrocher
dia-take-it = Ne pas esquiver
dia-let-round = Ne plus me demander cette manche
dia-take = Prendre { item-found }
dia-take-as = Prendre { card-name } comme { $limb ->
    [arm] bras
   *[leg] jambe
}
dia-back = { $bones ->
    [one] Un os
   *[other] { $bones } os
}
dia-do-move = Se déplacer
dia-do-act = Jouer l’action
dia-do-stop = S’arrêter ici
dia-do-none = Ne rien prendre
dia-do-done = Pas d’échange
dia-do-swap = Échanger les places
dia-do-step = Avancer
dia-do-dog = Mener le chien
dia-do-step-via = Votre squelette, par { $fields }
dia-do-dog-via = Le chien, par { $fields }
dia-which-way = Plusieurs chemins mènent à la case { $field }. Lequel ?
dia-who-goes = Qui va sur la case { $field } ?
dia-walk-or-play = Case { $field } : y aller, ou jouer la carte ?
dia-do-act-on = Jouer une carte contre { $name }
dia-out-of-reach = La case { $field } est hors de portée pour ce déplacement. Les cases éclairées sont à votre portée.
dia-lit-turn = Choisissez une case éclairée, un joueur ou un bouton.
dia-lit-lay = Tous en voient le dos. Si vous choisissez une case éclairée ou un joueur, ce sera fait à votre tour.
dia-premove-walk = À votre tour : { dia-way-step }.
dia-premove-act = À votre tour : jouer « { $card } ».
dia-lay-deed = En action
    .label = Poser « { $card } » pour son action. Elle sera jouée d’elle-même à votre tour.
dia-premove-target = À votre tour : jouer « { $card } » contre { $name }.
dia-premove-drop = Décider plus tard
dia-premove-off = Ce que vous aviez prévu n’est plus possible. Décidez à nouveau.
dia-aim-field = Quelle carte posez-vous pour { dia-way-step } ?
dia-aim-seat = Quelle carte posez-vous pour la jouer contre { $name } ?
dia-do-exchange = Échanger ces deux cartes
dia-choose-two = { $chosen ->
    [one] Choisissez une deuxième carte.
   *[other] Ces deux cartes partent et vous en piochez une.
}
dia-pair = Cartes à échanger
dia-lacks = Vous n’avez pas de « { $card } ». La question est posée à tous ceux qui pourraient l’avoir : personne ne sait ainsi qui l’a.
dia-hand-sum = { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}, { $bones ->
    [one] 1 os
   *[other] { $bones } os
}
dia-odds = Bras { $arm } %, jambe { $leg } %, l’un ou l’autre { $both } %, aucun { $none } %
dia-reminds = « { $card } » :
dia-discards = Défausse : { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
dia-discarded-last = Sur le dessus : « { $card } ».
dia-no-discards = Rien n’a encore été défaussé.
dia-sign-arm = Demande un bras
dia-sign-leg = Demande une jambe
dia-sign-both = Demande un bras et une jambe
dia-sign-none = Ne demande aucun membre
dia-symbol-range = portée { $range }
dia-legend = Lire une carte
dia-legend-limbs = Les membres qu’il vous faut. Quand une attaque au hasard révèle la carte, c’est ce que perd la victime.
dia-legend-range = À combien de cases elle porte ; 0 est votre propre case.
dia-player = Joueur
dia-rank = Arrivée
dia-feasts = Fêtes
dia-points = Points
dia-again = Revanche
dia-record = Télécharger
dia-look = Voir le cimetière
dia-seconds = encore { $seconds } s
dia-two = { $one } et { $other }
dia-push = pousser { $one }, aller { $other }
dia-way-step = aller { field-to }
dia-way-dog = mener le chien { field-to }
dia-do-move-up = { $bones ->
    [one] Avancer d’une case
   *[other] Avancer de { $bones } cases au plus
}
dia-do-act-card = Jouer « { $card } »
dia-draws-move = squelette ou chien ; sans piocher
dia-draws-act = puis piocher deux cartes
dia-points-left = Déplacement restant
dia-left-skeleton = Squelette : { $fields }
dia-left-dog = Chien : { $fields }
dia-push-then = L’autre squelette va sur la case { $field }. Et vous ?
dia-advice = Ce que ferait un bon joueur
dia-advice-do = Faire ainsi
dia-advice-others = Autres bons choix
dia-advice-equal = aussi bien
dia-advice-gone = Cette question est passée.
dia-awaited = Quelqu’un peut réagir
dia-awaited-more = On demande à tous ceux qui pourraient réagir, avec ou sans la carte. La partie continue quand la barre est vide.
dia-standing = Vous ne réagissez plus pendant cette manche. À la suivante, on vous demandera de nouveau.
dia-lets-all = ne réagit pas
dia-rank-points = { place } place : { $points }
dia-not-home = pas arrivé
dia-plus = +{ $points }
replay-share-game = Une partie de Día de los Muertos
order-dodge = Esquiver
order-dodge-dodge-round = Dès que possible, cette manche
order-dodge-dodge-game = Dès que possible, cette partie
order-dodge-let-round = Jamais, cette manche
order-dodge-let-game = Jamais, cette partie
order-hold = S’accrocher
order-hold-let-round = Jamais, cette manche
order-hold-let-game = Jamais, cette partie
order-swap = Échanger des cartes
order-swap-done-game = Pas dans cette partie
order-swap-done-always = Ne jamais me demander
dia-swap-off = On ne vous demandera plus si vous voulez échanger, sauf si vous le réactivez dans le menu de la table.
