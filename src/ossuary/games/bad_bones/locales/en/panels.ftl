# Parts of the Bad Bones table: market, choices, hint, score sheet, panels of solo and cooperative play.
# Things are named by things.ftl and passed as $thing; players by $name.

## Market
market-traps = Traps
market-traps-more = stars are points at the end
market-weapons = Weapons
market-weapons-more = at most one each
market-trap-label = { $thing }: { $cost } { $cost ->
        [one] coin
       *[other] coins
    }, { $stars } { $stars ->
        [one] star
       *[other] stars
    }{ $guess ->
        [yes] {" "}(our own values)
       *[no] {""}
    }. { $left ->
        [0] Sold out.
       *[other] { $left } left.
    }{ $can ->
        [yes] {""}
       *[no] {" "}You can’t buy it now.
    }
market-weapon-label = { $thing }: { $cost } { $cost ->
        [one] coin
       *[other] coins
    }{ $guess ->
        [yes] {" "}(our own value)
       *[no] {""}
    }. { $left ->
        [0] Sold.
       *[other] There is only one.
    }{ $can ->
        [yes] {""}
       *[no] {" "}You can’t buy it now.
    }
market-sold-out = sold out
market-guess = A value of our own
market-buyers = Who buys what
market-buys = buying now
market-chooses = choosing
market-next = next
market-is-done = done
market-order = Buying order
market-order-text = One item per turn. After each lap the order reverses: the last to buy starts the next lap.
market-basket = Your basket
market-buy = Buy
market-buy-label = Buy: { $thing }, { $cost } { $cost ->
        [one] coin
       *[other] coins
    }
market-put-back = Put it back
market-done = Done buying
market-leftover = { $play ->
        [coop] The purse still holds { $coins } { $coins ->
            [one] coin
           *[other] coins
        }. Leftover coins are worth nothing.
       *[versus] You still have { $coins } { $coins ->
            [one] coin
           *[other] coins
        }. Leftover coins are worth nothing, and you can’t come back later.
    }
market-stay = Keep shopping
market-done-anyway = Done anyway
market-wait = { $name } buys first
market-you-are-done = You are done; the others are still buying

## Answers in words, for buttons and hints
way-up = up
way-right = right
way-down = down
way-left = left
answer-buy = Buy: { $thing }
answer-done = Done buying
answer-stand = Hero starts on the tower on { $space }
answer-hero = Hero to { $space }
answer-place = { $thing } on { $space }{ $lies ->
        [slash] , rising to the right
        [backslash] , falling to the right
        [white] , white side up
        [black] , black side up
       *[none] {""}
    }
answer-retrieve = Retrieve the trap on { $space }
answer-pass = Place nothing
answer-move = { $where ->
        [forest] { $thing } moves out of the forest
       *[space] { $thing } on { $space } moves next
    }
answer-advance = Let the rest advance
order-order = Next skeleton
order-order-advance-game = Let the rest advance, this game
order-order-advance-always = Always let the rest advance
answer-flee = It flees { $way ->
        [up] up
        [right] right
        [down] down
       *[left] left
    }
answer-turn = Turn it { $way ->
        [up] up
        [right] right
        [down] down
       *[left] left
    }
answer-send = To { $name }
answer-lead = { $thing } leads
answer-stop = The tower stops: { $thing }
answer-keep = Not now
answer-use-crossbow = { thing-crossbow }: { $thing } on { $space }
answer-use-ice-wand = { thing-ice-wand }: freeze { $space }
answer-use-death-wand = { thing-death-wand }: to { $name }
answer-use-teleportation-wand = { $where ->
        [space] { thing-teleportation-wand }: to the tower on { $space }
       *[none] { thing-teleportation-wand }: back onto the tower
    }
answer-use-two-handed-sword = { thing-two-handed-sword }: hero to { $space }
answer-use-battleaxe = { thing-battleaxe }: { $thing }
answer-use-morning-star = { thing-morning-star }: from { $space } to { $to }
answer-use-rapier = { thing-rapier }: turn those on { $space }

## Choices that are not pointed at on the board
choice-label = Your choice
choice-forest = Waiting in the forest
choice-flee = It flees
choice-turn = Turn it
choice-send = To whose cemetery?
choice-or-board = Or pick one on the board
choice-waits = { $count ->
        [0] nobody waiting there
        [one] one waiting there
       *[other] { $count } waiting there
    }
choice-teleport = Back onto the tower
picker-title = Which one?

## Hint
advice-title = What a strong player would do
advice-because = Why
advice-others = Next best
advice-equal = just as good
advice-do = Do it
advice-gone = This question is no longer open.
advice-worth = { $share } of 100

## Score sheet
score-nobody = Nobody is left
    .text = Every realm has fallen, so nobody wins.
score-tie = Equal points: the taller tower decides.
score-solo-won = You held out!
score-solo-lost = The skeletons broke through
score-heroic = A heroic victory!
score-coop-won = The capital stands!
score-coop-lost = The realm has fallen
score-rounds = { $count ->
        [0] No round survived
        [one] One round survived
       *[other] { $count } rounds survived
    }
score-rounds-of = { $count } of { $rounds } rounds survived
score-swept = And not a skeleton is left.
score-left-houses = Houses left in the capital
score-left-towers = { $name }’s towers
score-player = Player
score-floors = Floors
score-houses = Houses
score-supply = Stars in the supply
score-board = Stars on the board
score-total = Points
score-times = { $count } × { $each }
score-tower-fell = The tower has fallen
score-village-burnt = The village has burnt down
score-emperor-came = The emperor got in
score-resigned = Resigned
score-nothing = Only players whose realm still stands score points.
score-show = What { $name } has left
score-none = no traps
score-damaged = { $thing }, damaged
score-challenge = Today’s challenge
score-challenge-made = Challenge completed!
score-challenge-missed = Challenge missed this time.
score-rematch = Rematch
score-rematch-join = Join the rematch
score-look = Look at the boards
score-share = Share
score-share-text = A game of Bad Bones
score-download = Download
score-download-more = The record of this game, a .bones file
score-verify = Verify
score-verified = Verified
score-verified-text = The record was replayed: { $answers } answers and { $digests } positions compared, all identical. Every draw follows from a secret that was sealed before the game, and from each player’s own numbers.
score-holds = The record is sound
score-holds-text = The record was replayed: { $answers } answers and { $digests } positions compared, all identical. No secret was sealed before the game, so nothing is proved about the draws.
score-broken = The record fails the check
score-broken-text = Replayed, it comes out differently: { $failure }

## Solo and cooperative panels
panel-round = Round { $round }
panel-of = of { $rounds }
panel-endless = endless
panel-heroic = heroic
panel-heroic-now = No more draws: clear the board
panel-hold = { $left ->
        [0] The last round
        [one] One more after this
       *[other] { $left } more after this
    }
panel-bag = in the bag
panel-bag-label = { $count ->
        [one] One skeleton in the bag
       *[other] { $count } skeletons in the bag
    }
panel-capital = { $left } of { $all } houses
panel-in-hand = Retrieved this round, can be placed again next round:

## Cemetery
graves-empty = Nobody waiting
graves-count = { $count ->
        [one] One skeleton is waiting
       *[other] { $count } skeletons are waiting
    }
graves-arrivals = +{ $count } new ones at arrivals
