# BB-8.10 BB-3.2: in the skeleton phase the sword carries the hero a space further onto two who have not moved yet.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    hero d2
    weapon two-handed-sword
    skeleton yellow-left c2 >
    skeleton blue-top d1 ^
    skeleton blue-right e2 <
    skeleton purple-top e3 v
    skeleton green-top e3 <
    skeleton purple-left a1 >
---
1 move yellow-left c2
1 move blue-top d1
1 move blue-right e2
1 use two-handed-sword e3
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? seat 1 hero e3
? bag purple-top 12
? bag green-top 12
? seat 1 skeleton purple-left b1 >
