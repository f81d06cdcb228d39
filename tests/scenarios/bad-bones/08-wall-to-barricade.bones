# BB-8.3 BB-5.10: a wall, or two in a row, would send a skeleton onto a barricade: it stays where it set out, as it stood, and the whole chain is used.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap wall/ c1
    trap barricade c2
    skeleton purple-left b1 >
  seat 2
    trap wall/ d1
    trap wall/! d2
    trap barricade! e2
    skeleton purple-left c1 >
---
? seat 1 skeleton purple-left b1 > white
? seat 1 trap wall/! c1
? seat 1 trap barricade! c2
? seat 2 skeleton purple-left c1 > white
? seat 2 trap wall/! d1
? not seat 2 trap wall/! d2
? not seat 2 trap barricade! e2
