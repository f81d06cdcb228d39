# BB-8.8 BB-5.2 BB-5.12: where a spring drops it, an arrow or a treasure works as usual.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap spring a4
    forest blue-left
  seat 2
    trap spring a2
    trap treasure c1
    forest yellow-left
---
? seat 1 skeleton blue-left c4 v
? seat 1 trap spring! a4
? seat 2 skeleton yellow-left c2 v
? seat 2 trap treasure c1
