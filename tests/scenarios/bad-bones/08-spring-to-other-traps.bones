# BB-8.8 BB-5.9: thrown onto a bomb, a catapult, a labyrinth or a dragon, one fares as if it had walked there.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap spring a4
    trap bomb c4
    trap spring a1
    trap labyrinth-white c1
    forest blue-left
    forest purple-left
  seat 2
    trap spring a4
    trap catapult c4
    trap spring a2
    trap dragon c2
    forest blue-left
    forest yellow-left
---
2 flee v
* draw 1 red-top
* draw 1 red-top
* draw 1 red-top
* draw 2 red-top
* draw 2 red-top
* draw 2 red-top
? bag blue-left 11
? seat 1 forest blue-left x1
? seat 1 trap blast c4
? seat 1 skeleton purple-left c1 >
? seat 2 trap catapult! c4
? seat 2 skeleton yellow-left c1 v
? seat 2 trap dragon! c2
? seat 2 trap spring! a2
