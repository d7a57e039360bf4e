# Jackrabbits: setting up a table in the browser.

jackrabbits-group-board = Der Plan (Regeln 1 und 2)
jackrabbits-group-ending = Wie die Partie endet (Regeln 3 und 4)
jackrabbits-group-complete = Einführung oder vollständig (Regel 8)
jackrabbits-group-cards = Asse und Werte (Regel 9)
jackrabbits-group-places = Orte und Reisen (Regel 9)
jackrabbits-group-hands = Hände und Gewinne (Regel 9)

jackrabbits-option-ending-value-help = { $value ->
    [simple] Drei beliebige Hofkarten, zur Zitadelle gebracht: die kürzeste Partie.
    [diverse] Drei Hofkarten aus drei verschiedenen Farben.
    [monarchic] König, Dame und Bube.
    [diverse-monarchic] König, Dame und Bube aus drei verschiedenen Farben.
   *[tribal] Drei Hofkarten einer Farbe: die längste Partie.
}
jackrabbits-option-board-value = { $value ->
    [sample] der gedruckte
    [draft] reihum gelegt
    [together] gemeinsam gelegt
   *[other] { $value }
}
jackrabbits-option-tight_suits-value = { $value ->
    [CS] ♣ ♠
    [CH] ♣ ♥
    [CD] ♣ ♦
    [SH] ♠ ♥
    [SD] ♠ ♦
    [HD] ♥ ♦
    [CSH] ♣ ♠ ♥
    [CSD] ♣ ♠ ♦
    [CHD] ♣ ♥ ♦
    [SHD] ♠ ♥ ♦
   *[other] alle vier Farben
}
jackrabbits-option-turn_limit-value = { $value ->
    [0] unbegrenzt
   *[other] { $value } Züge
}
# What a form says, where it offers a list; at the command line the value is typed.
jackrabbits-option-turn_limit-form = Nach so vielen Zügen ist Schluss. Vorn liegt, wer die meisten Hofkarten hat, danach die meisten Karten (Regel 9).
jackrabbits-option-tight_suits-form = So viele Farben wie Spieler, und ebenso viele Wegesätze; der Rest bleibt in der Schachtel (Regel 9).
jackrabbits-option-starter-value = { $value ->
    [-1] der Zufall entscheidet
    [0] du
   *[other] Platz { $number }
}

# The board
jackrabbits-setup-board = Welcher Plan
jackrabbits-setup-sample = Der gedruckte Plan
jackrabbits-setup-sample-help = Gut für die erste Partie: keine Sackgassen, und die meisten Häuser sind nah. Die drei Kreuz-Häuser sind auf einer Insel, erreichbar über See oder durch ihre Höhle.
jackrabbits-setup-random = Ein zufälliger Plan
jackrabbits-setup-random-help = Dieselbe Nummer gibt immer denselben Plan.
jackrabbits-setup-draft = Reihum gebaut
jackrabbits-setup-draft-help = Vor der Partie drehen alle reihum Teile um und legen sie (Regel 2.2).
jackrabbits-setup-together = Gemeinsam gelegt
jackrabbits-setup-together-help = Vor der Partie legen, drehen und nehmen alle mit dem Link Teile, ohne Reihenfolge, bis alle bereit sind (Regel 2.2).
jackrabbits-setup-code = Ein eigener Plan
jackrabbits-setup-code-help = Der Code eines Plans, den du bekommen oder im Editor gebaut hast.
jackrabbits-setup-seed = Nummer des Plans
jackrabbits-setup-another = Ein anderer Plan
jackrabbits-setup-islands = Inseln
jackrabbits-setup-islands-value = { $islands ->
    [0] keine Insel
    [1] eine Insel
    [2] zwei Inseln
   *[other] zufällig
}
jackrabbits-setup-paste = Code
jackrabbits-setup-saved = In diesem Browser
jackrabbits-setup-choose-saved = Wähle einen Plan …
jackrabbits-setup-editor = Im Editor einen Plan bauen
jackrabbits-setup-preview = Der Plan, auf dem ihr spielt
