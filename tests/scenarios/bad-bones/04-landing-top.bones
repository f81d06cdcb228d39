# BB-4.4 BB-5.4: chased out at the top, each victim goes where the player says.
game: bad-bones
rules: 1
seats: 3
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    supply dragon
    skeleton blue-left d5 >
    skeleton green-left d5 >
---
1 place dragon d5
1 flee ^
? illegal 1 send 1 BB-5.4
1 send 3
1 flee ^
1 send 2
? seat 3 cemetery blue-left
? seat 2 cemetery green-left
? waiting 2 3
