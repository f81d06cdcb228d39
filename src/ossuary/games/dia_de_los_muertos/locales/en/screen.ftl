# The Día de los Muertos table on the screen.
dia-order = Order this round
dia-gate-closed = Gate closed: gravedigger on { $field }
dia-gate-open = The gate is open
dia-film = See what happens
dia-board = The graveyard path
dia-field = field { $field }
dia-home = home, place { $rank }
dia-your-turn = Your turn
dia-plays = Plays
dia-laid = Laid
dia-limbs = { $arms } arms, { $legs } legs
dia-pick-back = Take a card with { $bones ->
    [one] one bone
   *[other] { $bones } bones
}
dia-aim = Choose { $name }
dia-feast-left = { $name }: { $count } left
dia-pile = { $count ->
    [one] one card lies here
   *[other] { $count } cards lie here
}
dia-lies-here = Here lies: { $lies }.
dia-can-choose = can be chosen
dia-no-cards = No cards in hand
dia-time-left = Time left
dia-let-go = Let go
dia-take-it = Take it
dia-let-round = Don't ask me again this round
dia-take = Take { $what }
dia-take-as = { $what } as { $limb }
dia-back = { $bones ->
    [one] One bone
   *[other] { $bones } bones
}
dia-do-move = Move
dia-do-act = Play the action
dia-do-stop = Stop here
dia-do-none = Leave it
dia-do-done = No exchange
dia-do-swap = Change places
dia-do-step = Go yourself
dia-do-dog = Lead the dog
dia-player = Player
dia-rank = Home
dia-feasts = Festivities
dia-points = Points
dia-again = Play again
dia-record = Save the record
dia-look = Look at the graveyard
dia-seconds = { $seconds } seconds left
dia-two = { $one } and { $other }
dia-push = push to { $one }, go to { $other }
dia-way-step = go to { $where }
dia-way-dog = lead the dog to { $where }
dia-do-move-up = { $bones ->
    [one] Move one field
   *[other] Move up to { $bones } fields
}
dia-do-act-card = Play “{ $card }”
dia-draws-move = skeleton or dog; draw no card
dia-draws-act = then draw two cards
dia-points-left = What you can still move
dia-left-skeleton = Skeleton: { $fields }
dia-left-dog = Dog: { $fields }
dia-push-then = The other goes to { $field }. And you?
dia-advice = What a strong player would do
dia-advice-do = Do it
dia-advice-others = Next best
dia-advice-equal = just as good
dia-advice-gone = This is not asked any more.
dia-awaited = Somebody may react
dia-awaited-more = Everyone who might react is asked, with or without the card. It goes on when the bar has run out.
dia-standing = You let everything happen this round. Next round you are asked again.
dia-lets-all = lets all happen
dia-rank-points = { $rank }. place: { $points }
dia-not-home = not home
dia-plus = +{ $points }
replay-share-game = A game of Día de los Muertos
