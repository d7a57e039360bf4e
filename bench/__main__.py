"""`python -m bench` measures everything; `python -m bench speed bots` some of it.

Only when asked for: `gpu` measures a GPU, `learn` teaches Parade and Coloretto their judgement, `studies` plays those of docs/studies, `peers`
measures other libraries, which `make peers` installs.
"""

from __future__ import annotations

import sys
from importlib import import_module

PAGES = ("speed", "envs", "start", "bots", "endings", "bluffs", "load", "told", "web")

for name in sys.argv[1:] or PAGES:
    import_module(f"bench.{name}").main()
