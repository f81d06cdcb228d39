# The Día de los Muertos table on the screen.
dia-order = Order this round
dia-gate-closed = Gate closed: gravedigger on { $field }
dia-gate-open = The gate is open
dia-film = See what happens
dia-board = The graveyard path
dia-field = field { $field }
dia-home = home, { place } place
dia-your-turn = Your turn
dia-plays = Playing
dia-laid = Laid
dia-limbs = { $arms ->
    [0] no arms
    [one] one arm
   *[other] { $arms } arms
}, { $legs ->
    [0] no legs
    [one] one leg
   *[other] { $legs } legs
}
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
dia-let-go = Don’t hold
dia-take-it = Don’t dodge
dia-let-round = Don’t ask me again this round
dia-take = Take { item-found }
dia-take-as = Take { card-name } as { limb-a }
dia-back = { $bones ->
    [one] One bone
   *[other] { $bones } bones
}
dia-do-move = Move
dia-do-act = Play the action
dia-do-stop = Stop here
dia-do-none = Take nothing
dia-do-done = No exchange
dia-do-swap = Swap places
dia-do-step = Move your skeleton
dia-do-dog = Lead the dog
dia-do-step-via = Your skeleton, via { $fields }
dia-do-dog-via = The dog, via { $fields }
dia-which-way = Several ways lead to field { $field }. Which one?
dia-who-goes = Who goes to field { $field }?
dia-walk-or-play = Field { $field }: walk there, or play the card?
dia-do-act-on = Play a card on { $name }
dia-out-of-reach = Field { $field } is out of reach in this movement. The lit fields are where you can go.
dia-lit-turn = Choose a lit field or player, or a button.
dia-lit-lay = Everyone sees its back. If you choose a lit field or player, it is done when your turn comes.
dia-premove-walk = On your turn: { dia-way-step }.
dia-premove-act = On your turn: play “{ $card }”.
dia-lay-deed = As action
    .label = Lay “{ $card }” for its action. It is played by itself on your turn.
dia-premove-target = On your turn: play “{ $card }” on { $name }.
dia-premove-drop = Decide later
dia-premove-off = What you had planned is no longer possible. Decide again.
dia-aim-field = Which card do you lay to { dia-way-step }?
dia-aim-seat = Which card do you lay to play it on { $name }?
dia-do-exchange = Exchange these two
dia-choose-two = { $chosen ->
    [one] Choose a second card.
   *[other] These two go, and you draw one card.
}
dia-pair = Cards to exchange
dia-lacks = You have no “{ $card }”. Everyone who might have one is asked, so that nobody can tell who does.
dia-hand-sum = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $bones ->
    [one] 1 bone
   *[other] { $bones } bones
}
dia-odds = Arm { $arm }%, leg { $leg }%, either { $both }%, neither { $none }%
dia-reminds = “{ $card }”:
dia-discards = Discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
dia-discarded-last = On top: “{ $card }”.
dia-no-discards = Nothing has been discarded yet.
dia-sign-arm = Needs an arm
dia-sign-leg = Needs a leg
dia-sign-both = Needs an arm and a leg
dia-sign-none = Needs no limb
dia-symbol-range = range { $range }
dia-legend = How to read a card
dia-legend-limbs = Limbs you need for it. When a random attack turns the card up, they are what the victim loses.
dia-legend-range = How many fields away it reaches; 0 is your own field.
dia-player = Player
dia-rank = Home
dia-feasts = Festivities
dia-points = Points
dia-again = Rematch
dia-record = Download
dia-look = Look at the graveyard
dia-seconds = { $seconds } seconds left
dia-two = { $one } and { $other }
dia-push = push { $one }, go { $other }
dia-way-step = go { field-to }
dia-way-dog = lead the dog { field-to }
dia-do-move-up = { $bones ->
    [one] Move one field
   *[other] Move up to { $bones } fields
}
dia-do-act-card = Play “{ $card }”
dia-draws-move = skeleton or dog; no card drawn
dia-draws-act = then draw two cards
dia-points-left = Movement left
dia-left-skeleton = Skeleton: { $fields }
dia-left-dog = Dog: { $fields }
dia-push-then = The other skeleton goes to { $field }. And you?
dia-advice = What a strong player would do
dia-advice-do = Do it
dia-advice-others = Next best
dia-advice-equal = just as good
dia-advice-gone = This question is no longer open.
dia-awaited = Somebody may react
dia-awaited-more = Everyone who might react is asked, with or without the card. The game goes on when the bar has run out.
dia-standing = You won’t react for the rest of this round. Next round you will be asked again.
dia-lets-all = won’t react
dia-rank-points = { place } place: { $points }
dia-not-home = not home
dia-plus = +{ $points }
replay-share-game = A game of Día de los Muertos
order-dodge = Dodge
order-dodge-dodge-round = Whenever I can, this round
order-dodge-dodge-game = Whenever I can, this game
order-dodge-let-round = Never, this round
order-dodge-let-game = Never, this game
order-hold = Hold
order-hold-let-round = Never, this round
order-hold-let-game = Never, this game
order-swap = Exchange cards
order-swap-done-game = Not in this game
order-swap-done-always = Never ask me
dia-swap-off = You won’t be asked about exchanges any more. You can change that in the table menu.
