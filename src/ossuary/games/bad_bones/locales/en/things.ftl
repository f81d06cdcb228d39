# Everything of Bad Bones that a player can point at: `thing-ID` is its name, `.text` what it does, for hover cards.
# IDs are those of the data files; phases, options and endings have a word before them, since a hero is a figure and a
# phase: `thing-phase-hero`, `thing-option-mode` with its values `thing-mode-basic` …, `thing-ending-defeat`.
# The families at the end put things into sentences, here and in events.ftl, prompts.ftl and
# refusals.ftl: they choose by $trap, $item or $model, filled as events.ftl says.

## Traps
thing-wall = Wall
    .text = Stands diagonally. Skeletons bounce off it at a right angle and go one space further. Damaged by its first use, out of the game after the second.
thing-catapult = Catapult
    .text = Throws every skeleton that steps on it into the cemetery of one opponent, the same for all of them in this phase.
thing-dragon = Dragon
    .text = Skeletons that come to it flee to a neighbouring space of your choice. It may also land on skeletons; then they flee at once, and it is damaged.
thing-treasure = Treasure
    .text = Skeletons beside it turn to face it, whatever the arrows say. Once they have all moved, one that stands on it steals it, unless the hero guards it.
thing-barricade = Barricade
    .text = A skeleton that would step on it stays where it is and loses its move. A hero on it makes no difference.
thing-bomb = Bomb
    .text = Blows up every skeleton that steps on it and leaves a blast area. It may also be dropped on skeletons if nothing else is there; then it goes off at once.
thing-blast = Blast area
    .text = What a bomb leaves behind, for the rest of the game. No trap can be placed here; skeletons and the hero walk over it, and arrows still count.
thing-hearse = Hearse
    .text = Drives skeletons to an opponent’s cemetery and, after the phase, stays in that opponent’s supply. Indestructible.
thing-labyrinth = Labyrinth
    .text = Placed white or black side up. Any skeleton can enter, but only one that shows its colour can leave; the others flip and lose a move. Indestructible.
thing-portal = Portal
    .text = Takes a skeleton back to the forest beside its symbol, on the same board. It sets out again from there next round.
thing-spring = Spring
    .text = Throws a skeleton two spaces further in its direction, over whatever is in between. Landing on a barricade kills it.
thing-damaged = Damaged
    .text = This trap has been used once. It still works, but the next use takes it out of the game. Once retrieved, it is intact again.
thing-stars = Stars
    .text = Each star on the traps you have left is worth one point at the end. Traps in the supply count as intact.

## Weapons
thing-crossbow = Crossbow
    .text = When your hero kills three or more at once: one skeleton anywhere on your board goes to the bag.
thing-ice-wand = Ice wand
    .text = When your hero kills three or more at once: all skeletons on one space freeze and sit out their next move.
thing-death-wand = Death wand
    .text = When your hero kills three or more at once: they go to another player’s cemetery instead of the bag.
thing-teleportation-wand = Teleportation wand
    .text = When your hero kills three or more at once: he is back on top of your tower.
thing-two-handed-sword = Two-handed sword
    .text = When your hero kills three or more at once: he moves once more, and kills every skeleton there.
thing-battleaxe = Battleaxe
    .text = When your hero kills three or more at once: name a symbol; all skeletons with it on the four spaces beside him go to the bag.
thing-morning-star = Morning star
    .text = When your hero kills three or more at once: all skeletons on one space next to him go to another one next to him that has no trap. They neither turn nor flip.
thing-rapier = Rapier
    .text = When your hero kills three or more at once: turn each skeleton on one space next to him as you like.

## Skeletons
thing-skeleton = Skeleton
    .text = Advances one space per round in the direction it faces, and flips as it moves. It wants to reach your tower or your village.
thing-blue = Blue heart
    .text = A skeleton with this symbol enters where the forest shows the blue heart, on the side it comes from.
thing-green = Green diamond
    .text = A skeleton with this symbol enters where the forest shows the green diamond, on the side it comes from.
thing-purple = Purple star
    .text = A skeleton with this symbol enters where the forest shows the purple star, on the side it comes from.
thing-yellow = Yellow circle
    .text = A skeleton with this symbol enters where the forest shows the yellow circle, on the side it comes from.
thing-red = Red triangle
    .text = A skeleton with this symbol enters in the middle of a forest. A competitive game starts with none.
thing-white = White side
    .text = In the skeleton phase, skeletons that do not show the colour of the tracking token still have to move.
