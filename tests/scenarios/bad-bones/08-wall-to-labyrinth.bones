# BB-8.6 BB-5.10: a wall sends one into a labyrinth, where it ends whatever the colours are: only leaving is barred.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap wall/ d1
    trap labyrinth-white d2
    skeleton purple-left c1 >
---
? seat 1 skeleton purple-left d2 ^ white
? seat 1 trap wall/! d1
? seat 1 trap labyrinth-white d2
