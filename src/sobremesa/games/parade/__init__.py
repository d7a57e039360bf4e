"""Parade: the game as the rest of Sobremesa sees it."""

from ..game import Game
from . import notation, policy, rules
from .lesson import LESSON
from .options import ParadeOptions
from .preview import why_not
from .story import CONSEQUENCES, opening, story
from .tuning import SEARCH
from .view import view
from .why import why

PARADE = Game(
    name="parade",
    version="parade/1",
    rules=rules,
    policy=policy,
    Options=ParadeOptions,
    view=view,
    story=story,
    opening=opening,
    why=why,
    consequences=CONSEQUENCES,
    why_not=why_not,
    notation=notation,
    search=SEARCH,
    most_wins=False,
    lessons=(LESSON,),
)
