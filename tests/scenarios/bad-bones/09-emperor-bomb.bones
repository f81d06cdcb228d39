# BB-9.7 BB-8.4: a bomb kills the emperor without harm to anyone: to the bag.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=yes
position:
  phase skeletons
  seat 1
    trap bomb c4
    skeleton red-top:emperor c5 v
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? bag red-top:emperor 1
? seat 1 hero c3
? seat 1 trap blast c4
? round 2
