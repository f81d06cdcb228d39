# BB-4.2: no trap on the tower, on a trap or on skeletons; under the hero is allowed, either way round.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    hero a1
    supply wall catapult treasure
    trap wall\ b1
    skeleton blue-left d1 >
  seat 2
    supply catapult
---
? illegal 1 place wall/ c3 BB-4.2
? illegal 1 place catapult b1 BB-4.2
? illegal 1 place treasure d1 BB-4.2
? illegal 1 place wall\ d1 BB-4.2
? illegal 1 place wall/ a0
? legal 1 place wall/ a1
? legal 1 place wall\ e5
? illegal 2 place catapult c3 BB-4.2
1 place wall\ a1
? seat 1 trap wall\ a1
? seat 1 supply catapult treasure
? seat 1 hero a1
