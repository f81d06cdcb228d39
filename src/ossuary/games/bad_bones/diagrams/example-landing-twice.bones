# BB-4.4 BB-5.13: A dragon that lands and is stepped on in the same round has been used twice: it is out of the game.
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    supply dragon
    skeleton yellow-right d4 <
    skeleton blue-top d5 v
---
2 pass
1 place dragon d4
1 flee >
1 flee ^
? not seat 1 trap dragon! d4
? seat 1 skeleton yellow-right e4 > black
? seat 1 skeleton blue-top d5 ^
