# BB-9.6 BB-8.7: a saboteur sent home by a portal is fetched from the forest into the bag, and the portal is out.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=yes
position:
  phase skeletons
  seat 1
    trap portal d4
    skeleton yellow-left:saboteur c4 >
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? not seat 1 trap portal! d4
? not seat 1 trap portal d4
? not seat 1 forest yellow-left:saboteur
? bag yellow-left:saboteur 1
