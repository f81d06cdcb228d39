# BB-8.4 BB-4.2 BB-5.7: a bomb may be laid under the hero; whoever comes is killed by him, and the bomb stays whole.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase trap
  seat 1
    hero d2
    supply bomb
    skeleton yellow-left c2 >
---
1 place bomb d2
? seat 1 trap bomb d2
2 pass
? not seat 1 skeleton yellow-left d2 >
? seat 1 trap bomb d2
