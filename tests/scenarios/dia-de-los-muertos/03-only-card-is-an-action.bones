# DM-3.3 DM-3.4: who had only one card must play it as an action, and draws two.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase lay
  seat 1
    at 5
    hand kick
  seat 2
    at 12
    hand follow beat
---
1 lay kick
2 lay beat
? illegal 1 move DM-3.3
1 act
* draw 1 patch
* draw 1 follow
? seat 1 hand patch follow
? seat 1 at 5
? waiting 2
