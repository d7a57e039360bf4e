"""Real databases and brokers for the tests that need them, started on a free port and thrown away."""

from __future__ import annotations

import atexit
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from ..ports import free_port


def postgres_folder() -> Path | None:
    found = shutil.which("pg_ctl")
    if found:
        return Path(found).resolve().parent
    return next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL database of our own, empty."""
    name = f"test{next(_numbers)}"
    cluster = _cluster()
    cluster.run("createdb", *cluster.whom, name)
    try:
        yield f"postgresql://sobremesa@127.0.0.1:{cluster.port}/{name}"
    finally:
        cluster.run("dropdb", *cluster.whom, "--force", name)


_numbers: Final = itertools.count(1)


@cache
def _cluster() -> Cluster:
    """One for all tests of this process: starting one takes longer than most of them. It is thrown away at the end."""
    programs = postgres_folder()
    if programs is None:
        pytest.skip("needs PostgreSQL (Debian: postgresql)")
    user = "postgres" if os.getuid() == 0 else None  # it refuses to run as root
    if user and user not in {entry.pw_name for entry in pwd.getpwall()}:
        pytest.skip("PostgreSQL does not run as root, and there is no user postgres")
    cluster = Cluster(programs, user)
    atexit.register(cluster.stop)
    cluster.start()
    return cluster


class Cluster:
    def __init__(self, programs: Path, user: str | None) -> None:
        self._programs, self._user = programs, user
        self._folder = Path(tempfile.mkdtemp(prefix="sobremesa-pg-"))
        self._data = str(self._folder / "data")
        self.port = free_port()
        self.whom = ("-h", str(self._folder), "-p", str(self.port), "-U", "sobremesa")
        if user:
            shutil.chown(self._folder, user)

    def run(self, program: str, *arguments: str) -> None:
        command = [self._programs / program, *arguments]
        subprocess.run(command, user=self._user, check=True, stdout=subprocess.DEVNULL, cwd=self._folder, timeout=300)

    def start(self) -> None:
        self.run("initdb", "-D", self._data, "-U", "sobremesa", "--auth=trust", "--no-sync", "--no-instructions")
        # Our servers are killed, not this one: what it has taken it keeps, on the disk or not.
        options = f"-p {self.port} -k {self._folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        self.run("pg_ctl", "-D", self._data, "-w", "-l", f"{self._data}/log", "-o", options, "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", self._data, "-m", "immediate", "stop")
        shutil.rmtree(self._folder)


class Redis:
    """A Redis of our own, that can be killed and started again."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = shutil.which("redis-server")
        if program is None:
            pytest.skip("needs Redis (Debian: redis-server)")
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen([program, *options], stdout=subprocess.DEVNULL)
        while self.process.poll() is None:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.01)
        raise AssertionError("redis-server did not start")

    def freeze(self) -> None:
        """It takes what it is sent, and answers nothing."""
        assert self.process
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None
