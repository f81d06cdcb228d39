# La table de n’importe quel jeu à l’écran.
play-home = Retour à l’accueil
play-round = Manche { $round }
play-rule = Règle { $rule }
play-waiting = On attend les autres
play-watching = Vous regardez
play-past = Retour en arrière
play-over = La partie est finie

rival-thinking = Réfléchit
rival-away = Absent
bot-name-1 = Bruno
bot-name-2 = Mira
bot-name-3 = Jonas
bot-name-4 = Tilda
bot-name-5 = Oskar
bot-name-6 = Vera

dock-undo = Annuler
dock-hint = Que ferait un bon joueur ?

log-label = Journal
log-empty = Il ne s’est encore rien passé.
log-begin = Mise en place
log-chapter = Manche { $round } · { $phase }
log-back = Montrer ce moment
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
