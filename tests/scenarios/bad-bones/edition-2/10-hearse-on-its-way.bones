# BB-8.5 BB-10.2 BB-10.3: a hearse that drove off in the trap phase is shown in the shared supply, but nobody can place it before the next round.
game: bad-bones
rules: 2
seats: 2
options: mode=advanced play=coop chiefs=no
position:
  phase trap
  supply dragon
  seat 1
    hero e5
    trap hearse c2
    skeleton blue-left c1 >
  seat 2
    hero e5
---
1 place dragon c1
1 flee ^
? supply hearse
? seat 2 cemetery blue-left
? illegal 2 place hearse b3 BB-8.5
? illegal 2 place hearse b3 BB-4.1
2 pass
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? phase hero
? supply hearse
1 hero e4
2 hero e4
? legal 2 place hearse b3
