# BB-8.8 BB-8.3: Thrown onto a barricade, it lands on the spikes and goes back to the bag.
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase trap
  seat 1
    trap spring b4
    trap barricade d4
    skeleton blue-left a4 >
---
2 pass
1 pass
? bag blue-left 12
? seat 1 trap barricade! d4
? seat 1 trap spring! b4
