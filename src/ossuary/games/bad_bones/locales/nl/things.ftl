# De dingen van Bad Bones: zie en/things.ftl. De woorden zijn die van de spelregels; docs/glossary.md bewaart ze.

## Vallen
thing-wall = Muur
    .text = Staat schuin. Skeletten kaatsen er in een rechte hoek op af en gaan nog één veld verder. Na het eerste gebruik beschadigd, na het tweede uit het spel.
thing-catapult = Katapult
    .text = Gooit elk skelet dat erop stapt naar het kerkhof van één tegenspeler, voor de hele fase dezelfde.
thing-dragon = Draak
    .text = Skeletten die op hem stuiten, vluchten naar een aangrenzend veld dat jij kiest. Hij mag ook op skeletten landen: dan vluchten ze meteen en raakt hij gewond.
thing-treasure = Schat
    .text = Skeletten ernaast draaien ernaartoe, wat de pijlen ook zeggen. Als alles bewogen heeft, steelt wie erop staat hem, tenzij de held hem bewaakt.
thing-barricade = Barricade
    .text = Een skelet dat erop zou stappen, blijft staan en verliest zijn beweging. Een held erop verandert daar niets aan.
thing-bomb = Bom
    .text = Blaast elk skelet op dat erop stapt en laat een ontploft gebied achter. Je mag hem ook op skeletten leggen als daar verder niets is: dan ontploft hij meteen.
thing-blast = Ontploft gebied
    .text = Wat een bom achterlaat, voor de rest van het spel. Hier kan geen val meer liggen; skeletten en held lopen erover, en pijlen blijven gelden.
thing-hearse = Lijkwagen
    .text = Rijdt skeletten naar het kerkhof van een tegenspeler en blijft daar na de fase, in diens voorraad. Onverwoestbaar.
thing-labyrinth = Labyrint
    .text = Ligt met de witte of de zwarte zijde boven. Elk skelet kan erin, maar alleen een dat zijn kleur laat zien, kan eruit; de andere worden omgedraaid en verliezen een beweging. Onverwoestbaar.
thing-portal = Portaal
    .text = Brengt een skelet terug naar het bos bij zijn symbool, op hetzelfde bord. De volgende ronde vertrekt het daar opnieuw.
thing-spring = Springveer
    .text = Gooit een skelet twee velden verder in zijn richting, over alles heen. Een landing op een barricade overleeft het niet.
thing-damaged = Beschadigd
    .text = Deze val is al een keer gebruikt. Hij werkt nog, maar na het volgende gebruik is hij uit het spel. Na terugtrekken is hij weer intact.
thing-stars = Sterren
    .text = Elke ster op een val die je aan het eind nog hebt, is een punt. Vallen in de voorraad tellen als intact.

## Wapens
thing-crossbow = Kruisboog
    .text = Als je held drie of meer skeletten tegelijk verslaat: één skelet ergens op je bord gaat in de zak.
thing-ice-wand = IJsstaaf
    .text = Als je held drie of meer skeletten tegelijk verslaat: alle skeletten van één veld bevriezen en slaan hun volgende beweging over.
thing-death-wand = Dodenstaaf
    .text = Als je held drie of meer skeletten tegelijk verslaat: ze gaan naar het kerkhof van een andere speler in plaats van in de zak.
thing-teleportation-wand = Teleportatiestaaf
    .text = Als je held drie of meer skeletten tegelijk verslaat: hij staat weer boven op je toren.
thing-two-handed-sword = Tweehandig zwaard
    .text = Als je held drie of meer skeletten tegelijk verslaat: hij beweegt nog een keer en verslaat wie hij daar treft.
thing-battleaxe = Strijdbijl
    .text = Als je held drie of meer skeletten tegelijk verslaat: noem een symbool; alle skeletten daarmee op de vier velden naast hem gaan in de zak.
thing-morning-star = Goedendag
    .text = Als je held drie of meer skeletten tegelijk verslaat: alle skeletten van één veld bij hem gaan naar een ander veld bij hem waar geen val ligt. Ze worden niet gedraaid en niet omgedraaid.
