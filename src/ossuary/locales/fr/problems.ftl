# Ce qui ne se fait pas à la table, quel que soit le jeu : problèmes de l’API et du socket.
problem-bad-message = Impossible à lire : { $why }.
problem-bad-option = { $why }
problem-bad-record = Ligne { $line }, colonne { $column } : { $why }
problem-bad-request = Cela ne convient pas : { $why }.
problem-bad-start = Le premier message doit être un « join ».
problem-cut-off = La requête n’est pas arrivée entière.
problem-damaged = Cette partie vient d’une autre version et ne peut pas continuer ici.
problem-foreign-origin = Cette page n’appartient pas à la table.
problem-forgotten-person = Cette table ne vous connaît plus ; présentez-vous de nouveau.
problem-internal = Quelque chose s’est mal passé ici et a été noté. Rien n’a changé.
problem-joined-already = Vous êtes déjà à cette table ; nommez-en une autre ou ouvrez une autre connexion.
problem-long-study = Ce texte a plus de lignes qu’on n’en joue ici : { $lines } au plus, dont cent « undo ».
problem-method-not-allowed = Cela ne se fait pas ici ; l’en-tête Allow dit ce qui se fait.
problem-no-body = Il manque le contenu : un objet JSON.
problem-no-game = Il n’y a pas de jeu « { $game } » ici ; les jeux sont { $games }.
problem-no-language = Les règles existent en { $languages }.
problem-no-person = Dites d’abord qui vous êtes : POST /api/people avec un nom.
problem-no-seat = { $seats ->
    [one] Cette table n’a qu’une place.
   *[other] Cette table a les places 1 à { $seats }.
}
problem-no-seat-of-yours = Vous n’avez pas de place à cette table.
problem-no-table = Cette table n’existe pas ; elle a peut-être été supprimée, ou le lien n’est pas entier.
problem-not-found = Il n’y a rien ici.
problem-not-joined = Vous n’êtes pas à la place { $seat }.
problem-not-json = Envoyez du JSON et dites-le : Content-Type: { $type }.
problem-not-over = La partie n’est pas encore finie.
problem-not-utf-8 = Impossible à lire : ce n’est pas de l’UTF-8.
problem-not-your-seat = Cette place n’est pas la vôtre.
problem-not-your-seats = La place { $seat } n’est pas la vôtre ; sans place, vous pouvez regarder.
problem-not-your-table = Seul qui a créé une table peut la supprimer.
problem-not-your-view = Cette place n’est pas la vôtre ; on regarde avec la place 0.
problem-other = { $why }
problem-seat-taken = Quelqu’un d’autre a pris cette place ; vous pouvez regarder.
problem-start-game = Le texte est celui d’un autre jeu : { $game } au lieu de { $wanted }.
problem-start-options = Le texte se joue avec { $option }, la table serait avec { $wanted }.
problem-start-over = La partie est finie là où ce texte s’arrête : il n’y a plus rien à jouer.
problem-start-seats = Le texte compte { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, la table { $wanted }.
problem-store = La table ne peut être ni lue ni écrite pour l’instant ; rien n’est perdu. Réessayez.
problem-too-deep = C’est imbriqué trop profondément pour être lu.
problem-too-fast = Trop de messages ; attendez une seconde.
problem-too-large = C’est plus que la table n’accepte.
problem-too-long = Aucune adresse n’est aussi longue ici.
problem-too-many-requests = Trop de requêtes ; attendez un instant, puis continuez.
problem-too-many-sockets = Trop de connexions d’ici ; fermez un onglet ou réessayez plus tard.
problem-too-many-tables = Vous avez trop de tables ; supprimez-en d’abord quelques-unes.
problem-too-slow = La requête n’est pas arrivée à temps.
problem-wrong-link = Ce lien n’ouvre pas la place ; demandez-en un nouveau.
