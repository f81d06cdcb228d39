# BB-8.10: the ice wand in the hero phase: one that is frozen already stays frozen, the other joins it; neither advances.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  seat 1
    hero d1
    weapon ice-wand
    skeleton red-left d2 < x3
    skeleton blue-left b4 > black
    skeleton green-left b4 >
---
1 hero d2
1 use ice-wand b4
2 hero d3
? seat 1 skeleton blue-left b4 > black
? seat 1 skeleton green-left b4 > black
1 pass
2 pass
? round 2
? seat 1 skeleton blue-left b4 >
? seat 1 skeleton green-left b4 >