thing-rapier = Degen
    .text = Als je held drie of meer skeletten tegelijk verslaat: draai elk skelet van één veld bij hem zoals je wilt.

## Skeletten
thing-skeleton = Skelet
    .text = Beweegt elke ronde één veld in de richting waarin zijn punt wijst en wordt daarbij omgedraaid. Het wil naar je toren of je dorp.
thing-blue = Blauw hart
    .text = Een skelet met dit symbool komt binnen waar het bos het blauwe hart toont, aan de kant waar het vandaan komt.
thing-green = Groene ruit
    .text = Een skelet met dit symbool komt binnen waar het bos de groene ruit toont, aan de kant waar het vandaan komt.
thing-purple = Paarse ster
    .text = Een skelet met dit symbool komt binnen waar het bos de paarse ster toont, aan de kant waar het vandaan komt.
thing-yellow = Gele cirkel
    .text = Een skelet met dit symbool komt binnen waar het bos de gele cirkel toont, aan de kant waar het vandaan komt.
thing-red = Rode driehoek
    .text = Een skelet met dit symbool komt in het midden van een bos binnen. Als jullie tegen elkaar spelen, is er bij het begin geen.
thing-white = Witte zijde
    .text = In de skelettenfase moet elk skelet nog bewegen dat niet de kleur van de volgfiche toont.
thing-black = Zwarte zijde
    .text = In de skelettenfase moet elk skelet nog bewegen dat niet de kleur van de volgfiche toont.
thing-tracking = Volgfiche
    .text = Toont de kleur die een skelet laat zien zodra het bewogen heeft. Hij draait om voordat de skeletten bewegen.
thing-frozen = Bevroren
    .text = Slaat één beweging over. Dat zie je aan de kleur: het lijkt al bewogen te hebben.
thing-unit = Groep
    .text = Skeletten die een hoofdinstructeur volgen: ze gaan dezelfde weg en zijn niet te scheiden zolang hij leeft.

## Hoofdskeletten
thing-artificer = Hoofdambachtsman
    .text = Vernietigt twee verdiepingen of twee huizen tegelijk.
thing-necromancer = Hoofdtovenaar
    .text = Wie hem trekt, trekt nog drie skeletten, en voor elke volgende hoofdtovenaar weer drie.
thing-nice = Sympathiek hoofd
    .text = In een beschadigde toren of een beschadigd dorp herstelt het een verdieping of een huis in plaats van er een te vernietigen.
thing-instructor = Hoofdinstructeur
    .text = Als hij beweegt, vormen alle skeletten van zijn veld met hem één groep, die geen val en geen wapen splitst.
thing-spectral = Hoofdspook
    .text = Is niet dood te krijgen: waar het op jouw bord ook sterft, het komt terug op je eigen kerkhof.
thing-saboteur = Hoofdsaboteur
    .text = Na de fase is elke val die hij triggerde uit het spel, ook een onverwoestbare. Daarna gaat hij in de zak.
thing-emperor = Skelettenkeizer
    .text = Komt hij je toren of dorp binnen, dan lig je eruit. Verslaat je held hem, dan valt de held met hem.

## Het bord
thing-hero = Held
    .text = Beweegt elke ronde precies één veld, in elke richting, en verslaat alle skeletten die hij daar treft. Hij triggert nooit een val.
thing-tower = Toren
    .text = Elk skelet dat binnenkomt, vernietigt een verdieping, held of geen held. Valt de laatste verdieping, dan ben je geëlimineerd.
thing-coop-tower = Toren
    .text = Houdt één skelet tegen en stort dan in. Verliest iemand de laatste van zijn vier torens, dan heeft iedereen verloren.
thing-floor = Verdieping
    .text = Vier punten aan het eind voor elke verdieping die nog staat.
thing-ruin = Ruïne
    .text = Hier stond een toren. Skeletten lopen erover, en de pijl die hier staat, geldt vanaf nu.
thing-village = Dorp
    .text = Elk skelet dat je bord aan de onderkant verlaat, brandt een huis plat. Brandt het laatste, dan ben je geëlimineerd.
