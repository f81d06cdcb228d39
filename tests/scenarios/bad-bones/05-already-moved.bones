# BB-5.1: who already shows the colour of the tracking token stays; the others move once and show it then.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  tracking black
  seat 1
    skeleton blue-left b5 v black
    skeleton green-left d5 v
    skeleton yellow-left d4 v white
---
? tracking black
? seat 1 skeleton blue-left b5 v black
? seat 1 skeleton green-left d4 v black
? seat 1 skeleton yellow-left d3 < black
