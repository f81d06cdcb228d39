# DM-4.4: on a hiding place one takes one bone one lacks; the card is then discarded.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  pile 29 kick beat snatch
  seat 1
    at 9
    arms 1
    legs 1
    hand header
    laid follow
  seat 2
    at 4
---
1 move
1 step 29
? legal 1 none
? legal 1 take beat arm
? legal 1 take snatch arm
? illegal 1 take kick arm DM-4.4
1 take kick leg
? seat 1 legs 2
? seat 1 arms 1
? pile 29 beat snatch
? discards kick follow
