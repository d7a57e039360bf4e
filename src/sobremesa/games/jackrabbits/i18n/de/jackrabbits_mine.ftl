# Jackrabbits in the browser: what a player does.

# Cards and dice
jackrabbits-hand-title = Deine Hand: { $count ->
    [1] eine Karte
   *[other] { $count } Karten
}
jackrabbits-hand-empty = Deine Hand ist leer.
jackrabbits-card-idle = Diese Karte ist jetzt nicht zu gebrauchen.
jackrabbits-card-able = Kann gewählt werden: { $purpose ->
    [pay] zum Zahlen
    [strike] zum Zuschlagen
    [show] zum Zeigen
    [prize] zum Zeigen für einen Gewinn
    [passport] als Reisepass
    [lay] zum Auslegen
    [discard] zum Abwerfen
    [return] zum Zurückgeben
   *[seal] zum Verstecken
}.
jackrabbits-card-lifted = Gewählt: { $purpose ->
    [pay] zum Zahlen
    [strike] zum Zuschlagen
    [show] zum Zeigen
    [prize] zum Zeigen für einen Gewinn
    [passport] als Reisepass
    [lay] zum Auslegen
    [discard] zum Abwerfen
    [return] zum Zurückgeben
   *[seal] zum Verstecken
}. Noch einmal wählen legt sie zurück.
jackrabbits-ace-as = { $card } als { $worth }

# What the button does
jackrabbits-do = { $purpose ->
    [pay] { $cards } zahlen
    [strike] Mit { $cards } zuschlagen
    [show] { $cards } zeigen
    [prize] { $cards } zeigen und ziehen
    [passport] Mit { $cards } fliegen
    [lay] { $cards } auslegen
    [discard] { $cards } abwerfen
    [return] { $cards } zurückgeben
   *[seal] { $cards } verstecken
}
jackrabbits-set-out = { $kind ->
    [paid] { $cards } zahlen und los
    [joker] Joker reiten
    [fly] Fliegen
   *[walk] Los
}
jackrabbits-buy = { $wares } für { $cards } kaufen
jackrabbits-back = Anders wählen
jackrabbits-by-itself = Es gibt nichts zu entscheiden: Das Spiel geht von selbst weiter.
jackrabbits-choose = Wähle zuerst, was du tust.
jackrabbits-choose-cards = { $count ->
    [1] Wähle eine Karte auf deiner Hand.
   *[other] Wähle { $count } Karten auf deiner Hand.
}
jackrabbits-missing = { $left ->
    [one] Es fehlt noch { $left }.
   *[other] Es fehlen noch { $left }.
}
jackrabbits-needless = { $count ->
    [one] { $cards } ist nicht nötig und bleibt auf deiner Hand.
   *[other] { $cards } sind nicht nötig und bleiben auf deiner Hand.
}
jackrabbits-leaves = { $count ->
    [one] **{ $cards }** geht an den Hof zurück, ihre Karotte an dich.
   *[other] **{ $cards }** gehen an den Hof zurück, ihre Karotten an dich.
}
jackrabbits-blocked-replay = Das ist eine Wiederholung: Hier kann man nicht spielen.

