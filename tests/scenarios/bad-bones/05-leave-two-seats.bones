# BB-5.4: with two at the table everyone who leaves goes to the one opponent, and nothing is asked.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    skeleton blue-left a2 <
    skeleton green-left e2 >
    skeleton purple-left b5 ^
    skeleton yellow-left d5 ^
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? phase hero
? seat 2 forest blue-left
? seat 2 forest green-left
? seat 2 forest purple-left
? seat 2 forest yellow-left
? not seat 1 forest blue-left
? not seat 1 forest purple-left
