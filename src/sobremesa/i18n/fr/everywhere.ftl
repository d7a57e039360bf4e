# Ce qui emmène cette table partout : un appareil pour plusieurs, un grand écran, une application qui s’ouvre sans connexion.

curtain-pass = Passez l’appareil à { $name }
curtain-several = À qui le tour ?
curtain-hidden = Aucune carte n’est visible. Continuez quand personne d’autre ne regarde.
curtain-ready = Je suis { $name } : montrer mes cartes
curtain-over = La partie est finie
curtain-gather = Approchez tous : la fin est pour tout le monde.
curtain-see = Voir la fin
shared-here = Sur cet appareil :
shared-looking = { $name } regarde
shared-hide = Cacher mes cartes
shared-all = Aucune main n’est visible : tout le monde peut regarder.

tv-join = Jouez sur votre téléphone
tv-scan = Scannez le code ou ouvrez :

update-here = Une nouvelle version est là.
update-reload = Recharger
later = Plus tard
install-offer = Sobremesa peut se poser sur votre écran d’accueil et s’y ouvre aussitôt.
install = Installer
