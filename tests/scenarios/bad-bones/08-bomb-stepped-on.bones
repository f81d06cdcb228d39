# BB-8.4: two step on a bomb and go to the bag; the blast area stays, cannot be taken back and takes no trap.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    supply wall
    trap bomb b2
    skeleton yellow-left a2 >
    skeleton blue-top b1 ^
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? bag yellow-left 12
? bag blue-top 12
? seat 1 trap blast b2
? not seat 1 trap bomb b2
1 hero b2
2 hero b2
? illegal 1 retrieve b2 BB-8.4
? illegal 1 place wall/ b2 BB-8.4
1 pass
2 pass
? seat 1 trap blast b2
