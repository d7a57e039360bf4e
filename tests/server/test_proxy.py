"""The table behind a real nginx, set up with the very block that the documentation tells a host to use."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from sobremesa.server import Settings, create_app
from sobremesa.server.settings import Network

from ..ports import free_port
from .conftest import Served, serving
from .test_visitors import tried

HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
AROUND = """
daemon off; pid {folder}/pid; error_log stderr; {user}
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    server {{ listen {port}; {block} }}
}}
"""


def documented(port: int) -> str:
    """The block of the documentation, for a table at this port."""
    (block,) = re.findall(r"```nginx\n(.*?)```", HOSTING, re.DOTALL)
    assert "127.0.0.1:8080" in block
    return block.replace("127.0.0.1:8080", f"127.0.0.1:{port}")


def trusted() -> tuple[Network, ...]:
    """Whom the documentation tells the host to trust, with this block."""
    (said,) = re.findall(r"^SOBREMESA_TRUSTED_PROXIES=(.*)$", HOSTING, re.MULTILINE)
    return tuple(map(Network, said.split()))


@dataclass
class Behind:
    served: Served
    port: int

    def visitor(self, address: str) -> httpx.AsyncClient:
        """Somebody who comes to nginx from this address of our own machine."""
        line = httpx.AsyncHTTPTransport(local_address=address)
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", transport=line, timeout=60)


@asynccontextmanager
async def proxied(settings: Settings, folder: Path) -> AsyncIterator[Behind]:
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        pytest.skip("needs nginx (Debian: nginx-light)")
    port = free_port()
    user = "user root;" if os.getuid() == 0 else ""
    async with serving(create_app(settings)) as served:
        conf = folder / "nginx.conf"
        conf.write_text(AROUND.format(folder=folder, user=user, port=port, block=documented(served.port)))
        nginx = subprocess.Popen([program, "-e", "stderr", "-p", folder, "-c", conf])  # noqa: ASYNC220
        try:
            await answers(nginx, port)
            yield Behind(served, port)
        finally:
            nginx.terminate()
            nginx.wait()


async def answers(nginx: subprocess.Popen[bytes], port: int) -> None:
    while nginx.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        await asyncio.sleep(0.02)
    raise AssertionError("nginx did not start")


@pytest.fixture
async def behind(settings: Settings, tmp_path: Path) -> AsyncIterator[Behind]:
    async with proxied(replace(settings, hurry=1.0, trusted_proxies=trusted()), tmp_path) as found:
        yield found


async def test_three_hundred_codes_are_too_many_and_nobody_else_pays_for_it(behind: Behind) -> None:
    async with behind.visitor("127.0.0.2") as eve, behind.visitor("127.0.0.3") as ana:
        assert await tried(eve, 300, forge=True) <= 20  # five, and one more every half minute
        assert await tried(ana, 1) == 1


async def test_a_table_is_opened_shared_and_played_through_the_proxy(behind: Behind) -> None:
    here = f"http://127.0.0.1:{behind.port}"
    async with behind.visitor("127.0.0.2") as ana:
        await ana.get("/api/me")
        renamed = await ana.put("/api/me", json={"name": "Ana"}, headers={"origin": here})  # its page, with its port
        assert renamed.json()["name"] == "Ana"
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        table = (await ana.post("/api/tables", json={"game": "parade", "seats": seats})).json()["table"]
        assert (await ana.head(f"/api/tables/{table}/qr.svg")).status_code == 200
        headers = {"cookie": f"sobremesa={ana.cookies['sobremesa']}", "origin": here}
        link = f"ws://127.0.0.1:{behind.port}/api/tables/{table}/ws"
        async with connect(link, additional_headers=headers, local_addr=("127.0.0.2", 0)) as wire:
            await wire.send('{"type": "hello"}')
            assert '"seat":0' in str(await asyncio.wait_for(wire.recv(), 60))
            assert list(behind.served.hub.crowd) == ["127.0.0.2"]


async def test_without_trust_the_proxy_is_one_visitor(settings: Settings, tmp_path: Path) -> None:
    async with (
        proxied(replace(settings, hurry=1.0), tmp_path) as behind,
        behind.visitor("127.0.0.2") as eve,
        behind.visitor("127.0.0.3") as ana,
    ):
        assert await tried(eve, 10, forge=True) <= 6
        assert await tried(ana, 1) == 0
