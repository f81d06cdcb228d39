# The page around the games: home, new table, lobby, menus, settings, notices.

## Everywhere
you-name = Invité
close = Fermer
cancel = Annuler
again = Réessayer
loading = Un instant…
back-home = Accueil
skip-to-content = Aller au contenu

## The corner at the top right
corner-language = Langue
corner-light = Clair
corner-dark = Sombre
corner-sound-on = Activer le son
corner-sound-off = Couper le son
corner-rules = Règles

## Cards that explain a thing, and the rules
card-guess = La valeur imprimée n’est pas connue avec certitude ; celle-ci est la nôtre.
card-rule-key = Règle { $rule } : touche point d’interrogation.
rule-id = Règle { $rule }
rules-title = Règles : { $game }
rules-search = Chercher dans les règles
rules-found = { $count ->
        [0] Aucune règle n’en parle.
        [one] Une règle
       *[other] { $count } règles
    }
rules-english = Ces règles n’existent pas encore en français ; les voici en anglais.
rules-page = Ouvrir comme page
rules-mark-ruling = décision
    .text = Les livrets se taisent ou se contredisent ici ; cette page tranche.
rules-mark-data = données
    .text = Ces valeurs se trouvent dans les données du jeu, avec leur provenance.

## Notices, and what was refused
notices-title = Messages
error-unknown = Quelque chose a mal tourné. Rien n’a changé.
error-offline = Le serveur est injoignable. Rien n’est perdu ; réessayez dans un instant.
error-no-person = Cette table ne vous connaît plus. Rechargez la page.

## Seats and emotes
seat-number = Joueur { $seat }
seat-free = Place libre
seat-onlooker = Spectateur
signs-title = Réactions
sign-clap = Bien joué
sign-laugh = Ha ha
sign-ouch = Aïe
sign-think = Je réfléchis
sign-thanks = Merci
sign-wave = Coucou
sign-told = { $name } : { $sign }

## The curtain between two people at one screen
handover-title = { $name }, à vous
handover-text = Tous les autres regardent ailleurs un instant.
handover-open = Ouvrir le rideau

## The menu of a table
menu-title = Menu de la table
menu-rematch = Rejouer
menu-watch = Lien pour regarder
menu-watch-text = Venez regarder
menu-return = Reprendre ma place
menu-leave = Laisser un bot jouer
menu-leave-title = Faire une pause ?
menu-leave-text = Un bot joue à la place de { $name }. Vous pouvez reprendre la place quand vous voulez.
menu-leave-do = Laisser un bot jouer
menu-hand-over = Céder ma place
menu-hand-over-title = Céder votre place ?
menu-hand-over-text = Vous recevez un nouveau lien. Le premier qui l’ouvre joue pour { $name } ; vous pourrez regarder.
menu-hand-over-do = Céder
menu-hand-over-link = Le lien vers votre place
menu-hand-over-link-text = Envoyez-le à une seule personne. Il n’ouvre la place qu’une fois.
menu-resign = Abandonner
menu-resign-title = Abandonner la partie ?
menu-resign-text = Un bot joue à votre place pour que les autres puissent continuer. { $name } finit dernier, et c’est définitif.
menu-resign-do = Abandonner
menu-delete = Supprimer la table
menu-delete-title = Supprimer cette table ?
menu-delete-text = La partie et son enregistrement disparaissent pour tout le monde, définitivement.
menu-delete-do = Supprimer
menu-deleted = La table n’existe plus.

## Sharing
share = Partager
share-copy = Copier le lien
share-copied = Le lien est copié.
share-seat-text = Une place vous attend : { $game }

## Home
home-tag = Deux jeux d’os sans repos
home-now = Jouer
home-now-text = { $count ->
        [one] contre un bot
       *[other] contre { $count } bots
    }
home-now-kept = { $count ->
        [one] Un bot
       *[other] { $count } bots
    }, comme la dernière fois
home-tune = Choisir bots et règles
home-friends = Entre amis
home-pass = Sur un écran
home-solo = Solo
home-learn = Apprendre
home-docs = Pour auteurs de bots

## My games
games-title = Mes parties
games-none = Rien encore. Vos parties reposeront ici.
games-all = Les { $count } parties
games-running = En cours
games-open = En attente
games-over = Terminées
games-more = Afficher les parties plus anciennes
games-new = Une nouvelle partie
line-bots = { $count ->
        [one] un bot
       *[other] { $count } bots
    }
line-here = { $count } à cet écran
line-free = { $count ->
        [one] Une place libre
       *[other] { $count } places libres
    }
line-gathering = Tous ne sont pas prêts
line-waiting = { $count ->
        [one] { $names } réfléchit
       *[other] { $names } réfléchissent
    }
line-turn = À vous
line-over = Terminée
line-won = Gagnée
line-lost = Perdue
line-round = tour { $round }
line-resume = Reprendre
line-watch = Regarder
line-enter = Entrer
line-replay = Revoir

## Today's challenge
challenge-title = Le défi du jour
challenge-text = Même départ pour tous.
challenge-made = { $made } sur { $tried } l’ont réussi.
challenge-first = Personne ne l’a encore tenté.
challenge-take = Relever le défi
challenge-back = Y retourner

## Settings
settings-title = Réglages
settings-name = Votre nom
    .text = C’est ainsi qu’on vous appelle à table.
settings-keep = Garder
settings-named = Vous êtes { $name } maintenant.
settings-devices = Autres appareils
    .text = Toute personne qui joue ailleurs sous votre nom est déconnectée.
