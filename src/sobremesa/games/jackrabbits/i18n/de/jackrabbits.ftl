# Jackrabbits: names, cards, places, what happens, options, and why something was not done.

# Names

# Cards. $sign is the suit’s sign.
jackrabbits-card = { $suit ->
    [joker] Joker
   *[other] { $rank }{ $sign }
}
jackrabbits-suit = { $suit ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
   *[diamonds] Karo
}

# Places: by name, as an aim, as where one is
jackrabbits-place = { $place ->
    [citadel] Zitadelle
    [tower-clubs] Turm K♣
    [tower-spades] Turm K♠
    [tower-hearts] Turm K♥
    [tower-diamonds] Turm K♦
    [palace-clubs] Palast Q♣
    [palace-spades] Palast Q♠
    [palace-hearts] Palast Q♥
    [palace-diamonds] Palast Q♦
    [plaza-clubs] Markt J♣
    [plaza-spades] Markt J♠
    [plaza-hearts] Markt J♥
    [plaza-diamonds] Markt J♦
    [underground] Untergrund
    [off] außerhalb des Plans
    [forest] Wald
    [river] Fluss
    [mountain] Berg
    [crossing] Kreuzung
    [tavern] Taverne
   *[cave] Höhle
}
jackrabbits-to = { $place ->
    [citadel] zur Zitadelle
    [tower-clubs] zum Turm K♣
    [tower-spades] zum Turm K♠
    [tower-hearts] zum Turm K♥
    [tower-diamonds] zum Turm K♦
    [palace-clubs] zum Palast Q♣
    [palace-spades] zum Palast Q♠
    [palace-hearts] zum Palast Q♥
    [palace-diamonds] zum Palast Q♦
    [plaza-clubs] zum Markt J♣
    [plaza-spades] zum Markt J♠
    [plaza-hearts] zum Markt J♥
    [plaza-diamonds] zum Markt J♦
    [underground] in den Untergrund
    [off] vom Plan
    [forest] zu einem Wald
    [river] zu einem Fluss
    [mountain] zu einem Berg
    [crossing] zu einer Kreuzung
    [tavern] zu einer Taverne
   *[cave] zu einer Höhle
}
jackrabbits-at = { $place ->
    [citadel] auf der Zitadelle
    [tower-clubs] auf dem Turm K♣
    [tower-spades] auf dem Turm K♠
    [tower-hearts] auf dem Turm K♥
    [tower-diamonds] auf dem Turm K♦
    [palace-clubs] im Palast Q♣
    [palace-spades] im Palast Q♠
    [palace-hearts] im Palast Q♥
    [palace-diamonds] im Palast Q♦
    [plaza-clubs] auf dem Markt J♣
    [plaza-spades] auf dem Markt J♠
    [plaza-hearts] auf dem Markt J♥
    [plaza-diamonds] auf dem Markt J♦
    [underground] im Untergrund
    [off] außerhalb des Plans
    [forest] an einem Wald
    [river] an einem Fluss
    [mountain] an einem Berg
    [crossing] an einer Kreuzung
    [tavern] an einer Taverne
   *[cave] an einer Höhle
}

