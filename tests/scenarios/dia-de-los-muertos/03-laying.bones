# DM-3.2 DM-0.2: one after the other lays a card of his hand face down; the others see only its back.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase lay
  seat 1
    at 4
    hand kick follow
  seat 2
    at 5
    hand beat header
---
? illegal 2 lay beat DM-3.2
? illegal 1 lay beat DM-3.2
1 lay kick
? seat 1 laid kick
? seat 1 hand follow
? sees 1 seat 1 laid kick
? not sees 2 seat 1 laid kick
? sees 2 seat 1 backs 1
? not sees 2 seat 1 hand follow
? waiting 2
2 lay beat
? not sees 1 seat 2 laid beat
? phase play
? waiting 1
