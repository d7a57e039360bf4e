# Parade en cinq étapes.

parade-learn-1-title = Personne ne part
parade-learn-1 = À chaque tour, vous jouez une carte à la fin du défilé. Son chiffre dit combien de cartes de la fin sont à l’abri. Il y en a six dans le défilé : jouez votre 9 orange, et toutes restent (règle 3).
parade-learn-1-done = Neuf cartes seraient à l’abri et il n’y en a que six : vous ne prenez rien. Puis vous avez pioché, et votre main compte de nouveau cinq cartes.
parade-learn-2-title = Certaines partent
parade-learn-2 = Votre 2 orange ne protège que les deux dernières cartes. Parmi les autres, toutes les orange partent, ainsi que toutes celles de 2 ou moins. Elles viennent devant vous, et les cartes sont des points : mieux vaut en avoir peu. Choisissez la carte, regardez lesquelles partiraient, puis jouez-la (règle 3).
parade-learn-2-done = Les deux cartes orange sont parties pour leur couleur, le 1 bleu pour son chiffre.
parade-learn-3-title = La majorité d’une couleur
parade-learn-3 = Vous avez trois cartes orange, plus que tout le monde. À la fin, avoir le plus de cartes d’une couleur les fait compter un point chacune, quel que soit leur chiffre. Une orange de plus coûte donc peu : jouez votre 2 bleu, qui prend le 2 orange (règle 7).
parade-learn-3-done = Quatre cartes orange vous coûteront 4 points au lieu de 25, tant que personne n’en a davantage.
parade-learn-4-title = La sixième couleur
parade-learn-4 = Vous avez cinq des six couleurs. La dernière manche commence quand quelqu’un a les six, ou quand la pioche est vide. Face à un 0, personne n’est à l’abri : jouez votre 0 violet, qui prend le 9 violet et le 0 rouge (règle 5).
parade-learn-4-done = Vous avez les six couleurs. Chacun joue encore une carte, vous en dernier, et personne ne pioche.
parade-learn-5-title = Les deux dernières cartes
parade-learn-5 = Jouez votre dernière carte, le 2 rouge. Ensuite, défaussez en secret deux des quatre cartes de votre main ; les deux autres rejoignent celles qui sont devant vous. Défaussez celles qui coûteraient le plus : le 8 gris et le 8 vert (règle 6).
parade-learn-5-done = Maintenant tout est compté, et le plus petit total gagne. Vous savez tout : place à votre première partie.
