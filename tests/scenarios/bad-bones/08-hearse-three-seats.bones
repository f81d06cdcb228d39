# BB-8.5: two board the hearse; one answer for both, and the hearse follows them after the phase.
game: bad-bones
rules: 1
seats: 3
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap hearse d2
    skeleton yellow-left c2 >
    skeleton blue-right e2 <
---
? illegal 1 send 1 BB-8.5
1 send 3
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
* draw 3 red-left
* draw 3 red-left
* draw 3 red-left
? seat 3 forest yellow-left
? seat 3 forest blue-right
? seat 3 supply hearse
? not seat 1 trap hearse d2
? seat 1 supply
