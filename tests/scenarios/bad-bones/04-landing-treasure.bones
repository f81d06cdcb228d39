# BB-4.6 BB-5.12: a victim chased onto the treasure has stolen it when the landing is over, and keeps the facing of its flight.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    supply dragon
    trap treasure b5
    skeleton blue-left b4 v
    skeleton green-left b4 v
---
1 place dragon b4
1 flee <
1 flee ^
? not seat 1 trap treasure b5
? seat 1 skeleton green-left b5 ^ black
? seat 1 skeleton blue-left a4 < black
? seat 1 supply
