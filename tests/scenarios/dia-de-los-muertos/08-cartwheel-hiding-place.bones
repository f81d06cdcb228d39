# DM-8.6 DM-8.8 DM-4.4: on a hiding place one takes first, then the skeleton there is attacked, and the wheel ends.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  pile 29 kick
  seat 1
    at 9
    legs 1
    hand follow
    laid cartwheel
  seat 2
    at 29
    hand beat beat
---
1 act
1 step 29
? waiting 1
? seat 2 arms 2
1 take kick leg
? seat 1 legs 2
? seat 2 arms 1
? seat 1 at 29
? phase swap
