# BB-10.4: In a cooperative game, a tower stops one skeleton and falls; the next walks over its ruin and follows the arrow there.
# shows: coop-tower ruin
game: bad-bones
rules: 2
seats: 2
options: mode=basic play=coop chiefs=no
position:
  phase trap
  seat 1
    hero e5
    skeleton blue-left a4 >
    skeleton green-left a4 >
  seat 2
    hero e5
---
2 pass
1 pass
1 move green-left a4
? seat 1 towers d4 b2 d2
? bag green-left 12
? seat 1 skeleton blue-left b4 ^
