# Tout ce que dit le jeu. Les mêmes noms, avec les mêmes arguments, dans chaque langue.
example-name = Example
example-card = le { $value }

# Les champs de la vue et les coups
example-field-actor = À qui de jouer
example-field-trick = Le pli
example-field-seat = Place
example-field-card = carte
example-field-points = Points
example-field-pile = Cartes dans la pioche
example-field-hand = Votre main
example-move = Jouer { $card } : { $worth ->
    [0] une autre carte est plus haute
    [1] prend un point pour l’instant
   *[other] prend { $worth } points pour l’instant
}

# Ce qui se passe
example-played = { $seat } joue { $card }.
example-took = { $seat } remporte le pli : { $points ->
    [1] un point
   *[other] { $points } points
}.
example-drew = Vous piochez { $card }.
example-won = { $count ->
    [one] { $seats } gagne
   *[other] { $seats } se partagent la victoire
} avec { $points ->
    [1] un point
   *[other] { $points } points
}.

# Pourquoi pas
error-example-unknown-card = « { $text } » n’est pas une carte de ce jeu : elles vont de C1 à C20.
error-example-not-in-hand = Vous n’avez pas { $card } en main.

# Les règles
example-rule-1 = **Cartes.** Vingt, de 1 à 20. Chacun en tient trois ; le reste forme la pioche.
example-rule-2 = **Un pli.** Chacun à son tour pose une carte. La plus haute remporte le pli et marque la valeur de la plus basse.
example-rule-3 = **Ensuite** chacun pioche une carte, tant qu’il y en a pour tout le monde, et le joueur qui a remporté le pli commence le suivant.
example-rule-4 = **La fin** vient quand les mains sont vides. Le joueur qui a le plus de points gagne.
