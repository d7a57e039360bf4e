# Plateaux de Jackrabbits : pièces, conseils, et pourquoi un plateau est refusé.

board-title = Un plateau de Jackrabbits
board-description = { $islands ->
    [0] { $pieces } pièces sur une seule terre.
    [1] { $pieces } pièces : la terre ferme et une île.
   *[other] { $pieces } pièces : la terre ferme et { $islands } îles.
}
board-underground = le souterrain

# Pièces. $card est une figure (Q♥), $number le jeu de routes.
board-citadel = la citadelle
    .of = de la citadelle
board-tower = la tour { $card }
    .of = de la tour { $card }
board-palace = le palais { $card }
    .of = du palais { $card }
board-plaza = la place { $card }
    .of = de la place { $card }
board-forest = la forêt { $number }
    .of = de la forêt { $number }
board-river = la rivière { $number }
    .of = de la rivière { $number }
board-mountain = la montagne { $number }
    .of = de la montagne { $number }
board-crossing = le carrefour { $number }
    .of = du carrefour { $number }
board-tavern = la taverne { $number }
    .of = de la taverne { $number }
board-cave = la grotte { $number }
    .of = de la grotte { $number }

board-side-N = au nord
board-side-NE = au nord-est
board-side-SE = au sud-est
board-side-S = au sud
board-side-SW = au sud-ouest
board-side-NW = au nord-ouest

# Ce que 2.3 déconseille. $side est la direction de la première pièce à l’autre.
board-dead-end = Une impasse : la route part { $side } et bute sur un côté sans route ({ $piece } → { $other }).
board-hexagons-joined = Deux hexagones reliés route contre route, sans rien entre eux : { $piece } et { $other }.
board-triangles-touch = Des triangles côte à côte : { $piece } et { $other }.
board-cut-off = On ne peut y aller ni à pied, ni par raccourci, ni par mer, ni par les grottes : { $piece }.

# Pourquoi un plateau est refusé
error-board-no-code = « { $text } » n’est pas le code d’un plateau : il commence par J et compte environ soixante-dix caractères.
error-board-code-letter = Le caractère « { $letter } » n’existe dans aucun code de plateau.
error-board-code-damaged = Ce code de plateau est abîmé : au moins un caractère est faux ou manque.
error-board-off-lattice = Impossible de poser { $piece } en { $x }, { $y } : ce n’est pas un point du plateau.
error-board-overlap = Deux pièces au même endroit : { $piece } et { $other }.
error-board-unknown-piece = Aucune pièce ne s’appelle « { $piece } ».
error-board-twice = Deux fois sur le plateau : { $piece }.
error-board-not-laid = Pas sur le plateau : { $piece }.
error-board-missing = { $count ->
    [1] Il manque une pièce sur ce plateau : { $pieces }.
   *[other] Il manque { $count } pièces sur ce plateau : { $pieces }.
}
error-board-surplus = { $count ->
    [1] Une pièce de ce plateau n’est pas de cette partie : { $pieces }.
   *[other] { $count } pièces de ce plateau ne sont pas de cette partie : { $pieces }.
}
error-board-islands = Un plateau au hasard a de 0 à { $most } îles, pas { $islands }.
error-board-not-grown = De la graine { $seed } ne sort aucun plateau jouable avec ces enseignes et ces îles. Essayez-en d’autres.
error-board-too-wide = Les pièces sont trop éloignées : un plateau fait au plus { $most } demi-côtés de large.
error-board-which = Dites une seule chose : les pièces, un code, une graine ou l’exemple.
error-board = { $detail }
