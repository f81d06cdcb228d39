# The page around the games: home, new table, lobby, menus, settings, notices.

## Everywhere
you-name = Votre nom
# Names for people who give none, with commas between them: animals and flowers.
guest-names = Loutre, Héron, Blaireau, Lynx, Hérisson, Hirondelle, Martre, Faucon, Loir, Roitelet, Castor, Pie, Saumon, Crapaud, Gecko, Macareux, Morse, Bouquetin, Chouette, Renard, Lièvre, Rouge-gorge, Élan, Triton, Coquelicot, Trèfle, Chardon, Bruyère, Digitale, Jacinthe, Bouton-d’or, Pâquerette, Tournesol, Perce-neige, Lupin, Bleuet, Chèvrefeuille, Pivoine, Anémone, Primevère, Ancolie, Achillée, Oseille, Mauve, Cardère, Gentiane, Delphinium, Edelweiss
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
card-guess = La valeur imprimée n’est pas connue avec certitude ; celle-ci est la nôtre.
card-rule-key = Règle { $rule } : touche point d’interrogation pour la lire.
rule-id = Règle { $rule }
rules-title = Règles : { $game }
rules-search = Chercher dans les règles
rules-found = { $count ->
        [0] Aucune règle n’en parle.
        [one] Une règle
       *[other] { $count } règles
    }
rules-english = Ces règles n’existent pas encore en français ; les voici en anglais.
rules-page = Ouvrir en pleine page
rules-mark-ruling = décision
    .text = Les livrets se taisent ou se contredisent ici ; cette page tranche.
rules-mark-data = données
    .text = Ces valeurs se trouvent dans les données du jeu, avec leur provenance.

## Notices, and what was refused
notices-title = Messages
error-unknown = Quelque chose a mal tourné. Rien n’a changé.
error-offline = Le serveur est injoignable. Rien n’est perdu ; réessayez dans un instant.
error-no-person = Le serveur ne vous reconnaît plus. Rechargez la page.
error-bad-request = La page et le serveur ne se comprennent pas. Rechargez la page.
error-bad-message = La page et le serveur ne se comprennent pas. Rechargez la page.

## Seats and emotes
seat-number = Joueur { $seat }
seat-free = Place libre
seat-onlooker = Spectateur
signs-title = Émoticônes
sign-clap = Bien joué
sign-laugh = Ha ha
sign-ouch = Aïe
sign-think = Je réfléchis
sign-thanks = Merci
sign-wave = Coucou
sign-told = { $name } : { $sign }

## The curtain between two people at one screen
handover-title = { $name }, à vous
handover-text = Les autres, regardez ailleurs un instant.
handover-open = Ouvrir le rideau

## The menu of a table
menu-title = Menu de la table
menu-rematch = Revanche
menu-watch = Lien pour les spectateurs
menu-watch-text = Venez regarder notre partie
menu-elsewhere = Continuer sur un autre appareil
menu-elsewhere-text = Ouvrez ce lien sur votre autre appareil. On vous demandera ici si votre place peut y être transférée. Gardez ce lien pour vous.
menu-return = Reprendre ma place
menu-leave = Laisser un bot prendre le relais
menu-leave-title = Faire une pause ?
menu-leave-text = Un bot prend le relais de { $name }. Vous pouvez reprendre la place quand vous voulez.
menu-leave-do = Passer le relais
menu-hand-over = Céder ma place
menu-hand-over-title = Céder votre place ?
menu-hand-over-text = Vous recevez un nouveau lien. La première personne qui l’ouvre prend le relais de { $name }, et vous pourrez regarder.
menu-hand-over-do = Céder
menu-hand-over-link = Le lien vers votre place
menu-hand-over-link-text = Envoyez-le à une seule personne. Il ne fonctionne qu’une fois.
menu-resign = Abandonner
menu-resign-title = Abandonner la partie ?
menu-resign-text = Un bot prend le relais pour que les autres puissent continuer. { $name } finit dernier, et on ne peut pas l’annuler.
menu-resign-do = Abandonner
menu-delete = Supprimer la table
menu-delete-title = Supprimer cette table ?
menu-delete-text = La partie et son enregistrement disparaîtront pour tout le monde, définitivement.
menu-delete-do = Supprimer
menu-deleted = La table a été supprimée.
orders-title = Consignes
orders-text = Ce que la table répond pour vous, pour que personne n’attende. Les autres n’en voient rien.
order-ask = Me demander
order-next = À l’avenir…

## Sharing
share = Partager
share-copy = Copier le lien
share-copied = Lien copié.
share-seat-text = Une place vous attend : { $game }

## Home
home-tag = Deux jeux d’os sans repos
home-waiting = Votre partie vous attend
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
home-pass = Même écran
home-solo = Solo
home-learn = Apprendre
home-lessons = Leçons
home-lesson-done = terminée
home-docs = Pour les auteurs de bots

