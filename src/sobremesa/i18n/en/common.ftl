# Words that every way of playing shares.

language-en = English
language-es = Español
language-fr = Français
language-de = Deutsch

you = You
you-named = { $name } (you)
seat-number = Seat { $number }
game = Game
level = Strength
level-random = random moves
level-greedy = by instinct
level-beginner = beginner
level-club = club player
level-strong = strong
level-champion = champion

# Bots are named after what stands in the spice rack.
bot-name-1 = Pepper
bot-name-2 = Cinnamon
bot-name-3 = Saffron
bot-name-4 = Vanilla
bot-name-5 = Ginger
bot-name-6 = Thyme

# Quick phrases: everybody reads them in their own language.
phrase-hello = Hello, everyone!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thinking = Let me think…
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-again = One more game?
phrase-goodbye = Until next time!
