# Jackrabbits en une page, à consulter pendant la partie.

jackrabbits-aid-goal = **Ramenez trois figures.** À votre tour, sur la citadelle, avec les trois figures que demande la fin : vous gagnez aussitôt.
jackrabbits-aid-turn = Votre tour
jackrabbits-aid-roll = **Lancez les dés.** Montrez une carte égale à un dé : vous piochez et gardez la vôtre. La somme est le prix de ce tour.
jackrabbits-aid-walk = **Marchez,** si vous voulez : la route est gratuite jusqu’au premier hexagone. Les transferts mènent plus loin.
jackrabbits-aid-buy = **Acquérez.** Sur une maison dont la figure est à la cour : défaussez 10 ou plus de sa couleur, prenez la figure, laissez une carotte. Un as vaut 1, une figure 10.
jackrabbits-aid-draw = **Piochez** sur un hexagone ou dans le souterrain. Jamais plus de neuf cartes en main.
jackrabbits-aid-transfers = Transferts : payez le prix du tour
jackrabbits-aid-shortcut = **Forêt, rivière, montagne :** passez sur l’autre route de la pièce.
jackrabbits-aid-merchant = **Carrefour :** galopez vers n’importe quel hexagone, ou d’un rivage naviguez vers un autre.
jackrabbits-aid-tavern = **Taverne :** prenez un joker. Lâché plus tard, il vous porte gratuitement à n’importe quel hexagone.
jackrabbits-aid-cave = **Grotte :** payez et sortez d’une autre grotte ; ou reposez-vous gratuitement dans le souterrain.
jackrabbits-aid-complete = Le jeu complet
jackrabbits-aid-fly = **Les trèfles volent.** Sur une tour, avant de lancer, montrez un trèfle : si les dés ne le dépassent pas, vous volez vers une autre tour.
jackrabbits-aid-fight = **Les piques se battent.** Attaquez un lapin sur votre hexagone : qui a moins de piques quitte le plateau ; l’attaque rapporte une carte.
jackrabbits-aid-guard = **Les cœurs gardent les palais.** Montrez des cœurs pour 6, ou la dame du palais, pour défier une visite ; sans réponse pareille, elle quitte le plateau.
jackrabbits-aid-trade = **Les carreaux commercent.** Une place vend les défausses de sa couleur contre des carreaux ; la place J♦ vend des carreaux contre tout.
