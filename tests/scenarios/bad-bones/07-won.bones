# BB-7.2: tower and house stand after ten complete rounds: won, though skeletons are left.
game: bad-bones
rules: 1
seats: 1
options: mode=basic chiefs=no
position:
  round 10
  phase trap
  seat 1
    skeleton blue-left a4 >
---
? waiting 1
1 pass
? over
? winners 1
? lost
? not heroic
