# DM-8.6: every skeleton on the fields entered suffers a random attack.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  seat 1
    at 10
    hand follow
    laid cartwheel
  seat 2
    at 11
    hand kick kick
  seat 3
    at 13
    hand beat beat
---
1 act
? illegal 1 stop DM-8.6
1 step 11
? seat 2 legs 1
? seat 3 arms 2
1 step 12
1 step 13
? seat 1 at 13
? seat 2 legs 1
? seat 3 arms 1
? seat 2 hand kick
? seat 3 hand beat
? discards kick beat cartwheel
