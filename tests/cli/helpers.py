"""The real command, in a process of its own."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import tempfile
from pathlib import Path

COMMAND = [sys.executable, "-c", "from sobremesa.cli import main; main()"]
PATIENCE = 500  # seconds; a busy machine is no failure
# Processes that have imported everything already. That a new one does, too, is seen by stage `installed`, which runs every command.
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.cli.ready"])


def sobremesa(
    *arguments: str, typed: str | bytes = "", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run it with `typed` on standard input; never a traceback."""
    plain = {
        key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "NO_COLOR", "COLUMNS"))
    }
    environment = {**plain, "PYTHONUTF8": "1", "LANG": "en", **(env or {})}
    data = typed if isinstance(typed, bytes) else typed.encode()
    with tempfile.TemporaryDirectory() as folder:
        streams = [Path(folder) / name for name in ("in", "out", "err")]
        streams[0].write_bytes(data)
        if set(env or {}) <= {"SOBREMESA_DATA", "SOBREMESA_DATABASE"}:
            status = _forked(arguments, environment, streams)
        else:  # what a terminal can show, and where compiled code is, is settled by then
            status = _started(arguments, environment, streams)
        out, err = (stream.read_bytes().decode() for stream in streams[1:])
    assert "Traceback" not in err, err
    return subprocess.CompletedProcess(arguments, status, out, err)


def _started(arguments: tuple[str, ...], environment: dict[str, str], streams: list[Path]) -> int:
    with streams[0].open("rb") as typed, streams[1].open("wb") as out, streams[2].open("wb") as err:
        command = [*COMMAND, *arguments]
        return subprocess.run(
            command, stdin=typed, stdout=out, stderr=err, env=environment, timeout=PATIENCE, check=False
        ).returncode


def _forked(arguments: tuple[str, ...], environment: dict[str, str], streams: list[Path]) -> int:
    process = PROCESSES.Process(target=_begin, args=(arguments, environment, str(Path.cwd()), streams))
    process.start()
    process.join(PATIENCE)
    assert process.exitcode is not None, "it does not come to an end"
    return process.exitcode


def _begin(arguments: tuple[str, ...], environment: dict[str, str], folder: str, streams: list[Path]) -> None:
    from sobremesa.cli import main

    for number, (stream, flags) in enumerate(zip(streams, (os.O_RDONLY, *[os.O_WRONLY | os.O_CREAT] * 2), strict=True)):
        os.dup2(os.open(stream, flags), number)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.argv = ["sobremesa", *arguments]
    sys.stdin, sys.stdout, sys.stderr = (
        open(number, "w" if number else "r", encoding="utf-8", errors="surrogateescape", closefd=False)  # noqa: SIM115
        for number in range(3)
    )
    main()
