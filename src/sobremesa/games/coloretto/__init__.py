"""Coloretto: the game as the rest of Sobremesa sees it."""

from ..game import Game
from . import notation, policy, rules
from .lesson import LESSON
from .options import ColorettoOptions
from .order import why_not_order
from .preview import why_not
from .story import CONSEQUENCES, opening, story
from .tuning import SEARCH
from .view import view
from .why import why

COLORETTO = Game(
    name="coloretto",
    version="coloretto/1",
    rules=rules,
    policy=policy,
    Options=ColorettoOptions,
    view=view,
    story=story,
    opening=opening,
    why=why,
    consequences=CONSEQUENCES,
    why_not=why_not,
    notation=notation,
    why_not_order=why_not_order,
    search=SEARCH,
    matches=(1, 4),
    lessons=(LESSON,),
)
