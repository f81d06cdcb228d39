# BB-5.1: Every skeleton advances one space and flips as it does, so you can see which ones have moved.
# shows: tracking skeleton white black
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    skeleton blue-left a4 >
    skeleton green-top b5 v
---
2 pass
1 pass
? tracking black
? seat 1 skeleton blue-left b4 > black
? seat 1 skeleton green-top b4 v black
