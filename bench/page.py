"""A page of numbers, with the machine they come from."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterable, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

HERE = Path(__file__).parent


def machine(*packages: str) -> str:
    found = [f"{name} {version(name)}" for name in packages if is_installed(name)]
    return f"{processor()}, {os.cpu_count()} cores; Python {platform.python_version()}{built()}, {', '.join(found)}"


def built() -> str:
    """Pythons of distributions are built to be fast; one that somebody built for themselves often is not."""
    return " of the system" if sys.base_prefix == "/usr" else ""


def is_installed(name: str) -> bool:
    try:
        return bool(version(name))
    except PackageNotFoundError:
        return False


def processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def show(name: str, text: str) -> None:
    """Put these numbers into the README, where it has marked a place for them."""
    readme = HERE.parent / "README.md"
    begin, end = f"<!-- bench {name} -->\n", f"<!-- end of bench {name} -->"
    before, _, rest = readme.read_text(encoding="utf-8").partition(begin)
    _, found, after = rest.partition(end)
    assert found, f"the README has no place for {name}"
    readme.write_text(f"{before}{begin}\n{text}\n\n{end}{after}", encoding="utf-8")


def write(name: str, title: str, *paragraphs: str) -> None:
    """Print the page and keep it as bench/<name>.md."""
    text = "\n\n".join([f"# {title}", *paragraphs]) + "\n"
    print(text)
    (HERE / f"{name}.md").write_text(text, encoding="utf-8")
