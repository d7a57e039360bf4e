# Words that every way of playing shares.

language-en = English
language-es = Español
language-fr = Français

you = You
you-named = { $name } (you)
seat-number = Seat { $number }
game = Game
level = Strength
level-random = carefree
level-greedy = careful
level-search = strong

# Quick phrases: everybody reads them in their own language.
phrase-hello = Hello, everyone!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thinking = Let me think…
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-again = One more game?
phrase-goodbye = Until next time!
