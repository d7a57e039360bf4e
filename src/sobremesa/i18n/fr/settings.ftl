# Les réglages ; chargés à l’ouverture.
theme = Thème
theme-system = comme mon appareil
theme-light = clair
theme-dark = sombre
pace = Rythme des autres
pace-calm = tranquille
pace-brisk = vif
pace-instant = immédiat
name-saved = Enregistré.
recovery-title = Sur un autre appareil
recovery-explained = Il n’y a pas de compte. Ce code emporte votre nom et vos places sur un autre appareil ; il sert une seule fois.
recovery-show = Voir mon code
recovery-enter = Code d’un autre appareil
recovery-use = L’utiliser
recovered = Bon retour, { $name } !
privacy-link = Ce qui est gardé de vous
