# Jackrabbits in a terminal.

# The board
terminal-jackrabbits-turn = { $limit ->
    [0] Zug { $turn }
   *[other] Zug { $turn } von { $limit }
} · Ende: { $ending }
terminal-jackrabbits-map-legend = * Hofkarte am Hof · ^2 Karotte von Platz 2 · darunter: Kaninchen, nach Platz · F Wald R Fluss M Berg C Kreuzung T Taverne V Höhle
terminal-jackrabbits-column = { $column ->
    [rule] Regel
    [seat] Platz
    [at] Wo
    [cards] Karten
    [royals] Hofkarten
   *[missing] Ende
}
terminal-jackrabbits-roads = Kostenlose Wege führen von … nach …
terminal-jackrabbits-shore = Ufer
terminal-jackrabbits-place = { $place }, kostenlose Wege nach: { $roads }.
terminal-jackrabbits-court = Der Hof: { $cards }.
terminal-jackrabbits-seat = Platz { $number }, { $seat }: { $at }; Karten: { $cards }; { $count ->
    [0] keine Hofkarten
   *[other] Hofkarten: { $royals }
}; { $missing }.
terminal-jackrabbits-missing = { $count ->
    [0] heim zur Zitadelle!
    [1] noch eine Hofkarte
   *[other] noch { $count } Hofkarten
}
terminal-jackrabbits-aside = { $kind ->
    [known] Du weißt: { $seat } hat { $cards }.
    [open] { $seat } hat { $cards } ausgelegt.
   *[capital] Kapital-Ass, { $seat }: { $cards }.
}
terminal-jackrabbits-pile = Stapel: { $pile } · Ablage: { $discards } · Joker am Hof: { $jokers }

# What is going on
terminal-jackrabbits-dice = Würfel: { $first } und { $second }. Der Preis ist { $price }.
terminal-jackrabbits-on-the-road = Du bist unterwegs, { jackrabbits-at }.
terminal-jackrabbits-paying = Der Preis ist { $need }, in { $suits }; noch { $left }.
terminal-jackrabbits-wares = Du willst { $cards } kaufen. Wähle mehr oder zahl; gekauft ist erst, was bezahlt ist.
terminal-jackrabbits-best = Am besten zahlst du so, in einer Zeile: { $typed }
terminal-jackrabbits-limit = Du hast { $cards } Karten, { $limit } sind erlaubt.
terminal-jackrabbits-fight = { $seat } kämpft gegen { $by }: { $mine } gegen { $theirs }.
terminal-jackrabbits-visitor = { $seat } ist { jackrabbits-at }. Zum Herausfordern zeig die Dame dieses Orts oder Herz im Wert von sechs. Kann { $seat } ebenso viel zeigen, verlierst du diese Karten und musst vom Plan.
terminal-jackrabbits-challenger = { $by } fordert { $seat } { jackrabbits-at } mit { $cards } heraus.
terminal-jackrabbits-shown = Bisher gezeigt: { $cards }.
terminal-jackrabbits-sealed = In deiner Pfote: { $card }.
terminal-jackrabbits-claimed = { $seat } sagt, es sei { $card }.
terminal-jackrabbits-hand = Deine Hand ({ $count } von { $limit }) und die Summe je Farbe:
terminal-jackrabbits-suit = { $cards }: zusammen { $total }.

