"""Jackrabbits: a board of hexagons, rhombi and triangles, a deck of cards as money, two dice. The game as the rest of Sobremesa sees it."""

from ..game import Game
from . import notation, policy, rules
from .board import growth
from .dwell import dwell
from .harmless import harmless
from .lesson import LESSONS
from .options import JackrabbitsOptions
from .order import why_not_order
from .refusals import why_not
from .story import CONSEQUENCES, opening, story
from .tuning import SEARCH
from .view import view
from .why import why

JACKRABBITS = Game(
    name="jackrabbits",
    version="jackrabbits/3",
    rules=rules,
    policy=policy,
    search=SEARCH,
    Options=JackrabbitsOptions,
    view=view,
    story=story,
    opening=opening,
    why=why,
    dwell=dwell,
    consequences=CONSEQUENCES,
    why_not=why_not,
    notation=notation,
    why_not_order=why_not_order,
    harmless=harmless,
    lessons=LESSONS,
    besides=(growth,),
)
