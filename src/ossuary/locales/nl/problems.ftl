# Wat aan tafel niet kan, bij welk spel ook: problemen van de API en de socket.
problem-bad-message = Dit is niet te lezen: { $why }.
problem-bad-option = { $why }
problem-bad-record = Regel { $line }, kolom { $column }: { $why }
problem-bad-request = Dit past niet: { $why }.
problem-bad-start = Het eerste bericht moet een ‘join’ zijn.
problem-cut-off = Het verzoek is niet volledig aangekomen.
problem-damaged = Dit spel komt uit een andere versie en kan hier niet verder gespeeld worden.
problem-foreign-origin = Deze pagina hoort niet bij de tafel.
problem-forgotten-person = Deze tafel kent je niet meer; meld je opnieuw aan.
problem-internal = Er ging hier iets mis, en het is genoteerd. Er is niets veranderd.
problem-joined-already = Je zit hier al; noem een andere tafel of open een nieuwe verbinding.
problem-long-study = Deze tekst heeft meer regels dan hier gespeeld worden: hooguit { $lines }, waarvan honderd ‘undo’.
problem-method-not-allowed = Dat kan hier niet; wat wel kan staat in de header Allow.
problem-no-body = De inhoud ontbreekt: een JSON-object.
problem-no-game = Het spel ‘{ $game }’ is er hier niet; er zijn { $games }.
problem-no-language = De regels zijn er in { $languages }.
problem-no-person = Zeg eerst wie je bent: POST /api/people met een naam.
problem-no-seat = { $seats ->
    [one] Deze tafel heeft één plaats.
   *[other] Deze tafel heeft de plaatsen 1 tot en met { $seats }.
}
problem-no-seat-of-yours = Je hebt geen plaats aan deze tafel.
problem-no-table = Die tafel bestaat niet; misschien is ze verwijderd, of is de link niet compleet.
problem-not-found = Hier is niets.
problem-not-joined = Op plaats { $seat } zit jij niet.
problem-not-json = Stuur JSON en zeg dat erbij: Content-Type: { $type }.
problem-not-over = Het spel is nog niet afgelopen.
problem-not-utf-8 = Dit is niet te lezen: het is geen UTF-8.
problem-not-your-seat = Die plaats is niet van jou.
problem-not-your-seats = Plaats { $seat } is niet van jou; zonder plaats kun je meekijken.
problem-not-your-table = Alleen wie een tafel maakte, kan ze verwijderen.
problem-not-your-view = Die plaats is niet van jou; meekijken kan met plaats 0.
problem-other = { $why }
problem-seat-taken = Iemand anders heeft deze plaats genomen; je kunt meekijken.
problem-start-game = De tekst is van een ander spel: { $game }, niet { $wanted }.
problem-start-options = De tekst wordt gespeeld met { $option }, de tafel zou { $wanted } hebben.
problem-start-over = Waar deze tekst ophoudt, is het spel afgelopen: er valt niets meer te spelen.
problem-start-seats = De tekst heeft { $seats ->
        [one] één plaats
       *[other] { $seats } plaatsen
    }, de tafel { $wanted }.
problem-store = De tafel kan nu niet gelezen of geschreven worden; er is niets verloren. Probeer het opnieuw.
problem-too-deep = Dit is te diep genest om te lezen.
problem-too-fast = Te veel berichten; wacht een seconde.
problem-too-large = Dit is meer dan de tafel aanneemt.
problem-too-long = Zo lang is hier geen adres.
problem-too-many-requests = Te veel verzoeken; wacht even en ga dan verder.
problem-too-many-sockets = Er zijn te veel verbindingen van hieruit; sluit een tabblad of probeer het later.
problem-too-many-tables = Je hebt te veel tafels; verwijder er eerst een paar.
problem-too-slow = Het verzoek is niet op tijd aangekomen.
problem-wrong-link = Deze link opent de plaats niet; vraag een nieuwe.
