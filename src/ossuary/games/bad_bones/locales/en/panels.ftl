# Parts of the Bad Bones table: market, choices, hint, score sheet, panels of solo and cooperative play.
# Things are named by things.ftl and passed as $thing; players by $name.

## Market
market-traps = Traps
market-traps-more = stars are points at the end
market-weapons = Weapons
market-weapons-more = one each at most
market-trap-label = { $thing }: { $cost } { $cost ->
        [one] coin
       *[other] coins
    }, { $stars } { $stars ->
        [one] star
       *[other] stars
    }{ $guess ->
        [yes] {" "}(our values)
       *[no] {""}
    }. { $left ->
        [0] Sold out.
       *[other] { $left } left.
    }{ $can ->
        [yes] {""}
       *[no] {" "}Not for you now.
    }
market-weapon-label = { $thing }: { $cost } { $cost ->
        [one] coin
       *[other] coins
    }{ $guess ->
        [yes] {" "}(our value)
       *[no] {""}
    }. { $left ->
        [0] Sold.
       *[other] Only one of it.
    }{ $can ->
        [yes] {""}
       *[no] {" "}Not for you now.
    }
market-sold-out = sold out
market-guess = A value of our own
market-buyers = Who buys what
market-buys = buys now
market-chooses = chooses
market-next = next
market-is-done = done
market-order = Whose turn comes when
market-order-text = One thing a turn. At the end of a lap the order turns round: the last to buy begins the next.
market-basket = Your basket
market-buy = Buy for
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
        }. Coins left over are worth nothing.
       *[versus] You still have { $coins } { $coins ->
            [one] coin
           *[other] coins
        }. Left over they are worth nothing, and done is done.
    }
market-stay = Look on
market-done-anyway = Done all the same
market-wait = { $name } first
market-you-are-done = You are done; the others still buy

## Answers in words, for buttons and hints
way-up = up
way-right = right
way-down = down
way-left = left
answer-buy = Buy: { $thing }
answer-done = Done buying
answer-stand = Hero starts on the tower of { $space }
answer-hero = Hero to { $space }
answer-place = { $thing } on { $space }{ $lies ->
        [slash] , rising to the right
        [backslash] , falling to the right
        [white] , white side up
        [black] , black side up
       *[none] {""}
    }
answer-retrieve = Take the trap on { $space } back
answer-pass = Place nothing
answer-move = { $where ->
        [forest] { $thing } moves out of the forest
       *[space] { $thing } on { $space } moves next
    }
answer-advance = Let the rest advance
answer-flee = It flees { $way ->
        [up] up
        [right] right
        [down] down
       *[left] left
    }
answer-turn = It shall face { $way ->
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
        [space] { thing-teleportation-wand }: to the tower of { $space }
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
choice-turn = It shall face
choice-send = To whose cemetery
choice-or-board = Or pick one on the board
choice-waits = { $count ->
        [0] nobody waits there
        [one] one waits there
       *[other] { $count } wait there
    }
choice-teleport = Back onto the tower
picker-title = Which one?

## Hint
advice-title = What a strong player would do
advice-because = Why
advice-others = Next best
advice-equal = just as good
advice-do = Do it
advice-gone = This is not asked any more.
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
        [0] Not one round survived
        [one] One round survived
       *[other] { $count } rounds survived
    }
score-rounds-of = { $count } of { $rounds } rounds survived
score-swept = And not a skeleton is left.
score-left-houses = Houses of the capital
score-left-towers = Towers of { $name }
score-player = Player
score-floors = Floors
score-houses = Houses
score-supply = Stars in the supply
score-board = Stars on the board
score-total = Points
score-times = { $count } × { $each }
score-tower-fell = The tower has fallen
score-village-burnt = The village has burnt down
score-emperor-came = The emperor has come
score-resigned = Gave up
score-nothing = Only realms that stand count points.
score-show = What { $name } has left
score-none = no traps
score-damaged = { $thing }, damaged
score-challenge = Today’s challenge
score-challenge-made = The challenge is met!
score-challenge-missed = The challenge is not met this time.
score-rematch = Rematch
score-rematch-join = To the rematch
score-look = Look at the boards
score-share = Share
score-share-text = A game of Bad Bones
score-download = Download
score-download-more = The record of this game, a .bones file
score-verify = Verify
score-verified = Verified
score-verified-text = The record was played again: { $answers } answers, { $digests } positions compared, all the same. Every draw follows from a secret that was sealed before the game, and from everyone’s own numbers.
score-holds = The record holds
score-holds-text = The record was played again: { $answers } answers, { $digests } positions compared, all the same. Its chance was not sealed before the game, so nothing is proved about the draws.
score-broken = The record does not hold
score-broken-text = Played again, it comes out differently: { $failure }

## Solo and cooperative panels
panel-round = Round { $round }
panel-of = of { $rounds }
panel-endless = endless
panel-heroic = heroic
panel-heroic-now = Nothing more is drawn: sweep the board clean
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
panel-in-hand = Retrieved this round, to be placed from the next on:

## Cemetery
graves-empty = Nobody lies in wait
graves-count = { $count ->
        [one] One lies in wait
       *[other] { $count } lie in wait
    }
graves-arrivals = +{ $count } at arrivals
