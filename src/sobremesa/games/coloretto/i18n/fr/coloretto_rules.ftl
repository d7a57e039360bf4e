# Coloretto: the rules. `rule` is told in the documentation, the browser and the terminal, with its `example`; `picture` says in words what is drawn
# beside it; `detail` is the small print, and [R] marks a ruling of ours.

coloretto-rule-1 = **Cartes.** Il y a 63 caméléons de sept couleurs, neuf de chaque, dix « +2 », trois jokers et une « dernière manche ». Pour chaque joueur, il y a une rangée au milieu de la table. On joue de trois à cinq, et le plus grand total gagne.
coloretto-example-1 = À quatre, il y a quatre rangées.
coloretto-picture-1 = Les sept couleurs du caméléon, chacune avec son motif et son dessin, puis « +2 », joker et « dernière manche ».
coloretto-detail-1 = Chaque couleur a aussi un motif, un dessin et une lettre : pois et cerises pour le rouge, rayures et demi-orange pour l’orange, zigzag et fromage pour le jaune, écailles et poire pour le vert, vagues et poisson pour le bleu, losanges et raisin pour le violet, treillis et grain de café pour le marron. Personne n’a besoin de voir les couleurs pour distinguer les cartes.

coloretto-rule-2 = **Mise en place.** Chacun commence avec une carte, toutes de couleurs différentes. « Dernière manche » est glissée dans la pioche, avec exactement 15 cartes dessous. Le hasard dit qui commence.
coloretto-example-2 = On joue à trois, et les cartes bleues restent dans la boîte. Ana commence avec une rouge, Ben avec une verte, Cléo avec une jaune.
coloretto-picture-2 = La pioche étalée : quelques cartes face cachée, « dernière manche », et 15 autres cartes dessous.
coloretto-detail-2 = À trois, une couleur reste dans la boîte : le hasard la choisit **[R]**, ou la personne qui prépare la table. Les premières cartes sont aussi distribuées au hasard **[R]**.

coloretto-rule-3 = **Votre tour.** Choisissez une action : piocher une carte ou prendre une rangée.
coloretto-rule-3a = **Piochez** la carte du dessus et placez-la, face visible, dans une rangée que personne n’a encore prise. Une rangée contient trois cartes au plus.
coloretto-example-3a = Vous piochez une carte marron. La rangée 1 est pleine et la 2 est prise : elle va dans la rangée 3.
coloretto-picture-3a = La rangée 1 a trois cartes, elle est pleine ; la rangée 2 est prise ; une carte marron rejoint la bleue dans la rangée 3.
coloretto-detail-3a = Quand toutes les rangées libres sont pleines, on ne peut plus piocher, seulement prendre. Si tous les autres ont leur rangée, vous pouvez continuer à piocher.
coloretto-rule-3b = **Prenez** une rangée qui a au moins une carte, avec tout ce qui s’y trouve. Vous ne jouez plus jusqu’à la prochaine manche.
coloretto-example-3b = La rangée 2 a rouge, rouge et « +2 ». Vous la prenez, et les trois cartes sont à vous.
coloretto-picture-3b = Une rangée de deux cartes rouges et d’un « +2 » est prise, les trois ensemble.

coloretto-rule-4 = **La manche** finit quand chacun a une rangée. Les rangées reviennent au milieu, vides, et la personne qui a pris la dernière commence.
coloretto-example-4 = Ana, Ben et Cléo ont chacun leur rangée. Cléo a pris la dernière : elle commence.

coloretto-rule-5 = **« Dernière manche ».** La personne qui pioche cette carte la met de côté, à la vue de tous, et en pioche une autre. La manche en cours est la dernière.
coloretto-example-5 = Ben pioche « dernière manche », la met de côté et pioche une carte verte. La manche continue jusqu’à ce que chacun ait une rangée ; puis la partie est finie.
coloretto-picture-5 = « Dernière manche » est mise de côté, et une carte verte est piochée à sa place.
coloretto-detail-5 = Les 15 cartes du dessous suffisent toujours : on ne pioche plus quand toutes les rangées sont pleines, et cinq rangées contiennent 15 cartes.

