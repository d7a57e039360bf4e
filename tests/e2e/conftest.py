"""A real server, the really built client, a real browser."""

from __future__ import annotations

import fcntl
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from .serving import Server
from .visitors import HALF_LOADED, Visitor, arrive

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src/sobremesa/server/static/index.html"
EVIDENCE = ROOT / "test-results"
# The shell is the same browser without the parts that draw windows: a third less work.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
QUIET = "--no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update --disable-sync"
PATIENCE = 180_000  # milliseconds; a busy machine is no failure

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The web client, built anew only where the build is missing or older than what it is made of."""
    with (tmp_path_factory.getbasetemp().parent / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # the other workers want it, too
        if not CLIENT.exists() or CLIENT.stat().st_mtime < max(file.stat().st_mtime for file in sources()):
            subprocess.run(
                ["npm", "--prefix", "web", "run", "--silent", "build"], cwd=ROOT, check=True, capture_output=True
            )
            CLIENT.touch()
    return CLIENT


def sources() -> Iterator[Path]:
    yield ROOT / "web/index.html"
    for folder, pattern in (("web/src", "*"), ("web/public", "*"), ("src/sobremesa", "*.ftl")):
        yield from (file for file in (ROOT / folder).rglob(pattern) if file.is_file())


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET.split())
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def shared_server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), brief=True).start()
    yield server
    server.kill()


@pytest.fixture
def server(shared_server: Server) -> Server:
    return shared_server


@pytest.fixture
def own_server(client: Path, tmp_path: Path) -> Iterator[Server]:
    """For tests that kill it."""
    server = Server(tmp_path).start()
    yield server
    server.kill()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Call it for a new person with a browser of their own; see `arrive` for what can be asked."""
    visitors: list[Visitor] = []

    def come(server: Server, **wishes: Any) -> Visitor:
        visitor = arrive(browser, server.address, **wishes)
        visitor.context.set_default_timeout(PATIENCE)
        if server is not request.node.funcargs.get("server"):  # a server of its own, which the test may kill
            visitor.expects(*HALF_LOADED)
        visitors.append(visitor)
        return visitor

    yield come
    failed = request.node.stash.get(FAILED, True)
    if failed:
        leave_evidence(request.node.name, visitors)
    for visitor in visitors:
        visitor.context.close()
    if not failed:
        assert [problem for visitor in visitors for problem in visitor.problems] == []


def leave_evidence(name: str, visitors: list[Visitor]) -> None:
    folder = EVIDENCE / re.sub(r"\W+", "-", name).strip("-")
    folder.mkdir(parents=True, exist_ok=True)
    for number, visitor in enumerate(visitors, 1):
        (folder / f"{number}-console.txt").write_text("\n".join(visitor.console), "utf-8")
        for tab, page in enumerate(visitor.context.pages, 1):
            page.screenshot(path=folder / f"{number}-tab{tab}.png", timeout=5000)
