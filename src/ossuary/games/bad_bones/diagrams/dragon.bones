# BB-5.13: A skeleton that runs into the dragon flees to a space beside it, of your choice.
# shows: dragon
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    trap dragon d4
    skeleton yellow-right e4 <
---
2 pass
1 pass
1 flee ^
? seat 1 skeleton yellow-right d5 ^
? seat 1 trap dragon! d4
