# BB-4.4 BB-4.2: a dragon put on an empty space does not land: it is intact until someone steps on it.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    supply dragon
    skeleton blue-left a4 >
---
1 place dragon b4
? seat 1 trap dragon b4
? waiting 2
2 pass
1 flee ^
? seat 1 skeleton blue-left b5 ^
? seat 1 trap dragon! b4
