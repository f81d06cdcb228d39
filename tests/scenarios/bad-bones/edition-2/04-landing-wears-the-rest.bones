# BB-4.6: only the treasure waits: a wall that a victim bounced off is damaged when the landing is over.
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    supply dragon
    trap wall\ b5
    trap treasure a5
    skeleton blue-left b4 v
---
1 place dragon b4
1 flee ^
? seat 1 trap wall\! b5
? seat 1 trap treasure a5
? seat 1 skeleton blue-left a5 < black
2 pass
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? not seat 1 trap treasure a5
