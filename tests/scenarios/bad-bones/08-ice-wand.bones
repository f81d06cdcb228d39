# BB-8.10: frozen in the hero phase, two sit out this round and march in the next.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  seat 1
    hero d1
    weapon ice-wand
    skeleton red-left d2 <
    skeleton red-top d2 <
    skeleton blue-top d2 <
    skeleton blue-left a5 v
    skeleton green-left a5 >
    skeleton yellow-right e4 <
---
1 hero d2
1 use ice-wand a5
? seat 1 skeleton blue-left a5 v black
? seat 1 skeleton green-left a5 > black
2 hero d2
1 pass
2 pass
* draw 1 red-right
* draw 1 red-right
* draw 1 red-right
* draw 2 red-right
* draw 2 red-right
* draw 2 red-right
? round 2
? seat 1 skeleton blue-left a5 v black
? seat 1 skeleton green-left a5 > black
? seat 1 skeleton yellow-right d4 < black
1 hero d1
2 hero d1
1 pass
2 pass
? waiting 1
1 advance
? seat 1 skeleton blue-left a4 v white
? seat 1 skeleton green-left b5 > white
