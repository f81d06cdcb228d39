# BB-4.1: place, retrieve or do nothing: one of them, and only with what lies in the supply.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    supply wall dragon
    trap catapult! e1
---
? legal 1 pass
? legal 1 retrieve e1
? legal 1 place wall/ a1
? illegal 1 place treasure a1 BB-4.1
? illegal 1 place catapult a1 BB-4.1
1 place wall\ a1
? seat 1 supply dragon
? seat 1 trap wall\ a1
? waiting 2
? illegal 1 retrieve e1 BB-2.1
2 pass
? round 2
