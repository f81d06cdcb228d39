# BB-9.4 BB-10.4: a standing tower stops one of a unit, by choice; the others go on over the ruin, still together.
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
? legal 1 stop purple-left:instructor
? legal 1 stop yellow-left
? illegal 1 stop red-left
1 stop blue-left
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? seat 1 towers d4 b2 d2
? bag blue-left 12
? seat 1 skeleton purple-left:instructor b4 ^
? seat 1 skeleton yellow-left b4 ^
1 hero e2
2 hero e2
1 pass
2 pass
1 move yellow-left b4
? seat 1 skeleton purple-left:instructor b5 ^
? seat 1 skeleton yellow-left b5 ^
