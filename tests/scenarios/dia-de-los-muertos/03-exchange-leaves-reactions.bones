# DM-3.6: an exchange that leaves only reaction cards is followed by the forced one.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase swap
  seat 1
    at 5
    hand kick beat dodge
  seat 2
    at 8
    hand kick
---
1 swap kick beat
* draw 1 hold
* draw 1 follow
* draw 1 dodge
? seat 1 hand follow dodge
? discards kick beat dodge hold
? waiting 1
1 done
? waiting 2
