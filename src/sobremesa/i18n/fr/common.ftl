# Les mots communs à toutes les façons de jouer.

language-en = English
language-es = Español
language-fr = Français
language-de = Deutsch

you = Vous
you-named = { $name } (vous)
seat-number = Place { $number }
game = Jeu
level = Niveau
level-random = au hasard
level-greedy = à l’instinct
level-beginner = débutant
level-club = joueur de club
level-strong = fort
level-champion = champion

# Les bots portent le nom des épices de la cuisine.
bot-name-1 = Poivre
bot-name-2 = Cannelle
bot-name-3 = Safran
bot-name-4 = Vanille
bot-name-5 = Gingembre
bot-name-6 = Thym

# Phrases rapides : chacun les lit dans sa langue.
phrase-hello = Bonjour à tous !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thinking = Laissez-moi réfléchir…
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-again = On en refait une ?
phrase-goodbye = À la prochaine !
