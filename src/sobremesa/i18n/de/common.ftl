# Words that every way of playing shares.

language-en = English
language-es = Español
language-fr = Français
language-de = Deutsch

you = Du
you-named = { $name } (du)
seat-number = Platz { $number }
game = Spiel
level = Stärke
level-random = zufällig
level-greedy = aus dem Bauch
level-beginner = Anfänger
level-club = Vereinsspieler
level-strong = stark
level-champion = Meister

# Bots are named after what stands in the spice rack.
bot-name-1 = Pfeffer
bot-name-2 = Zimt
bot-name-3 = Safran
bot-name-4 = Vanille
bot-name-5 = Ingwer
bot-name-6 = Thymian

# Quick phrases: everybody reads them in their own language.
phrase-hello = Hallo zusammen!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thinking = Ich überlege noch …
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-again = Noch eine Partie?
phrase-goodbye = Bis zum nächsten Mal!