thing-house = Huis
    .text = Drie punten aan het eind voor elk huis dat nog heel is.
thing-capital = Hoofdstad
    .text = Eén huis per speler, van iedereen samen. Elk skelet dat een bord aan de bovenkant verlaat, brandt er een plat; met het laatste is het spel verloren.
thing-forest = Bos
    .text = Hier wachten nieuwe skeletten bij hun symbool; ze komen in de volgende skelettenfase binnen. Een skelet dat een bos in loopt, gaat naar een kerkhof.
thing-cemetery = Kerkhof
    .text = Hier wachten skeletten die anderen je gestuurd hebben. Bij de aankomst komen ze in je bossen.
thing-supply = Voorraad
    .text = De vallen die je niet geplaatst hebt, allemaal intact. Hun sterren zijn punten aan het eind.
thing-shared-supply = Gezamenlijke voorraad
    .text = De vallen van alle spelers. Wat teruggetrokken is, mag vanaf de volgende ronde iedereen weer plaatsen.
thing-bag = Zak
    .text = Alle skeletten die niet in het spel zijn. Nieuwe worden eruit getrokken, verslagen skeletten gaan er weer in.
thing-arrow = Oriëntatiepijl
    .text = Draait een skelet dat in zijn richting komt naar de toren of het dorp. Uit een andere richting doet hij niets, en onder een val ook niet.
thing-space = Veld
    .text = Een van de 25 velden van je bord: a tot e van links naar rechts, 1 tot 5 vanaf het dorp.
thing-market = Markt
    .text = Hier koop je vóór de eerste ronde vallen en hooguit één wapen. Wat je nu niet koopt, heb je later niet.
thing-coins = Munten
    .text = Wat je op de markt kunt uitgeven. Munten die overblijven, zijn niets waard.
thing-purse = Gezamenlijke beurs
    .text = De munten van alle spelers samen. Jullie kopen in willekeurige volgorde; overleg met elkaar.
thing-weapon = Wapen
    .text = Eén per speler. Je mag het gebruiken als je held drie of meer skeletten tegelijk verslaat.

## Fasen
thing-phase-market = Markt
    .text = Voor de eerste ronde: iedereen koopt vallen en een wapen.
thing-phase-stand = Starttoren
    .text = Iedereen kiest op welke eigen toren de held begint.
thing-phase-hero = Held
    .text = Iedereen beweegt zijn held één veld.
thing-phase-trap = Val
    .text = Iedereen plaatst een val, trekt er één terug, of doet niets.
thing-phase-skeletons = Skeletten
    .text = Alle skeletten bewegen één veld, en de vallen doen hun werk.
thing-phase-arrivals = Aankomst
    .text = Iedereen trekt drie nieuwe skeletten; samen met die van het kerkhof gaan ze naar de bossen.

## Opties
thing-option-mode = Versie
    .text = De basisversie, of de geavanceerde versie met markt, meer vallen en wapens.
thing-mode-basic = Basis
    .text = Iedereen heeft twee muren, twee katapulten, een draak en een schat.
thing-mode-advanced = Geavanceerd
    .text = Je koopt je vallen en een wapen op de markt, voor de eerste ronde.
thing-option-play = Soort spel
    .text = Tegen elkaar, alleen, of samen tegen de skeletten.
thing-play-versus = Tegen elkaar
    .text = Voor twee tot zes. Het spel eindigt als een toren of dorp valt; van wie dan nog overeind staat, wint wie de meeste punten heeft.
thing-play-solo = Alleen
    .text = Eén verdieping, één huis, en alles wat je wegstuurt, komt terug. Houd vol tot de laatste ronde.
thing-play-coop = Coöperatief
    .text = Voor twee tot zes. Eén hoofdstad, elk vier torens, één voorraad voor iedereen. Samen winnen of samen verliezen.
thing-option-chiefs = Hoofdskeletten
    .text = Negentien hoofdskeletten met eigen krachten gaan mee in de zak.
thing-option-rounds = Rondes
    .text = Hoeveel volledige rondes je moet overleven, alleen of samen. Tien is gebruikelijk; meer is moeilijker.
