# BB-8.10: two not yet moved are turned, and then go where they look.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    hero d2
    weapon rapier
    skeleton yellow-left c2 >
    skeleton blue-top d1 ^
    skeleton blue-right e2 <
    skeleton purple-top e3 v
    skeleton green-top e3 <
---
1 move yellow-left c2
1 move blue-top d1
1 move blue-right e2
1 use rapier e3
1 turn >
1 turn ^
? waiting 1
1 advance
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? seat 2 forest purple-top
? seat 1 skeleton green-top e4 ^
