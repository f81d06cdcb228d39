# The table of this game on the screen, besides things, events and questions.
play-phases = Phases of the round
play-others = The other boards
play-own-board = Your board
play-ready = Ready
play-film = The skeletons are on the move
play-point = Point at a space
play-point-text = The next space you click is pointed out to the others, on any board. It decides nothing.
rival-open = Enlarge { $name }’s board
rival-board = { $name }’s board
rival-back = Close { $name }’s board
rival-fellow = Teammate
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
stat-tower = tower
stat-towers = towers
stat-houses = houses
stat-cemetery = cemetery
dock-label = Supply, log and cemetery
dock-faces = Which way round
dock-unready = Not ready
dock-ready = Ready
dock-pass = Place nothing
plan-offer = Or place a trap now as well: hero and trap are then confirmed together.
plan-made = Hero and trap are confirmed together when you press “Ready”.
dock-ready-count = { $ready } of { $persons }
face-slash = Rising to the right
face-backslash = Falling to the right
face-white = White side up
face-black = Black side up
slot-placing = placing
slot-on-board = placed
slot-use-now = use it now
slot-retrieve = Retrieve
slot-retrieve-text = Take a trap off your board and back into the supply, intact again.
tab-supply = Supply
tab-log = Log
tab-cemetery = Cemetery
goal-versus = The game ends as soon as anyone’s tower or village falls. Whoever is still standing with the most points wins.
goal-solo = Survive all the rounds. If your tower or your house falls, you lose.
goal-coop = Survive all the rounds together. If the capital burns down or anyone loses all their towers, you all lose.
forecast-label = Forecast
forecast-trying = If you do this
forecast-tower = tower { $change }
forecast-village = village { $change }
forecast-capital = capital { $change }
forecast-none = No damage
forecast-lost = { $what ->
    [tower] Nothing can save the tower
    [village] Nothing can save the village
   *[both] Nothing can save the tower or the village
}
forecast-kills = { $count ->
    [one] one killed
   *[other] { $count } killed
}
forecast-sent = { $count ->
    [one] one sent to { $name }
   *[other] { $count } sent to { $name }
}
forecast-back = { $count ->
    [one] one comes back
   *[other] { $count } come back
}
forecast-unsure = you choose later
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
space-arrow = arrow pointing { $facing ->
    [up] up
    [right] right
    [down] down
   *[left] left
}
space-coming = after the skeleton phase: { $skeleton }
space-waiting = { $skeleton }, in the forest before { $space }
board-waiting = Waiting in the forests
