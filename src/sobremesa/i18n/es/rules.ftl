# The pages that tell the rules of a game.

rule-example = Ejemplo: { $example }
rule-detail = Letra pequeña
rules-intro = Contadas con nuestras palabras. Los números son los que la mesa muestra junto a cada jugada.
rules-ruling = **[R]** marca una decisión nuestra, donde el reglamento impreso calla.
rules-play = Jugar ahora
rules-rulings = Decisiones nuestras: { $rules }.
rules-sources = De dónde viene cada regla (en inglés)
