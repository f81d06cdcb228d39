# BB-5.12 BB-8.3 BB-8.6: one held by a barricade has completed its move and turns to the treasure beside it; one held by a labyrinth does not.
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap treasure a1
    trap barricade b2
    skeleton yellow-left a2 >
  seat 2
    trap treasure d1
    trap labyrinth-white d2
    skeleton blue-right d2 <
---
? seat 1 skeleton yellow-left a2 v white
? seat 1 trap treasure a1
? seat 1 trap barricade! b2
? seat 2 skeleton blue-right d2 < white
? seat 2 trap treasure d1
