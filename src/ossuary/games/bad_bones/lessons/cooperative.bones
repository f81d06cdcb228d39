# Two skeletons are about to meet in one tower, and another is about to reach the capital.
game: bad-bones
rules: 2
seats: 2
options: mode=basic play=coop
position:
  round 1
  phase stand
  capital 2
  supply wall wall catapult catapult dragon dragon treasure
  seat 1
    hero b4
    skeleton blue-left a4 >
    skeleton yellow-right c4 <
    skeleton blue-top d5 ^
    skeleton green-top e2 ^
    forest green-right
  seat 2
    hero b4
    skeleton red-left a3 >
    forest blue-top
---
