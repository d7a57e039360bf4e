"""Workers end when the process that started them is gone: without it nobody would stop them, and they would keep its port."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from contextlib import suppress
from typing import Final

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