thing-option-heroic = Heroïsch
    .text = Alleen: na de laatste ronde komen er geen skeletten meer bij, en je speelt door tot het bord leeg is.
thing-option-endless = Zonder einde
    .text = Coöperatief: er is geen laatste ronde. Hoe ver komen jullie?
thing-yes = Ja
thing-no = Nee

## Einde
thing-ending-elimination = Een rijk is gevallen
    .text = Een toren of een dorp is vernietigd. Wie beide nog heeft, krijgt punten.
thing-ending-defeat = Verloren
    .text = De skeletten hebben gewonnen.
thing-ending-survival = Overleefd
    .text = Je hebt alle rondes volgehouden.
thing-ending-heroic = Heroïsche overwinning
    .text = Je hebt volgehouden, en er is geen skelet meer over.

## Dingen in zinnen
trap-a = { $trap ->
    [wall] een muur
    [catapult] een katapult
    [dragon] een draak
    [treasure] een schat
    [barricade] een barricade
    [bomb] een bom
    [hearse] een lijkwagen
    [labyrinth] een labyrint
    [portal] een portaal
   *[spring] een springveer
}
trap-the = { $trap ->
    [wall] de muur
    [catapult] de katapult
    [dragon] de draak
    [treasure] de schat
    [barricade] de barricade
    [bomb] de bom
    [blast] het ontplofte gebied
    [hearse] de lijkwagen
    [labyrinth] het labyrint
    [portal] het portaal
   *[spring] de springveer
}
trap-no = { $trap ->
    [wall] geen muur
    [catapult] geen katapult
    [dragon] geen draak
    [treasure] geen schat
    [barricade] geen barricade
    [bomb] geen bom
    [hearse] geen lijkwagen
    [labyrinth] geen labyrint
    [portal] geen portaal
   *[spring] geen springveer
}
item-a = { $item ->
    [wall] een muur
    [catapult] een katapult
    [dragon] een draak
    [treasure] een schat
    [barricade] een barricade
    [bomb] een bom
    [hearse] een lijkwagen
    [labyrinth] een labyrint
    [portal] een portaal
    [spring] een springveer
    [crossbow] de kruisboog
    [ice-wand] de ijsstaaf
    [death-wand] de dodenstaaf
    [teleportation-wand] de teleportatiestaaf
    [two-handed-sword] het tweehandige zwaard
    [battleaxe] de strijdbijl
    [morning-star] de goedendag
   *[rapier] de degen
}
item-no = { $item ->
    [wall] geen muur
    [catapult] geen katapult
    [dragon] geen draak
    [treasure] geen schat
    [barricade] geen barricade
    [bomb] geen bom
    [hearse] geen lijkwagen
    [labyrinth] geen labyrint
    [portal] geen portaal
    [spring] geen springveer
    [crossbow] geen kruisboog
    [ice-wand] geen ijsstaaf
    [death-wand] geen dodenstaaf
    [teleportation-wand] geen teleportatiestaaf
    [two-handed-sword] geen tweehandig zwaard
    [battleaxe] geen strijdbijl
    [morning-star] geen goedendag
   *[rapier] geen degen
}
model-the = { $model ->
    [blue] het blauwe skelet
    [green] het groene skelet
    [purple] het paarse skelet
    [yellow] het gele skelet
    [red] het rode skelet
    [artificer] de hoofdambachtsman
    [necromancer] de hoofdtovenaar
    [nice] het sympathieke hoofd
    [instructor] de hoofdinstructeur
    [spectral] het hoofdspook
    [saboteur] de hoofdsaboteur
   *[emperor] de skelettenkeizer
}
model-a = { $model ->
    [blue] een blauw skelet
    [green] een groen skelet
    [purple] een paars skelet
    [yellow] een geel skelet
    [red] een rood skelet
    [artificer] een hoofdambachtsman
    [necromancer] een hoofdtovenaar
    [nice] een sympathiek hoofd
    [instructor] een hoofdinstructeur
    [spectral] een hoofdspook
    [saboteur] een hoofdsaboteur
   *[emperor] de skelettenkeizer
}
