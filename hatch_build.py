"""Refuses to build a package that would have no web client: it is built by npm, not tracked by git, and a server without it is half a table."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src", "sobremesa", "server", "static", "index.html")
ADVICE = f"""

{CLIENT.as_posix()} is missing: the web client has not been built yet.
Run `make web-build` first, which needs nothing but Python 3.11 and make, and then build or install again.
"""


class NeedsClient(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install comes before the client, which needs the tools installed with it.
        if version != "editable" and not Path(self.root, CLIENT).exists():
            raise SystemExit(ADVICE)
