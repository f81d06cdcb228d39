# DM-4.4: what lies on a hiding place is known to all.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  pile 29 kick beat
  seat 1
    at 9
    hand header
    laid follow
  seat 2
    at 4
---
? sees 1 pile 29 beat kick
? sees 2 pile 29 beat kick
