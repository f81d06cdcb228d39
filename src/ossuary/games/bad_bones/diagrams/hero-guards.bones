# BB-5.7: A skeleton that walks into the hero is killed, and what the hero guards stays untouched.
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    hero d2
    trap treasure d2
    skeleton blue-right e2 <
---
2 pass
1 pass
? seat 1 trap treasure d2
? not seat 1 skeleton blue-right d2 <
