# Jackrabbits en six étapes : le jeu d’initiation.

jackrabbits-learn-1-title = De quoi il s’agit
jackrabbits-learn-1 = Douze maisons entourent la citadelle, au milieu ; chacune appartient à une figure : un roi, une dame ou un valet d’une couleur. Acquérez trois figures quelconques dans leurs maisons et ramenez-les à la citadelle. Qui y parvient en premier gagne. Vous êtes le lapin au numéro 1 ; vos cartes sont votre argent (règles 3 et 4).
jackrabbits-learn-2-title = Lancer les dés, gagner une carte
jackrabbits-learn-2 = Chaque tour commence par les deux dés. Si l’un d’eux correspond à une carte de votre main, montrez-la : vous en piochez une autre et gardez la vôtre. Lancez les dés, puis montrez votre 3♠ (règle 5.1).
jackrabbits-learn-2-done = Vous avez pioché une carte. La somme des dés, 8, est le prix de ce tour : ce que coûterait un raccourci.
jackrabbits-learn-3-title = Marcher sans payer
jackrabbits-learn-3 = Les routes sont gratuites jusqu’à la première maison. Une carotte sur le plateau signale une maison dont vous pouvez acquérir la figure : choisissez la place J♥, regardez la route et partez (règle 5.3).
jackrabbits-learn-3-done = Vous avez marché aussi loin que va la route, sans rien payer.
jackrabbits-learn-4-title = Acquérir une figure
jackrabbits-learn-4 = Vous êtes à la maison du J♥, et il est libre. Dix à cœur suffisent : acquérez-le avec votre 10♥. Une carotte montre que la maison est à vous (règle 5.4).
jackrabbits-learn-4-done = J♥ est à vous, et l’une de vos trois carottes est sur sa maison. Encore deux.
jackrabbits-learn-5-title = Payer un transfert
jackrabbits-learn-5 = Le même tour, autrement. La tour K♦ n’est pas sur vos routes, mais un raccourci à travers la forêt y mène. Il coûte le prix du tour, 8, en trèfle, pique ou cœur : choisissez la tour K♦ et payez avec votre 9♣ (règle 6).
jackrabbits-learn-5-done = C’est payé. Ce que vous payez en trop est perdu : payez au plus juste.
jackrabbits-learn-6-title = Ramener trois figures
jackrabbits-learn-6 = Quelques tours plus tard, vous avez trois figures. Sur la citadelle, à votre tour, elles gagnent. Lancez les dés, ne montrez rien et marchez jusqu’au lieu à la couronne dorée (règle 4).
jackrabbits-learn-6-done = Gagné ! Voilà le jeu d’initiation, et vous en savez l’essentiel.
