# BB-10.7 BB-10.4: the hero in a standing tower stops nobody; when it has fallen under him he is on a plain space and kills the next.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=no
position:
  phase skeletons
  seat 1
    hero b4
    skeleton blue-left a4 >
    skeleton green-left a4 >
  seat 2
    hero e5
---
1 move blue-left a4
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? seat 1 towers d4 b2 d2
? seat 1 hero b4
? bag blue-left 12
? bag green-left 12
? not seat 1 skeleton green-left b4 ^
