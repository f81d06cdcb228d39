# BB-5.7 BB-5.12: who walks into the hero dies: the wall under him is not used, the treasure under him is not stolen, though it still lures.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    hero d2
    trap wall/ d2
    skeleton yellow-left c2 >
  seat 2
    hero a2
    trap treasure a2
    skeleton green-left a1 ^
    skeleton blue-left b3 v
    forest yellow-left
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? bag yellow-left 12
? bag green-left 12
? seat 1 trap wall/ d2
? seat 2 trap treasure a2
? seat 2 skeleton blue-left b2 <
? seat 2 hero a2
