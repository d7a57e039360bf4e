# The pages that tell the rules of a game.

rule-example = Beispiel: { $example }
rule-detail = Genauer
rules-intro = In unseren Worten. Die Nummern sind die, die der Tisch neben einem Zug zeigt.
rules-ruling = **[R]** zeigt an, wo wir entschieden haben, weil die gedruckten Regeln schweigen.
rules-play = Jetzt spielen
rules-rulings = Von uns entschieden: { $rules }.
rules-sources = Woher jede Regel kommt (auf Englisch)
