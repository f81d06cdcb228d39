# BB-10.6 BB-8.10: the wand carries the hero to any of his towers that stands.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced play=coop chiefs=no
position:
  seat 1
    hero d1
    weapon teleportation-wand
    towers b4 d2
    skeleton red-left e1 <
    skeleton red-top e1 <
    skeleton blue-top e1 <
  seat 2
    hero e5
---
1 hero e1
? illegal 1 use teleportation-wand d4 BB-10.6
? legal 1 use teleportation-wand d2
1 use teleportation-wand b4
? seat 1 hero b4
? waiting 2
