# Why the bot would do it: what its answer gains, as { $amount }, over another answer or over doing nothing.
hint-alive = Je blijft in het spel.
hint-hero = Je held overleeft.
hint-floors = { $amount ->
    [one] Eén verdieping meer blijft staan.
   *[other] { $amount } verdiepingen meer blijven staan.
}
hint-towers = { $amount ->
    [one] Eén toren meer blijft staan.
   *[other] { $amount } torens meer blijven staan.
}
hint-houses = { $amount ->
    [one] Eén huis meer wordt gespaard.
   *[other] { $amount } huizen meer worden gespaard.
}
hint-capital = { $amount ->
    [one] Eén huis van de hoofdstad meer wordt gespaard.
   *[other] { $amount } huizen van de hoofdstad meer worden gespaard.
}
hint-kills = { $amount ->
    [one] Eén skelet meer wordt geveld.
   *[other] { $amount } skeletten meer worden geveld.
}
hint-sent = { $amount ->
    [one] Eén skelet meer gaat naar een tegenspeler.
   *[other] { $amount } skeletten meer gaan naar je tegenspelers.
}
hint-leader = { $amount ->
    [one] Het skelet gaat naar wie één punt meer heeft.
   *[other] Het skelet gaat naar wie { $amount } punten meer heeft.
}
hint-weak = { $amount ->
    [one] Het skelet gaat naar wie één verdieping of huis minder te verliezen heeft.
   *[other] Het skelet gaat naar wie { $amount } verdiepingen of huizen minder te verliezen heeft.
}
hint-later = { $amount ->
    [one] In de rondes daarna is één verdieping of huis minder in gevaar.
   *[other] In de rondes daarna zijn { $amount } verdiepingen en huizen minder in gevaar.
}
hint-stars = { $amount ->
    [one] Je vallen zijn één ster meer waard.
   *[other] Je vallen zijn { $amount } sterren meer waard.
}
hint-ways = { $amount ->
    [one] Eén weg meer uit de bossen is bewaakt.
   *[other] { $amount } wegen meer uit de bossen zijn bewaakt.
}
hint-traps = { $amount ->
    [one] Eén val meer ligt klaar in de voorraad.
   *[other] { $amount } vallen meer liggen klaar in de voorraad.
}
hint-skeletons = { $amount ->
    [one] Eén skelet minder loopt rond.
   *[other] { $amount } skeletten minder lopen rond.
}
hint-weapon = Je held krijgt een wapen.
hint-coins = { $amount ->
    [one] Je houdt één munt meer over.
   *[other] Je houdt { $amount } munten meer over.
}
