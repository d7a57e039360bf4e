# An example for each rule, on the pages that tell the rules: `<game>-example-<rule>`.

jackrabbits-example-1 = À trois, on distribue neuf petites cartes ; les 31 autres forment la pioche.
jackrabbits-example-2 = K♥ a la tour K♥, Q♣ le palais Q♣, J♦ la place J♦.
jackrabbits-example-3 = Avec la fin diverse, K♣, K♥ et J♠ gagnent ; pas K♣, Q♣ et J♥, car deux sont des trèfles.
jackrabbits-example-4 = Vous arrivez à la citadelle avec vos trois figures : c’est gagné, avant même de piocher.
jackrabbits-example-5-1 = Vous faites 3 et 5. Vous montrez votre 5♠, piochez une carte et gardez le 5♠. Le prix de ce tour est 8.
jackrabbits-example-5-2 = Vous avez neuf cartes et gagnez un lot : cela fait dix, vous en défaussez une aussitôt.
jackrabbits-example-5-3 = De la citadelle, une route mène par une forêt à la tour K♠ : vous y allez sans rien payer.
jackrabbits-example-5-4 = Sur la tour K♥, vous défaussez 7♥ et 4♥, soit 11. K♥ est à vous ; le 1 en trop est perdu.
jackrabbits-example-5-5 = Vous êtes sur votre tour et n’avez rien fait : vous piochez quand même une carte.
jackrabbits-example-5-6 = Vous payez 10 avec votre Q♥ : elle retourne à la cour, et sa carotte vous revient.
jackrabbits-example-6-1 = Le prix est 7. Dans la forêt, vous payez 4♣ et 3♠ et continuez par son autre route.
jackrabbits-example-6-2 = Le prix est 8. À un carrefour, vous payez 8♦ et galopez jusqu’au palais Q♠, à l’autre bout du plateau.
jackrabbits-example-6-3 = Dans une taverne, vous payez 6 avec 6♥ et prenez un joker. Deux tours plus tard, vous le chevauchez jusqu’à la citadelle, gratuitement.
jackrabbits-example-6-4 = Dans une grotte, vous payez 9 avec 9♣ et sortez par la grotte de l’île.
jackrabbits-example-7 = Une route finit sur un rivage et vous le franchissez : pas de carte ce tour-ci. Au suivant, vous lancez les dés, revenez dans le souterrain et piochez.
jackrabbits-example-8-1 = Sur une tour, vous montrez 6♣ et faites 4 : vous volez vers n’importe quelle autre tour. Avec 8, il aurait fallu payer 2.
jackrabbits-example-8-2 = Vous attaquez avec 5♠. Ben répond avec 7♠. Vous ajoutez 3♠ et avez 8. Ben n’a plus de pique : il quitte le plateau, et vous lui prenez une carte.
jackrabbits-example-8-3 = Cléo entre au palais Q♥. Vous montrez 4♥ et 2♥, qui valent six. Elle n’a ni Q♥ ni cœurs : elle quitte le plateau.
jackrabbits-example-8-4 = Sur la place J♠, vous achetez 6♠ dans la défausse contre 4♦ et 2♦.
