# Boards of Jackrabbits: pieces, advice, and why a board is refused.

board-title = Ein Plan von Jackrabbits
board-description = { $islands ->
    [0] { $pieces } Teile auf einem Land.
    [1] { $pieces } Teile: das Festland und eine Insel.
   *[other] { $pieces } Teile: das Festland und { $islands } Inseln.
}
board-underground = Untergrund

# Pieces. $card is a royal (Q♥), $number the road set.
board-citadel = Zitadelle
    .of = der Zitadelle
board-tower = Turm { $card }
    .of = von Turm { $card }
board-palace = Palast { $card }
    .of = von Palast { $card }
board-plaza = Markt { $card }
    .of = von Markt { $card }
board-forest = Wald { $number }
    .of = von Wald { $number }
board-river = Fluss { $number }
    .of = von Fluss { $number }
board-mountain = Berg { $number }
    .of = von Berg { $number }
board-crossing = Kreuzung { $number }
    .of = von Kreuzung { $number }
board-tavern = Taverne { $number }
    .of = von Taverne { $number }
board-cave = Höhle { $number }
    .of = von Höhle { $number }

board-side-N = nördlich
board-side-NE = nordöstlich
board-side-SE = südöstlich
board-side-S = südlich
board-side-SW = südwestlich
board-side-NW = nordwestlich

# What 2.3 advises against. $side is the way from the first piece to the other.
board-dead-end = Eine Sackgasse: Der Weg läuft { $side } gegen eine Seite ohne Weg ({ $piece } → { $other }).
board-hexagons-joined = Zwei Sechsecke Weg an Weg, mit nichts dazwischen: { $piece } und { $other }.
board-triangles-touch = Dreiecke nebeneinander: { $piece } und { $other }.
board-cut-off = Weder zu Fuß noch über eine Abkürzung, über See oder durch Höhlen zu erreichen: { $piece }.

# Why a board is refused
error-board-no-code = „{ $text }“ ist nicht der Code eines Plans: Er beginnt mit J und hat etwa siebzig Zeichen.
error-board-code-letter = Das Zeichen „{ $letter }“ kommt in keinem Code vor.
error-board-code-damaged = Dieser Code ist beschädigt: Mindestens ein Zeichen ist falsch oder fehlt.
error-board-off-lattice = Bei { $x }, { $y } ist kein Punkt des Plans: { $piece } passt dort nicht hin.
error-board-overlap = Zwei Teile an derselben Stelle: { $piece } und { $other }.
error-board-unknown-piece = Ein Teil namens „{ $piece }“ gibt es nicht.
error-board-twice = Zweimal auf dem Plan: { $piece }.
error-board-not-laid = Nicht auf dem Plan: { $piece }.
error-board-missing = { $count ->
    [1] Auf diesem Plan fehlt ein Teil: { $pieces }.
   *[other] Auf diesem Plan fehlen { $count } Teile: { $pieces }.
}
error-board-surplus = { $count ->
    [1] Ein Teil dieses Plans gehört nicht zu dieser Partie: { $pieces }.
   *[other] { $count } Teile dieses Plans gehören nicht zu dieser Partie: { $pieces }.
}
error-board-islands = Ein zufälliger Plan hat 0 bis { $most } Inseln, nicht { $islands }.
error-board-not-grown = Aus dem Startwert { $seed } wächst mit diesen Farben und Inseln kein Plan, auf dem man spielen kann. Versuch andere.
error-board-too-wide = Die Teile liegen zu weit auseinander: Ein Plan ist höchstens { $most } halbe Seiten breit.
error-board-which = Sag nur eins: die Teile, einen Code, einen Startwert oder das Beispiel.
error-board = { $detail }
