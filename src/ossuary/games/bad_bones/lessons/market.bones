# The market is nearly over, and skeletons are on the board already.
game: bad-bones
rules: 2
seats: 2
options: mode=advanced
position:
  phase market
  seat 1
    hero c3
    coins 7
    supply wall catapult dragon treasure
    skeleton blue-left b4 >
    skeleton green-left b4 >
    skeleton purple-top b4 v
    skeleton red-left b3 >
    skeleton yellow-right d4 <
    skeleton blue-top d4 v
    forest green-right
  seat 2
    hero c3
    coins 4
    supply wall catapult dragon treasure
    skeleton yellow-left b2 >
    skeleton green-top e4 v
    forest blue-top
---
