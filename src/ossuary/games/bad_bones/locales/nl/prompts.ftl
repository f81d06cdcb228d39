# Wat Bad Bones vraagt. Wat er moet worden meegegeven staat in en/prompts.ftl.

prompt-ready = Dat was alles. Klaar?
    .more = { $play ->
        [solo] Het spel gaat verder als je klaar bent. Tot dan kun je alles ongedaan maken.
        [coop] De fase eindigt als iedereen klaar is. Tot dan kun je alles ongedaan maken.
       *[versus] De fase eindigt als iedereen klaar is; pas dan zie je wat de anderen deden.
    }
prompt-market = Koop een val of een wapen
    .more = { $play ->
        [coop] Je betaalt uit de gezamenlijke beurs. Zeg dat je klaar bent als je niets meer wilt.
       *[other] Eén aankoop per beurt, hooguit één wapen. Wie klaar is, kan niets meer kopen.
    }
prompt-stand = Kies een toren voor je held
    .more = Daar begint hij het spel.
prompt-hero = Beweeg je held één veld
    .more = In elke richting, ook schuin. Hij verslaat alle skeletten die hij treft; blijven staan kan niet.
prompt-trap = Plaats een val, trek er één terug, of doe niets
    .more = { $play ->
        [coop] De voorraad is van iedereen. Wat nu teruggetrokken wordt, kan volgende ronde weer geplaatst worden.
       *[other] Op een veld zonder val, toren of skelet. Een draak mag ook op skeletten landen.
    }
prompt-order = Welk skelet beweegt nu?
    .more = De volgorde kan er nu toe doen. Je kunt de rest ook in de vaste volgorde laten bewegen.
prompt-flee = { $count ->
    [1] Waarheen vlucht { model-the }?
   *[other] Waarheen vlucht de groep?
}
    .more = Weg van de draak op { $space }: naar boven, rechts, beneden of links.
prompt-send = { $by ->
    [catapult] Wiens kerkhof treft de katapult?
    [hearse] Waarheen rijdt de lijkwagen?
   *[edge] Naar wiens kerkhof?
}
    .more = { $by ->
        [catapult] Iedereen die deze katapult in deze fase gooit, gaat daarheen.
        [hearse] Al zijn passagiers van deze fase gaan daarheen; na de fase blijft ook de lijkwagen daar.
       *[edge] { $play ->
            [coop] Het verlaat je bord. Overleg wie er het best mee overweg kan.
           *[other] Het verlaat je bord. Kies wie ermee te maken krijgt.
        }
    }
prompt-lead = Welke hoofdinstructeur leidt?
    .more = Iedereen op het veld volgt, als één groep.
prompt-stop = Welk skelet houdt de toren tegen?
    .more = De toren op { $space } stort in en houdt er één tegen; de andere lopen door.
prompt-weapon = Je wapen gebruiken?
    .more = { $weapon ->
        [crossbow] Kruisboog: kies een skelet op je bord.
        [ice-wand] IJsstaaf: kies een veld waarvan de skeletten bevriezen.
        [death-wand] Dodenstaaf: kies de speler naar wiens kerkhof de verslagenen gaan.
        [teleportation-wand] Teleportatiestaaf: je held staat weer op een toren.
        [two-handed-sword] Tweehandig zwaard: je held beweegt nog een keer.
        [battleaxe] Strijdbijl: noem een symbool; wie ermee naast je held staat, valt.
        [morning-star] Goedendag: kies een veld bij je held, en waar zijn skeletten heen gaan.
       *[rapier] Degen: kies een veld bij je held en draai de skeletten daar.
    }
prompt-turn = Welke kant moet { model-the } op kijken?
    .more = Op { $space }: naar boven, rechts, beneden of links.
