# BB-2.2: seat 2 sees where seat 1's hero went, and whom he killed, only when the phase is over.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  seat 1
    hero d1
    skeleton blue-left d2 <
---
1 hero d2
? seat 1 hero d2
? bag blue-left 12
? sees 1 seat 1 hero d2
? sees 2 seat 1 hero d1
? not sees 2 seat 1 hero d2
? sees 2 seat 1 skeleton blue-left d2 <
? not sees 2 bag blue-left 12
2 hero c2
? phase trap
? sees 2 seat 1 hero d2
? not sees 2 seat 1 skeleton blue-left d2 <
? sees 2 bag blue-left 12
? sees 1 seat 2 hero c2
