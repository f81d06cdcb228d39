# DM-3.3: A round: both lay a card. One walks, up to as many fields as its back has bones; the other does what the front says.
game: dia-de-los-muertos
rules: 2
seats: 2
position:
  phase lay
  seat 1
    at 6
    hand beat follow
  seat 2
    at 8
    hand kick header
---
1 lay beat
2 lay kick
1 move
1 step 7
1 stop
2 act
? seat 1 at 7
? seat 1 legs 1