## My games
games-title = Mes parties
games-none = Rien encore. Vos parties reposeront dans ces tombes.
games-all = Les { $count } parties
games-running = En cours
games-open = Pas encore commencées
games-over = Terminées
games-more = Afficher les parties plus anciennes
games-new = Nouvelle partie
line-bots = { $count ->
        [one] un bot
       *[other] { $count } bots
    }
line-here = { $count } sur cet écran
line-free = { $count ->
        [one] Une place libre
       *[other] { $count } places libres
    }
line-gathering = Tout le monde n’est pas prêt
line-waiting = { $count ->
        [one] { $names } réfléchit
       *[other] { $names } réfléchissent
    }
line-turn = À vous
line-over = Terminée
line-won = Gagnée
line-lost = Perdue
line-round = manche { $round }
line-resume = Reprendre
line-watch = Regarder
line-enter = Ouvrir
line-replay = Revoir

## Today's challenge
challenge-title = Le défi du jour
challenge-text = Le même départ pour tous.
challenge-made = { $made } sur { $tried } l’ont réussi jusqu’ici.
challenge-first = Personne ne l’a encore tenté.
challenge-streak = { $count ->
    [one] Votre série : un jour.
   *[other] Votre série : { $count } jours de suite !
}
challenge-share = { $count } manches sur { $rounds }, essai nº { $attempts }
challenge-share-result = Partager le résultat
challenge-again = Réessayer
challenge-take = Relever le défi
challenge-back = Continuer

## Settings
settings-title = Réglages
settings-name = Votre nom
    .text = Le nom que les autres voient à la table.
settings-keep = Enregistrer
settings-named = Votre nom est maintenant { $name }.
settings-devices = Autres appareils
    .text = Toute personne qui joue ailleurs sous votre nom est déconnectée.
settings-sign-out = Les déconnecter
settings-signed-out = Seul cet appareil est encore connecté.
settings-theme = Clair ou sombre
settings-theme-system = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-play = À la table
settings-speed = Vitesse de l’animation
    .text = La vitesse des squelettes. On peut toujours passer.
settings-speed-1 = Lent
settings-speed-2 = Normal
settings-speed-3 = Rapide
settings-speed-4 = Très rapide
settings-sound = Son
    .text = Les os cliquettent, et une cloche sonne quand c’est à vous de jouer.
settings-autoReady = Prêt automatiquement
    .text = Dès qu’il ne vous reste rien à choisir, vous êtes prêt. Impossible alors d’annuler.
settings-forecast = Prévision
    .text = Des fantômes montrent où iront vos squelettes.
settings-coordinates = Coordonnées
    .text = Lettres et chiffres au bord de la clairière : ainsi le journal, les conseils et les leçons nomment les cases.
settings-curtain = Rideau
    .text = Quand vous partagez un écran, un rideau cache la table entre deux joueurs.

## When something goes wrong
trouble-lost = Rien n’est enterré ici
    .text = Cette adresse ne mène nulle part. Il manque peut-être un caractère.
trouble-no-table = Cette table n’existe pas
    .text = Elle a été supprimée, ou le lien est incomplet.
trouble-deleted = Cette table n’existe plus
    .text = La personne qui l’avait créée l’a supprimée, avec la partie.
trouble-wrong-link = Ce lien n’ouvre aucune place
    .text = Demandez-en un nouveau. En attendant, vous pouvez regarder.
trouble-handed-over = Votre place a été cédée
    .text = Quelqu’un d’autre y joue maintenant. Vous pouvez regarder.
trouble-transferred = Vous continuez sur votre autre appareil
    .text = Votre place y a été transférée. D’ici, vous pouvez encore regarder.
trouble-offline = Le serveur est injoignable
    .text = Votre partie est en sécurité. Nous continuons d’essayer.
trouble-failed = Cette page a rencontré un problème
    .text = La partie, elle, est en sécurité. Rechargez la page.
trouble-watch = Regarder
trouble-reload = Recharger

## A seat that somebody has, by its link: $name sits there
transfer-taken = { $name } est déjà à cette place
    .text = C’est vous, sur un autre appareil ? Alors vous pouvez continuer ici. Votre autre appareil doit d’abord donner son accord.
transfer-asking = Demande envoyée à votre autre appareil
    .text = Confirmez là-bas que c’est bien vous. Sans réponse, vous continuerez ici quand même.
transfer-refused = La place reste où elle est
    .text = La personne qui l’occupe a refusé. Vous pouvez regarder.
transfer-ask = Continuer ici

