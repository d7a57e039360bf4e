"""A game that a stranger makes and installs: `sobremesa new-game` into a folder, and the package beside it, where only those find it who are told."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from .cli.helpers import sobremesa

UV = Path(sys.executable).with_name("uv")


@dataclass(frozen=True)
class NewGame:
    folder: Path
    name: str

    @property
    def source(self) -> Path:
        return self.folder / self.name

    @property
    def site(self) -> Path:
        return self.folder / "site"

    @property
    def environment(self) -> dict[str, str]:
        """In which the game is installed, for a process of its own."""
        return {"PYTHONPATH": str(self.site)}

    def make(self) -> NewGame:
        done = sobremesa("new-game", self.name, "--into", str(self.folder))
        assert done.returncode == 0, done.stderr
        return self

    def install(self) -> NewGame:
        """As `pip install` does it, but not into the environment of these tests."""
        flags = ["--quiet", "--python", sys.executable, "--target", str(self.site), "--no-deps", "--no-build-isolation"]
        done = subprocess.run([UV, "pip", "install", *flags, str(self.source)], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return self

    def sobremesa(self, *arguments: str, typed: str = "") -> str:
        done = sobremesa(*arguments, typed=typed, env=self.environment)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def pytest(self, *arguments: str) -> None:
        words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
        done = subprocess.run(words, env={**os.environ, **self.environment}, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
