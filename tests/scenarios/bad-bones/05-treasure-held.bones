# BB-5.12 BB-8.3 BB-8.6: one held back by a barricade and one held by a labyrinth have not moved, so the treasure beside them does not turn them.
game: bad-bones
rules: 1
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
? seat 1 skeleton yellow-left a2 > white
? seat 1 trap treasure a1
? seat 2 skeleton blue-right d2 < white
? seat 2 trap treasure d1