# What happens
jackrabbits-drafting = Die Zitadelle liegt. Jetzt legen alle Teile; { $seat } beginnt.
jackrabbits-dealt = Je drei Karten, alle Kaninchen auf der Zitadelle. { $seat } beginnt.
jackrabbits-flipped = { $seat } dreht { $shape ->
    [hexagon] ein Sechseck
    [rhombus] eine Raute
   *[triangle] ein Dreieck
} um: { jackrabbits-piece }.
jackrabbits-placed = { $seat } legt { jackrabbits-piece }.
jackrabbits-set-aside = { $seat } legt { jackrabbits-piece } beiseite: Kein Weg konnte das Teil aufnehmen.
jackrabbits-piece = { $piece ->
    [citadel] die Zitadelle
    [tower-clubs] den Turm K♣
    [tower-spades] den Turm K♠
    [tower-hearts] den Turm K♥
    [tower-diamonds] den Turm K♦
    [palace-clubs] den Palast Q♣
    [palace-spades] den Palast Q♠
    [palace-hearts] den Palast Q♥
    [palace-diamonds] den Palast Q♦
    [plaza-clubs] den Markt J♣
    [plaza-spades] den Markt J♠
    [plaza-hearts] den Markt J♥
    [plaza-diamonds] den Markt J♦
    [forest] einen Wald
    [river] einen Fluss
    [mountain] einen Berg
    [crossing] eine Kreuzung
    [tavern] eine Taverne
   *[cave] eine Höhle
}
jackrabbits-rolled = { $seat } würfelt { $first } und { $second }: Der Preis ist { $price }.
jackrabbits-passport = { $seat } zeigt { $card } als Reisepass.
jackrabbits-prize = { $seat } zeigt { $card } und bekommt einen Gewinn.
jackrabbits-drew = { $seat } zieht eine Karte.
jackrabbits-drew-card = { $seat } zieht { $card }.
jackrabbits-reshuffled = Die Ablage wird zu einem neuen Stapel gemischt.
jackrabbits-crept-under = { $seat } kommt in den Untergrund zurück.
jackrabbits-stayed = { $seat } bleibt { jackrabbits-at }.
jackrabbits-went = { $seat } geht { jackrabbits-to }.
jackrabbits-rested = { $seat } steigt durch eine Höhle in den Untergrund und ruht sich aus.
jackrabbits-left = { $seat } läuft vom Plan.
jackrabbits-paid = { $seat } zahlt { $cards }, zusammen { $total }.
jackrabbits-paid-capital = { $seat } zahlt { $cards }, mit dem ausliegenden Kapital-Ass zusammen { $total }.
jackrabbits-took-shortcut = { $seat } nimmt die Abkürzung { jackrabbits-through }.
jackrabbits-through = { $place ->
    [forest] durch den Wald
    [river] über den Fluss
   *[mountain] durch den Berg
}
jackrabbits-galloped = { $seat } galoppiert mit einem Händler { jackrabbits-to }.
jackrabbits-sailed = { $seat } segelt mit einem Händler und landet { jackrabbits-at }.
jackrabbits-took-joker = { $seat } nimmt in der Taverne einen Joker mit.
jackrabbits-burrowed = { $seat } rennt durch den Kaninchenbau und kommt aus einer anderen Höhle heraus.
jackrabbits-rode = { $seat } gibt einen Joker her und reitet { jackrabbits-to }.
jackrabbits-floated = { $seat } gibt einen Joker her, segelt und landet { jackrabbits-at }.
jackrabbits-fare-paid = { $seat } darf abheben.
jackrabbits-fell = { $seat } schafft den Flug nicht und stürzt vom Plan.
jackrabbits-flew = { $seat } fliegt { jackrabbits-to }.
jackrabbits-acquired = { $seat } erwirbt { $card } und lässt dort eine Karotte.
jackrabbits-bought = { $seat } kauft { $cards } aus der Ablage.
jackrabbits-let-in = Niemand hält { $seat } { jackrabbits-at } auf.
jackrabbits-challenged = { $seat } zeigt { $cards } und fordert { $by } heraus.
jackrabbits-gave-way = { $seat } zeigt { $by } nichts.
jackrabbits-proved = { $seat } antwortet { $by } mit { $cards } und darf hinein.
jackrabbits-lost-shown = { $seat } verliert { $cards }.
jackrabbits-laid-open = { $seat } legt { jackrabbits-at } offen aus: { $cards }. Wer kommt, wird herausgefordert.
jackrabbits-attacked = { $seat } greift { $by } an.
jackrabbits-struck = { $seat } schlägt mit { $card } zu: zusammen { $total }.
jackrabbits-beaten = { $seat } gibt den Kampf gegen { $by } auf.
jackrabbits-stole = { $seat } nimmt { $by } blind eine Karte ab.
jackrabbits-took-card = { $seat } bekommt { $card } von { $by }.
jackrabbits-took-royal = { $seat } bekommt von { $by } die Hofkarte { $card }; die Karotte wechselt mit.
jackrabbits-returned = { $seat } schickt { $card } an den Hof zurück: Niemand behält vier Hofkarten.
jackrabbits-bargaining = { $seat } schlägt { $by } einen Handel vor.
jackrabbits-sealed = { $seat } versteckt eine Karte in der Pfote.
jackrabbits-sealed-card = { $seat } versteckt { $card } in der Pfote.
jackrabbits-claimed = { $seat } sagt, es sei { $card }.
jackrabbits-refused-bargain = { $seat } will keinen Handel.
jackrabbits-swapped = { $seat } und { $by } tauschen ihre Karten.
jackrabbits-lied = { $seat } hatte { $card } versprochen: Das stimmte nicht.
jackrabbits-sent-off = { $seat } muss ins Exil.
jackrabbits-called-in-vain = { $seat } beschuldigt { $by }, doch die Grenze ist eingehalten.
jackrabbits-seized = { $seat } beschuldigt { $by } und nimmt { $number ->
    [1] eine überzählige Karte
   *[other] { $number } überzählige Karten
}.
jackrabbits-discarded = { $seat } hat zu viele Karten und wirft { $card } ab.
jackrabbits-won = { $seat } bringt { $cards } zur Zitadelle und gewinnt!
jackrabbits-time-up = { $count ->
    [one] Die Zeit ist um. { $seats } führt (Hofkarten: { $points }).
   *[other] Die Zeit ist um. { $seats } führen gemeinsam (Hofkarten: { $points }).
}