coloretto-rule-6 = **Les jokers** attendent la fin. Alors vous dites la couleur de chacun des vôtres.
coloretto-example-6 = Vous avez trois cartes rouges et un joker. Comme quatrième rouge, il donne 10 points au lieu de 6.
coloretto-picture-6 = Trois cartes rouges et un joker comptent comme quatre rouges : 10 points.
coloretto-detail-6 = Deux jokers peuvent être de couleurs différentes, et un joker peut prendre une couleur que vous n’avez pas, mais pas une couleur restée dans la boîte. La table propose ce qui rapporte le plus ; c’est à vous de décider.

coloretto-rule-7 = **Points.** 1, 2, 3, 4, 5, 6 cartes ou plus d’une couleur valent 1, 3, 6, 10, 15, 21. Vos trois meilleures couleurs comptent en plus, toutes les autres en moins. Chaque « +2 » ajoute 2.
coloretto-example-7 = Quatre rouges (10), trois bleues (6), deux vertes (3), une jaune (−1) et un « +2 » : 10 + 6 + 3 − 1 + 2 = 20.
coloretto-picture-7 = Quatre cartes rouges font 10, trois bleues 6, deux vertes 3 ; une seule jaune coûte 1, et « +2 » fait 2.
coloretto-detail-7 = La table choisit les trois pour vous. Avec trois couleurs ou moins, rien ne compte en moins.

coloretto-rule-8 = **Le compte.** D’abord la couleur de vos jokers ; puis additionnez les trois couleurs, retirez les autres et ajoutez les « +2 ».
coloretto-example-8 = Un joker, un « +2 », six vertes, quatre jaunes, trois rouges et deux bleues. Le joker devient jaune : 21 + 15 + 6 − 3 + 2 = 41.
coloretto-picture-8 = Six cartes vertes font 21, quatre jaunes et un joker 15, trois rouges 6, deux bleues coûtent 3, et « +2 » fait 2.

coloretto-rule-9 = **Rencontre.** Quatre parties font une rencontre, et le plus grand total gagne. Une seule partie, c’est bien aussi.
coloretto-example-9 = Ana commence la première partie, la personne à sa gauche la deuxième.
coloretto-detail-9 = Une égalité se partage **[R]**. Chaque partie suivante est ouverte par la place à gauche de celle qui avait commencé **[R]**.

coloretto-rule-10 = **Secrets.** Seul l’ordre de la pioche est secret. Tout le reste est visible.
coloretto-example-10 = Vous pouvez regarder les cartes de tous quand vous voulez, et les compter.
coloretto-detail-10 = La table compte donc aussi : elle montre combien de cartes de chaque sorte restent à venir et ce qu’une rangée ferait aux points de chacun. Si vous préférez vous en passer, coupez cette aide en préparant la table.

coloretto-rule-11 = **Hors des règles d’origine,** trois options viennent d’éditions plus récentes : un autre barème, une partie à deux et le joker doré. Elles ne jouent que si vous les choisissez.
coloretto-example-11 = Avec l’autre barème, 1, 2, 3, 4, 5, 6 cartes ou plus valent 1, 4, 8, 7, 6, 5 : trois d’une couleur, c’est le mieux.
coloretto-picture-11 = Une rangée avec le joker doré est prise, et la carte du dessus de la pioche vient avec elle.
coloretto-detail-11 = La partie à deux : deux couleurs restent dans la boîte, chacun commence avec deux cartes différentes, les trois rangées ont une, deux et trois places, et la rangée que personne n’a prise est écartée. Le joker doré : l’un des trois jokers est doré ; la personne qui le prend reçoit aussitôt aussi la carte du dessus de la pioche, et 16 cartes sont sous « dernière manche ».
