# BB-7.1: left, right, top and catapult all lead to the own cemetery, without a question.
game: bad-bones
rules: 1
seats: 1
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    trap catapult d4
    skeleton blue-left a2 <
    skeleton green-left e2 >
    skeleton purple-left b5 ^
    skeleton yellow-left c4 >
---
* draw 1 red-top
* draw 1 red-top
* draw 1 red-top
? round 2
? seat 1 forest blue-left
? seat 1 forest green-left
? seat 1 forest purple-left
? seat 1 forest yellow-left
? seat 1 trap catapult! d4
? bag yellow-left 11
