# What the guide says in the lesson.
lesson-bad-bones-welcome = Welcome! This is your clearing. Skeletons come out of the forests, and you hold two things against them: the tower in the middle and the village below. Four of them are waiting at the edge already.
lesson-bad-bones-hero = First, your hero moves: one space, in any direction, each round. Take him to b4, closer to the left forest.
lesson-bad-bones-wall = Now a trap. A wall turns whoever runs into it, as a ball bounces off. Lean it to the left like this: \ , and put it on e5, right in front of the purple one.
lesson-bad-bones-forecast = See the ghosts? They show where everyone will stand after this phase. Purple is not among them: it bounces off your wall, over the edge, and becomes somebody else’s worry.
lesson-bad-bones-ready = Until you say so, nothing is final: you can undo and try something else. Happy with it? Then say that you are ready.
lesson-bad-bones-film = And off they go, one space each. Purple hits the wall and is gone to your opponent’s cemetery. The wall is cracked now: the second hit would break it.
lesson-bad-bones-arrivals = At the end of a round everyone draws three new skeletons. They wait in your forests, together with those that others have sent you.
lesson-bad-bones-fell = Your hero is at arm’s length. Step onto a4: whoever stands where he goes is felled.
lesson-bad-bones-catapult = Look at b5: green walks into it, and two more come down from the forest right there. Put a catapult on it. Whoever steps on it flies to an opponent.
lesson-bad-bones-flown = Three in one throw! They will turn up in the other’s forests. Now to a5: your hero fells purple, and the next one walks straight into his sword.
lesson-bad-bones-retrieve = Instead of placing a trap you may take one back. The cracked wall on e5 is as good as new once it is in your supply.
lesson-bad-bones-end = That’s all there is to it, but for the dragon and the treasure: try them. As soon as a tower has no floor or a village no house left, the game ends, and of the others the one with the most points wins: floors, houses, and stars on traps. Play on if you like!
