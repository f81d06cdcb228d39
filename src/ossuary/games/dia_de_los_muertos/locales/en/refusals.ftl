# Refusals of Día de los Muertos. One sentence each: what is in the way.
in-goal = Your skeleton is in the goal; the game is over for you.
not-in-hand = There is no { card-name } in your hand.
not-two-in-hand = You don’t hold both { card-name } and { other-name }.
only-card = It is your only card, so it has to be played as an action.
reaction-laid = A reaction card can’t be played as an action in your own turn.
not-connected = No connection leads from here { field-to }.
against-sign = The sign points the other way: you can’t go { field-to } from here.
one-way-run = The one-way fields are entered and left only along their signs.
gate-closed = The gate is closed: nobody can go { field-to } before the gravedigger has left 25 to 28 and 32.
dog-there = The dog is { field-on }.
digger-there = The gravedigger is { field-on }.
other-door = There is no way { field-to } from here: festivities and hiding places can be entered and left by one field only.
one-field-at-a-time = You can’t get { field-to } from here in one step.
movement-ended = A skeleton’s movement ends at festivities, hiding places and the goal.
too-far = Your skeleton lacks the bones or limbs to go { field-to }.
held-back = You are being held back: your skeleton can’t go any further.
dog-has-bitten = The dog has bitten and can’t be led again this turn.
not-for-dogs = The dog can’t go to Start or to the goal.
dog-not-near = The dog can’t get { field-to } in one step.
not-usable = Only what your skeleton lacks can be taken.
bad-block = The gravedigger has to end on 5, 7 or 16.
bad-leave = You can’t make way { field-to }: choose a neighbouring field that can be entered.
bad-bite = The dog bites somebody on the field he has come to.
bad-den = The dog can’t hide { field-on }.
no-such-back = { $bones ->
    [one] No card with one bone on its back is in that hand.
   *[other] No card with { $bones } bones on its back is in that hand.
}
bad-lose = Arm or leg, as shown on the card.
target-oneself = You can’t do that to yourself.
out-of-range = Skeleton { $seat } is out of range.
target-in-goal = Skeleton { $seat } is in the goal and can’t be attacked any more.
nothing-to-lose = Skeleton { $seat } has no such limb left to lose.
nothing-usable = Skeleton { $seat } has nothing you lack.
no-way-there = There is no way of one to three fields to skeleton { $seat }, or the gravedigger is in the way.
no-room = There is no room to push skeleton { $seat } one way and go the other.
bad-target = The card can’t be played on skeleton { $seat }.
no-landing = A leapfrog can’t end { field-on }.
bad-push = Both have to go one field, in different directions, or swap places with a neighbour.
signs-bind-actions = Signs, gate, dog and gravedigger also bind skeletons moved by actions.
not-yet = A cartwheel has to go at least one field.
bad-cartwheel = The cartwheel can’t go { field-to }.
bad-draw = That card can’t be drawn now.
bad-reveal = That card can’t be revealed now.
