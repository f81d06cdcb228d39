# BB-9.6 BB-8.4: even after a saboteur the blast area stays.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=yes
position:
  phase skeletons
  seat 1
    trap bomb b2
    skeleton yellow-left:saboteur a2 >
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? seat 1 trap blast b2
? bag yellow-left:saboteur 1
