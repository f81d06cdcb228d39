# BB-4.4 BB-5.6 BB-6.3: a victim chased into the last floor brings the tower down, but the game ends only after the skeleton phase.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    tower 1
    hero a1
    supply dragon
    skeleton red-left b3 >
  seat 2
    skeleton blue-left a4 >
---
1 place dragon b3
1 flee >
? seat 1 tower 0
? bag red-left 12
? waiting 2
? phase trap
2 pass
? over
? lost 1
? winners 2
? seat 2 skeleton blue-left b4 >
? seat 2 tower 4
