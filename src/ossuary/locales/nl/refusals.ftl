# Wat de tafel zelf weigert, bij welk spel ook: over de socket, over HTTP en in bestanden. De sleutel is de code, behalve
# waar meerdere zinnen er een delen.

## In het spel
unknown-words = “{ $words }” beantwoordt hier geen vraag.
nothing-to-undo = Er is niets om ongedaan te maken.
undo-too-late = Dat kan niet meer ongedaan worden gemaakt: wat later kwam, hangt ervan af.
game-over = Het spel is afgelopen.
stale-question = Daar is al op geantwoord, misschien in een ander tabblad. De huidige vraag staat op tafel.
bot-plays = Een bot speelt nu op deze plaats; neem de plaats eerst terug.
person-plays = Je speelt deze plaats al zelf.
not-gone = Wie op deze plaats zit, is nog niet lang genoeg weg.
already-ready = Je hebt al gezegd dat je klaar bent; trek dat eerst in.
nothing-to-close = Er is nu niets om klaar voor te zijn.
answer-first = Beantwoord eerst je laatste vraag, dan kun je klaar zijn.
phase-closes = Iedereen is klaar; de fase wordt afgesloten.
has-resigned = Deze plaats heeft opgegeven.
not-started = Het spel is nog niet begonnen: er ontbreekt iemand, of niet iedereen is klaar.
has-started = Het spel is al begonnen.
not-over = Het spel is nog niet afgelopen.
not-asked-now = Van deze plaats wordt nu niets gevraagd.
no-forecast = Er valt nu niets te voorspellen.
no-pointing = Je kunt alleen velden aanwijzen als iedereen samen speelt.
no-such-space = Dat veld bestaat niet.
no-reactions = Niemand kan nu reageren.
too-busy = Er gebeurt te veel tegelijk aan deze tafel; probeer het opnieuw.
value-missing = Vóór het spel heeft “ready” een waarde nodig: zestien willekeurige bytes van jezelf.

## Tafels, plaatsen en personen
no-table = Deze tafel bestaat niet. Misschien is hij verwijderd, of is de link onvolledig.
table-deleted = Deze tafel is verwijderd.
damaged = Dit spel is door een andere versie opgeslagen en kan hier niet worden voortgezet.
other-edition = Dit spel is begonnen met andere regels of spelgegevens dan deze server nu heeft; daarom kan het hier niet worden voortgezet.
not-your-table = Alleen de persoon die deze tafel heeft aangemaakt, kan hem verwijderen.
not-yours-to-fill = Alleen de persoon die deze tafel heeft aangemaakt, kan een plaats aan een bot geven.
overloaded = De server heeft nu te veel te berekenen. Probeer het over een paar seconden opnieuw.
too-much-work = Je hebt deze server veel laten rekenen. Wacht even voordat je meer vraagt.
too-many-bot-tables = Aan te veel van je tafels spelen alleen bots. Wacht tot een paar van die spellen zijn afgelopen.
too-many-bot-tables-here = Aan te veel tafels van deze server spelen alleen bots. Wacht tot een paar van die spellen zijn afgelopen.
too-many-tables = Je hebt te veel tafels. Verwijder er eerst een paar.
too-many-bytes = Je tafels nemen te veel ruimte in. Verwijder er eerst een paar.
too-many-bytes-here = Vanaf jouw adres is de laatste tijd te veel opgeslagen. Probeer het later opnieuw.
no-seat = { $seats ->
    [one] Deze tafel heeft één plaats.
   *[other] Deze tafel heeft de plaatsen 1 tot en met { $seats }.
}
not-your-seat = Die plaats is niet van jou.
not-your-seats = Plaats { $seat } is niet van jou; zonder plaats kun je toekijken.
not-your-view = Die plaats is niet van jou; toekijken kan met plaats 0.
no-seat-of-yours = Je hebt geen plaats aan deze tafel.
not-joined = Je hebt je niet aangemeld met plaats { $seat }.
seat-taken = Iemand anders heeft deze plaats genomen. Je kunt toekijken.
seat-wanted = Een ander apparaat vraagt nu al om deze plaats. Probeer het over een minuut opnieuw.
no-transfer = Niemand vraagt nog om deze plaats.
wrong-link = Deze link opent de plaats niet. Vraag om een nieuwe.
no-person = Zeg eerst wie je bent: POST /api/people met een naam.
forgotten-person = De server kent je niet meer; stel je opnieuw voor.

## Een tafel die een tekst voortzet
start-game = De tekst is van een ander spel: { $game }, niet { $wanted }.
start-options = De tekst wordt gespeeld met { $option }, maar de tafel staat op { $wanted }.
start-over = Waar deze tekst ophoudt, is het spel afgelopen; er valt niets voort te zetten.
start-seats = De tekst heeft { $seats ->
        [one] één plaats
       *[other] { $seats } plaatsen
    }, de tafel { $wanted }.
bad-record = Regel { $line }, kolom { $column }: { $why }
long-study = Deze tekst is te lang om hier te spelen: hooguit { $lines } regels.
long-text = Deze tekst is te lang om hier te spelen: hooguit { $most } kB.
no-lesson = Dit spel heeft geen les.
no-variant = Deze host biedt zulke gegevens voor het spel niet aan. Wel: { $list }.
no-language = De regels zijn er in { $languages }.

## Berichten en verzoeken
bad-message = Dit is niet te lezen: { $why }.
bad-name = Deze naam kan niet: een naam heeft 1 tot 40 tekens, begint met een zichtbaar teken en bevat geen onzichtbare tekens.
bad-request = Dit past niet: { $why }.
bad-start = Het eerste bericht moet een “join” zijn.
joined-already = Je hebt je al aangemeld; noem een andere tafel of open een nieuwe verbinding.
no-body = Het verzoek heeft geen inhoud: stuur een JSON-object.
not-json = Stuur JSON en zeg dat erbij: Content-Type: { $type }.
too-deep = Dit is te diep genest om te lezen.
too-large = Dit is groter dan de server aanneemt.
too-long = Zo lang is hier geen adres.
too-slow = Het verzoek is niet op tijd aangekomen.
cut-off = Het verzoek is niet volledig aangekomen.
too-fast = Dat ging te snel. Wacht even en probeer het dan opnieuw.
too-many-sockets = Er zijn te veel verbindingen vanaf jouw adres; sluit een tabblad of probeer het later.
foreign-origin = Deze pagina hoort niet bij deze server.
unknown-host = Deze server heet niet { $name }. Moet dat wel, dan kan de beheerder dat instellen: --set origin=https://{ $name }
not-found = Hier is niets.
method-not-allowed = Dat kan hier niet; wat wel kan, staat in de header Allow.
only-sockets = Dit adres accepteert alleen WebSocket-verbindingen.
restart = De server start opnieuw op. Probeer het over een paar seconden opnieuw.
store = De server kan zijn gegevens nu niet lezen of schrijven. Er is niets verloren; probeer het opnieuw.
store-not-writable = Naar de database kan niet worden geschreven: { $why }
internal = Er ging hier iets mis, en het is vastgelegd. Er is niets veranderd.
verbatim = { $why }