thing-black = Black side
    .text = In the skeleton phase, skeletons that do not show the colour of the tracking token still have to move.
thing-tracking = Tracking token
    .text = Shows the colour that every skeleton shows once it has moved. It flips at the start of each skeleton phase.
thing-frozen = Frozen
    .text = Sits out one move. Its colour shows it: it looks as if it had already moved.
thing-unit = Unit
    .text = Skeletons that follow an instructor. They go the same way and can’t be split up while it lives.

## Chiefs
thing-artificer = Chief artificer
    .text = Destroys two floors or two houses at once.
thing-necromancer = Chief necromancer
    .text = Whoever draws it draws three more skeletons, and another three for each further necromancer.
thing-nice = Nice chief
    .text = In a damaged tower or village, it rebuilds a floor or a house instead of destroying one.
thing-instructor = Chief instructor
    .text = When it moves, everyone on its space joins it in one unit that no trap or weapon can split up.
thing-spectral = Spectral chief
    .text = Can’t be killed for good: it comes back to your own cemetery, wherever it dies on your board.
thing-saboteur = Chief saboteur
    .text = After the phase, every trap it triggered is out of the game, even indestructible ones. Then it goes to the bag.
thing-emperor = Skeleton emperor
    .text = If he enters your tower or village, you are out. If your hero kills him, the hero falls with him.

## The board
thing-hero = Hero
    .text = Moves exactly one space each round, in any direction, and kills every skeleton he meets. He never triggers a trap.
thing-tower = Tower
    .text = Every skeleton that enters it destroys a floor, hero or no hero. When the last floor falls, you are eliminated.
thing-coop-tower = Tower
    .text = Stops one skeleton and falls. If any player loses the last of their four towers, everyone loses the game.
thing-floor = Floor
    .text = Four points at the end for each floor of the tower that still stands.
thing-ruin = Ruin
    .text = Where a tower stood. Skeletons walk over it, and the arrow printed here counts from now on.
thing-village = Village
    .text = Every skeleton that leaves your board at the bottom burns down a house. When the last one burns, you are eliminated.
thing-house = House
    .text = Three points at the end for each house that has not burnt down.
thing-capital = Capital
    .text = One house per player, shared by all. Every skeleton that leaves a board at the top burns one down; when the last one burns, the game is lost.
thing-forest = Forest
    .text = New skeletons wait here beside their symbol and enter in the next skeleton phase. A skeleton that walks into a forest goes to a cemetery.
thing-cemetery = Cemetery
    .text = Skeletons that others have sent you wait here. In the arrival phase they move to your forests.
thing-supply = Supply
    .text = The traps you have not placed, all intact. Their stars are points at the end.
thing-shared-supply = Shared supply
    .text = Everyone’s traps. One that is retrieved can be placed again, by anyone, from the next round on.
thing-bag = Bag
    .text = All skeletons that are not in play. New ones are drawn from it, and killed ones go back into it.
thing-arrow = Arrow
    .text = Turns a skeleton that moves along it towards the tower or the village. It does nothing for any other direction, or under a trap.
thing-space = Space
    .text = One of the 25 spaces of your board: a to e from left to right, 1 to 5 from the village up.
thing-market = Market
    .text = This is where you buy traps, and at most one weapon, before the first round. What you don’t buy now you won’t have later.
thing-coins = Coins
    .text = What you can spend in the market. Leftover coins are worth nothing.
thing-purse = Common purse
    .text = All players’ coins together. You buy in any order; talk it over.
thing-weapon = Weapon
    .text = One each. It may be used when your hero kills three skeletons or more at once.

## Phases
thing-phase-market = Market
    .text = Before the first round: everyone buys traps and a weapon.
thing-phase-stand = Starting tower
    .text = Everyone chooses which of their towers their hero starts on.
thing-phase-hero = Hero
    .text = Everyone moves their hero one space.
thing-phase-trap = Trap
    .text = Everyone places a trap, retrieves one, or does nothing.
thing-phase-skeletons = Skeletons
    .text = All skeletons advance one space, and traps do their work.
thing-phase-arrivals = Arrivals
    .text = Everyone draws three new skeletons; these and those in the cemetery go to the forests.

## Options
thing-option-mode = Rules
    .text = The basic game, or the advanced one with a market, more traps and weapons.
thing-mode-basic = Basic
    .text = Everyone has two walls, two catapults, a dragon and a treasure.
