# BB-10.4 BB-5.15: three come to one tower; the player's order decides who falls with it, the others go on, turned by the ruin or not, as they come.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=no
position:
  phase skeletons
  seat 1
    hero e5
    skeleton blue-left a4 >
    skeleton green-left a4 >
    skeleton red-top b3 ^
  seat 2
    hero e5
---
? waiting 1
1 move green-left a4
? seat 1 towers d4 b2 d2
1 advance
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? bag green-left 12
? seat 1 skeleton blue-left b4 ^
? seat 1 skeleton red-top b4 ^
