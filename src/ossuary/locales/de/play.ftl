# Der Tisch jedes Spiels auf dem Bildschirm.
play-home = Zurück zur Startseite
play-round = Runde { $round }
play-rule = Regel { $rule }
play-waiting = Warten auf die anderen
play-watching = Du siehst zu
play-past = Rückblick
play-over = Die Partie ist zu Ende

rival-thinking = Überlegt
rival-away = Abwesend
bot-name-1 = Bruno
bot-name-2 = Mira
bot-name-3 = Jonas
bot-name-4 = Tilda
bot-name-5 = Oskar
bot-name-6 = Vera

dock-undo = Rückgängig
dock-hint = Was würde ein starker Spieler tun?

log-label = Verlauf
log-empty = Es ist noch nichts passiert.
log-begin = Aufbau
log-chapter = Runde { $round } · { $phase }
log-back = Diesen Moment zeigen
film-label = Animation
film-pause = Pause
film-play = Weiter
film-skip = Überspringen
film-past = Du blickst auf Runde { $round } zurück
film-now = Zurück zur Gegenwart
score-title = Wertung
score-won-you = Du gewinnst!
score-won-shared-you = Du gewinnst, gemeinsam mit { $names }!
score-won = { $names } gewinnt!
score-won-shared = { $names } gewinnen gemeinsam!
