# Refusals of Día de los Muertos. One sentence each: what is in the way.
in-goal = Your skeleton is in the goal; the game is over for you.
not-in-hand = There is no { card-name } in your hand.
not-two-in-hand = You don't hold both { card-name } and { other-name }.
only-card = It is your only card: it has to be played as an action.
reaction-laid = A reaction card can't be played as an action in your own turn.
not-connected = No connection leads from here { field-to }.
against-sign = The sign points the other way: nobody goes { field-to } from here.
one-way-run = The one-way fields are entered and left only along their signs.
gate-closed = The gate is closed: nobody goes { field-to } before the gravedigger has left 25 to 28 and 32.
dog-there = The dog stands { field-on }.
digger-there = The gravedigger stands { field-on }.
other-door = There is no way { field-to } from here: festivities and hiding places are entered and left by one field only.
one-field-at-a-time = It is not one field { field-to } from here.
movement-ended = Festivities, hiding places and the goal end a skeleton's movement.
too-far = Bones and limbs don't carry your skeleton { field-to }.
held-back = You are being held back: no field more for your skeleton.
dog-has-bitten = The dog has bitten; he is not led again in this turn.
not-for-dogs = The dog goes neither to Start nor to the goal.
dog-not-near = It is not one field { field-to } for the dog.
not-usable = Only what your skeleton lacks can be taken.
bad-block = The gravedigger ends on 5, 7 or 16.
bad-leave = There is no refuge { field-on }: leave for a neighbouring field that can be entered.
bad-bite = The dog bites somebody on the field he has come to.
bad-den = The dog can't hide { field-on }.
no-such-back = { $bones ->
    [one] No card with one bone on its back is in that hand.
   *[other] No card with { $bones } bones on its back is in that hand.
}
bad-lose = Arm or leg, as the card says.
target-oneself = Nobody does that to himself.
out-of-range = Skeleton { $seat } is out of range.
target-in-goal = Skeleton { $seat } is in the goal and can't be attacked any more.
nothing-to-lose = Skeleton { $seat } has no such limb left to lose.
nothing-usable = Skeleton { $seat } has nothing that you lack.
no-way-there = No way of one to three fields leads to skeleton { $seat }, or the gravedigger stands in it.
no-room = There is no room to push skeleton { $seat } one way and go the other.
bad-target = The card can't be played on skeleton { $seat }.
no-landing = A leapfrog can't end { field-on }.
bad-push = Both have to go one field, different ways, or change places with a neighbour.
signs-bind-actions = Signs, gate, dog and gravedigger bind skeletons moved by actions too.
not-yet = A cartwheel goes one field at least.
bad-cartwheel = The cartwheel can't go { field-to }.
bad-draw = That card can't be drawn now.
bad-reveal = That card can't be revealed now.
