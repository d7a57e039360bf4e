# Vous : la page sur soi-même.
me-lead = Votre nom, vos parties et ce que ce serveur garde de vous.
me-who = Nom et code
me-games = Vos parties
me-games-none = Rien encore. Les parties où vous prenez place apparaissent ici.
