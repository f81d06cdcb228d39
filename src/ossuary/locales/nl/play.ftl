# De tafel van elk spel op het scherm.
play-home = Terug naar de startpagina
play-round = Ronde { $round }
play-rule = Regel { $rule }
play-waiting = Wachten op de anderen
play-watching = Je kijkt toe
play-past = Terugblik
play-over = Het spel is afgelopen

rival-thinking = Denkt na
rival-away = Afwezig
bot-name-1 = Bruno
bot-name-2 = Mira
bot-name-3 = Jonas
bot-name-4 = Tilda
bot-name-5 = Oskar
bot-name-6 = Vera

dock-undo = Ongedaan maken
dock-hint = Wat zou een sterke speler doen?

log-label = Logboek
log-empty = Er is nog niets gebeurd.
log-begin = Opstelling
log-chapter = Ronde { $round } · { $phase }
log-back = Dit moment tonen
film-label = Animatie
film-pause = Pauze
film-play = Verder
film-skip = Overslaan
film-past = Je kijkt terug naar ronde { $round }
film-now = Terug naar nu
score-title = Puntentelling
score-won-you = Je wint!
score-won-shared-you = Je wint, samen met { $names }!
score-won = { $names } wint!
score-won-shared = { $names } winnen samen!
