# Der Tisch jedes Spiels auf dem Bildschirm.
play-home = Zurück zum Anfang
play-round = Runde { $round }
play-rule = Regel { $rule }
play-waiting = Warten auf die anderen
play-watching = Du schaust zu
play-past = Ein Blick zurück
play-over = Das Spiel ist aus

rival-thinking = Überlegt
rival-away = Abwesend
bot-name-1 = Bruno
bot-name-2 = Mira
bot-name-3 = Jonas
bot-name-4 = Tilda
bot-name-5 = Oskar
bot-name-6 = Vera

dock-undo = Zurück
dock-hint = Was täte ein starker Spieler?

log-label = Verlauf
log-empty = Noch ist nichts geschehen.
log-begin = Aufbau
log-chapter = Runde { $round } · { $phase }
log-back = Zu diesem Moment zurück
film-label = Der Film
film-pause = Anhalten
film-play = Weiter
film-skip = Überspringen
film-past = Du siehst Runde { $round }
film-now = Zurück zum Jetzt
score-title = Wertung
score-won-you = Du gewinnst!
score-won-shared-you = Du gewinnst, gemeinsam mit { $names }!
score-won = { $names } gewinnt!
score-won-shared = { $names } gewinnen gemeinsam