# Journeys
jackrabbits-ways = { $group ->
    [walk] Kostenlose Wege
    [fly] Wo landen
    [paid] Zum Preis ({ $price })
    [joker] Auf einem Joker
   *[onward] Erst zu einem Teil am Weg, dann weiter
}
jackrabbits-ways-how = Wie kommst du hin?
jackrabbits-ways-worse = { $count ->
    [1] Noch ein Weg, kein besserer
   *[other] { $count } andere Wege, keiner besser
}
jackrabbits-legend = Zeichen auf dem Plan
jackrabbits-sign = { $sign ->
    [carrot] Hofkarte zu haben
    [swap] gegen eine eigene
    [joker] kostet den Joker
   *[crown] du gewinnst
}
jackrabbits-costs = kostet { $need }
jackrabbits-costs-joker = kostet den Joker
jackrabbits-costs-nothing = kostenlos
jackrabbits-spot = { $place }: { $said }
jackrabbits-way-open = { $first }, dann weiter: { $places }
jackrabbits-leg-road = Auf dem kostenlosen Weg bis: { $piece }
jackrabbits-leg-open = Dann weiter: { $places }
jackrabbits-way-then = { $first }, dann { $then }
jackrabbits-then-go = { jackrabbits-to } gehen
jackrabbits-then-rest = im Untergrund ausruhen
jackrabbits-then-stay = dort bleiben
jackrabbits-then-leave = vom Plan laufen
jackrabbits-pays = Preis { $need } in { $suits }. Du zahlst { $cards }, zusammen { $sum }{ $bonus ->
    [0] {""}
   *[other] {" "}mit deinem Kapital-Ass
}.
jackrabbits-pays-edit = Ändere es auf deiner Hand, Karte für Karte.
jackrabbits-promise-crown = { $palace ->
    [yes] Lässt man dich ein, gewinnst du die Partie.
   *[no] Hier gewinnst du die Partie.
}
jackrabbits-promise-carrot = { $card } ist am Hof, und du kannst sie bezahlen.
jackrabbits-promise-swap = { $card } ist am Hof, kostet dich aber eine eigene Hofkarte.
jackrabbits-promise-short = { $card } ist am Hof: Dein { jackrabbits-suit } wäre { $worth } wert, nötig sind { $price }.
jackrabbits-promise-full = { $card } ist am Hof, aber du hast keine Karotte mehr: Nur eine andere Hofkarte in { jackrabbits-suit } bezahlt sie.
jackrabbits-guest = { $seat } ist dort.
jackrabbits-risk = Ein Palast: Wirst du herausgefordert, kannst du nichts zeigen und musst vom Plan (Regel 8.3).
jackrabbits-safe = Ein Palast: Auf eine Herausforderung könntest du antworten.
jackrabbits-host-risk = **{ $seat }** hat Herz ausgelegt, die Herausforderung ist sicher: Du könntest nichts zeigen und müsstest vom Plan (Regel 9).
jackrabbits-host-safe = **{ $seat }** hat Herz ausgelegt, die Herausforderung ist sicher; du könntest antworten, und { $seat } müsste vom Plan (Regel 9).
jackrabbits-leave-note = Der Zug endet ohne Karte. Im nächsten kommst du nur in den Untergrund zurück (Regel 7).
jackrabbits-rest-note = Du ziehst eine Karte; die nächste Reise beginnt aus einer beliebigen Höhle (Regel 6.4).

# What is at stake
jackrabbits-stake-start = { $how ->
    [off] Du bist außerhalb des Plans: Nach der Lotterie kommst du in den Untergrund zurück und ziehst.
    [fly] Die Summe ist der Preis dieses Zugs. Oder wähle zuerst ein Kreuz als Reisepass und flieg zu einem anderen Turm.
   *[roll] Die Summe ist der Preis dieses Zugs.
}
jackrabbits-stake-lottery = { $count ->
    [0] Keine deiner Karten passt zu einem Würfel.
    [1] **Eine** deiner Karten passt zu einem Würfel: Zeig sie und zieh eine.
   *[other] **{ $count }** deiner Karten passen zu einem Würfel: Zeig eine und zieh eine.
}
jackrabbits-stake-journey = { $road ->
    [yes] Du bist unterwegs: Geh weiter. Ein weiterer Transfer kostet wieder **{ $price }**.
    [under] Du bist im Untergrund: Komm aus einer beliebigen Höhle. Ein Transfer unterwegs kostet **{ $price }**.
   *[no] Wege sind kostenlos, ein Transfer unterwegs kostet **{ $price }**. Wähle auf dem Plan oder hier.
}
jackrabbits-stake-payment = Noch **{ $left }** zu zahlen, in { $suits }. Was zu viel ist, ist verloren.
jackrabbits-stake-trade = Noch **{ $left }** zu zahlen, in { $suits }, für { $cards }. Gekauft ist erst, was bezahlt ist.
jackrabbits-stake-fare = { $can ->
    [yes] { $card } reicht nicht für einen Wurf von **{ $price }**. Zahl den Rest und flieg, oder stürz vom Plan.
   *[no] { $card } reicht nicht für einen Wurf von **{ $price }**, und du kannst den Rest nicht zahlen: Du stürzt vom Plan.
}
jackrabbits-stake-flight = Du fliegst: Wähle, wo du landest, auf dem Plan oder hier.
jackrabbits-stake-challenge = **{ $seat }** ist da, { jackrabbits-at }{ $wins ->
    [yes] , und **gewinnt die Partie, wenn niemand herausfordert**.
   *[no] .
} { $can ->
    [yes] Zeig { $key ->
        [royal] { $royal } oder Herz im Wert von sechs
       *[none] Herz im Wert von sechs
    }: Kann { $seat } nicht ebenso viel zeigen, muss { $seat } vom Plan. Wenn doch, **verlierst du das Gezeigte und musst selbst vom Plan**. { $hearts ->
        [sure] Du weißt, dass { $seat } { $known } hat: **Das genügt als Antwort**.
        [some] Du weißt, dass { $seat } { $known } hat; das allein genügt nicht als Antwort.
       *[none] {""}
    }
   *[no] Du hast nichts zum Herausfordern.
}
jackrabbits-stake-defence = { $can ->
    [yes] **{ $by }** zeigt { $cards } gegen dich. Zeig { $key ->
        [royal] { $royal } oder Herz im Wert von sechs
       *[none] Herz im Wert von sechs
    }: Dann verliert { $by } diese Karten und muss vom Plan. Sonst **musst du vom Plan**.
   *[no] **{ $by }** zeigt { $cards } gegen dich, und du hast nichts zu zeigen: Du musst vom Plan.
}
jackrabbits-stake-settle = { $complete ->
    [yes] Du bist { jackrabbits-at }. Erst Kämpfe, dann Handel, dann die Hofkarte; am Ende ziehst du eine Karte.
   *[no] Du bist { jackrabbits-at }. Erwirb die Hofkarte, wenn du kannst; am Ende ziehst du eine Karte.
}
jackrabbits-stake-fight = { $side ->
    [attacker] Du { $mine }, { $by } **{ $theirs }**. Schlag zu, bis du mehr hast. Gibt { $by } auf, nimmst du blind eine Karte; gibst du auf, musst du vom Plan.
   *[attacked] { $by } greift dich an: **{ $theirs }** gegen deine { $mine }. Schlag zu, bis du mehr hast. Wer aufgibt, muss vom Plan; bist du es, nimmt { $by } dir auch blind eine Karte ab.
}
jackrabbits-stake-seal = { $said ->
    [no] Ein Handel mit **{ $by }**: Versteck eine Karte und sag dann, welche es ist. Wer lügt, muss nach dem Tausch vom Plan.
   *[yes] **{ $by }** bietet dir eine versteckte Karte an und sagt, es sei **{ $claimed }**. Versteck eine von deinen, oder lehn ab.
}
jackrabbits-stake-claim = Du versteckst **{ $card }** vor { $by }. Eine der beiden Karten muss Karo heißen; wer lügt, muss nach dem Tausch vom Plan.
jackrabbits-stake-agree = Du gibst { $card }, { $lie ->
    [yes] die du { $mine } genannt hast: Nach dem Tausch **musst du vom Plan**
   *[no] wie gesagt
}. { $by } will **{ $theirs }** geben und muss vom Plan, wenn das gelogen ist.
jackrabbits-stake-surplus = Du hast **{ $count }** Karten, { $limit } sind erlaubt. Hofkarten und Joker gehen an den Hof zurück.
jackrabbits-stake-fourth = Niemand behält vier Hofkarten: Eine geht an den Hof zurück, ihre Karotte zu dir.
jackrabbits-stake-lay = Herz im Wert von sechs, hier offen ausgelegt, fordert alle heraus, die kommen, bis du weiterziehst.
jackrabbits-stake-flip = Die Form eines Teils siehst du; welches es ist, erst nach dem Umdrehen.
jackrabbits-stake-place = Wähle seine Stelle auf dem Plan.
jackrabbits-stake-over = Die Partie ist zu Ende.