# The choices
terminal-jackrabbits-pay-all = Mit { $cards } zahlen
terminal-jackrabbits-rule = Regel { $rule }
terminal-jackrabbits-cost = kostet { $need } in { $suits }: { $cards }{ $over ->
    [0] {""}
   *[other] {" "}({ $over } zu viel)
}
terminal-jackrabbits-left = zählt { $value }, dann noch { $left }
terminal-jackrabbits-worth = zählt { $value }
terminal-jackrabbits-spades = dein Pik ist { $value } wert
terminal-jackrabbits-onwards = dann { $places }
terminal-jackrabbits-promise = { $promise ->
    [crown] dort gewinnst du
    [swap] { $card } gegen eine deiner Hofkarten
   *[carrot] { $card } wäre zu haben
}
terminal-jackrabbits-palace = { $risk ->
    [yes] bei einer Herausforderung könntest du nichts zeigen
   *[no] auf eine Herausforderung könntest du antworten
}
terminal-jackrabbits-host = { $risk ->
    [yes] { $seat } hat Herz ausgelegt und fordert dich heraus: Du könntest nichts zeigen
   *[no] { $seat } hat Herz ausgelegt und fordert dich heraus: Du könntest antworten
}
terminal-jackrabbits-passport = 36 Würfe: kostenloser Flug { $free }, bezahlt { $payable }, Sturz { $falls }

# The draft
terminal-jackrabbits-shares = Du musst noch legen: Sechsecke { $hexagons }, Rauten { $rhombi }, Dreiecke { $triangles }.
terminal-jackrabbits-laid = Auf dem Plan: { $pieces }.
terminal-jackrabbits-left-to-lay = Noch zu legen: { $pieces }
terminal-jackrabbits-together-help = lay F1 (wo es am besten passt) · lay F1 4 -2 3 (Spalte, Zeile, Drehung) · move, lift F1 · begin random:7, sample, empty oder ein Code · F Wald R Fluss M Berg C Kreuzung T Taverne V Höhle
terminal-jackrabbits-flipped = Du hast { $piece } umgedreht. Die Nummern der Stellen, wohin die Wege dort gingen und (+) wie viele Anschluss hätten; (!) geht gegen den Rat (2.3):
terminal-jackrabbits-side-of = { $side } { $piece }
terminal-jackrabbits-island = abseits, als Insel (Spalte { $x }, Zeile { $y })
terminal-jackrabbits-joins = { $number }, Wege { $ways }{ $roads ->
    [0] {""}
    [1] , einer mit Anschluss
   *[other] , { $roads } mit Anschluss
}
terminal-jackrabbits-joins-short = { $number }:{ $ways }{ $roads ->
    [0] {""}
   *[other] +{ $roads }
}

# How it stands
terminal-jackrabbits-standing = { $over ->
    [yes] Das Ergebnis
   *[no] Wie es steht
}
terminal-jackrabbits-score = { $seat }: { $count ->
    [0] keine Hofkarten
    [1] eine Hofkarte ({ $royals })
   *[other] { $count } Hofkarten ({ $royals })
}, Karten: { $cards }; { $missing }
terminal-jackrabbits-discards = Ablage: { $cards }

terminal-jackrabbits-typed = Eine Karte tippst du als Rang und Farbe: Kr Kreuz, P Pik, H Herz, Ka Karo.

# The command `sobremesa board`
help-usage-board = sobremesa board [--seed N] [--islands N] [--code TEXT] [--theme auto] [--share] > board.svg
help-board = Zeichnet einen Plan von Jackrabbits als SVG-Bild.
help-flag-board-seed = Eine ganze Zahl; dieselbe ergibt denselben Plan. Ohne sie der gedruckte Plan.
help-flag-board-islands = Inseln eines zufälligen Plans: 0 bis 2. Ohne Angabe zufällig.
help-flag-board-code = Der Code eines Plans, den jemand geteilt hat.
help-flag-board-theme = light (hell), dark (dunkel) oder auto: wie der Bildschirm eingestellt ist.
help-flag-board-share = Gibt statt des Bilds den Code zum Teilen aus.

# Endings, in the lab
jackrabbits-ending-won = Jemand hat gewonnen
jackrabbits-ending-limit = Die Zuggrenze war erreicht
jackrabbits-ending-endless = Niemand kam zu einem Ende: Die Partie wurde angehalten
jackrabbits-counted-turns = Züge je Partie, aller Plätze zusammen
