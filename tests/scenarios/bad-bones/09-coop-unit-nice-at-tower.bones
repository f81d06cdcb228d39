# BB-9.8 BB-9.4 BB-10.4: a tower that stops a unit's nice chief still stands, and stops one more.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=yes
position:
  phase skeletons
  seat 1
    hero b2
    skeleton purple-left:instructor e4 <
    skeleton yellow-left:nice e4 <
    skeleton blue-right e4 <
  seat 2
    hero b2
---
1 move purple-left:instructor e4
? waiting 1
1 stop yellow-left:nice
? seat 1 towers b4 d4 b2 d2
? waiting 1
1 stop blue-right
? seat 1 towers b4 b2 d2
? seat 1 skeleton purple-left:instructor d4 ^
