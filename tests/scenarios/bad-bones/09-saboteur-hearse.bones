# BB-9.6 BB-8.5: a hearse with a saboteur aboard reaches nobody's supply.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=yes
position:
  phase skeletons
  seat 1
    trap hearse d4
    skeleton yellow-left:saboteur c4 >
    skeleton blue-right e4 <
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? not seat 1 trap hearse d4
? seat 1 supply
? seat 2 supply
? bag yellow-left:saboteur 1
? seat 2 forest blue-right
