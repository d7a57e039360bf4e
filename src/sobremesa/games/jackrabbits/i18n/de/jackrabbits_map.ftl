# Jackrabbits in the browser: the map, the seats, the way to the ending.

# The map
jackrabbits-map = Der Plan
jackrabbits-map-hint = Pfeiltasten bewegen den Plan, Plus und Minus zoomen, Null zeigt ihn ganz. Mit Tab kommst du zu den wählbaren Orten, mit den Pfeilen von einem zum nächsten. Den Plan in Worten gibt der letzte Knopf daneben.
jackrabbits-map-closer = Näher
jackrabbits-map-farther = Weiter weg
jackrabbits-map-whole = Der ganze Plan
jackrabbits-map-words = Der Plan in Worten
jackrabbits-map-picture = Der Plan als Bild
jackrabbits-map-spots = Orte, die du wählen kannst
jackrabbits-map-laying = Der Plan wird ausgelegt …

# Seats, and the way to the ending
jackrabbits-standings = Was zum Ende fehlt
jackrabbits-scores = Spieler
jackrabbits-ending-is = { $ending ->
    [simple] Zum Gewinnen: drei beliebige Hofkarten, zur Zitadelle gebracht.
    [diverse] Zum Gewinnen: drei Hofkarten aus drei verschiedenen Farben, zur Zitadelle gebracht.
    [monarchic] Zum Gewinnen: König, Dame und Bube, zur Zitadelle gebracht.
    [diverse-monarchic] Zum Gewinnen: König, Dame und Bube aus drei verschiedenen Farben, zur Zitadelle gebracht.
   *[tribal] Zum Gewinnen: drei Hofkarten einer Farbe, zur Zitadelle gebracht.
}
jackrabbits-seat-missing = { $count ->
    [0] hat alle drei Hofkarten
    [1] noch eine Hofkarte
   *[other] noch { $count } Hofkarten
}
jackrabbits-way-home = { $count ->
    [1] eine Reise bis nach Hause
   *[other] { $count } Reisen bis nach Hause
}
jackrabbits-no-way-home = kein kostenloser Heimweg
jackrabbits-royals = Hofkarten: { $cards }.
jackrabbits-no-royals = Noch keine Hofkarten.
jackrabbits-cards = { $count ->
    [-1] verbirgt die Zahl der Karten
    [one] { $count } Karte
   *[other] { $count } Karten
}
jackrabbits-seat-known = Bekannt
jackrabbits-seat-known-title = Karten von { $seat }, die du gesehen hast
jackrabbits-seat-capital = Kapital
jackrabbits-seat-capital-title = { $seat }: Kapital-Ass (Regel 9)
jackrabbits-seat-open = Ausgelegt
jackrabbits-seat-open-title = { $seat }: offen ausgelegtes Herz, das alle herausfordert, die kommen (Regel 9)
jackrabbits-turn-of = { $limit ->
    [0] Zug { $turn }
   *[other] Zug { $turn } von { $limit }
}
jackrabbits-pile = Stapel { $count }
jackrabbits-jokers = Joker am Hof { $count }
jackrabbits-discards = Ablage { $count }
jackrabbits-map-dice = Würfel: { $first } und { $second }. Der Preis ist { $price }.
jackrabbits-map-dice-none = Es wurde noch nicht gewürfelt.
jackrabbits-ready-you = Du hast deine drei Hofkarten: heim zur Zitadelle!
jackrabbits-ready = { $count ->
    [one] { $seats } hat drei Hofkarten: Nur noch die Zitadelle fehlt.
   *[other] { $seats } haben drei Hofkarten: Nur noch die Zitadelle fehlt.
}
jackrabbits-turns-left = { $count ->
    [1] Der letzte Zug vor der Grenze.
   *[other] Noch { $count } Züge bis zur Grenze.
}

# Whose move it is
jackrabbits-status-turn = { $seat } { $phase ->
    [start] würfelt gleich.
    [lottery] sucht eine Karte, die zu einem Würfel passt.
    [journey] wählt ein Ziel.
    [payment] zahlt.
    [trade] wählt, was gekauft wird.
    [fare] muss für den Flug zahlen oder stürzt ab.
    [flight] wählt einen Landeplatz.
    [challenge] darf den Besuch herausfordern.
    [defence] muss auf die Herausforderung antworten.
    [settle] entscheidet, was dort geschieht.
    [fight] schlägt zu oder gibt auf.
    [seal] wählt eine Karte zum Anbieten.
    [claim] sagt, was angeboten wird.
    [agree] überlegt sich den Handel.
    [surplus] hat zu viele Karten und wirft ab.
    [fourth] gibt eine Hofkarte zurück.
    [lay] darf Herz auslegen.
    [flip] dreht ein Teil des Plans um.
   *[place] legt ein Teil des Plans.
}

# Laying the board (rule 2.2)
jackrabbits-shares = { $seat }, noch zu legen: Sechsecke { $hexagons }, Rauten { $rhombi }, Dreiecke { $triangles }.
