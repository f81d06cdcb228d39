# Everything of Día de los Muertos that a player can point at: `thing-ID` is its name, `.text` what it does.
# IDs are those of the data files: cards, festivities, limbs; kinds of cards have `kind-` before them, phases `phase-`,
# endings `ending-`. None may be an id of another game too: the server loads the things of all games.
# The families at the end put things into sentences, here and in events.ftl, prompts.ftl and
# refusals.ftl: they choose by $card, $item, $limb, $festivity or a field, see events.ftl.

## Cards
thing-dodge = Dodge
    .text = Reaction: cancels a straight attack on your skeleton. It can’t be played as an action on your own turn.
thing-leapfrog = Leapfrog
    .text = Jump over the next skeleton, and any others in a row behind it, onto the first free field. Needs an arm and a leg.
thing-snatch = Snatch
    .text = Take a limb or a festivity card that you lack from a skeleton close by. Needs an arm.
thing-hold = Hold
    .text = Reaction: when another skeleton close by is about to move, hold on to it. It goes one field less and drags you along.
thing-header = Header
    .text = Jump onto a skeleton one to three fields away. If its turn is still to come, its laid card is lost. Needs a leg.
thing-patch = Bone patch
    .text = Get back an arm or a leg you have lost.
thing-follow = Follow
    .text = Go to the next higher field with another skeleton on it, even into the goal.
thing-beat = Beat
    .text = Straight attack: a skeleton close by loses an arm. Needs an arm.
thing-cartwheel = Cartwheel
    .text = Random attack: go one to three fields; every skeleton you pass may lose a limb. Needs an arm and a leg.
thing-hustle = Hustle
    .text = Straight attack: push a skeleton one field away and go one field the other way yourself, or swap places with it. Needs an arm and a leg.
thing-kick = Kick
    .text = Straight attack: a skeleton close by loses a leg. Needs a leg.
thing-throw1 = Throw a cake
    .text = Random attack on a skeleton farther off: it may lose a limb. Needs an arm.
thing-throw2 = Throw a flowerpot
    .text = Random attack on a skeleton farther off: it may lose a limb. Needs an arm.
thing-throw3 = Throw a skull
    .text = Random attack on a skeleton farther off: it may lose a limb. Needs an arm.

## Kinds of cards
thing-kind-plain = No attack
    .text = Does what it says. It can’t be dodged.
thing-kind-straight = Straight attack
    .text = Does to its victim exactly what it says. It can be dodged.
thing-kind-random = Random attack
    .text = A card from the victim’s hand, picked by its back, decides what is lost: an arm, a leg, or nothing. It can’t be dodged.
thing-kind-reaction = Reaction
    .text = Played on another player’s turn, never as an action on your own.
thing-bones = Bones
    .text = On the back of a card, for all to see: how many fields it moves you if you use it for movement.
thing-hand = Hand
    .text = Everyone sees the backs; only you see the fronts. At the end of your turn you can hold at most eight cards.
thing-laid = Laid card
    .text = Face down in front of its player. On their turn they decide: movement by its back, or the action on its front.
thing-draw-pile = Draw pile
    .text = After an action you draw two cards; after moving only the dog, one; after any other movement, none.
thing-discard-pile = Discard pile
    .text = Shuffled into a new draw pile when the old one is empty.

## Skeletons
thing-figure = Skeleton
    .text = Starts with two arms and two legs. Coming home early and taking part in the festivities scores points.
thing-arm = Arm
    .text = Needed to beat, throw and snatch. Without legs a skeleton crawls as many fields as it has arms.
thing-leg = Leg
    .text = Needed to kick and for the header. With a single leg a skeleton goes two fields at most.

## Festivities
thing-festivity = Festivity
    .text = Whoever comes here takes one of its cards, at most one of each kind. Movement ends here, and the gravedigger moves on.
thing-music = Music of the dead
    .text = A festivity card worth one point at the end.
thing-dance = Dance of the dead
    .text = A festivity card worth two points at the end.
thing-banquet = Banquet for the dead
    .text = A festivity card worth three points at the end.

## The graveyard
thing-dog = Dog
    .text = You can spend bones on leading him instead of walking yourself. He bites a skeleton he runs into: a random attack. Nobody gets past him.
thing-gravedigger = Gravedigger
    .text = Moves away from the goal, field by field, with every festivity card taken. Nobody gets past him; in the end he blocks a way for good.
thing-gate = Gate
    .text = The red fields and the goal are closed until the gravedigger has left them.
thing-hiding-place = Hiding place
    .text = The dog keeps what he has bitten off here. Whoever comes here may take one thing they lack. Movement ends here.
thing-start = Start
    .text = The mass grave in which everyone wakes up.
thing-goal = Goal
    .text = Back in the grave. The first to arrive scores seven points, then five, three, two, one and none.
thing-one-way = One-way field
    .text = Signs show the only direction a skeleton may walk here. The dog doesn’t care.
thing-path = Field
    .text = Any number of skeletons may share a field.
thing-order = Order
    .text = Whoever is farthest behind begins. If tied: fewer bones in hand, then fewer limbs, then the lower number.

## Phases
thing-phase-lay = Lay
    .text = In order, everyone lays a card face down.
thing-phase-play = Play
    .text = In order, everyone uses their laid card: for movement or as an action.
thing-phase-swap = Exchange
    .text = In order, everyone may exchange two cards for one. Anyone who holds only reactions has to exchange them all.

## Endings
thing-ending-homecoming = Everyone who could is home
    .text = Every skeleton that still has a limb is in the goal.
thing-ending-scattered = Scattered
    .text = No skeleton has a limb left.
thing-ending-standstill = Standstill
    .text = Nothing that counts has happened for a hundred rounds.

## Things in sentences
card-name = { $card ->
    [dodge] “Dodge”
    [leapfrog] “Leapfrog”
    [snatch] “Snatch”
    [hold] “Hold”
    [header] “Header”
    [patch] “Bone patch”
    [follow] “Follow”
    [beat] “Beat”
    [cartwheel] “Cartwheel”
    [hustle] “Hustle”
    [kick] “Kick”
    [throw1] “Throw a cake”
    [throw2] “Throw a flowerpot”
   *[throw3] “Throw a skull”
}
other-name = { $other ->
    [dodge] “Dodge”
    [leapfrog] “Leapfrog”
    [snatch] “Snatch”
    [hold] “Hold”
    [header] “Header”
    [patch] “Bone patch”
    [follow] “Follow”
    [beat] “Beat”
    [cartwheel] “Cartwheel”
    [hustle] “Hustle”
    [kick] “Kick”
    [throw1] “Throw a cake”
    [throw2] “Throw a flowerpot”
   *[throw3] “Throw a skull”
}
limb-a = { $limb ->
    [arm] an arm
   *[leg] a leg
}
festivity-the = { $festivity ->
    [music] the music of the dead
    [dance] the dance of the dead
   *[banquet] the banquet for the dead
}
item-found = { $item ->
    [music] the music of the dead
    [dance] the dance of the dead
    [banquet] the banquet for the dead
    [arm] an arm
   *[leg] a leg
}
field-on = { $field ->
    [0] on Start
    [32] in the goal
   *[other] on field { $field }
}
field-to = { $field ->
    [0] to Start
    [32] to the goal
   *[other] to field { $field }
}
from-where = { $from ->
    [0] from Start
    [32] from the goal
   *[other] from { $from }
}
to-where = { $to ->
    [0] to Start
    [32] to the goal
   *[other] to { $to }
}
place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
