# The Bad Bones table on the screen: what stands on it besides things, events and questions.
play-home = Back to the start page
play-round = Round { $round }
play-phases = Phases of the round
play-others = The other boards
play-own-board = Your board
play-ready = Ready
play-rule = Rule { $rule }
play-film = The skeletons are on the move
play-waiting = Waiting for the others
play-watching = You are watching
play-past = A look back
play-point = Show a space
play-point-text = The next space you click is shown to the others, on any board. Nothing is decided by it.
play-over = The game is over

rival-open = { $name }'s board: look at it large
rival-board = { $name }'s board
rival-back = Back from { $name }
rival-thinking = Thinking
rival-away = Away
rival-bot-plays = A bot plays on
rival-fellow = Fellow player
rival-only = { $bot ->
    [yes] Opponent · bot
   *[no] Opponent
}
rival-left = { $bot ->
    [yes] Left neighbour · bot
   *[no] Left neighbour
}
rival-right = { $bot ->
    [yes] Right neighbour · bot
   *[no] Right neighbour
}
rival-across = { $bot ->
    [yes] Across · bot
   *[no] Across
}
bot-name-1 = Bruno
bot-name-2 = Mira
bot-name-3 = Jonas
bot-name-4 = Tilda
bot-name-5 = Oskar
bot-name-6 = Vera

stat-tower = tower
stat-towers = towers
stat-houses = houses
stat-cemetery = cemetery

dock-label = Supply, log and cemetery
dock-faces = Which way round
dock-undo = Undo
dock-unready = Wait
dock-hint = What would a strong player do?
dock-ready = Ready
dock-pass = Place nothing
dock-ready-count = { $ready } of { $persons }
face-slash = Rising to the right
face-backslash = Falling to the right
face-white = White side up
face-black = Black side up
slot-placing = placing
slot-on-board = on board
slot-use-now = use it now
slot-retrieve = Take back
slot-retrieve-text = Take a trap from your board back into the supply, mended.
tab-supply = Supply
tab-log = Log
tab-cemetery = Cemetery

forecast-label = Forecast
forecast-trying = If so
forecast-tower = tower { $change }
forecast-village = village { $change }
forecast-sent = { $count ->
    [one] one sent to { $name }
   *[other] { $count } sent to { $name }
}
forecast-back = { $count ->
    [one] one comes back
   *[other] { $count } come back
}
forecast-unsure = your choice to come

space-label = { $legal ->
    [yes] { $space }: { $there }. Can be chosen.
   *[no] { $space }: { $there }
}
space-empty = empty
space-damaged = { $name }, damaged
space-skeleton = { $model ->
    [blue] blue skeleton
    [green] green skeleton
    [purple] purple skeleton
    [yellow] yellow skeleton
    [red] red skeleton
    [artificer] chief artificer
    [necromancer] chief necromancer
    [nice] nice chief
    [instructor] chief instructor
    [spectral] spectral chief
    [saboteur] chief saboteur
   *[emperor] skeleton emperor
} facing { $facing ->
    [up] up
    [right] right
    [down] down
   *[left] left
}

log-label = Log
log-empty = Nothing has happened yet.
log-begin = Set-up
log-chapter = Round { $round } · { $phase }
log-back = Go back to this moment
film-label = The film
film-pause = Hold
film-play = Go on
film-skip = Skip
film-past = You are looking at round { $round }
film-now = Back to now
score-won-you = You win!
score-won-shared-you = You win, together with { $names }!
score-won = { $names } wins!
score-won-shared = { $names } win together