# What is asked
jackrabbits-ask = { $phase ->
    [start] Würfle.
    [lottery] Passt eine Karte zu einem Würfel? Zeig sie für einen Gewinn.
    [journey] Wohin?
    [payment] Wähle die Karten, mit denen du zahlst.
    [trade] Zahl, oder wähle weitere Karten.
    [fare] Der Wurf ist höher als dein Reisepass: Zahl den Rest oder stürz ab.
    [flight] Wo landest du?
    [challenge] Forderst du den Besuch heraus?
    [defence] Du wirst herausgefordert: Zeig ebenso viel, oder geh.
    [settle] Was tust du hier?
    [fight] Schlag mit Pik zu, oder gib auf.
    [seal] Welche Karte versteckst du in der Pfote?
    [claim] Welche Karte sagst du an?
    [agree] Tauschst du?
    [surplus] Du hast zu viele Karten: Wirf ab.
    [fourth] Vier Hofkarten sind zu viele: Welche geht zurück?
    [lay] Legst du hier Herz offen aus?
    [flip] Welches Teil drehst du um?
    [place] Wohin kommt das Teil?
   *[over] Die Partie ist zu Ende.
}
jackrabbits-wait = { $seat } entscheidet.

# Moves
jackrabbits-move-roll = Würfeln
jackrabbits-move-pass = Nein, danke
jackrabbits-move-stay = Hier bleiben
jackrabbits-move-rest = Im Untergrund ausruhen
jackrabbits-move-leave = Vom Plan laufen
jackrabbits-move-acquire = Hofkarte erwerben
jackrabbits-move-end = Zug beenden und ziehen
jackrabbits-move-yield = Aufgeben
jackrabbits-move-fare = Den Rest zahlen
jackrabbits-move-fall = Vom Plan stürzen
jackrabbits-move-agree = Tauschen
jackrabbits-move-refuse = Kein Handel
jackrabbits-move-call = { $seat } beschuldigen
jackrabbits-move-attack = { $seat } angreifen
jackrabbits-move-bargain = Handel mit { $seat }
jackrabbits-move-go = Weg { jackrabbits-to }
jackrabbits-move-gallop = Galopp { jackrabbits-to }
jackrabbits-move-ride = Jokerritt { jackrabbits-to }
jackrabbits-move-fly = Flug { jackrabbits-to }
jackrabbits-move-shortcut = Abkürzung { jackrabbits-through }
jackrabbits-move-tavern = Joker aus der Taverne
jackrabbits-move-hole = Durch den Kaninchenbau
jackrabbits-move-sail = Segeln { jackrabbits-to }
jackrabbits-move-float = Joker-Fahrt { jackrabbits-to }
jackrabbits-move-passport = Fliegen mit { $card } als Reisepass
jackrabbits-move-show = { $card } zeigen
jackrabbits-move-pay = { $card } zahlen
jackrabbits-move-pay11 = { $card } als 11 zahlen
jackrabbits-move-strike = Mit { $card } zuschlagen
jackrabbits-move-strike11 = Mit { $card } als 11 zuschlagen
jackrabbits-move-discard = { $card } abwerfen
jackrabbits-move-return = { $card } zurückgeben
jackrabbits-move-buy = { $card } kaufen
jackrabbits-move-lay = { $card } offen auslegen
jackrabbits-move-seal = { $card } verstecken
jackrabbits-move-claim = Sagen, es sei { $card }
jackrabbits-move-flip = { $shape ->
    [hexagon] Ein Sechseck
    [rhombus] Eine Raute
   *[triangle] Ein Dreieck
} umdrehen
jackrabbits-move-place = An Stelle { $number } legen
jackrabbits-move-aside = Beiseitelegen: kein Weg dafür
jackrabbits-advice = { $advice ->
    [dead-end] macht eine Sackgasse
    [hexagons-joined] verbindet zwei Sechsecke Weg an Weg
   *[triangles-touch] legt Dreiecke nebeneinander
}

