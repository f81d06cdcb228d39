# The page around the games: home, new table, lobby, menus, settings, notices.

## Everywhere
game-bad-bones = Bad Bones
game-dia-de-los-muertos = Día de los Muertos
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
error-stale-question = On y a déjà répondu, peut-être dans un autre onglet. La question actuelle est sur la table.
error-no-table = Cette table n’existe pas. Elle a peut-être été supprimée, ou le lien est incomplet.
error-no-person = Cette table ne vous connaît plus. Rechargez la page.
error-wrong-link = Ce lien n’ouvre pas la place. Demandez-en un nouveau.
error-seat-taken = Quelqu’un d’autre a pris cette place. Vous pouvez regarder.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-your-table = Seul celui qui a créé la table peut faire cela.
error-not-over = La partie n’est pas encore finie.
error-too-many-tables = Vous avez trop de tables. Supprimez-en d’abord.
error-too-many-requests = Trop vite. Attendez un instant, puis continuez.
error-too-fast = Trop vite. Attendez un instant, puis continuez.
error-store = La table ne peut pas être enregistrée pour l’instant. Rien n’est perdu ; réessayez.
error-damaged = Cette partie vient d’une autre version et ne peut pas continuer ici.

## Seats and signs
seat-number = Joueur { $seat }
seat-bot = Bot { $number }
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
