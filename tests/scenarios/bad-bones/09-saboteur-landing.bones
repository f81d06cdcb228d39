# BB-9.6 BB-4.4 BB-4.6: what a landing dragon does with a saboteur does not count: dragon and wall are only damaged, and he is still there.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase trap
  seat 1
    supply dragon
    trap wall\ b5
    skeleton yellow-left:saboteur b4 v
---
1 place dragon b4
1 flee ^
? seat 1 trap wall\! b5
2 pass
? seat 1 trap dragon! b4
? seat 1 trap wall\! b5
? seat 1 skeleton yellow-left:saboteur a5 <
