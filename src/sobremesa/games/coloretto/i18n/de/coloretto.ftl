# Coloretto: names, cards, what happens, the rules in our words, and what the table says about it.

# Cards. A colour is always a colour, a pattern, a picture and a letter.
coloretto-card = { $kind ->
    [red] Rot
    [orange] Orange
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [violet] Violett
    [brown] Braun
    [plus-two] „+2“
    [joker] Joker
    [golden-joker] goldener Joker
   *[last-round] „letzte Runde“
}

# What happens
coloretto-gone = { $count ->
    [1] Eine Farbe bleibt in der Schachtel: { $cards }.
   *[other] { $count } Farben bleiben in der Schachtel: { $cards }.
}
coloretto-start = { $seat } beginnt mit: { $cards }.
coloretto-dealt = { $seat } beginnt.
coloretto-drew = { $seat } zieht { $card }.
coloretto-placed = { $seat } legt { $card } in Reihe { $row }.
coloretto-took = { $seat } nimmt Reihe { $row }: { $cards }.
coloretto-golden = Der goldene Joker bringt { $seat } auch die oberste Karte: { $card }.
coloretto-last-round = { $seat } deckt „letzte Runde“ auf: Diese Runde ist die letzte.
coloretto-round = Runde { $round }: { $seat } beginnt.
coloretto-naming = Die letzte Runde ist vorbei. Jetzt bekommen die Joker ihre Farben.
coloretto-named = { $seat } wählt die Farbe eines Jokers: { $card }.
coloretto-scored = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
coloretto-won = { $count ->
    [one] { $seats } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[other] { $seats } teilen sich den Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}

# Whose move it is
coloretto-status-turn = Du bist dran: Zieh eine Karte oder nimm eine Reihe.
coloretto-status-draw = Du bist dran: Die Reihen sind leer, also zieh eine Karte.
coloretto-status-take = Du bist dran: Alle freien Reihen sind voll, also nimm eine.
coloretto-status-place = Du hast { $card } gezogen. In welche Reihe damit?
coloretto-status-wait = { $seat } ist dran.
coloretto-status-wait-place = { $seat } hat { $card } gezogen und wählt eine Reihe.
coloretto-status-out = Du hast deine Reihe. { $seat } ist dran.
coloretto-status-name = { $count ->
    [1] Welche Farbe soll dein Joker haben?
   *[other] Welche Farben sollen deine { $count } Joker haben?
}
coloretto-status-name-wait = Wählen noch Farben für ihre Joker: { $seats }.
coloretto-status-over = Die Partie ist zu Ende.
coloretto-blocked-replay = Das ist eine Wiederholung: Hier kann man nicht spielen.

# The deck
coloretto-deck = Der Stapel
coloretto-deck-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
coloretto-deck-sure = { $count ->
    [0] die nächste ist „letzte Runde“
    [one] noch { $count }, dann „letzte Runde“
   *[other] noch { $count }, dann „letzte Runde“
}
coloretto-deck-last = danach kommt keine Runde mehr
coloretto-drawn = Gerade gezogen: { $card }
coloretto-last-title = Letzte Runde!
coloretto-last-text = Wenn alle eine Reihe haben, wird gezählt.

# Rows
coloretto-rows = Die Reihen
coloretto-row = Reihe { $row }
coloretto-row-holds = Reihe { $row }, { $count } von { $room }: { $cards }.
coloretto-row-bare = Reihe { $row }, leer, Platz für { $room }.
coloretto-row-gone = Reihe { $row }, genommen: { $seat }.
coloretto-row-of = Bei { $seat }
coloretto-row-why-empty = Reihe { $row } ist leer: Da gibt es nichts zu nehmen.
coloretto-row-why-full = Reihe { $row } ist voll.

# What would happen
coloretto-look = Tippe oder zeige auf eine Reihe oder den Stapel, um zu sehen, was geschehen würde.
coloretto-preview-take = Du nimmst Reihe { $row }: { $cards }.
coloretto-preview-place = { $card } kommt in Reihe { $row }.
coloretto-preview-then = Punkte, wenn sie dann jemand nimmt: { $effects }.
coloretto-preview-mine = **{ $before } → { $after }** Punkte für dich.
coloretto-preview-same = Deine Punkte bleiben bei **{ $after }**.
coloretto-preview-others = Für die anderen wäre sie wert: { $effects }.
coloretto-preview-effect = { $seat } { $before } → { $after }
coloretto-preview-effect-you = du { $before } → { $after }
coloretto-preview-out = Bis zur nächsten Runde setzt du aus.
coloretto-preview-draw = Du ziehst eine Karte und legst sie in eine Reihe.
coloretto-preview-last = Die nächste Karte ist **„letzte Runde“**: Du ziehst noch eine, und diese Runde ist die letzte.
coloretto-preview-chances = Von { $unseen } ungesehenen Karten { $good ->
    [one] würde dir **{ $good }** jetzt etwas bringen:
   *[other] würden dir **{ $good }** jetzt etwas bringen:
}
coloretto-chance = { $card }: noch { $count } ungesehen, du hättest { $after }

