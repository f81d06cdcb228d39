# BB-9.3 BB-7.1: alone with one floor standing there is nothing to rebuild: the nice chief goes to the bag, and nothing falls.
game: bad-bones
rules: 1
seats: 1
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    skeleton purple-top:nice c4 v
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
? seat 1 tower 1
? bag purple-top:nice 1
? round 2
