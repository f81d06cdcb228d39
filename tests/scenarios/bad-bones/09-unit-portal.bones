# BB-9.4 BB-8.7: a portal takes the unit to the leader's entry, the others with it though it is not theirs; next round they come in together.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=yes
position:
  phase skeletons
  seat 1
    trap portal b2
    skeleton purple-left:instructor a2 >
    skeleton blue-top a2 >
---
1 move purple-left:instructor a2
* draw 1 red-top
* draw 1 red-top
* draw 1 red-top
* draw 2 red-top
* draw 2 red-top
* draw 2 red-top
? seat 1 forest purple-left:instructor
? seat 1 forest blue-top a1
? seat 1 trap portal! b2
1 hero d2
2 hero d2
1 pass
2 pass
1 advance
? seat 1 skeleton purple-left:instructor a1 >
? seat 1 skeleton blue-top a1 >
