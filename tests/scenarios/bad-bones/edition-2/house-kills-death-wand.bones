# BB-8.10: by the house rule a death wand sends those that were killed at once, and not those before.
game: bad-bones
rules: 2
seats: 2
options: mode=advanced kills=at-once
position:
  phase skeletons
  seat 1
    hero d2
    weapon death-wand
    skeleton blue-top d1 ^
    skeleton yellow-left c2 > x3
    skeleton green-top e5 v
---
1 move blue-top d1
1 move yellow-left c2
1 move yellow-left c2
1 move yellow-left c2
1 use death-wand 2
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? seat 2 forest yellow-left x3
? not seat 2 forest blue-top
? bag blue-top 12
