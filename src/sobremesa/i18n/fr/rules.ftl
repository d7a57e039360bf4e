# The pages that tell the rules of a game.

rule-example = Exemple : { $example }
rule-detail = Précisions
rules-intro = Dites avec nos mots. Les numéros sont ceux que la table montre à côté d’un coup.
rules-ruling = **[R]** marque un choix de notre part, là où les règles imprimées se taisent.
rules-play = Jouer maintenant
rules-rulings = Choix de notre part : { $rules }.
rules-sources = D’où vient chaque règle (en anglais)
