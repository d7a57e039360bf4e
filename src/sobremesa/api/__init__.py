"""The games from Python: what `import sobremesa` offers. docs/python.md has recipes."""

from ..core.protocol import NOBODY
from ..lab.arrays import Games
from .deal import Deal
from .recorded import read_records
from .refused import Refused
from .rulebook import Rulebook, all_games, game

__all__ = ["NOBODY", "Deal", "Games", "Refused", "Rulebook", "all_games", "game", "read_records"]
