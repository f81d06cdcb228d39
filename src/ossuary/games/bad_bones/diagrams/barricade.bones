# BB-8.3: A skeleton that would step on a barricade stays where it is and loses its move.
# shows: barricade
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase trap
  seat 1
    trap barricade d2
    skeleton blue-right e2 <
---
2 pass
1 pass
? seat 1 skeleton blue-right e2 < black
? seat 1 trap barricade! d2
