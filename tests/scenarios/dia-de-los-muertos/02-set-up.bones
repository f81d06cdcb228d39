# DM-2.1 DM-3.1: four cards each, seat 1 first; everything in its place; the first round begins.
game: dia-de-los-muertos
rules: 1
seats: 2
---
* draw 1 kick
* draw 1 follow
* draw 1 patch
* draw 1 beat
* draw 2 follow
* draw 2 header
* draw 2 throw1
* draw 2 kick
? seat 1 hand kick follow patch beat
? seat 2 hand follow header throw1 kick
? seat 1 at 0
? seat 2 at 0
? dog 30
? gravedigger 32
? discards
? pile 29
? pile 30
? pile 31
? round 1
? phase lay
# 8 bones against 5
? order 2 1
? waiting 2
