# An example for each rule, on the pages that tell the rules: `<game>-example-<rule>`.

parade-example-2 = À quatre, 20 cartes sont en main, 6 dans le défilé et 40 dans la pioche.
parade-example-3a = Ana joue un 4 rouge : c’est maintenant la dernière carte du défilé.
parade-example-3b = Le défilé a dix cartes et vous jouez un 6 bleu : les six dernières sont à l’abri. Des quatre premières partent le 9 bleu, le 6 rouge et le 2 orange ; le 8 vert reste.
parade-example-3c = Le 0 vert et le 3 rouge partent : l’un rejoint vos cartes vertes, l’autre les rouges.
parade-example-3d = Vous en aviez cinq et en avez joué une : piochez-en une, et vous en avez de nouveau cinq.
parade-example-5 = Ben prend sa sixième couleur et pioche une carte. Puis Cléo, Ana et, en dernier, Ben jouent encore une carte chacun.
parade-example-6 = Vous avez le 9 rouge, le 2 rouge, le 5 bleu et le 0 gris. Vous défaussez en secret le 9 rouge et le 5 bleu et montrez les deux autres.
parade-example-7 = Ana a trois cartes rouges, Ben deux, un 8 et un 5. Celles d’Ana comptent 1 chacune : 3 points. Celles de Ben, 8 + 5 = 13.
parade-example-8 = Ana et Ben ont 21 points. Ana a 11 cartes, Ben 13 : Ana gagne.
parade-example-10 = On ne montre jamais à personne quelles deux cartes vous avez défaussées.
