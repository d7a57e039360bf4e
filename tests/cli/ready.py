"""What a command may need, imported before it is wanted: see `helpers`."""

import sobremesa.cli.admin
import sobremesa.cli.analyse
import sobremesa.cli.app
import sobremesa.cli.arena
import sobremesa.cli.backup
import sobremesa.cli.play
import sobremesa.cli.records
import sobremesa.cli.simulate  # noqa: F401
from sobremesa import bots
from sobremesa.games.registry import GAMES

for game in GAMES.values():
    bots.bound(game)
