"""Play at a table from Python. A bot is ten lines:

    import random
    from sobremesa.client import join

    with join("http://localhost:8080/t/3xAmpLe", name="Robot") as seat:
        for view in seat.turns():
            move = random.choice(view["moves"])
            seat.play(move["action"])
    print(seat.table["status"])

`view` is what the seat may know, as the browser gets it; `view["moves"]` are its legal moves with what each would do. `open_table(address, game,
seats)` opens a table, `watch(link)` looks on. `me="robot.json"` is a file that remembers who the program is: started again, it goes on in its
seat. `sobremesa.client.aio` has the same for asyncio.
"""

from .link import Link
from .opening import TableSettings
from .player import Player, join, my_tables, open_table, watch
from .steps import Refused

__all__ = ["Link", "Player", "Refused", "TableSettings", "join", "my_tables", "open_table", "watch"]
