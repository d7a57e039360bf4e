"""Play at a table from Python. A bot is ten lines:

    import random
    from sobremesa.client import join

    with join("http://localhost:8080/t/3xAmpLe", name="Robot") as seat:
        for view in seat.turns():
            move = random.choice(view["moves"])
            seat.play(move["action"])
    print(seat.table["status"])

`view` is what the seat may know, as the browser gets it; `view["moves"]` are its legal moves with what each would do. `seat.token` lets another
program, or this one after a restart, go on in the same seat: `join(link, token=…)`. `open_table(address, game, seats)` opens one.
"""

from .link import Link
from .opening import open_table
from .player import Player, Refused, join

__all__ = ["Link", "Player", "Refused", "join", "open_table"]
