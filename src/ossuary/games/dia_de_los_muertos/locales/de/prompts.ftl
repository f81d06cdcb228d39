# Was Día de los Muertos fragt. Was zu übergeben ist, steht in en/prompts.ftl.

prompt-lay = Lege eine Karte verdeckt
    .more = Alle sehen die Rückseite. Ob Bewegung oder Aktion, entscheidest du, wenn du dran bist.
prompt-turn = Bewegung oder Aktion?
    .more = Deine Karte ist { card-name }. Nach einer Aktion ziehst du zwei Karten, nach einer Bewegung keine.
prompt-discard = Lege eine Karte ab
    .more = Du hast mehr als acht.
prompt-swap = Zwei Karten gegen eine tauschen?
    .more = So oft du magst, oder gar nicht.
prompt-movement = { $points ->
    [1] Geh ein Feld
   *[other] Geh bis zu { $points } Felder
}
    .more = { $fields ->
        [0] Dein Skelett kann jetzt nicht weiter; was übrig ist, ist für den Hund.
        [1] Dein Skelett kann ein Feld gehen; du kannst auch den Hund führen.
       *[other] Dein Skelett kann bis zu { $fields } Felder gehen; du kannst auch den Hund führen.
    }
prompt-find = Etwas aus dem Knochenversteck nehmen?
    .more = Es liegt { field-on } etwas, das du brauchen kannst.
prompt-block = Wo bleibt der Totengräber stehen?
    .more = Dort steht er bis zum Ende des Spiels.
prompt-leave = Mach dem Totengräber Platz
    .more = Du stehst { field-on }. Wähle ein Feld daneben.
prompt-bite = Wen beißt der Hund?
    .more = Ein zufälliger Angriff: Ausweichen kann man nicht.
prompt-den = Wo versteckt sich der Hund?
    .more = Was er abgebissen hat, liegt von nun an dort.
prompt-back = Wähle eine Karte aus der Hand von { $victim }
    .more = Du siehst nur die Rückseiten. Die Vorderseite entscheidet, was verloren geht.
prompt-lose = Arm oder Bein?
    .more = Du wählst, was { $victim } verliert.
prompt-dodge = { $attacker } spielt { card-name } gegen dich. Ausweichen?
    .more = Das kostet dich die Karte „Ausweichen“.
prompt-hold = { $mover } will losgehen. „Festhalten“ spielen?
    .more = { $bones } Knochen. Festhalten kostet ein Feld, und du wirst mitgezogen.
prompt-target = Gegen wen spielst du { card-name }?
    .more = Wähle ein Skelett in Reichweite.
prompt-take = { $card ->
    [patch] Was bekommst du zurück?
   *[snatch] Was nimmst du { $victim } weg?
}
    .more = { $card ->
        [patch] Knochenflicken gibt dir einen verlorenen Körperteil zurück.
       *[snatch] Nur, was dir selbst fehlt.
    }
prompt-jump = Wo landest du?
    .more = Hinter denen, über die du springst, auf dem ersten freien Feld.
prompt-push = Wohin schubst du { $victim }, und wohin gehst du?
    .more = Jeder ein Feld, in verschiedene Richtungen, oder ihr tauscht die Plätze.
prompt-cartwheel = Wohin geht der Radschlag?
    .more = Ein bis drei Felder. Alle, an denen du vorbeikommst, können einen Körperteil verlieren.
