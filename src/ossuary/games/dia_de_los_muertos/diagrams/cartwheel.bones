# DM-8.6: Cartwheel: everyone you whirl past may lose a limb.
# shows: cartwheel
game: dia-de-los-muertos
rules: 2
seats: 3
position:
  phase play
  seat 1
    at 4
    hand follow
    laid cartwheel
  seat 2
    at 6
    hand kick kick
  seat 3
    at 17
    hand beat beat
---
1 act
1 step 6
1 step 7
1 step 17
? seat 1 at 17
? seat 2 legs 1
? seat 3 arms 1
