# BB-5.14 BB-5.12: one whose chain runs in a circle counts as held: the treasure beside it does not turn it.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap treasure c5
    trap dragon d4
    trap dragon e4
    skeleton blue-left c4 >
---
1 flee >
1 flee <
1 flee >
? seat 1 skeleton blue-left c4 > white
? seat 1 trap treasure c5
