# An example for each rule, on the pages that tell the rules: `<game>-example-<rule>`.

coloretto-example-1 = À quatre, il y a quatre rangées.
coloretto-example-2 = On joue à trois, et les cartes bleues restent dans la boîte. Ana commence avec une rouge, Ben avec une verte, Cléo avec une jaune.
coloretto-example-3 = La rangée 1 a une carte qui vous plaît : prenez-la maintenant, ou piochez en espérant que personne ne la prenne.
coloretto-example-3a = Vous piochez une carte marron. La rangée 1 est pleine et la 2 est prise : elle va dans la rangée 3.
coloretto-example-3b = La rangée 2 a rouge, rouge et « +2 ». Vous la prenez, et les trois cartes sont à vous.
coloretto-example-4 = Ana, Ben et Cléo ont chacun leur rangée. Cléo a pris la dernière : elle commence la manche suivante.
coloretto-example-5 = Ben pioche « dernière manche », la met de côté et pioche une carte verte. La manche continue jusqu’à ce que chacun ait une rangée ; puis c’est fini.
coloretto-example-6 = Vous avez trois cartes rouges et un joker. Comme quatrième rouge, il donne 10 points au lieu de 6.
coloretto-example-7 = Quatre rouges (10), trois bleues (6), deux vertes (3), une jaune (−1) et un « +2 » : 10 + 6 + 3 − 1 + 2 = 20.
coloretto-example-9 = Ana commence la première partie, son voisin de gauche la deuxième.
coloretto-example-10 = Vous pouvez regarder les cartes de tous quand vous voulez, et les compter.
