# What is wrong with a position of this game in a file of the notation; each is a sentence of its own.
wanted-space = a space from a1 to e5
wanted-space-or-none = a space from a1 to e5, or none
wanted-token = a skeleton like blue-left or, with chiefs, green-left:artificer
wanted-trap = a trap, like dragon! or wall/
no-such-phase = There is no phase “{ $word }” in this mode.
no-tower-space = “{ $word }” is no space of a tower, or is named twice.
only-one = There is only one “{ $word }” in the game.
two-traps = Two traps lie on { $space }.
no-forest = No forest borders on { $space }.
hero-missing = Where all play together, the position must say where seat { $seat }'s hero is, like “hero b4” or “hero none”.
trap-on-tower = Seat { $seat } has a trap on its tower, on { $space }.
too-many-of-a-kind = These are more than { $most } of one kind.
