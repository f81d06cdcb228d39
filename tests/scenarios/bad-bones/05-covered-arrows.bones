# BB-5.3 BB-5.12 BB-8.4: a treasure and a labyrinth cover the arrow beneath them, a blast area does not; the thief stays as it came even when the arrow is bare again.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap treasure c4
    skeleton blue-left b4 >
  seat 2
    trap labyrinth-white c2
    trap blast c5
    skeleton yellow-left b2 >
    skeleton green-left b5 >
---
? seat 1 skeleton blue-left c4 >
? not seat 1 trap treasure c4
? seat 2 skeleton yellow-left c2 >
? seat 2 skeleton green-left c5 v
? seat 2 trap labyrinth-white c2
? seat 2 trap blast c5
