# BB-8.5: A hearse drives the skeletons that step on it to an opponent, and stays there.
# shows: hearse
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase trap
  seat 1
    trap hearse d2
    skeleton blue-right e2 <
---
2 pass
1 pass
? seat 2 forest blue-right
? seat 2 supply hearse
? not seat 1 trap hearse d2
