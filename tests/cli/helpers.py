"""The real command, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys

COMMAND = [sys.executable, "-c", "from sobremesa.cli import main; main()"]


def sobremesa(
    *arguments: str, typed: str | bytes = "", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run it with `typed` on standard input; never a traceback."""
    plain = {
        key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "NO_COLOR", "COLUMNS"))
    }
    data = typed if isinstance(typed, bytes) else typed.encode()
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=data,
        capture_output=True,
        env={**plain, "PYTHONUTF8": "1", "LANG": "en", **(env or {})},
        timeout=500,
        check=False,
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    assert "Traceback" not in err, err
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)
