# Any game’s table on the screen.
play-home = Back to the start page
play-round = Round { $round }
play-rule = Rule { $rule }
play-waiting = Waiting for the others
play-watching = You are watching
play-past = Looking back
play-over = The game is over

rival-thinking = Thinking
rival-away = Away
bot-name-1 = Bruno
bot-name-2 = Mira
bot-name-3 = Jonas
bot-name-4 = Tilda
bot-name-5 = Oskar
bot-name-6 = Vera

dock-undo = Undo
dock-hint = What would a strong player do?

log-label = Log
log-empty = Nothing has happened yet.
log-begin = Set-up
log-chapter = Round { $round } · { $phase }
log-back = Show this moment
film-label = Animation
film-pause = Pause
film-play = Continue
film-skip = Skip
film-past = You are looking back at round { $round }
film-now = Back to now
score-title = Score sheet
score-won-you = You win!
score-won-shared-you = You win, together with { $names }!
score-won = { $names } wins!
score-won-shared = { $names } win together!
