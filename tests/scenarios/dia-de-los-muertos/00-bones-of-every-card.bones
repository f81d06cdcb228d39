# DM-0.2: the bones on the back of each kind of card.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase lay
  seat 1
    at 5
    hand leapfrog header follow cartwheel throw1 hold beat
  seat 2
    at 8
    hand hustle kick throw2 dodge snatch patch throw3
---
? sees 2 seat 1 backs 1 1 1 1 1 2 2
? sees 1 seat 2 backs 2 2 2 3 3 3 3
? not sees 2 seat 1 backs 1 1 1 1 2 2 2
