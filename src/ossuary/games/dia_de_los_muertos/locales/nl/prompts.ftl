# Wat Día de los Muertos vraagt. Wat er moet worden meegegeven staat in en/prompts.ftl.

prompt-lay = Leg een kaart gedekt neer
    .more = Iedereen ziet de achterkant. Of je beweegt of een actie speelt, beslis je als je aan de beurt bent.
prompt-turn = Beweging of actie?
    .more = Je kaart is { card-name }. Na een actie trek je twee kaarten, na een beweging geen.
prompt-discard = Leg een kaart af
    .more = Je hebt er meer dan acht.
prompt-swap = Twee kaarten voor één ruilen?
    .more = Zo vaak als je wilt, of helemaal niet.
prompt-movement = { $points ->
    [1] Ga één veld
   *[other] Ga tot { $points } velden ver
}
    .more = { $fields ->
        [0] Je skelet kan nu niet verder; wat over is, is voor de hond.
        [1] Je skelet kan één veld ver; je kunt ook de hond leiden.
       *[other] Je skelet kan tot { $fields } velden ver; je kunt ook de hond leiden.
    }
prompt-find = Iets van de verstopplek meenemen?
    .more = Er ligt { field-on } iets dat je kunt gebruiken.
prompt-block = Waar stopt de doodgraver?
    .more = Hij blijft daar de rest van het spel.
prompt-leave = Ga opzij voor de doodgraver
    .more = Je staat { field-on }. Kies een veld ernaast.
prompt-bite = Wie bijt de hond?
    .more = Een toevalsaanval: ontwijken kan niet.
prompt-den = Waar verstopt de hond zich?
    .more = Wat hij heeft afgebeten, ligt voortaan daar.
prompt-back = Kies een kaart uit de hand van { $victim }
    .more = Je ziet alleen de achterkanten. De voorkant beslist wat verloren gaat.
prompt-lose = Arm of been?
    .more = Jij kiest wat { $victim } verliest.
prompt-dodge = { $attacker } speelt { card-name } op jou. Ontwijken?
    .more = Dat kost je de kaart “Ontwijken”.
prompt-hold = { $mover } gaat bewegen. “Vasthouden” spelen?
    .more = { $bones ->
        [one] Eén bot. Vasthouden kost een veld, en je wordt meegesleept.
       *[other] { $bones } botten. Vasthouden kost een veld, en je wordt meegesleept.
    }
prompt-target = Op wie speel je { card-name }?
    .more = Kies een skelet binnen bereik.
prompt-take = { $card ->
    [patch] Welk ledemaat krijg je terug?
   *[snatch] Wat pak je af van { $victim }?
}
    .more = { $card ->
        [patch] Botten lappen geeft je een verloren ledemaat terug.
       *[snatch] Alleen wat jou zelf ontbreekt.
    }
prompt-jump = Waar land je?
    .more = Achter wie je overspringt, op het eerste vrije veld.
prompt-push = Waarheen duw je { $victim }, en waarheen ga jij?
    .more = Elk één veld, in verschillende richtingen, of jullie wisselen van plaats.
prompt-cartwheel = Waarheen gaat de radslag?
    .more = Een tot drie velden. Wie je passeert, kan een ledemaat verliezen.
