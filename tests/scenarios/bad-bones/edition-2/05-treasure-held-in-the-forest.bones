# BB-5.12 BB-8.3 BB-4.5: held by a barricade in the forest, one does not turn; nor does one far from any treasure.
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap barricade a1
    trap treasure a2
    forest purple-left
  seat 2
    trap barricade b2
    skeleton yellow-left a2 >
---
? seat 1 forest purple-left
? seat 1 trap treasure a2
? seat 2 skeleton yellow-left a2 > white
