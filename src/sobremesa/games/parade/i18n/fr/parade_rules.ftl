# Parade: the rules. `rule` is told in the documentation, the browser and the terminal, with its `example`; `picture` says in words what is drawn
# beside it; `detail` is the small print, and [R] marks a ruling of ours.

parade-rule-1 = **Cartes.** Il y en a 66 : six couleurs, chacune de 0 à 10. On joue de deux à six, et les points sont mauvais : c’est le plus petit total qui gagne.
parade-example-1 = Un 8 bleu qui reste devant vous jusqu’à la fin peut vous coûter 8 points.
parade-picture-1 = Une carte de chaque couleur : feuille verte, soleil orange, cœur rouge, chapeau violet, tasse bleue et clé grise.
parade-detail-1 = Chaque couleur a aussi un dessin et une lettre : personne n’a besoin de voir les couleurs pour distinguer les cartes. Les feuilles de partie écrivent les lettres G, Y, R, V, B et K.

parade-rule-2 = **Mise en place.** Chacun reçoit cinq cartes. Six autres sont mises en file, face visible : le défilé. Un bout est la tête ; les nouvelles cartes arrivent en queue. Le hasard dit qui commence, et on joue dans le sens des aiguilles d’une montre.
parade-example-2 = À quatre, 20 cartes sont en main, 6 dans le défilé et 40 dans la pioche.
parade-picture-2 = Six cartes marchent vers une porte : c’est le défilé. Dessous, la pioche, face cachée, et une main de cinq cartes.

parade-rule-3 = **Votre tour** a quatre temps.
parade-rule-3a = Jouez une carte de votre main à la fin du défilé.
parade-example-3a = Ana joue un 4 rouge : c’est maintenant la dernière carte du défilé.
parade-rule-3b = La carte jouée en fait partir d’autres. Comptez depuis la queue autant de cartes que sa valeur, sans la compter elle-même : celles-là sont à l’abri. Parmi toutes les autres, une carte part si elle a la couleur jouée, ou une valeur inférieure ou égale.
parade-example-3b = Le défilé a dix cartes et vous jouez un 6 bleu : les six dernières sont à l’abri. Des quatre premières partent le 9 bleu, le 6 rouge et le 2 orange ; le 8 vert reste.
parade-picture-3b = Une file de dix cartes et, derrière, un 6 bleu. Les six dernières sont soulignées, à l’abri ; des quatre premières, le 9 bleu, le 6 rouge et le 2 orange font un pas de côté.
parade-detail-3b = Si le défilé n’a pas plus de cartes que la valeur jouée, rien ne part. Un 10 met dix cartes à l’abri mais menace toutes les autres ; un 0 n’en met aucune à l’abri, mais ne prend que sa couleur et les autres zéros.
parade-rule-3c = Ce qui part se pose face visible devant vous, trié par couleur, et la file se resserre.
parade-example-3c = Le 0 vert et le 3 rouge partent : l’un rejoint vos cartes vertes, l’autre les rouges.
parade-rule-3d = Piochez une carte pour en avoir de nouveau cinq.
parade-example-3d = Vous en aviez cinq et en avez joué une : piochez-en une, et vous en avez de nouveau cinq.

parade-rule-4 = **Couleur ou valeur ?** L’une des deux suffit : une carte de votre couleur part, si haute soit-elle, et une carte basse part, quelle que soit sa couleur.
parade-example-4 = Un 3 vert rejoint une file de sept. Les trois dernières sont à l’abri ; des quatre de devant partent le 0 vert, le 7 vert et le 3 rouge, et le 8 violet reste.
parade-picture-4 = Une file de sept cartes et, derrière, un 3 vert. Les trois dernières sont soulignées, à l’abri ; le 0 vert, le 7 vert et le 3 rouge font un pas de côté.

parade-rule-5 = **Dernière manche.** Elle commence dès que quelqu’un a les six couleurs, ou que la dernière carte est piochée. Ce tour se finit comme d’habitude ; puis chacun joue encore une fois sans piocher, et la personne qui l’a provoquée joue en dernier. Il reste quatre cartes à chacun.
parade-example-5 = Ben prend sa sixième couleur et pioche une carte. Puis Cléo, Ana et, en dernier, Ben jouent encore une carte chacun.
parade-picture-5 = Six tas devant quelqu’un, un par couleur ; le gris vient d’arriver.
parade-detail-5 = Une sixième couleur réunie pendant la dernière manche ne change rien, et deux raisons à la fois font une seule dernière manche.

parade-rule-6 = **Les deux dernières cartes.** Choisissez deux de vos quatre cartes et défaussez-les sans les montrer. Quand tous ont choisi, chacun montre en même temps les deux autres ; elles rejoignent celles qui sont devant vous, même si elles ouvrent une couleur.
parade-example-6 = Vous avez le 9 rouge, le 2 rouge, le 5 bleu et le 0 gris. Vous défaussez, face cachée, le 9 rouge et le 5 bleu et montrez le 2 rouge et le 0 gris.
parade-picture-6 = Deux cartes sont défaussées face cachée ; un 2 rouge et un 0 gris restent et sont montrés.
parade-detail-6 = Ce qui reste dans le défilé ne compte pour personne.

parade-rule-7 = **Score.** On regarde une couleur après l’autre. La personne qui en a le plus de cartes les retourne : chacune compte 1 point. Les autres comptent les valeurs des leurs.
parade-example-7 = Ana a trois cartes rouges, Ben deux, un 8 et un 5. Celles d’Ana comptent 1 chacune : 3 points. Celles de Ben, 8 + 5 = 13.
parade-picture-7 = Trois cartes rouges face cachée font 3 points ; un 8 rouge et un 5 rouge, face visible, font 13.
parade-detail-7 = Si plusieurs personnes ont autant de cartes, toutes retournent les leurs. C’est obligatoire : un 0 tout seul qui fait la majorité de sa couleur coûte 1. À deux joueurs, il faut au moins deux cartes de plus que l’autre : 2 contre 0 suffit, 1 contre 0 non.

parade-rule-8 = **Victoire.** Le plus petit total gagne ; à égalité, le moins de cartes.
parade-example-8 = Ana et Ben ont 21 points. Ana a 11 cartes, Ben 13 : Ana gagne.
parade-detail-8 = On compte ensemble les cartes visibles et cachées. S’il y a encore égalité, la victoire est partagée **[R]**.

parade-rule-9 = **Le compte.** Ajoutez un point pour chacune de vos cartes cachées, et les valeurs de celles qui sont visibles.
parade-example-9 = A a la majorité des bleues et, à égalité avec B, celle des grises : 8 cartes cachées font 8 points. Avec 10, 8 et 3 rouges, 0 violet, 4 et 2 verts, cela fait 27 de plus : 35. B arrive à 27, C à 31 : B gagne.
parade-picture-9 = Ce qu’ont trois personnes à la fin. A : 35 points, B : 27, C : 31. Les cartes qui font la majorité de leur couleur sont cachées.

parade-rule-10 = **Secrets.** Personne ne voit votre main, ni l’ordre de la pioche, ni les deux cartes que vous avez défaussées.
parade-example-10 = Vous pouvez deviner quelles deux cartes Ana a défaussées : la table ne les montre jamais, même après la fin.
parade-detail-10 = Les deux cartes gardées sont connues quand tous ont choisi ; les deux défaussées restent secrètes **[R]**. Il faut recalculer toute la partie à partir de sa preuve pour le savoir.
