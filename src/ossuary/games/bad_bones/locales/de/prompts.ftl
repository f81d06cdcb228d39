# Was Bad Bones fragt. Was zu übergeben ist, steht in en/prompts.ftl.

prompt-ready = Das war alles. Bereit?
    .more = { $play ->
        [solo] Es geht weiter, wenn du bereit bist. Bis dahin kannst du alles rückgängig machen.
        [coop] Die Phase endet, wenn alle bereit sind. Bis dahin kannst du alles rückgängig machen.
       *[versus] Die Phase endet, wenn alle bereit sind; erst dann siehst du, was die anderen getan haben.
    }
prompt-market = Kaufe eine Falle oder eine Waffe
    .more = { $play ->
        [coop] Du zahlst aus der gemeinsamen Kasse. Sag, dass du fertig bist, wenn du nichts mehr willst.
       *[other] Ein Kauf pro Zug, höchstens eine Waffe. Wer fertig ist, kann nichts mehr kaufen.
    }
prompt-stand = Wähle einen Turm für deinen Helden
    .more = Dort beginnt er das Spiel.
prompt-hero = Zieh deinen Helden ein Feld weit
    .more = In jede Richtung, auch schräg. Er erschlägt alle Skelette, die er trifft; stehen bleiben kann er nicht.
prompt-trap = Lege eine Falle, nimm eine zurück oder tu nichts
    .more = { $play ->
        [coop] Der Vorrat gehört allen. Was jetzt zurückgenommen wird, kann ab der nächsten Runde wieder gelegt werden.
       *[other] Auf ein Feld ohne Falle, Turm oder Skelett. Ein Drache darf auch auf Skeletten landen.
    }
prompt-order = Welches Skelett zieht als Nächstes?
    .more = Die Reihenfolge kann jetzt wichtig sein. Du kannst den Rest auch in fester Reihenfolge ziehen lassen.
prompt-flee = { $count ->
    [1] Wohin flieht { model-the }?
   *[other] Wohin flieht der Trupp?
}
    .more = Weg vom Drachen auf { $space }: nach oben, rechts, unten oder links.
prompt-send = { $by ->
    [catapult] Wessen Friedhof trifft das Katapult?
    [hearse] Wohin fährt der Leichenwagen?
   *[edge] Auf wessen Friedhof?
}
    .more = { $by ->
        [catapult] Alles, was dieses Katapult in dieser Phase schleudert, landet dort.
        [hearse] Alle seine Fahrgäste in dieser Phase kommen dorthin; nach der Phase bleibt auch der Leichenwagen dort.
       *[edge] { $play ->
            [coop] Es verlässt deinen Spielplan. Sprecht ab, wer am besten damit fertigwird.
           *[other] Es verlässt deinen Spielplan. Wähle, wer sich damit herumschlagen muss.
        }
    }
prompt-lead = Welcher Ausbilder führt?
    .more = Alle auf dem Feld folgen ihm, als ein Trupp.
prompt-stop = Welches Skelett hält der Turm auf?
    .more = Der Turm auf { $space } stürzt ein und hält eines auf; die anderen gehen weiter.
prompt-weapon = Setzt du deine Waffe ein?
    .more = { $weapon ->
        [crossbow] Armbrust: Wähle ein Skelett auf deinem Spielplan.
        [ice-wand] Eisstab: Wähle ein Feld, dessen Skelette einfrieren.
        [death-wand] Todesstab: Wähle, auf wessen Friedhof die Erschlagenen kommen.
        [teleportation-wand] Teleportstab: Dein Held steht wieder auf einem Turm.
        [two-handed-sword] Zweihänder: Dein Held zieht noch einmal.
        [battleaxe] Streitaxt: Nenne ein Symbol; wer es neben deinem Helden trägt, fällt.
        [morning-star] Morgenstern: Wähle ein Feld um deinen Helden, und wohin dessen Skelette kommen.
       *[rapier] Rapier: Wähle ein Feld um deinen Helden und drehe dessen Skelette.
    }
prompt-turn = Wohin soll { model-the } blicken?
    .more = Auf { $space }: nach oben, rechts, unten oder links.
