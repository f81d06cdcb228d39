# BB-4.4 BB-5.13 BB-5.9 BB-5.2: the dragon lands on three, asks for the oldest first, and all of them sit out the round; the arrow on c4 works on the one chased there.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    supply dragon
    skeleton yellow-right d4 <
    skeleton blue-right d4 v
    skeleton green-top d4 v
    skeleton red-left a1 >
---
1 place dragon d4
? seat 1 trap dragon! d4
1 flee >
? seat 1 skeleton yellow-right e4 > black
1 flee ^
? seat 1 skeleton blue-right d5 ^ black
1 flee <
? seat 1 skeleton green-top c4 v black
? waiting 2
2 pass
? tracking black
? seat 1 skeleton yellow-right e4 > black
? seat 1 skeleton blue-right d5 ^ black
? seat 1 skeleton green-top c4 v black
? seat 1 skeleton red-left b1 > black
? seat 1 trap dragon! d4
