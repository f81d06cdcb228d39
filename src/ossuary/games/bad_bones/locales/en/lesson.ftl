# What the guide says in the lesson.
lesson-bad-bones-welcome = Welcome! This is your clearing. Skeletons come out of the forests, and you have two things to defend: the tower in the middle and the village below. Four skeletons are already waiting at the edge.
lesson-bad-bones-hero = First, your hero moves: one space in any direction, every round. Take him to b4, closer to the left forest.
lesson-bad-bones-wall = Now for a trap. Whoever runs into a wall bounces off it like a ball. Lean it to the left, like this: \ , and put it on e5, right in front of the purple skeleton.
lesson-bad-bones-forecast = See the ghosts? They show where everyone will be after this phase. Purple is not among them: it bounces off your wall, over the edge, and becomes somebody else’s problem.
lesson-bad-bones-ready = Nothing is final yet: you can undo and try something else. Happy with it? Then press “Ready”.
lesson-bad-bones-film = And off they go, one space each. Purple hits the wall and ends up in your opponent’s cemetery. The wall is damaged now: a second hit will break it.
lesson-bad-bones-arrows = See the arrows printed in the snow? A skeleton that moves along one turns with it, to the tower or the village. One that walks into the tower costs you a floor, one that reaches the village a house. A trap covers the arrows of its space.
lesson-bad-bones-arrivals = At the end of each round, everyone draws three new skeletons. They wait in your forests, along with those that others have sent you.
lesson-bad-bones-fell = Your hero is within reach. Step onto a4: he kills every skeleton on the space he enters.
lesson-bad-bones-catapult = Look at b5: green is walking into it, and two more are coming out of the forest right there. Put a catapult on it. Whoever steps on it flies to an opponent.
lesson-bad-bones-flown = Three in one throw! They will turn up in your opponent’s forests. Now go to a5: your hero kills purple, and the next one walks straight into his sword.
lesson-bad-bones-retrieve = Instead of placing a trap, you may retrieve one. The damaged wall on e5 is as good as new once it is back in your supply.
lesson-bad-bones-pieces = Two pieces are left. From a dragon everyone flees to the side you choose, and it may even land on skeletons. A treasure makes those beside it turn towards it; if one is standing on it in the end, it is stolen, unless your hero guards it.
lesson-bad-bones-end = That’s all there is to it. As soon as a tower has no floor left or a village no house, the game ends, and whoever is still standing with the most points wins: points for floors, houses, and stars on traps. Play on if you like!
