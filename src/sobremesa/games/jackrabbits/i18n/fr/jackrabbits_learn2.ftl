# Le deuxième chapitre de la leçon : le jeu complet.

jackrabbits-learn-7-title = Les piques se battent
jackrabbits-learn-7 = Voici le jeu complet : chaque couleur a son usage. Un autre lapin est sur votre hexagone, et vous avez le 10♠. Attaquez : qui a moins de piques et n’en joue plus quitte le plateau, et l’attaquant lui prend une carte sans la voir (règle 8.2).
jackrabbits-learn-7-done = Vous gagnez le combat et une carte. Qui porte des figures vaut la peine d’être attaqué, et le sait.
jackrabbits-learn-8-title = Les cœurs gardent les palais
jackrabbits-learn-8 = Un lapin visite le palais Q♥. Qui montre des cœurs pour six, ou la dame de ce palais, peut le défier. Montrez votre 7♥ : sans réponse à cœur, le visiteur doit quitter le plateau (règle 8.3).
jackrabbits-learn-8-done = Rien ne vous a été opposé : le visiteur est hors du plateau. S’il avait montré des cœurs, vous perdiez les vôtres et partiez en exil.
jackrabbits-learn-9-title = Les carreaux commercent
jackrabbits-learn-9 = Sur la place J♦, on achète des carreaux défaussés contre des cartes de n’importe quelle couleur qui valent autant. Achetez le 10♦ avec votre 10♣. Les trois autres places vendent leur couleur contre des carreaux (règle 8.4).
jackrabbits-learn-9-done = Dix à carreau en une carte : assez pour une figure de carreau, et vous êtes chez l’une d’elles.
jackrabbits-learn-10-title = Prendre un joker
jackrabbits-learn-10 = Les tavernes vendent des jokers, contre des cœurs ou des carreaux. Un joker vous mène n’importe où, une fois, au meilleur moment : souvent chez vous. Le prix est de 7 : choisissez la taverne sur le plateau et payez avec votre 9♥ (règle 6.3).
jackrabbits-learn-10-done = Le joker est à vous. Lâchez-le maintenant ou plus tard : il vous porte gratuitement à n’importe quel hexagone.
jackrabbits-learn-11-title = Par le terrier
jackrabbits-learn-11 = Les grottes communiquent sous terre. La place J♣ est sur une île sans pont, et vous pouvez acquérir sa figure : choisissez-la, payez le prix de 4 avec votre 4♣ et courez-y par le terrier. Se reposer dans le souterrain est gratuit, mais finit le voyage (règle 6.4).
jackrabbits-learn-11-done = Vous sortez de la grotte de l’île et voilà la place. Dix à trèfle vous donneraient J♣ maintenant.
jackrabbits-learn-12-title = Retour d’exil
jackrabbits-learn-12 = Qui quitte le plateau, en exil ou de son plein gré, joue toujours. Vous êtes hors du plateau : lancez les dés, et vous revenez dans le souterrain. De là, le prochain voyage part de n’importe quelle grotte (règle 7).
jackrabbits-learn-12-done = Vous revoilà, avec une carte de plus. C’est tout Jackrabbits : on vole aussi de tour en tour en montrant un trèfle avant de lancer les dés (règle 8.1).
