# Ce que la table elle-même refuse, quel que soit le jeu : par le socket, par HTTP et dans les fichiers. La clé est le
# code, sauf là où plusieurs phrases en partagent un.

## En cours de partie
unknown-words = « { $words } » ne répond à aucune question ici.
nothing-to-undo = Vous n’avez rien à annuler.
undo-too-late = On ne peut plus l’annuler : la suite en dépend.
game-over = La partie est finie.
stale-question = On y a déjà répondu, peut-être dans un autre onglet. La question actuelle est sur la table.
bot-plays = Un bot joue à cette place ; reprenez-la d’abord.
person-plays = Vous jouez déjà vous-même à cette place.
not-gone = La personne à cette place n’est pas absente depuis assez longtemps.
already-ready = Vous avez déjà dit que vous étiez prêt ; revenez d’abord là-dessus.
nothing-to-close = Il n’y a rien pour quoi être prêt en ce moment.
answer-first = Répondez d’abord à votre dernière question, vous pourrez être prêt ensuite.
phase-closes = Tout le monde est prêt ; la phase se termine.
has-resigned = Cette place a abandonné la partie.
not-started = La partie n’a pas commencé : il manque quelqu’un, ou tous ne sont pas prêts.
has-started = La partie a déjà commencé.
not-over = La partie n’est pas encore finie.
not-asked-now = On ne demande rien à cette place pour l’instant.
no-forecast = Il n’y a rien à prévoir pour l’instant.
no-pointing = On ne peut montrer des cases que quand tout le monde joue ensemble.
no-such-space = Cette case n’existe pas.
no-reactions = Personne ne peut réagir pour l’instant.
too-busy = Trop de choses arrivent à la fois à cette table ; réessayez.
value-missing = Avant la partie, « ready » demande une valeur : seize octets au hasard, les vôtres.

## Tables, places et personnes
no-table = Cette table n’existe pas. Elle a peut-être été supprimée, ou le lien est incomplet.
table-deleted = Cette table a été supprimée.
damaged = Cette partie a été enregistrée par une autre version et ne peut pas continuer ici.
other-edition = Cette partie a été commencée avec d’autres règles ou données que celles de ce serveur ; elle ne peut donc pas continuer ici.
not-your-table = Seule la personne qui a créé cette table peut la supprimer.
not-yours-to-fill = Seule la personne qui a créé cette table peut confier une place à un bot.
overloaded = Le serveur a trop à calculer en ce moment. Réessayez dans quelques secondes.
too-much-work = Vous avez fait beaucoup calculer ce serveur. Attendez un peu avant d’en demander davantage.
too-many-bot-tables = À trop de vos tables, il n’y a que des bots qui jouent. Attendez que quelques-unes de ces parties soient finies.
too-many-bot-tables-here = À trop de tables de ce serveur, il n’y a que des bots qui jouent. Attendez que quelques-unes de ces parties soient finies.
too-many-tables = Vous avez trop de tables. Supprimez-en d’abord quelques-unes.
too-many-bytes = Vos tables occupent trop d’espace. Supprimez-en d’abord quelques-unes.
too-many-bytes-here = Votre adresse a enregistré trop de données récemment. Réessayez plus tard.
no-seat = { $seats ->
    [one] Cette table n’a qu’une place.
   *[other] Cette table a les places 1 à { $seats }.
}
not-your-seat = Cette place n’est pas la vôtre.
not-your-seats = La place { $seat } n’est pas la vôtre ; sans place, vous pouvez regarder.
not-your-view = Cette place n’est pas la vôtre ; on regarde avec la place 0.
no-seat-of-yours = Vous n’avez pas de place à cette table.
not-joined = Vous n’avez pas rejoint la table à la place { $seat }.
seat-taken = Quelqu’un d’autre a pris cette place. Vous pouvez regarder.
seat-wanted = Un autre appareil demande déjà cette place. Réessayez dans une minute.
no-transfer = Plus personne ne demande cette place.
wrong-link = Ce lien n’ouvre pas la place. Demandez-en un nouveau.
no-person = Dites d’abord qui vous êtes : POST /api/people avec un nom.
forgotten-person = Le serveur ne vous reconnaît plus ; présentez-vous de nouveau.

## Une table qui continue un texte
start-game = Le texte est celui d’un autre jeu : { $game } au lieu de { $wanted }.
start-options = Le texte se joue avec { $option }, mais la table est réglée sur { $wanted }.
start-over = La partie est finie là où ce texte s’arrête ; il n’y a rien à continuer.
start-seats = Le texte compte { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, la table { $wanted }.
bad-record = Ligne { $line }, colonne { $column } : { $why }
long-study = Ce texte est trop long pour être joué ici : { $lines } lignes au plus.
long-text = Ce texte est trop long pour être joué ici : { $most } ko au plus.
no-lesson = Ce jeu n’a pas de leçon.
no-variant = Cet hôte n’offre pas ces données pour ce jeu. Il offre : { $list }.
no-language = Les règles existent en { $languages }.

## Messages et requêtes
bad-message = Impossible à lire : { $why }.
bad-name = Ce nom ne convient pas : un nom compte de 1 à 40 caractères, commence par un caractère visible et n’en contient pas d’invisibles.
bad-request = Cela ne convient pas : { $why }.
bad-start = Le premier message doit être un « join ».
joined-already = Vous avez déjà rejoint cette table ; nommez-en une autre ou ouvrez une autre connexion.
no-body = La requête est vide : envoyez un objet JSON.
not-json = Envoyez du JSON et dites-le : Content-Type: { $type }.
too-deep = C’est imbriqué trop profondément pour être lu.
too-large = C’est plus gros que ce que le serveur accepte.
too-long = Aucune adresse n’est aussi longue ici.
too-slow = La requête n’est pas arrivée à temps.
cut-off = La requête n’est pas arrivée en entier.
too-fast = C’était trop rapide. Attendez un instant, puis réessayez.
too-many-sockets = Il y a trop de connexions depuis votre adresse ; fermez un onglet ou réessayez plus tard.
foreign-origin = Cette page n’appartient pas à ce serveur.
unknown-host = Ce serveur ne s’appelle pas { $name }. S’il le doit, son hôte peut le régler : --set origin=https://{ $name }
not-found = Il n’y a rien ici.
method-not-allowed = Ce n’est pas possible ici ; l’en-tête Allow dit ce qui l’est.
only-sockets = Cette adresse n’accepte que des connexions WebSocket.
restart = Le serveur redémarre. Réessayez dans quelques secondes.
store = Le serveur ne peut ni lire ni écrire ses données pour l’instant. Rien n’est perdu ; réessayez.
store-not-writable = Impossible d’écrire dans la base de données : { $why }
internal = Quelque chose s’est mal passé ici et a été consigné. Rien n’a changé.
verbatim = { $why }
