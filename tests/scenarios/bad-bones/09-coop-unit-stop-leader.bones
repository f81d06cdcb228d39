# BB-9.4 BB-10.4: the leader itself is stopped: the unit dissolves, and in the next round each moves alone.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=yes
position:
  phase skeletons
  seat 1
    hero e1
    skeleton purple-left:instructor a4 >
    skeleton blue-left a4 >
    skeleton yellow-left a4 v
  seat 2
    hero e1
---
1 move purple-left:instructor a4
1 stop purple-left:instructor
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? seat 1 skeleton blue-left b4 ^
? seat 1 skeleton yellow-left b4 ^
? bag purple-left:instructor 1
1 hero e2
2 hero e2
1 pass
2 pass
1 move blue-left b4
? seat 1 skeleton blue-left b5 ^
? seat 1 skeleton yellow-left b4 ^
