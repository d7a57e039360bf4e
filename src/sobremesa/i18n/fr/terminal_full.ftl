# Le terminal en plein écran.

help-flag-play-game = Le jeu, ou le lien d’une table ; sans rien, on choisit au premier écran. « sobremesa games » donne la liste des jeux.
help-flag-lines = Ligne par ligne, même si tout l’écran pourrait servir.
error-cli-full = À une table d’un serveur, on joue en plein écran, et ce terminal ne le peut pas. Le lien s’ouvre aussi dans un navigateur.
error-not-here = Il faut un serveur pour cela : cette table est sur votre propre machine.
terminal-full-kept = La partie est gardée : « sobremesa play » la reprend.
terminal-full-unreachable = { $where } est injoignable : { $why }

# Les touches, en un mot
terminal-full-key = { $key ->
    [hint] Conseil
    [takeback] Annuler
    [score] Points
    [story] Récit
    [chat] Dire
    [rules] Règles
    [arrange] Changer
    [language] Langue
    [light] Clair
    [more] Suite
    [ways] Issues
    [forget] Oublier
    [join] Lien
    [help] Aide
   *[leave] Quitter
}
terminal-full-help = { $key ->
    [hint] un conseil : ce que ferait un champion, et pourquoi
    [takeback] reprendre votre dernier coup, ou le demander aux autres
    [score] les points jusqu’ici, expliqués
    [story] tout le récit, et ce qui s’est dit
    [chat] dire quelque chose
    [rules] les règles, avec des exemples
    [arrange] avant la donne : changer ce qui est convenu
    [language] une autre langue
    [light] clair ou sombre
    [more] la suite de la table, si elle déborde
    [ways] abandonner, arrêter ou ajourner la partie, ou partir en vacances
    [forget] oublier cette partie gardée ici
    [join] aller à une table par son lien
    [help] cette aide
   *[leave] quitter ; une partie inachevée vous attend
}
terminal-full-arrows = ↑ ↓ ← →
terminal-full-arrows-help = parcourir la liste
terminal-full-enter = Entrée
terminal-full-enter-help = le faire
terminal-full-enter-start = choisir
terminal-full-mouse = Souris
terminal-full-arrange = Appuyez sur { $key } pour changer quelque chose.
terminal-full-change = Votre changement

# Le premier écran
terminal-full-join = Aller à une table par son lien…
terminal-full-name = Votre nom
terminal-full-players = Joueurs
terminal-full-server = Adresse du serveur
terminal-full-no-server = Entre amis, on se retrouve sur un serveur : écrivez son adresse.
terminal-full-form = champ suivant, choisir, retour
terminal-full-hand = Votre main :
