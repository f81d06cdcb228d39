# DM-8.6: limb limits bind movements, not the cartwheel: on one leg three fields.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 10
    arms 1
    legs 1
    hand follow
    laid cartwheel
  seat 2
    at 4
---
1 act
1 step 11
1 step 12
1 step 13
? seat 1 at 13
