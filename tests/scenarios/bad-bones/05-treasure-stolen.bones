# BB-5.12: two thieves meet on the treasure, keep the facing they came with, and it is gone for good; one from the forest is still lured in the same phase.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    trap treasure b5
    skeleton green-left a5 >
    skeleton blue-left b4 ^
    forest purple-top
---
? seat 1 skeleton green-left b5 >
? seat 1 skeleton blue-left b5 ^
? seat 1 skeleton purple-top a5 >
? not seat 1 trap treasure b5
? seat 1 supply
