# BB-9.6: The chief saboteur destroys every trap it triggers, intact or damaged, and is gone itself.
# shows: saboteur
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=yes
position:
  phase trap
  seat 1
    trap wall\ d4
    skeleton yellow-left:saboteur e4 <
---
2 pass
1 pass
? not seat 1 trap wall\! d4
? bag yellow-left:saboteur 1
