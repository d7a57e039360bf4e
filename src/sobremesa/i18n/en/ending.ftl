# How it ended, for who played and who watched; fetched when it comes.
ending-win = You win
ending-win-by = You win by { $points }
ending-share = You share the win
ending-place = You came { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
}
ending-other = { $seats } wins
ending-other-by = { $seats } wins by { $points }
ending-others = { $seats } share the win
ending-match-win = You win the match
ending-match-win-by = You win the match by { $points }
ending-match-share = You share the match
ending-match-place = You came { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
} in the match
ending-match-other = { $seats } wins the match
ending-match-other-by = { $seats } wins the match by { $points }
ending-match-others = { $seats } share the match
ending-last-game = The last game: { $words }
ending-won = first
ending-behind = { $points ->
    [0] level on points
    [one] { $points } point behind
   *[other] { $points } points behind
}
ending-told = Place { $place }, { $seat }: { $points }. { $more }
ending-portrait = Everybody at the end, from first to last
ending-share-picture = Share this picture
ending-save-picture = Save this picture
ending-drawing = Drawing…
ending-no-picture = This browser could not draw the picture.
after = After the game
rematch = Play again
rematch-ready = Another game is ready.
rematch-join = Go to the new table
proof-how = Before the deal the table fixed a secret and showed its fingerprint. The secret and everybody’s own words decided the order of the cards. Now the secret is open, and anyone can check that it has that fingerprint and gives this game: no card was moved.
proof-after = { $names } gave words after the fingerprint was shown. So this server cannot have chosen the order alone.
proof-before = No words are known to have come after the fingerprint. So it is certain that no card was moved, but not that this server drew the secret blindly.
proof-words = Words of { $seat }
proof-verify = Download the record and let your own machine check it:
