# Weigeringen van Bad Bones. Elk één zin: wat er in de weg staat.
not-now = { $belongs ->
    [market] Kopen doe je op de markt, voor de eerste ronde.
    [stand] Waar de held begint, kies je voor de eerste ronde.
    [hero] De held beweegt in de heldenfase.
    [trap] Vallen plaats je en trek je terug in de vallenfase.
   *[other] Dat is niet wat je nu gevraagd wordt.
}
not-asked = Dat wordt je nu niet gevraagd.
hero-fell = Je held is met de keizer gevallen; je hebt in de heldenfase niemand om te bewegen.
not-one-space = Naar { $space } is het niet precies één stap: de held beweegt precies één veld, in elke richting.
bad-stand = De held begint op een van je eigen torens die nog staan.
not-in-supply = Er is { trap-no } in de voorraad.
just-retrieved = Deze ronde is { trap-the } teruggetrokken; plaatsen kan pas weer in de volgende ronde.
hearse-on-its-way = De lijkwagen is onderweg en kan vanaf de volgende ronde geplaatst worden.
on-trap = Er ligt al een val op { $space }.
on-tower = Op een toren kan geen val liggen.
on-skeletons = Er staan skeletten op { $space }; alleen een draak of een bom mag daarop.
on-blast-area = Op { $space } is een ontploft gebied: daar kan geen val meer liggen.
bomb-under-hero = Een bom mag alleen op skeletten als de held daar niet staat.
nothing-to-retrieve = Er ligt geen val op { $space }.
blast-area-stays = Een ontploft gebied blijft de rest van het spel liggen.
not-to-move = Dat skelet heeft in deze fase geen beweging meer.
no-flight-there = Een draak verjaagt skeletten naar velden en in bossen, niet naar dorp of hoofdstad.
bad-send = Skeletten gaan naar het kerkhof van een andere speler.
bad-lead = Alleen een hoofdinstructeur van dit veld kan leiden.
bad-stop = De toren houdt een van de skeletten tegen die er binnenkomen.
bad-turn = Draai het naar boven, rechts, beneden of links.
bad-weapon = Dat kan je wapen nu niet.
only-standing-towers = De staaf brengt de held alleen naar een eigen toren die nog staat.
out-of-stock = De markt heeft { item-no } meer.
too-dear = Er zijn niet genoeg munten voor { item-a }.
has-weapon = Eén wapen per speler, en jij hebt het jouwe al.
bad-lot = Zo kan het toeval niet antwoorden: zo’n fiche is er niet te trekken, of er wordt niets getrokken.
