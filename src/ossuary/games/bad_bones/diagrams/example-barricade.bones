# BB-8.3: A wall would send it onto a barricade: it stays where it is, and both traps are used.
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase trap
  seat 1
    trap wall/ d2
    trap barricade d3
    skeleton yellow-left c2 >
---
2 pass
1 pass
? seat 1 skeleton yellow-left c2 > black
? seat 1 trap wall/! d2
? seat 1 trap barricade! d3
