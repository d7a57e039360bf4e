"""Example: a whole game, as small as a game can be. `sobremesa new-game` copies this folder for you to change.

Twenty cards, 1 to 20. Everybody holds three. In turn, each lays one down; the highest card takes the trick and scores the value of its lowest.
Then all draw again while the pile lasts for everybody, and whoever took the trick begins the next. When the hands are empty, most points win.

Imports of other parts of Sobremesa are absolute here, because this folder has to work wherever it is copied.
"""

from sobremesa.games.game import Game

from . import notation, policy, rules
from .options import ExampleOptions
from .story import story, why_not
from .view import view

# This object is the game: the registry (or the entry point of your package) names it, and everything else is found from here.
EXAMPLE = Game(
    name="example",  # what is typed: `sobremesa play example`; also the beginning of the names of its sentences
    version="example/1",  # a new number whenever the rules change: records are replayed by the rules they were played by
    rules=rules,
    policy=policy,
    view=view,
    story=story,
    why_not=why_not,
    notation=notation,
    Options=ExampleOptions,
)