# Setting up
jackrabbits-option-board = Spielplan
jackrabbits-option-board-help = „sample“ (der gedruckte), „random:7“ (ein Startwert, und „:1“ für eine Insel), „draft“ (reihum gelegt), „together“ (vor der Partie gemeinsam gelegt) oder ein Code (Regel 2.2).
jackrabbits-option-tight_suits = Knappe Farben
jackrabbits-option-tight_suits-help = So viele Farben wie Spieler, und ebenso viele Wegesätze: Nenne, welche bleiben, etwa CSH (Regel 9).
jackrabbits-option-heeded_advice = Befolgter Rat
jackrabbits-option-heeded_advice-help = Wer Teile legt, reihum oder gemeinsam, befolgt den Rat für gute Pläne, wo immer eine Stelle es zulässt (Regel 2.3).
jackrabbits-option-ending = Ende
jackrabbits-option-ending-help = Welche drei Hofkarten gewinnen (Regel 3).
jackrabbits-option-ending-value = { $value ->
    [simple] einfach: drei beliebige
    [diverse] vielfältig: drei Farben
    [monarchic] monarchisch: K, Q und J
    [diverse-monarchic] vielfältig und monarchisch
   *[tribal] tribal: eine Farbe
}
jackrabbits-option-complete = Das vollständige Spiel
jackrabbits-option-complete-help = Kreuz fliegt, Pik kämpft, Herz öffnet Paläste, Karo handelt (Regel 8). Aus: das Einführungsspiel.
jackrabbits-option-individual_trades = Handel unter Kaninchen
jackrabbits-option-individual_trades-help = Verdeckter Handel mit einem Kaninchen auf deinem Sechseck; wer lügt, muss ins Exil (Regel 9).
jackrabbits-option-ambivalent_aces = Zweiwertige Asse
jackrabbits-option-ambivalent_aces-help = Ein Ass zählt 1 oder 11, ausgegeben oder gezeigt, wie man will (Regel 9).
jackrabbits-option-capital_aces = Kapital-Asse
jackrabbits-option-capital_aces-help = Das erste Ass, das du ausgibst, zählt 11 und bleibt vor dir liegen (Regel 9).
jackrabbits-option-additional_capital = Zusätzliches Kapital
jackrabbits-option-additional_capital-help = Das Ass vor dir bringt 1 mehr, wo immer seine Farbe gebraucht wird: beim Zahlen, im Kampf, unter Herz (Regel 9).
jackrabbits-option-advanced_citadel = Ausgebaute Zitadelle
jackrabbits-option-advanced_citadel-help = Die Zitadelle ist auch Palast, Markt und Turm (Regel 9).
jackrabbits-option-residential_flights = Flüge überallhin
jackrabbits-option-residential_flights-help = Flüge landen auf jedem Sechseck (Regel 9).
jackrabbits-option-provisional_palaces = Paläste auf Zeit
jackrabbits-option-provisional_palaces-help = Offen ausgelegte Herzkarten fordern alle heraus, die das Haus besuchen (Regel 9).
jackrabbits-option-trailing_carrots = Hilfreiche Karotten
jackrabbits-option-trailing_carrots-help = Ein Sechseck mit deiner Karotte hält deine Reise nicht auf, wie du auch hinkommst (Regel 9).
jackrabbits-option-windfall_lottery = Große Lotterie
jackrabbits-option-windfall_lottery-help = Ein Gewinn für jede Karte, die zu einem Würfel passt, und einer für einen Pasch (Regel 9).
jackrabbits-option-overtaxed_hands = Kleinere Hände
jackrabbits-option-overtaxed_hands-help = Höchstens sechs Karten (Regel 9).
jackrabbits-option-seized_surplus = Beschlagnahmter Überschuss
jackrabbits-option-seized_surplus-help = Niemand muss abwerfen, wie viele Karten jemand hat, bleibt verborgen, und wer mit zu vielen erwischt wird, verliert die überzähligen (Regel 9).
jackrabbits-option-late_cards = Späte Karten (Hausregel)
jackrabbits-option-late_cards-help = Wer zuletzt dran ist, bei vieren die letzten zwei, beginnt mit einer Karte mehr. Nicht im Regelheft (Regel 9).
jackrabbits-option-patriarchal_values = Patriarchalische Werte
jackrabbits-option-patriarchal_values-help = A 14, K 13, Q 12, J 11 (Regel 9).
jackrabbits-option-turn_limit = Zuggrenze
jackrabbits-option-turn_limit-help = Die Partie hört nach so vielen Zügen auf; 0: nie. Wer die meisten Hofkarten hat, dann die meisten Karten, liegt vorn (Regel 9).
jackrabbits-option-starter = Wer beginnt
jackrabbits-option-starter-help = Der Zufall entscheidet, oder der Platz, den du nennst (Regel 3).

