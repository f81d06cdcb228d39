# DM-8.6: Cartwheel: everyone you whirl past may lose a limb.
# shows: cartwheel
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  seat 1
    at 11
    hand follow
    laid cartwheel
  seat 2
    at 12
    hand kick kick
  seat 3
    at 14
    hand beat beat
---
1 act
1 step 12
1 step 13
1 step 14
? seat 1 at 14
? seat 2 legs 1
? seat 3 arms 1
