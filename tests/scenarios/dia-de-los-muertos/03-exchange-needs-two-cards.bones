# DM-3.6: one card alone cannot be exchanged, nor the same card twice, nor out of turn.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase swap
  seat 1
    at 5
    hand kick
  seat 2
    at 8
    hand beat beat follow
---
? illegal 1 swap kick kick DM-3.6
? illegal 2 swap beat beat DM-3.6
1 done
? illegal 2 swap follow follow DM-3.6
2 swap beat beat
* draw 2 patch
2 done
? seat 2 hand follow patch
? round 2
