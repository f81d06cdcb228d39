# BB-5.14: A skeleton that would go round in circles forever stays where it started; the traps count as used all the same.
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase trap
  seat 1
    supply wall
    trap spring c2
    trap wall/ d2
    trap wall\ e2
    trap wall/ e1
    skeleton yellow-left b2 >
---
2 pass
1 place wall\ d1
? seat 1 skeleton yellow-left b2 > black
? seat 1 trap spring! c2
? seat 1 trap wall/! d2
? seat 1 trap wall\! d1
