"""Puts the built web client into the wheel. An editable install serves `web/dist` from the checkout instead."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClientHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        dist = Path(self.root, "web", "dist")
        if not (dist / "index.html").exists():
            raise FileNotFoundError("web/dist is not built: run `make web-build` first")
        build_data["force_include"][str(dist)] = "sobremesa/server/static"
