# DM-3.6: all forced exchanges come first, in the order of the round; only then may anyone exchange.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase swap
  seat 1
    at 8
    hand dodge
  seat 2
    at 5
    hand hold
---
* draw 2 kick
* draw 1 beat
? seat 2 hand kick
? seat 1 hand beat
? waiting 2
2 done
? waiting 1
1 done
? round 2
? phase lay
