# Refusals of Bad Bones. One sentence each: what is in the way.
not-now = { $belongs ->
    [market] You can buy only in the market, before the first round.
    [stand] The hero’s starting tower is chosen before the first round.
    [hero] The hero moves in the hero phase.
    [trap] Traps are placed and retrieved in the trap phase.
   *[other] That is not what you are being asked now.
}
not-asked = You are not being asked that now.
hero-fell = Your hero fell with the emperor, so you have nobody to move in the hero phase.
not-one-space = { $space } is not one step away: the hero moves exactly one space, in any direction.
bad-stand = The hero starts on one of your own standing towers.
not-in-supply = There is { trap-no } in the supply.
just-retrieved = This round { trap-the } was retrieved; it can be placed again next round.
hearse-on-its-way = The hearse is on its way and can be placed from the next round on.
on-trap = There is already a trap on { $space }.
on-tower = No trap can be placed on a tower.
on-skeletons = There are skeletons on { $space }; only a dragon or a bomb may be placed on them.
on-blast-area = { $space } is a blast area: no trap can be placed there any more.
bomb-under-hero = A bomb can be dropped on skeletons only where the hero is not.
nothing-to-retrieve = There is no trap on { $space }.
blast-area-stays = A blast area stays for the rest of the game.
not-to-move = That skeleton has no move left in this phase.
no-flight-there = A dragon drives skeletons onto spaces and into forests, not into the village or the capital.
bad-send = Skeletons go to another player’s cemetery.
bad-lead = Only an instructor of this space can lead.
bad-stop = The tower stops one of the skeletons that enter it.
bad-turn = Turn it up, right, down or left.
bad-weapon = Your weapon can’t do that now.
only-standing-towers = The wand takes the hero only to one of his own standing towers.
out-of-stock = The market has { item-no } left.
too-dear = There are not enough coins for { item-a }.
has-weapon = One weapon each, and you already have yours.
bad-lot = Chance can’t answer that: there is no such token to draw, or nothing is being drawn.