settings-sign-out = Les déconnecter
settings-signed-out = Seul cet appareil est encore connecté.
settings-theme = Clair ou sombre
settings-theme-system = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-play = À table
settings-speed = Vitesse du film
    .text = L’allure des squelettes. On peut toujours passer.
settings-speed-1 = Lent
settings-speed-2 = Normal
settings-speed-3 = Rapide
settings-speed-4 = Très rapide
settings-sound = Son
    .text = Les os cliquettent, et une cloche sonne quand c’est à vous.
settings-autoReady = Prêt tout seul
    .text = Quand il ne reste rien à choisir, vous êtes prêt aussitôt. Impossible alors de revenir en arrière.
settings-forecast = Prévision
    .text = Des fantômes montrent où iront vos squelettes.
settings-curtain = Rideau
    .text = Quand vous partagez un écran, un rideau tombe entre deux personnes.

## When something goes wrong
trouble-lost = Rien n’est enterré ici
    .text = Cette adresse ne mène nulle part. Il manque peut-être une lettre.
trouble-no-table = Cette table n’existe pas
    .text = Elle a été supprimée, ou le lien est incomplet.
trouble-deleted = La table a été débarrassée
    .text = La personne qui l’avait créée l’a supprimée, avec sa partie.
trouble-wrong-link = Ce lien n’ouvre aucune place
    .text = Demandez-en un nouveau. D’ici là, vous pouvez regarder.
trouble-seat-taken = Cette place est prise
    .text = Quelqu’un a été plus rapide. Vous pouvez regarder, ou demander un autre lien.
trouble-handed-over = Votre place a été cédée
    .text = Quelqu’un d’autre y joue désormais. Vous pouvez regarder.
trouble-offline = Le serveur est injoignable
    .text = Votre partie y est en sécurité. Nous continuons d’essayer.
trouble-failed = Cette page a rencontré un problème
    .text = La partie, elle, est en sécurité. Rechargez la page.
trouble-watch = Regarder
trouble-reload = Recharger

## A new table
new-title = Une table de { $game }
new-ways = Comment voulez-vous jouer ?
new-way-now = Contre des bots
new-way-friends = Entre amis
new-way-pass = Sur un écran
new-way-solo = Solo
new-hint-now = Vous et vos bots. La partie commence aussitôt.
new-hint-friends = Chaque place libre reçoit un lien à envoyer. Les bots sont déjà assis.
new-hint-pass = Tout le monde joue sur cet écran, l’un après l’autre, derrière un rideau.
new-who-sits = Qui est à table
new-who = Qui prend la place { $seat } ?
new-you = Vous
new-friend = Un ami
new-bot = Bot
new-kind-person = à cet écran
new-kind-link = par lien
new-kind-bot = bot
new-name = Nom du joueur { $seat }
new-level = Niveau : { $level }. Appuyez pour changer.
level-random = Maladroit
level-greedy = Fort
new-add = Ajouter une chaise
new-remove = Retirer la place { $seat }
new-seats = { $count ->
        [one] Une place
       *[other] { $count } places
    }
new-alone = Vous seul
new-links = { $count ->
        [one] un lien
       *[other] { $count } liens
    }
new-rounds = { $count ->
        [one] un tour
       *[other] { $count } tours
    }
new-less = Moins : { $what }
new-more = Plus : { $what }
new-clock = Pendule
    .text = Une pendule à vous.
new-clock-none = Aucune
    .text = Chacun prend le temps qu’il lui faut.
new-clock-relaxed = Tranquille
    .text = 90 secondes par choix, et 15 minutes en réserve.
new-clock-brisk = Vive
    .text = 20 secondes par choix, et 3 minutes en réserve.
new-reactions = Temps de réaction
    .text = Le temps dont les autres disposent pour réagir.
new-seconds = { $count } s
new-begin = Commencer
new-open = Obtenir les liens
error-bad-option = Ces choix ne vont pas ensemble.

## The lobby
lobby-name = Comment vous appeler ?
lobby-ready = Prêt
lobby-say-ready = Installez-vous, puis dites que vous êtes prêt.
lobby-free = { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    } Envoyez les liens.
lobby-free-guest = { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
lobby-waiting = On attend { $names }.
lobby-bot = Y asseoir un bot
lobby-begins = Tout le monde est là. La partie commence.
lobby-watching = Vous regardez. La partie commence quand tout le monde est prêt.
lobby-state-bot = Prêt
lobby-state-free = Libre
lobby-state-ready = Prêt
lobby-state-here = Présent
lobby-state-away = Absent
share-qr = Afficher un code à scanner
share-qr-title = Scannez pour être { $seat }
share-once = Le lien n’ouvre cette place qu’une fois.

## The connection to the table
line-cut = Connexion perdue. Rien d’autre ne l’est ; reconnexion…
line-restart = Le serveur redémarre. Rien n’est perdu ; un instant…
line-back = De nouveau connecté.

## Lessons
learn-guide = Votre guide
learn-step = Étape { $number } sur { $count }
learn-next = Continuer
learn-end = Continuer sans le guide
learn-other = Pas celui-là, pour cette fois.
learn-back = Retour
learn-resume = Revenir à la leçon
learn-play = Jouer une partie
learn-play-on = Continuer ici
trouble-no-lesson = Pas de leçon en ce moment
    .text = Réessayez dans un moment. Les règles disent tout, elles aussi, et les bots pardonnent beaucoup.
