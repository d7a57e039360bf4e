# Jackrabbits en six étapes.

jackrabbits-learn-1-title = Lancez les dés et gagnez une carte
jackrabbits-learn-1 = Chaque tour commence par les deux dés. Si l’un d’eux correspond à une carte de votre main, montrez-la : vous en piochez une autre et gardez la vôtre. Lancez les dés, puis montrez votre 3♣ (règle 5.1).
jackrabbits-learn-1-done = Vous avez pioché une carte. La somme des dés, 8, est le prix de ce tour.
jackrabbits-learn-2-title = Marchez sans payer
jackrabbits-learn-2 = Les routes sont gratuites. Choisissez sur le plateau une maison éclairée qui ne coûte rien, comme la tour K♠, regardez la route et partez. Un voyage finit au premier hexagone (règle 5.3).
jackrabbits-learn-2-done = Vous voilà au bout de la route, sans rien payer.
jackrabbits-learn-3-title = Payez un transfert
jackrabbits-learn-3 = Certains lieux sont hors de votre route. Forêts, rivières, montagnes et marchands vous y mènent pour le prix du tour, dans les couleurs qu’ils acceptent. Votre 9♠ paie la forêt : choisissez la tour K♦, ou n’importe quel lieu qui a un prix (règle 6).
jackrabbits-learn-3-done = C’est payé, et vous y êtes. Ce qui est payé en trop est perdu : payez au plus juste.
jackrabbits-learn-4-title = Volez de tour en tour
jackrabbits-learn-4 = Vous êtes sur une tour. Avant de lancer les dés, montrez un trèfle comme passeport : si les dés ne le dépassent pas, vous volez vers une autre tour. Montrez votre 5♣, puis choisissez où atterrir (règle 8.1).
jackrabbits-learn-4-done = Vous avez volé. Si les dés avaient dépassé 5, il aurait fallu payer le reste, ou tomber hors du plateau.
jackrabbits-learn-5-title = Acquérez une figure
jackrabbits-learn-5 = Vous êtes sur la maison de K♥, et le roi est à la cour. Dix en cœurs l’achètent : acquérez-le avec votre 10♥. Une carotte marque la maison comme vôtre (règle 5.4).
jackrabbits-learn-5-done = Le roi est à vous, et une de vos trois carottes est sur sa maison.
jackrabbits-learn-6-title = Ramenez trois figures
jackrabbits-learn-6 = Vous possédez trois figures. Si vous êtes sur la citadelle, à votre tour, avec les trois que demande la fin, vous gagnez. Lancez les dés et marchez jusqu’à la citadelle (règle 4).
jackrabbits-learn-6-done = Gagné ! Il reste à découvrir : palais, combats, places, jokers et terriers. Le jeu vous les explique le moment venu.
