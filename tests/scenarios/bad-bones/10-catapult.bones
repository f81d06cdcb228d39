# BB-10.3 BB-5.11: a catapult throws to another player.
game: bad-bones
rules: 1
seats: 3
options: mode=basic play=coop chiefs=no
position:
  phase skeletons
  seat 1
    hero e5
    trap catapult c2
    skeleton blue-left c1 ^
  seat 2
    hero e5
  seat 3
    hero e5
---
? illegal 1 send 1 BB-5.11
1 send 2
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
* draw 3 red-left
* draw 3 red-left
* draw 3 red-left
? seat 2 forest blue-left
? seat 1 trap catapult! c2