# Doing it
coloretto-draw = Eine Karte ziehen
coloretto-take = Reihe { $row } nehmen
coloretto-place = In Reihe { $row } legen
coloretto-take-some = Eine Reihe nehmen
coloretto-place-some = In eine Reihe legen
coloretto-choose-row = Wähle zuerst eine Reihe.

# Collections and the score
coloretto-scores = Punkte
coloretto-points = Punkte
coloretto-plus = plus
coloretto-minus = minus
coloretto-your-cards = Deine Karten
coloretto-collection = Karten: { $seat }
coloretto-pile-plus = { $card }: { $count }, zählt plus { $points }
coloretto-pile-minus = { $card }: { $count }, zählt minus { $points }
coloretto-pile-other = { $card }: { $count }
coloretto-none = keine Karten
coloretto-sheet-now = Wenn jetzt Schluss wäre
coloretto-sheet-final = Farbe für Farbe
coloretto-sheet-hint = Drei Farben zählen plus, die übrigen minus. Wähle eine Zahl, um zu sehen, warum.
coloretto-sheet-table = 1 bis 6 Karten: { $points }.
coloretto-assumed = ★ Joker dort, wo sie am meisten bringen
coloretto-why-none = { $seat } hat keine Karte in { $card }.
coloretto-why-plus = { $seat }: { $card } × { $count } ist { $points } wert, eine der drei Plusfarben.
coloretto-why-minus = { $seat }: { $card } × { $count } ist { $points } wert; keine der drei besten Farben, also minus.
coloretto-why-twos = { $seat }: „+2“ × { $count } sind { $points }.
coloretto-why-jokers = { $count ->
    [1] Eine davon ist ein Joker.
   *[other] { $count } davon sind Joker.
}
coloretto-why-assumed = { $count ->
    [1] Eine davon ist ein Joker, dort, wo er am meisten bringt.
   *[other] { $count } davon sind Joker, dort, wo sie am meisten bringen.
}

# Jokers
coloretto-name-title = { $count ->
    [1] Dein Joker
   *[other] Deine { $count } Joker
}
coloretto-name-best = Am meisten bringt **{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}**: { $cards }.
coloretto-name-accept = Ja, so ({ $points })
coloretto-name-own = Oder wähle selbst
coloretto-name-next = { $count ->
    [1] Dieser Joker wird:
   *[other] Der erste von { $count } wird:
}
coloretto-name-one = { $card }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
coloretto-name-bestmark = am besten
coloretto-name-button = Joker: { $card }

# Setting up
coloretto-option-starter = Wer beginnt
coloretto-option-starter-help = Der Zufall entscheidet, oder der Platz, den du nennst (Regel 2).
coloretto-option-starter-value = { $value ->
    [-1] Der Zufall entscheidet
   *[other] Platz { $number }
}
coloretto-option-without = Ausgelassene Farbe
coloretto-option-without-help = Zu dritt bleibt eine Farbe in der Schachtel (Regel 2).
coloretto-option-without-value = { $value ->
    [random] Der Zufall entscheidet
    [red] Rot
    [orange] Orange
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [violet] Violett
   *[brown] Braun
}
coloretto-option-aids = Hilfen am Tisch
coloretto-option-aids-help = Alle sehen die Chancen und was jede Reihe wert wäre.
coloretto-option-other_table = Die andere Punktetabelle
coloretto-option-other_table-help = Nicht in der Anleitung (Regel 11): 1, 4, 8, 7, 6, 5 Punkte; drei Karten einer Farbe sind am besten.
coloretto-option-two_players = Eine Partie zu zweit
coloretto-option-two_players-help = Nicht in der Anleitung (Regel 11): Zwei Farben bleiben in der Schachtel, und in die Reihen passen eine, zwei und drei Karten.
coloretto-option-golden_joker = Der goldene Joker
coloretto-option-golden_joker-help = Nicht in der Anleitung (Regel 11): Ein Joker ist golden und bringt die oberste Karte des Stapels mit.

