# DM-3.6 DM-3.2: an empty hand exchanges nothing and is followed by a round without a card.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase swap
  seat 1
    at 5
  seat 2
    at 8
    hand kick beat
---
? legal 1 done
1 done
2 done
? round 2
? waiting 2
2 lay kick
* draw 1 beat
* draw 1 follow
? seat 1 hand beat follow
? waiting 2
