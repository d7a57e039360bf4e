"""Sobremesa: a table for playing card games, with friends or with bots.

`import sobremesa` is also the way to its games from Python:

    import random
    import sobremesa

    deal = sobremesa.game(name).deal(players=3, seed="spring")
    while not deal.is_over:
        deal.play(random.choice(deal.legal()))
    print(deal.points, deal.winners)

What stands here is imported when it is first used: the command line starts fast.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .api import NOBODY, Deal, Games, Refused, Rulebook, all_games, game, read_records

__version__ = "0.1.0"
__all__ = ["NOBODY", "Deal", "Games", "Refused", "Rulebook", "__version__", "all_games", "game", "read_records"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(".api", __name__), name)
