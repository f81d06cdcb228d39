# DM-2.1 DM-0.2: the four cards dealt are known to their holder alone.
game: dia-de-los-muertos
rules: 1
seats: 2
---
* draw 1 kick
* draw 1 kick
* draw 1 patch
* draw 1 beat
* draw 2 follow
* draw 2 header
* draw 2 throw1
* draw 2 dodge
? sees 1 seat 1 hand kick kick patch beat
? not sees 2 seat 1 hand kick kick patch beat
? sees 2 seat 1 backs 2 2 2 3
? not sees 1 seat 2 hand follow header throw1 dodge
? sees 1 seat 2 backs 1 1 1 3
