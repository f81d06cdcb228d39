# La table de n’importe quel jeu à l’écran.
play-home = Retour à l’accueil
play-round = Manche { $round }
play-rule = Règle { $rule }
play-waiting = On attend les autres
play-waiting-for = On attend { $names }
# More than three are waited for: $names are the first two, $count is at least two.
play-waiting-for-more = On attend { $names } et { $count } autres
play-bot-for-you = Un bot joue pour vous
play-resigned = Vous avez abandonné
play-watching = Vous regardez
play-past = Retour en arrière
play-over = La partie est finie

seat-is-thinking = Réfléchit
seat-is-ready = Prêt
seat-is-away = Absent
seat-is-bot = Un bot joue
seat-is-resigned = A abandonné
bot-name-1 = Bruno
bot-name-2 = Mira
bot-name-3 = Jonas
bot-name-4 = Tilda
bot-name-5 = Oskar
bot-name-6 = Vera

## The clock of a seat
clock-left = Temps restant
clock-warning = Plus que { $seconds } secondes.

## The line above the table
strip-label = À propos de votre place
strip-bot = Un bot joue pour vous.
strip-bot-name = Un bot joue pour { $name }.
strip-resigned = Vous avez abandonné. Un bot continue pour que les autres puissent finir.
strip-resigned-name = { $name } a abandonné. Un bot continue pour que les autres puissent finir.
strip-handed-over = Personne n’a encore ouvert le lien vers votre place. D’ici là, vous pouvez la garder.
strip-keep = Garder ma place
strip-gone = { $name } est absent depuis un moment.
strip-free = Personne n’a encore pris la place de { $name }.
strip-bot-for = Laisser jouer un bot
strip-bot-wanted = Vous aimeriez qu’un bot joue pour { $name }. Aux autres de dire s’ils sont d’accord.
strip-bot-wanted-by = { $others } { $count ->
        [one] aimerait
       *[other] aimeraient
    } qu’un bot joue pour { $name }.
# $name is how the other device’s person calls themselves, $seat whose seat it is at this shared screen.
strip-transfer = « { $name } » demande votre place depuis un autre appareil. Sauf refus de votre part, elle y sera transférée dans { $seconds } s.
strip-transfer-name = « { $name } » demande la place de { $seat } depuis un autre appareil. Sauf refus de votre part, elle y sera transférée dans { $seconds } s.
strip-transfer-agree = C’est moi
strip-transfer-refuse = Refuser
strip-lost = Votre place a été transférée sur un autre appareil.
strip-take-back = La reprendre

## What stands below and beside the table
dock-undo = Annuler
dock-hint = Que ferait un bon joueur ?

log-label = Journal
log-empty = Il ne s’est encore rien passé.
log-begin = Mise en place
log-chapter = Manche { $round } · { $phase }
log-back = Montrer ce moment
log-later = Montrer aussi la suite
play-whose = { $name } : { $text }
film-label = Animation
film-pause = Pause
film-play = Continuer
film-skip = Passer
film-past = Vous revoyez la manche { $round }
film-now = Retour au présent
score-title = Décompte
score-won-you = Vous gagnez !
score-won-shared-you = Vous gagnez, avec { $names } !
score-won = { $names } gagne !
score-won-shared = { $names } gagnent ensemble !
auto-ready-offer = Être prêt automatiquement ?
auto-ready-yes = Activer
auto-ready-no = Non merci
auto-ready-on = C’est fait. Vous pouvez le désactiver dans les réglages.

## Keys
keys-title = Touches
keys-answer = Choisir une réponse ou une carte par son numéro
keys-board = Parcourir le plateau ; Entrée choisit une case
keys-turn = Tourner le piège en main
keys-skip = Passer l’animation
keys-escape = Fermer, ou revenir au présent
keys-rule = Montrer la règle de l’élément sélectionné, ou cette liste
