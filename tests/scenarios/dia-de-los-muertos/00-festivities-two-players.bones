# DM-0.3: with two players one card of each festivity lies out.
game: dia-de-los-muertos
rules: 1
seats: 2
---
? festivity banquet 1
? festivity dance 1
? festivity music 1
? seat 1 festivities
? seat 2 festivities
