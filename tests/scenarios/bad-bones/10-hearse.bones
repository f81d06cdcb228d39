# BB-10.3 BB-8.5: the hearse takes its passenger to the other player and drives on to the shared supply.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced play=coop chiefs=no
position:
  phase skeletons
  supply wall
  seat 1
    hero e5
    trap hearse c2
    skeleton blue-left c1 ^
  seat 2
    hero e5
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? seat 2 forest blue-left
? supply wall hearse
? not seat 1 trap hearse c2
