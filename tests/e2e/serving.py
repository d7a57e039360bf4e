"""`sobremesa serve` as a stranger runs it: a process of its own, on a loopback port, with a database in a folder."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import httpx

from ..ports import free_port

PATIENCE = 300.0  # seconds; a busy machine is no failure
COMMAND = Path(sys.executable).with_name("sobremesa")
# Weighing every decision of a game takes half a minute; with fewer playouts it is told in the same words.
BRIEF = "from sobremesa.server import lookbacks; lookbacks.BUDGET = 100; from sobremesa.cli import main; main()"


class Server:
    """Killed and started again, it has the same port and the same data."""

    def __init__(self, folder: Path, brief: bool = False, **environment: str) -> None:
        """`brief` is one that looks back at games in no time."""
        self.folder, self.port = folder, free_port()
        self.command: list[str | Path] = [sys.executable, "-c", BRIEF] if brief else [COMMAND]
        quick = {"SOBREMESA_BOT_PAUSE": "0", "SOBREMESA_HURRY": "1000", "SOBREMESA_THINKERS": "1"}
        self.environment = {**os.environ, **quick, "SOBREMESA_DATA": str(folder / "data"), "LANG": "C", **environment}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        command = [*self.command, "serve", "--port", str(self.port)]
        with (self.folder / "server.txt").open("ab") as log:
            self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)
        self._wait_until_it_answers(self.process)
        return self

    def _wait_until_it_answers(self, process: subprocess.Popen[bytes]) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert process.poll() is None, self.said()
            try:
                httpx.get(f"{self.address}/healthz", trust_env=False)
            except httpx.TransportError:
                time.sleep(0.05)
            else:
                return
        raise AssertionError("the server did not start\n" + self.said())

    def stop(self) -> None:
        """As its host stops it; a compiler it started goes with it."""
        assert self.process
        self.process.terminate()
        self.process.wait()

    def kill(self) -> None:
        """SIGKILL: no goodbye, nothing written on the way out."""
        assert self.process
        self.process.kill()
        self.process.wait()

    def said(self) -> str:
        return (self.folder / "server.txt").read_text("utf-8", "replace")
