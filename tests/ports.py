"""Ports for servers that are killed and started again on the same one."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Final

FIRST: Final = 10_000
# From here on the system hands ports to whoever calls somebody, also while a server that is to have one again is away.
LAST: Final = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
_claims: Final[list[socket.socket]] = []


def free_port() -> int:
    """One that nobody listens at, and that no other test of this machine is given until this process ends."""
    return next(port for port in range(FIRST, LAST) if _claim(port) and _is_free(port))


def _claim(port: int) -> bool:
    """A name without a file, which the system forgets with us."""
    claim = socket.socket(socket.AF_UNIX)
    try:
        claim.bind(f"\0sobremesa-test-{port}")
    except OSError:
        claim.close()
        return False
    _claims.append(claim)
    return True


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