thing-mode-advanced = Advanced
    .text = You buy your traps and a weapon in the market before the first round.
thing-option-play = Type of game
    .text = Against each other, solo, or together against the skeletons.
thing-play-versus = Against each other
    .text = For two to six. The game ends when a tower or a village falls; of those still standing, whoever has the most points wins.
thing-play-solo = Solo
    .text = One tower floor, one house, and everything you send away comes back. Hold out to the last round.
thing-play-coop = Cooperative
    .text = For two to six. One capital, four towers each, one supply for all. Win or lose together.
thing-option-chiefs = Skeleton chiefs
    .text = Nineteen chiefs with powers of their own are mixed into the bag.
thing-option-rounds = Rounds
    .text = How many full rounds you have to survive, solo or together. Ten is usual; more is harder.
thing-option-heroic = Heroic
    .text = Solo: after the last round no more skeletons come, and you play on until the board is clear.
thing-option-endless = Endless
    .text = Cooperative: there is no last round. How far can you get?
thing-yes = Yes
thing-no = No

## Endings
thing-ending-elimination = A realm has fallen
    .text = A tower or a village has been destroyed. Everyone who still has both scores points.
thing-ending-defeat = Defeat
    .text = The skeletons have won.
thing-ending-survival = Survived
    .text = You have held out through every round.
thing-ending-heroic = Heroic victory
    .text = You have held out, and not a skeleton is left.

## Things in sentences
trap-a = { $trap ->
    [wall] a wall
    [catapult] a catapult
    [dragon] a dragon
    [treasure] a treasure
    [barricade] a barricade
    [bomb] a bomb
    [hearse] a hearse
    [labyrinth] a labyrinth
    [portal] a portal
   *[spring] a spring
}
trap-the = { $trap ->
    [wall] the wall
    [catapult] the catapult
    [dragon] the dragon
    [treasure] the treasure
    [barricade] the barricade
    [bomb] the bomb
    [blast] the blast area
    [hearse] the hearse
    [labyrinth] the labyrinth
    [portal] the portal
   *[spring] the spring
}
trap-no = { $trap ->
    [wall] no wall
    [catapult] no catapult
    [dragon] no dragon
    [treasure] no treasure
    [barricade] no barricade
    [bomb] no bomb
    [hearse] no hearse
    [labyrinth] no labyrinth
    [portal] no portal
   *[spring] no spring
}
item-a = { $item ->
    [wall] a wall
    [catapult] a catapult
    [dragon] a dragon
    [treasure] a treasure
    [barricade] a barricade
    [bomb] a bomb
    [hearse] a hearse
    [labyrinth] a labyrinth
    [portal] a portal
    [spring] a spring
    [crossbow] the crossbow
    [ice-wand] the ice wand
    [death-wand] the death wand
    [teleportation-wand] the teleportation wand
    [two-handed-sword] the two-handed sword
    [battleaxe] the battleaxe
    [morning-star] the morning star
   *[rapier] the rapier
}
item-no = { $item ->
    [wall] no wall
    [catapult] no catapult
    [dragon] no dragon
    [treasure] no treasure
    [barricade] no barricade
    [bomb] no bomb
    [hearse] no hearse
    [labyrinth] no labyrinth
    [portal] no portal
    [spring] no spring
    [crossbow] no crossbow
    [ice-wand] no ice wand
    [death-wand] no death wand
    [teleportation-wand] no teleportation wand
    [two-handed-sword] no two-handed sword
    [battleaxe] no battleaxe
    [morning-star] no morning star
   *[rapier] no rapier
}
model-the = { $model ->
    [blue] the blue skeleton
    [green] the green skeleton
    [purple] the purple skeleton
    [yellow] the yellow skeleton
    [red] the red skeleton
    [artificer] the chief artificer
    [necromancer] the chief necromancer
    [nice] the nice chief
    [instructor] the chief instructor
    [spectral] the spectral chief
    [saboteur] the chief saboteur
   *[emperor] the skeleton emperor
}
model-a = { $model ->
    [blue] a blue skeleton
    [green] a green skeleton
    [purple] a purple skeleton
    [yellow] a yellow skeleton
    [red] a red skeleton
    [artificer] a chief artificer
    [necromancer] a chief necromancer
    [nice] a nice chief
    [instructor] a chief instructor
    [spectral] a spectral chief
    [saboteur] a chief saboteur
   *[emperor] the skeleton emperor
}
