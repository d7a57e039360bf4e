"""Workers and the process that started them notice at once when the other is gone. Workers without it would keep its port, and nobody would stop
them; a worker that is dead is replaced."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
from contextlib import suppress
from multiprocessing.connection import wait
from socket import socket
from typing import Final

from uvicorn.supervisors import multiprocess

PR_SET_PDEATHSIG: Final = 1  # see prctl(2)


def end_with_parent() -> None:
    """At once, as if killed with it: what was acknowledged is on the disk. Elsewhere than on Linux whoever kills the parent kills the rest."""
    parent = multiprocessing.parent_process()
    if parent is None or sys.platform != "linux":
        return
    import ctypes

    with suppress(OSError, AttributeError):  # another C library: goes without
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if not parent.is_alive():  # gone already
        os.kill(os.getpid(), signal.SIGKILL)


class Worker(multiprocess.Process):
    """As uvicorn has it, but for two things: it looks for its parent before anything else, and who dies between question and answer is not waited
    for, while nobody else is looked after."""

    def target(self, sockets: list[socket] | None = None) -> None:
        end_with_parent()
        super().target(sockets)

    def _healthcheck(self, timeout: float) -> bool | None:
        with suppress(OSError, EOFError, pickle.UnpicklingError):
            self.parent_conn.send(b"ping")
            wait([self.parent_conn, self.process.sentinel], timeout)
            return self.parent_conn.recv() if self.parent_conn.poll() else None
        return None


def look_after_workers() -> None:
    """Those that uvicorn starts from now on."""
    multiprocess.Process = Worker