# Why something was not done
error-jackrabbits-needs-complete = Das gehört zum vollständigen Spiel: { $option ->
    [individual_trades] Handel unter Kaninchen
    [ambivalent_aces] zweiwertige Asse
    [capital_aces] Kapital-Asse
    [advanced_citadel] die ausgebaute Zitadelle
    [residential_flights] Flüge überallhin
    [provisional_palaces] Paläste auf Zeit
   *[patriarchal_values] patriarchalische Werte
}.
error-jackrabbits-contradiction = Diese Optionen gehen nicht zusammen: { $option ->
    [individual_trades] Handel unter Kaninchen
    [ambivalent_aces] zweiwertige Asse
    [capital_aces] Kapital-Asse
    [advanced_citadel] die ausgebaute Zitadelle
    [residential_flights] Flüge überallhin
    [provisional_palaces] Paläste auf Zeit
   *[patriarchal_values] patriarchalische Werte
} und { $other ->
    [individual_trades] Handel unter Kaninchen
    [ambivalent_aces] zweiwertige Asse
    [capital_aces] Kapital-Asse
    [advanced_citadel] die ausgebaute Zitadelle
    [residential_flights] Flüge überallhin
    [provisional_palaces] Paläste auf Zeit
   *[patriarchal_values] patriarchalische Werte
}.
error-jackrabbits-needs-capital = „Zusätzliches Kapital“ braucht „Kapital-Asse“.
error-jackrabbits-tight-suits = Mit knappen Farben gibt es eine Farbe je Spieler: { $suits } Farben passen nicht zu { $players } Spielern.
error-jackrabbits-tight-sample = Der gedruckte Plan hat alle vier Farben: Knappe Farben brauchen einen zufälligen, einen selbst gelegten oder einen Code für diese Farben.
error-jackrabbits-unreachable-ending = Niemand kann gewinnen: Mit { $suits } Farben gibt es keine drei Hofkarten für das Ende „{ $ending ->
    [diverse] vielfältig
    [diverse-monarchic] vielfältig und monarchisch
    [monarchic] monarchisch
    [tribal] tribal
   *[simple] einfach
}“.
error-jackrabbits-random-board = „{ $text }“ ist kein zufälliger Plan: Schreib random:7, oder random:7:1 für eine Insel.
error-jackrabbits-unknown-card = „{ $text }“ ist keine Karte dieses Spiels.
error-jackrabbits-unknown-move = „{ $text }“ ist kein Zug dieses Spiels.
error-jackrabbits-order-court = Karte { $place } der Reihenfolge ({ $card }) gehört dort nicht hin: Die ersten { $numerals } sind die Zahlenkarten, dann folgt der Hof.
error-jackrabbits-not-now = Das ist jetzt nicht die Frage. { $phase ->
    [start] Würfle.
    [lottery] Passt eine Karte zu einem Würfel? Zeig sie für einen Gewinn.
    [journey] Wohin?
    [payment] Wähle die Karten, mit denen du zahlst.
    [trade] Zahl, oder wähle weitere Karten.
    [fare] Der Wurf ist höher als dein Reisepass: Zahl den Rest oder stürz ab.
    [flight] Wo landest du?
    [challenge] Forderst du den Besuch heraus?
    [defence] Du wirst herausgefordert: Zeig ebenso viel, oder geh.
    [settle] Was tust du hier?
    [fight] Schlag mit Pik zu, oder gib auf.
    [seal] Welche Karte versteckst du in der Pfote?
    [claim] Welche Karte sagst du an?
    [agree] Tauschst du?
    [surplus] Du hast zu viele Karten: Wirf ab.
    [fourth] Vier Hofkarten sind zu viele: Welche geht zurück?
    [lay] Legst du hier Herz offen aus?
    [flip] Welches Teil drehst du um?
    [place] Wohin kommt das Teil?
   *[over] Die Partie ist zu Ende.
}
error-jackrabbits-no-place = Dorthin kann das Teil nicht.
error-jackrabbits-no-piece = Du hast { $shape ->
    [hexagon] kein Sechseck
    [rhombus] keine Raute
   *[triangle] kein Dreieck
} mehr zum Umdrehen.
error-jackrabbits-not-aside = Das Teil passt: Beiseite kommt nur, was kein Weg aufnimmt (Regel 2.2).
error-jackrabbits-no-room = Dort liegt schon etwas, oder der Tisch ist dort zu Ende.
error-jackrabbits-no-joint = Es würde nur Seiten ohne Weg berühren: Einer seiner Wege muss auf einen Weg des Plans treffen (Regel 2.2).
error-jackrabbits-apart = Dort würde es nichts berühren: Nur ein Sechseck darf abseits liegen (Regel 2.4).
error-jackrabbits-no-island = Dort würde es nichts berühren, und Inseln beginnen an den vier Stellen, die für sie frei sind (Regel 2.4).
error-jackrabbits-against-advice = Das { jackrabbits-advice }, und dieser Tisch befolgt den Rat (Regel 2.3).
error-jackrabbits-not-in-game = In den Farben dieser Partie gibt es kein solches Teil: { jackrabbits-piece }.
error-jackrabbits-laid-already = Jemand war schneller und hat { jackrabbits-piece } schon gelegt.
error-jackrabbits-not-laid = Jemand war schneller und hat { jackrabbits-piece } schon weggenommen.
error-jackrabbits-unknown-change = „{ $text }“ lässt sich mit einem Teil nicht machen. Sag zum Beispiel: lay F1, lift F1, begin random:7.
error-jackrabbits-citadel-stays = Die Zitadelle kommt zuerst und bleibt, wo sie ist (Regel 2.1).
error-jackrabbits-no-claim = Du kannst nicht sagen, es sei { $card }: Alle wissen, wo diese Karte ist, oder eine der beiden muss Karo heißen.
error-jackrabbits-not-in-hand = Du hast { $card } nicht.
error-jackrabbits-no-passport = { $card } ist hier kein Reisepass: Zeig ein Kreuz, auf einem Turm, im vollständigen Spiel.
error-jackrabbits-no-prize = { $card } passt zu keinem Würfel oder wurde schon gezeigt.
error-jackrabbits-wrong-suit = { $card } hat eine Farbe, die hier nicht genommen wird.
error-jackrabbits-royal-first = Alle drei Karotten liegen aus: Zahl mit einer Hofkarte, um eine freizubekommen.
error-jackrabbits-ace-too-small = Als 1 gezählt ließe { $card } zu wenig für den Rest.
error-jackrabbits-not-a-spade = Nur Pik kämpft: { $card } nicht.
error-jackrabbits-not-a-royal = { $card } ist keine deiner Hofkarten.
error-jackrabbits-no-hearts = { $card } hilft hier nicht: nur die Hofkarte des Hauses oder Herz im Wert von sechs.
error-jackrabbits-on-the-road = Du bist schon unterwegs: Geh weiter.
error-jackrabbits-no-cave = Kein kostenloser Weg führt in eine Höhle.
error-jackrabbits-no-shore = Kein kostenloser Weg führt über ein Ufer.
error-jackrabbits-no-road = Kein kostenloser Weg führt { jackrabbits-to }.
error-jackrabbits-no-joker = Du hast keinen Joker zum Reiten.
error-jackrabbits-no-landing = Dort kannst du nicht landen.
error-jackrabbits-not-on-the-way = Der kostenlose Weg berührt dieses Teil nicht.
error-jackrabbits-no-joker-left = Am Hof ist kein Joker mehr.
error-jackrabbits-cannot-pay = Du kannst { $need } nicht in den Farben zahlen, die hier genommen werden.
error-jackrabbits-nobody-there = Dieses Kaninchen ist nicht auf deinem Sechseck.
error-jackrabbits-no-bargain = Jetzt gibt es nichts zu handeln.
error-jackrabbits-once-a-turn = Ein Kampf je Zug, und vor jedem Handel.
error-jackrabbits-no-spade = Du hast kein Pik zum Angreifen.
error-jackrabbits-no-house = Hier gibt es keine Hofkarte zu erwerben.
error-jackrabbits-royal-taken = { $card } ist nicht am Hof.
error-jackrabbits-no-carrot = Deine Karotten liegen alle aus, und du hast keine Hofkarte dieser Farbe zum Zahlen.
error-jackrabbits-no-plaza = Das ist kein Markt.
error-jackrabbits-not-for-sale = { $card } wird hier nicht verkauft.

