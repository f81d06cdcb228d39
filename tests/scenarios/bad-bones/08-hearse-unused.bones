# BB-8.5: an empty hearse stays where it is, and one that stands under the hero is not used.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    hero d2
    trap hearse d2
    skeleton yellow-left c2 >
  seat 2
    trap hearse b4
---
? seat 1 trap hearse d2
? seat 2 trap hearse b4
? seat 1 supply
? seat 2 supply