# Why something was not done
error-coloretto-two-players = Coloretto ist für 3 bis 5. Zu zweit geht es mit der Option „Eine Partie zu zweit“.
error-coloretto-unknown-card = „{ $text }“ ist keine Karte dieses Spiels.
error-coloretto-not-a-colour = Ein Joker kann nicht { $text } werden: Es muss eine Farbe sein.
error-coloretto-unknown-move = „{ $text }“ ist kein Zug. Es gibt D (ziehen), P2 (in Reihe 2 legen), T2 (Reihe 2 nehmen) und = mit dem Buchstaben einer Farbe (für einen Joker).
error-coloretto-colour-gone = Diese Farbe ist nicht im Spiel ({ $card }); ein Joker kann sie nicht annehmen.
error-coloretto-name-jokers = Es ist ausgespielt: Jetzt bekommen die Joker ihre Farben.
error-coloretto-no-jokers-yet = Joker bekommen ihre Farben am Ende.
error-coloretto-place-first = Leg zuerst die gezogene Karte in eine Reihe.
error-coloretto-rows-full = Alle freien Reihen sind voll: Nimm eine.
error-coloretto-draw-first = Zieh zuerst eine Karte, dann leg sie in eine Reihe.
error-coloretto-no-such-row = An diesem Tisch gibt es keine Reihe { $row }.
error-coloretto-row-taken = Reihe { $row } wurde in dieser Runde schon genommen.
error-coloretto-row-full = Reihe { $row } ist voll.
error-coloretto-row-empty = Reihe { $row } ist leer: Da gibt es nichts zu nehmen.

# Orders of cards that the set-up cannot bring about
error-coloretto-order-start = Keine Startkarte: { $card }. Alle beginnen mit einer Farbe.
error-coloretto-order-same = Zwei Startkarten haben dieselbe Farbe ({ $card }): Es sollten lauter verschiedene sein.
error-coloretto-order-last = „Letzte Runde“ kann nicht Karte { $place } der Reihenfolge sein: { $under } Karten liegen darunter, also ist es Karte { $correct }.
error-coloretto-order-without = Die Farbe, die das Spiel verlassen sollte, ist { $card }: Ihre neun Karten sollten am Ende stehen.
error-coloretto-order-gone = Karte { $place } der Reihenfolge ({ $card }) gehört dort nicht hin: Am Ende stehen die Karten, die das Spiel verlassen haben, alle neun jeder Farbe.

# In the terminal
terminal-coloretto-deck = Stapel: { $deck ->
    [one] { $deck } Karte
   *[other] { $deck } Karten
}, { $sure ->
    [-1] und diese Runde ist die letzte
    [0] und die nächste ist „letzte Runde“
    [one] davon { $sure } vor „letzte Runde“
   *[other] davon { $sure } vor „letzte Runde“
}.
terminal-coloretto-free = { $count ->
    [0] voll
   *[other] Platz für { $count }
}
terminal-coloretto-seat = { $seat } ({ $points }): { $cards }.
terminal-coloretto-legend = + zählt plus · − zählt minus · * eine davon ist ein Joker, am besten genutzt
terminal-coloretto-move = { $kind ->
    [draw] Eine Karte ziehen
    [place] In Reihe { $row } legen
    [take] Reihe { $row } nehmen
   *[name] Der Joker wird { $card }
}
terminal-coloretto-chances = Von { $unseen } ungesehenen Karten { $good ->
    [one] würde { $good } dir jetzt helfen.
   *[other] würden { $good } dir jetzt helfen.
}
terminal-coloretto-colour = { $card } × { $count }

# What a bot's move is good for
coloretto-why-gain = Warum: Die Reihe bringt { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
coloretto-why-denied = Warum: { $by } brächte die Reihe { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
coloretto-why-least = Warum: Keine Reihe tut { $seat } gut; diese schadet am wenigsten.
coloretto-why-feeds = Warum: Für { $seat } ist die Reihe mit dieser Karte { $points ->
    [one] { $points } Punkt mehr wert.
   *[other] { $points } Punkte mehr wert.
}
coloretto-why-spoils = Warum: Für { $by } ist die Reihe mit dieser Karte { $points ->
    [one] { $points } Punkt weniger wert.
   *[other] { $points } Punkte weniger wert.
}
coloretto-why-waits = Warum: Die beste Reihe bringt bisher nur { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}

# What to play for, until somebody has won once
coloretto-goal = Deine drei besten Farben zählen für dich, die anderen gegen dich.
