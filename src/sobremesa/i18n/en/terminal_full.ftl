# The full-screen terminal.

help-flag-play-game = The game, or the link of a table; without one, the first screen lets you choose. `sobremesa games` lists the games.
help-flag-lines = Line by line, even where the whole screen could be used.
error-cli-full = A server’s table fills the whole screen, and this terminal cannot do that. The link works in a browser, too.
error-not-here = That needs a server: this table is on your own machine.
terminal-full-kept = The game is kept: “sobremesa play” goes on with it.
terminal-full-unreachable = { $where } cannot be reached: { $why }

# Keys, in a word each
terminal-full-key = { $key ->
    [hint] Hint
    [takeback] Undo
    [score] Points
    [story] Story
    [chat] Say
    [rules] Rules
    [arrange] Change
    [language] Language
    [light] Light
    [more] More
    [ways] Ways out
    [forget] Forget
    [join] Link
    [help] Help
   *[leave] Leave
}
terminal-full-help = { $key ->
    [hint] a hint: what a champion would do, and why
    [takeback] take your last move back, or ask the others to
    [score] the points so far, explained
    [story] the whole story, and what people said
    [chat] say something
    [rules] the rules, with examples
    [arrange] before the deal: change what is arranged
    [language] another language
    [light] light or dark
    [more] more of the table, where it does not fit
    [ways] resign, end or adjourn the game, or go on vacation
    [forget] forget this game of yours here
    [join] go to a table by its link
    [help] this help
   *[leave] leave; a game that is not over waits for you
}
terminal-full-arrows = ↑ ↓ ← →
terminal-full-arrows-help = go through the list
terminal-full-enter = Enter
terminal-full-enter-help = do it
terminal-full-enter-start = choose
terminal-full-mouse = Mouse
terminal-full-arrange = Press { $key } to change something.
terminal-full-change = Your change

# The first screen
terminal-full-join = Go to a table by its link…
terminal-full-name = Your name
terminal-full-players = Players
terminal-full-server = Address of the server
terminal-full-no-server = Friends meet at a server: write its address.
terminal-full-form = next field, choose, back
terminal-full-hand = Your hand:
