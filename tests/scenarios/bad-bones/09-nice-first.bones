# BB-9.3 BB-5.15: a nice chief on the board gives the player the order: rebuilt first, the tower survives the blow.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    tower 1
    skeleton red-left b3 >
    skeleton purple-top:nice d3 <
---
? waiting 1
1 move purple-top:nice d3
? seat 1 tower 1
? round 2
? not seat 1 skeleton purple-top:nice c3 <