# What a bot's move is good for
jackrabbits-why-free-house = Warum: Das Haus von { $card } gehört niemandem.
jackrabbits-why-house-of = Warum: Das Haus von { $card } gehört { $by }.
jackrabbits-why-royal = Warum: { $count ->
    [1] Noch eine Hofkarte, dann nach Hause.
   *[other] Noch { $count } Hofkarten, dann nach Hause.
}
jackrabbits-why-home = Warum: Diese drei Hofkarten gewinnen, sobald { $seat } zur Zitadelle zurückkommt.
jackrabbits-why-swap = Warum: drei Hofkarten, aber noch nicht die richtigen.
jackrabbits-why-attack = Warum: Ein gewonnener Kampf nimmt { $by } eine Karte ab.
jackrabbits-why-attack-leader = Warum: Niemand hat mehr Hofkarten als { $by }.
jackrabbits-why-challenge-win = Warum: Wer { $by } einlässt, hat verloren.
jackrabbits-why-challenge-royal = Warum: Drinnen könnte { $by } { $card } erwerben.
jackrabbits-why-challenge = Warum: Wer nicht antworten kann, muss vom Plan.

# What to play for, until somebody has won once
jackrabbits-goal = Bring drei Hofkarten heim zur Zitadelle, bevor es die anderen tun.
