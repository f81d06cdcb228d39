# DM-7.5 DM-1.4 DM-4.4: on the way to the mover's field the holder enters hiding place 29: it stops him, and he may take from it.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  pile 29 kick
  seat 1
    at 29
    hand follow
    laid snatch
  seat 2
    at 9
    legs 1
    hand hold throw1
---
1 move
2 hold
1 step 9
1 step 10
1 stop
? waiting 2
2 take kick leg
? seat 1 at 10
? seat 2 at 29
? seat 2 legs 2
