# DM-3.6: two cards for one, as often as one likes.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase swap
  seat 1
    at 5
    hand kick beat follow header
  seat 2
    at 8
    hand kick
---
? legal 1 swap beat kick
1 swap kick beat
* draw 1 snatch
? seat 1 hand follow header snatch
? waiting 1
1 swap follow snatch
* draw 1 patch
1 done
? seat 1 hand header patch
? discards kick beat follow snatch
? waiting 2