## A new table
new-title = Une partie de { $game }
new-ways = Comment voulez-vous jouer ?
new-way-now = Contre des bots
new-way-friends = Entre amis
new-way-pass = Même écran
new-way-solo = Solo
new-hint-now = Rien que vous et les bots. La partie commence aussitôt.
new-hint-friends = Chaque place libre reçoit un lien à envoyer. Les bots sont déjà assis.
new-hint-pass = Tout le monde joue sur cet écran, à tour de rôle, avec un rideau entre deux joueurs.
new-who-sits = Qui joue
new-who = Qui prend la place { $seat } ?
new-you = Vous
new-friend = Un ami
new-kind-person = sur cet écran
new-kind-link = par lien
new-kind-bot = bot
new-name = Nom du joueur { $seat }
new-level = Niveau : { $level }. Appuyez pour changer.
characters-title = Choisir un adversaire
level-random = Maladroit
level-greedy = Fort
level-talus = Talus
level-talus-plays = Débute encore et ne voit guère plus loin que le bout de son nez.
level-tibia = Tibia
level-tibia-plays = D’humeur joyeuse et insouciante : laisse souvent passer la meilleure idée.
level-patella = Patella
level-patella-plays = Jeu solide : prend le mieux sur le moment et ne fait pas de gaffe.
level-costa = Costa
level-costa-plays = Regarde une ou deux manches plus loin avant de décider.
level-scapula = Scapula
level-scapula-plays = Compare de nombreux plans et joue la suite de chacun dans sa tête.
level-cranium = Cranium
level-cranium-plays = Joue des centaines de parties dans sa tête, jusqu’à deux secondes.
level-measured = Bat { $other } à { $share } %.
characters-style = Style de jeu
style-none = Équilibré
style-builder = Bâtisseur
style-sender = Trouble-fête
style-racer = Fonceur
new-add = Ajouter une place
new-remove = Retirer la place { $seat }
new-seats = { $count ->
        [one] Une place
       *[other] { $count } places
    }
new-alone = Rien que vous
new-links = { $count ->
        [one] un lien
       *[other] { $count } liens
    }
new-rounds = { $count ->
        [one] une manche
       *[other] { $count } manches
    }
new-less = Diminuer : { $what }
new-more = Augmenter : { $what }
new-clock = Pendule
    .text = Une pendule à votre choix.
new-clock-none = Aucune
    .text = Chacun prend tout son temps.
new-clock-relaxed = Tranquille
    .text = 90 secondes par choix, et 15 minutes en réserve.
new-clock-brisk = Rapide
    .text = 20 secondes par choix, et 3 minutes en réserve.
new-reactions = Temps de réaction
    .text = Le temps dont les autres disposent pour réagir.
new-seconds = { $count } s
new-minutes = { $count } min
new-away = Si quelqu’un s’absente
    .text = Passé ce délai, les autres peuvent laisser un bot jouer jusqu’à son retour.
new-away-never = Jamais
    .text = Les autres attendent, aussi longtemps qu’il le faut.
new-begin = Commencer
new-open = Créer les liens
error-bad-option = Ces choix ne vont pas ensemble.

## The lobby
lobby-name = Comment vous appelez-vous ?
lobby-ready = Prêt
lobby-say-ready = Installez-vous, puis appuyez sur « Prêt ».
lobby-free = { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    } Envoyez les liens.
lobby-free-guest = { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
lobby-waiting = On attend { $names }.
lobby-bot = Mettre un bot ici
lobby-begins = Tout le monde est là. La partie commence.
lobby-watching = Vous regardez. La partie commencera quand tout le monde sera prêt.
lobby-you = Vous
lobby-local = Ces liens ne s’ouvrent que sur cette machine. Pour les ouvrir ailleurs, lancez la table avec « ossuary serve --host 0.0.0.0 » et ouvrez-la à une adresse accessible de là-bas.
lobby-state-bot = Prêt
lobby-state-free = Libre
lobby-state-ready = Prêt
lobby-state-here = Présent
lobby-state-away = Absent
share-qr = Afficher un code QR
share-qr-title = Scannez pour jouer à la place de { $seat }
share-once = Le lien ne fonctionne qu’une fois.

## The connection to the table
line-cut = Connexion perdue. Votre partie est en sécurité ; reconnexion…
line-restart = Le serveur redémarre. Votre partie est en sécurité ; un instant…
line-back = De nouveau connecté.

## Lessons
learn-guide = Votre guide
learn-step = Étape { $number } sur { $count }
learn-next = Suivant
learn-end = Continuer sans le guide
learn-other = Pas cela : faites ce que le guide demande.
learn-back = Retour
learn-resume = Revenir à la leçon
learn-play = Jouer une partie
learn-play-on = Continuer ici
trouble-no-lesson = La leçon n’est pas disponible pour l’instant
    .text = Réessayez dans un moment. Les règles expliquent tout, elles aussi, et les bots pardonnent beaucoup.

## House rules, in the dialog for new tables and wherever a table is described
house-title = Règles maison
house-changed = { $count ->
        [one] une modifiée
       *[other] { $count } modifiées
    }
house-reset = Rétablir
house-about = Là où les livrets se taisent ou se contredisent, votre table peut décider.
house-variant = Quelles valeurs portent les pièces ?
    .text = Cet hôte propose d’autres valeurs pour certaines pièces : coûts, étoiles, symboles.
house-variant-none = Les valeurs habituelles
choice-usual = habituel
terms-house = Règles maison :
terms-variant = Valeurs : { $variant }
terms-edition = { $edition ->
        [1] Première édition des règles
       *[other] Édition { $edition } des règles
    }
