# DM-0.1 DM-2.1: six skeletons, each with two arms and two legs, wait together on Start.
game: dia-de-los-muertos
rules: 1
seats: 6
---
? seat 1 at 0
? seat 2 at 0
? seat 5 at 0
? seat 6 at 0
? seat 1 arms 2
? seat 1 legs 2
? seat 6 arms 2
? seat 6 legs 2
? dog 30
? gravedigger 32
? phase lay