# Before it is done
jackrabbits-passport-note = 36 mögliche Würfe: kostenloser Flug { $free }, bezahlter Flug { $payable }, Sturz { $falls }.
jackrabbits-attack-note = Abwechselnd übertrumpft ihr euch mit Pik; deins ist { $value } wert. Wer aufgibt, muss vom Plan. Ist es { $seat }, nimmst du blind eine Karte.
jackrabbits-known = Du weißt: { $seat } hat { $cards }.
jackrabbits-bargain-note = Du und { $seat } versteckt je eine Karte und sagt, welche es ist. Wer lügt, muss nach dem Tausch vom Plan.
jackrabbits-call-note = Hat { $seat } mehr als { $limit } Karten, nimmst du dir die überzähligen, zufällig gezogen. Einmal je Zug.
jackrabbits-acquire-note = Du bekommst { $card }, lässt hier eine Karotte, ziehst eine Karte, und der Zug endet.
jackrabbits-claim-true = wahr
jackrabbits-claim-honest = Das ist wahr.
jackrabbits-claim-lie = Das ist nicht wahr: Kommt es zum Tausch, musst du vom Plan.
jackrabbits-strike-note = { $enough ->
    [yes] Zusammen { $sum }: mehr als { $theirs }, die andere Seite muss antworten.
   *[no] Zusammen { $sum }: noch nicht mehr als { $theirs }, du schlägst weiter zu.
}
jackrabbits-sum-note = { $sum } von { $need }.
jackrabbits-shown = { $what ->
    [yours] Du zeigst
    [against] { $seat } zeigt
    [paid] Schon gezahlt
    [wares] Du willst kaufen
    [passport] Dein Reisepass
    [hidden] Du versteckst
    [said] Du nennst sie
   *[claims] { $seat } sagt
}
jackrabbits-wares = Zu verkaufen, aus der Ablage: eine oder mehrere zugleich
jackrabbits-ware-too-dear = Mit { $card } wäre es mehr, als du zahlen kannst: { $most }.
jackrabbits-claims = Sag, es sei

# The draft
jackrabbits-lay-at-random = Meine Teile zufällig legen
