# Wat de tafel zelf weigert, bij welk spel ook: over de socket, over HTTP en in bestanden. De sleutel is de code, behalve
# waar meerdere zinnen er een delen.

## In het spel
unknown-words = ‘{ $words }’ is geen antwoord op iets wat hier gevraagd wordt.
nothing-to-undo = Je hebt niets om terug te nemen.
undo-too-late = Dat kan niet meer worden teruggenomen: wat later kwam, hangt ervan af.
game-over = Het spel is afgelopen.
stale-question = Daar is al op geantwoord, misschien in een ander tabblad. Wat nu gevraagd wordt, staat op tafel.
bot-plays = Een bot antwoordt voor deze plaats; neem de plaats eerst terug.
person-plays = Je speelt deze plaats al zelf.
already-ready = Je hebt al gezegd dat je klaar bent; neem dat eerst terug.
nothing-to-close = Er is nu niets om klaar mee te zijn.
answer-first = Beantwoord eerst je laatste vraag, dan kun je klaar zijn.
phase-closes = Iedereen is klaar; de fase wordt afgesloten.
has-resigned = Deze plaats heeft opgegeven.
not-started = Het spel is nog niet begonnen: er ontbreekt iemand, of niet iedereen is klaar.
has-started = Het spel is al begonnen.
not-over = Het spel is nog niet afgelopen.
not-asked-now = Van deze plaats wordt nu niets gevraagd.
no-forecast = Er valt nu niets te voorspellen.
no-pointing = Je kunt alleen velden aanwijzen waar iedereen samen speelt.
no-such-space = Dat veld bestaat niet.
no-reactions = Er wordt nu op geen reacties gewacht.
too-busy = Er gebeurt te veel tegelijk aan deze tafel; probeer het opnieuw.
value-missing = Voor het spel hoort bij klaar zijn een waarde: zestien willekeurige bytes van jou.

## Tafels, plaatsen en personen
no-table = Deze tafel bestaat niet. Misschien is die verwijderd, of is de link niet volledig.
table-deleted = Deze tafel is verwijderd.
damaged = Dit spel is door een andere versie bewaard en kan hier niet verder.
other-edition = Dit spel is begonnen met andere regels, of andere gegevens van het spel, dan deze server nu heeft. Het kan hier niet verder.
not-your-table = Alleen degene die deze tafel heeft gemaakt, kan die verwijderen.
not-yours-to-fill = Alleen degene die deze tafel heeft gemaakt, kan een plaats aan een bot geven.
overloaded = De server heeft nu te veel te berekenen. Probeer het over een paar seconden opnieuw.
too-much-work = Je hebt deze server veel laten rekenen. Wacht even voordat je meer vraagt.
too-many-bot-tables = Aan te veel van je tafels spelen alleen bots. Wacht tot een paar van hun partijen voorbij zijn.
too-many-bot-tables-here = Aan te veel tafels van deze server spelen alleen bots. Wacht tot een paar van hun partijen voorbij zijn.
too-many-tables = Je hebt te veel tafels. Verwijder er eerst een paar.
too-many-bytes = Je tafels nemen te veel ruimte in. Verwijder er eerst een paar.
too-many-bytes-here = Er kwam de laatste tijd zoveel van jouw adres dat er nu niets meer wordt bewaard. Probeer het later opnieuw.
no-seat = { $seats ->
    [one] Deze tafel heeft één plaats.
   *[other] Deze tafel heeft de plaatsen 1 tot en met { $seats }.
}
not-your-seat = Die plaats is niet van jou.
not-your-seats = Plaats { $seat } is niet van jou; zonder plaats kun je meekijken.
not-your-view = Die plaats is niet van jou; meekijken kan met plaats 0.
no-seat-of-yours = Je hebt geen plaats aan deze tafel.
not-joined = Je hebt je niet aangemeld met plaats { $seat }.
seat-taken = Iemand anders heeft deze plaats genomen. Je kunt meekijken.
wrong-link = Deze link opent de plaats niet. Vraag een nieuwe.
no-person = Zeg eerst wie je bent: POST /api/people met een naam.
forgotten-person = Deze tafel kent je niet meer; stel je opnieuw voor.

## Een tafel die een tekst voortzet
start-game = De tekst is van een ander spel: { $game }, niet { $wanted }.
start-options = De tekst wordt gespeeld met { $option }, de tafel zou { $wanted } hebben.
start-over = Waar deze tekst ophoudt, is het spel afgelopen: er valt niets voort te zetten.
start-seats = De tekst heeft { $seats ->
        [one] één plaats
       *[other] { $seats } plaatsen
    }, de tafel { $wanted }.
bad-record = Regel { $line }, kolom { $column }: { $why }
long-study = Deze tekst heeft meer regels dan hier gespeeld kunnen worden: hooguit { $lines }.
no-lesson = Dit spel heeft geen les.
no-variant = Deze host biedt zulke gegevens voor het spel niet aan. Wel: { $list }.
no-language = De regels zijn er in { $languages }.

## Berichten en verzoeken
bad-message = Dit is niet te lezen: { $why }.
bad-name = Een naam begint met een zichtbaar teken en bevat geen onzichtbare tekens, zoals een nieuwe regel.
bad-request = Dit past niet: { $why }.
bad-start = Het eerste bericht moet een ‘join’ zijn.
joined-already = Je hebt je al aangemeld; noem een andere tafel of open een nieuwe verbinding.
no-body = De inhoud ontbreekt: een JSON-object.
not-json = Stuur JSON en zeg dat erbij: Content-Type: { $type }.
too-deep = Dit is te diep genest om te lezen.
too-large = Dit is meer dan de tafel aanneemt.
too-long = Zo lang is hier geen adres.
too-slow = Het verzoek is niet op tijd aangekomen.
cut-off = Het verzoek is niet volledig aangekomen.
too-fast = Dat ging te snel. Wacht even en ga dan verder.
too-many-sockets = Er zijn te veel verbindingen vanaf jouw adres; sluit een tabblad of probeer het later.
foreign-origin = Deze pagina hoort niet bij de tafel.
unknown-host = Deze tafel heet niet { $name }. Klopt die naam toch, dan stelt de beheerder hem in: --set origin=https://{ $name }
not-found = Hier is niets.
method-not-allowed = Dat kan hier niet; wat wel kan, staat in de header Allow.
only-sockets = Hier is alleen een WebSocket.
store = De tafel kan nu niet gelezen of geschreven worden. Er is niets verloren; probeer het opnieuw.
store-not-writable = De database kan niet beschreven worden: { $why }
internal = Er ging hier iets mis, en het is vastgelegd. Er is niets veranderd.
verbatim = { $why }
