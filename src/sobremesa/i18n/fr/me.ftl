# Vous : la page sur soi-même.
me-lead = Votre nom, vos parties et ce que ce serveur garde de vous.
me-who = Nom et code
me-creature = Votre animal
me-creature-when = Il est dessiné à côté de votre nom, dès la prochaine table où vous prenez place.
me-games = Vos parties
me-games-none = Rien encore. Les parties où vous prenez place apparaissent ici.
me-running = En cours ({ $count })
me-finished = Terminées ({ $count })
me-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
me-record = Feuille de partie
me-record-of = Télécharger la feuille de partie : { $table }
me-newer = Plus récentes
me-older = Plus anciennes
me-page = Page { $page } sur { $pages }
me-more = Quelques-unes de vos parties sont encore examinées.
me-statistics = Statistiques
me-statistics-none = Rien à compter encore : terminez d’abord une partie.
me-statistics-how = Chaque partie terminée compte, chaque partie d’une rencontre et la donne du jour aussi. Les leçons et les parties jamais terminées ne comptent pas. Une partie que quelqu’un a quittée et qu’un bot a continuée ne compte ni pour ni contre lui. Une victoire partagée est une victoire.
me-left = { $count ->
    [1] Une partie est laissée de côté : un bot l’a terminée pour vous.
   *[other] { $count } parties sont laissées de côté : un bot les a terminées pour vous.
}
me-kind = { $game }, { $players } joueurs
me-played = Parties
me-won = Gagnées
me-place = Place moyenne
me-points = Points en moyenne
me-best = Meilleur résultat
me-streak = Victoires d’affilée
me-streak-now = { $now } (au plus : { $most })
me-plot = Places dans les { $count } dernières parties, la plus ancienne d’abord : { $places }.
me-against = Contre qui
me-rival = devant { $wins }, derrière { $losses }, à égalité { $draws }
me-mutes = En sourdine
me-unmute = Entendre à nouveau
me-unmute-of = Entendre à nouveau : { $name }
me-devices = Appareils
me-device-here = ce navigateur
me-device-days = { $days ->
    [0] utilisé aujourd’hui
    [1] utilisé hier
   *[other] utilisé il y a { $days } jours
}
me-device-unknown = Un navigateur
me-others = Déconnecter tous les autres
me-others-how = Les autres navigateurs oublient aussitôt qui vous êtes et quittent les tables où ils sont. Votre code de récupération ne sert plus : demandez-en un autre plus haut.
me-others-out = Tous les autres sont déconnectés.
me-out-here = Se déconnecter ici
me-out-how = Ce navigateur ne vous connaîtra plus. Sans code de récupération ni autre appareil, vous ne pourrez pas revenir.
me-out-sure = Se déconnecter
me-not = Non, rester
me-out = Ce navigateur ne vous connaît plus.
me-data = Vos données
me-export = Tout télécharger
me-export-how = Un fichier avec tout ce que ce serveur garde de vous, et les feuilles de vos parties terminées. Des parties en cours, il ne contient aucune carte.
me-forget = Faire effacer tout ce qui me concerne
me-forget-goes = Ceci disparaît pour toujours
me-forget-goes-what = Votre nom, votre animal, votre code de récupération, vos appareils, la liste de vos parties et vos statistiques, et tout ce que vous avez dit aux tables.
me-forget-stays = Ceci reste
me-forget-stays-what = Les coups des parties, car d’autres les ont jouées aussi. À la place de votre nom on lit « – », et personne ne peut savoir que c’était vous. Vos places dans les parties en cours restent vides.
me-forget-type = Écrivez votre nom pour confirmer : { $name }
me-forget-type-any = Écrivez votre nom pour confirmer
me-forget-sure = Effacer pour toujours
me-forgotten = { $tables ->
    [0] Tout ce qui vous concernait est effacé.
    [1] Tout ce qui vous concernait est effacé, votre nom à une table aussi.
   *[other] Tout ce qui vous concernait est effacé, votre nom à { $tables } tables aussi.
}
creature-badger = blaireau
creature-bear = ours
creature-cat = chat
creature-dormouse = loir
creature-duck = canard
creature-fox = renard
creature-frog = grenouille
creature-goat = chèvre
creature-hedgehog = hérisson
creature-mole = taupe
creature-otter = loutre
creature-owl = hibou
creature-rabbit = lapin
creature-snail = escargot
creature-toucan = toucan
creature-turtle = tortue
