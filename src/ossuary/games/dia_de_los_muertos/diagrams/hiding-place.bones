# DM-4.4: On a hiding place you may take one thing you lack: here a leg.
# shows: hiding-place
game: dia-de-los-muertos
rules: 2
seats: 3
position:
  phase play
  pile 31 kick beat
  seat 1
    at 16
    legs 1
    hand follow
    laid kick
  seat 2
    at 4
  seat 3
    at 12
---
1 move
1 step 17
1 step 31
1 take kick leg
? seat 1 legs 2
? pile 31 beat
