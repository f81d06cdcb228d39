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
    [one] Eén skelet meer wordt verslagen.
   *[other] { $amount } skeletten meer worden verslagen.
}
hint-sent = { $amount ->
    [one] Eén skelet meer gaat naar een tegenspeler.
   *[other] { $amount } skeletten meer gaan naar je tegenspelers.
}
hint-leader = { $amount ->
    [one] Het skelet gaat naar een sterkere tegenspeler: één punt voor.
   *[other] Het skelet gaat naar een sterkere tegenspeler: { $amount } punten voor.
}
hint-weak = { $amount ->
    [one] Het skelet gaat naar een zwakkere tegenspeler, met één verdieping of huis minder te verliezen.
   *[other] Het skelet gaat naar een zwakkere tegenspeler, met { $amount } verdiepingen of huizen minder te verliezen.
}
hint-next = { $amount ->
    [one] In de volgende ronde blijft er één verdieping of huis meer staan.
   *[other] In de volgende ronde blijven er { $amount } verdiepingen en huizen meer staan.
}
hint-unsaved = { $amount ->
    [one] Eén verdieping of huis valt hoe dan ook; zo kost het je het minst.
   *[other] { $amount } verdiepingen en huizen vallen hoe dan ook; zo kost het je het minst.
}
hint-doomed = Niets kan je nog redden; zo houd je het het langst vol.
hint-later = { $amount ->
    [one] In de komende rondes is één verdieping of huis minder in gevaar.
   *[other] In de komende rondes zijn { $amount } verdiepingen en huizen minder in gevaar.
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
    [one] Je hebt met één skelet minder te maken.
   *[other] Je hebt met { $amount } skeletten minder te maken.
}
hint-weapon = Je held krijgt een wapen.
hint-coins = { $amount ->
    [one] Je houdt één munt meer over.
   *[other] Je houdt { $amount } munten meer over.
}
