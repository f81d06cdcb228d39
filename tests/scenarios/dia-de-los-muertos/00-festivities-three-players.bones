# DM-0.3: with three players two cards of each festivity lie out.
game: dia-de-los-muertos
rules: 1
seats: 3
---
? festivity banquet 2
? festivity dance 2
? festivity music 2
? seat 3 festivities
