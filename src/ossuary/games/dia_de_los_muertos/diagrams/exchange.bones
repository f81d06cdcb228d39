# DM-3.6: At the end of the round you may give two cards for one.
# shows: phase-swap
game: dia-de-los-muertos
rules: 2
seats: 2
position:
  phase swap
  seat 1
    at 6
    hand kick beat follow
  seat 2
    at 7
    hand kick
---
1 swap kick beat
* draw 1 patch
1 done
? seat 1 hand follow patch
