# Comment cela s’est terminé, pour qui jouait et qui regardait ; chargé quand la fin arrive.
ending-win = Vous gagnez
ending-win-by = { $points ->
    [one] Vous gagnez de { $points } point
   *[other] Vous gagnez de { $points } points
}
ending-share = Vous partagez la victoire
ending-place = Vous finissez { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[6] sixième
}
ending-other = { $seats } gagne
ending-other-by = { $points ->
    [one] { $seats } gagne de { $points } point
   *[other] { $seats } gagne de { $points } points
}
ending-others = { $seats } partagent la victoire
ending-match-win = Vous gagnez la rencontre
ending-match-win-by = { $points ->
    [one] Vous gagnez la rencontre de { $points } point
   *[other] Vous gagnez la rencontre de { $points } points
}
ending-match-share = Vous partagez la rencontre
ending-match-place = Vous finissez { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[6] sixième
} de la rencontre
ending-match-other = { $seats } gagne la rencontre
ending-match-other-by = { $points ->
    [one] { $seats } gagne la rencontre de { $points } point
   *[other] { $seats } gagne la rencontre de { $points } points
}
ending-match-others = { $seats } partagent la rencontre
ending-last-game = La dernière partie : { $words }
ending-won = en tête
ending-behind = { $points ->
    [0] à égalité de points
    [one] à { $points } point
   *[other] à { $points } points
}
ending-told = Place { $place }, { $seat } : { $points }. { $more }
ending-portrait = Tout le monde à la fin, du premier au dernier
ending-share-picture = Partager l’image
ending-save-picture = Enregistrer l’image
ending-drawing = On dessine…
ending-no-picture = Ce navigateur n’a pas pu dessiner l’image.
after = Après la partie
rematch = Rejouer
rematch-ready = Une autre partie est prête.
rematch-join = Aller à la nouvelle table
proof-how = Avant la donne, la table a fixé un secret et montré son empreinte. Le secret et les mots de chacun ont décidé de l’ordre des cartes. Le secret est maintenant connu, et chacun peut vérifier qu’il a cette empreinte et qu’il donne cette partie : aucune carte n’a bougé.
proof-after = { $names } : mots donnés après que l’empreinte a été montrée. Ce serveur n’a donc pas pu choisir seul l’ordre des cartes.
proof-before = Aucun mot n’est connu pour être venu après l’empreinte. Il est donc certain qu’aucune carte n’a bougé, mais pas que ce serveur a tiré le secret à l’aveugle.
proof-words = Mots choisis par { $seat }
proof-verify = Téléchargez la partie et faites-la vérifier par votre propre machine :
