"""Who is asking: behind a proxy we trust, behind one we do not, and with headers that somebody made up."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import httpx
import pytest

from sobremesa.server import Settings, create_app
from sobremesa.server.settings import Network
from sobremesa.server.visitors import Proxies, household

from .conftest import serving

PROXY = "10.0.0.1"


def seen(said: str | None, peer: str = PROXY, proto: str | None = None, kind: str = "http") -> tuple[str, str]:
    """The visitor's address and the scheme, where proxies of 10.0.0.0/8 and ::1 are trusted."""
    headers = [(b"x-forwarded-for", said.encode())] if said is not None else []
    headers += [(b"x-forwarded-proto", proto.encode())] if proto else []
    scope: dict[str, Any] = {"type": kind, "client": (peer, 4711), "scheme": "http", "headers": headers}
    found = Proxies([Network("10.0.0.0/8"), Network("::1")]).unwrap(scope)
    return found["client"][0], found["scheme"]


@pytest.mark.parametrize(
    ("said", "visitor"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("203.0.113.9, 192.0.2.7", "192.0.2.7"),  # what comes before it somebody made up
        ("192.0.2.7, 10.9.9.9", "192.0.2.7"),  # two proxies in a row
        ("10.9.9.9, 10.8.8.8", "10.9.9.9"),  # somebody in the proxies' own network
        ("192.0.2.7:54321", "192.0.2.7"),
        ("[2001:db8::5]:443", "2001:db8::5"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unknown", PROXY),
        ("192.0.2.7, nonsense", PROXY),  # a link of the chain is missing: what lies beyond is nobody's word
        ("", PROXY),
        (None, PROXY),
    ],
)
def test_a_trusted_proxy_says_whom_it_speaks_for(said: str | None, visitor: str) -> None:
    assert seen(said)[0] == visitor


def test_of_anybody_else_forwarded_headers_are_nothing() -> None:
    assert seen("192.0.2.7", peer="127.0.0.1", proto="https") == ("127.0.0.1", "http")
    assert seen("192.0.2.7", peer="198.51.100.4") == ("198.51.100.4", "http")


def test_a_trusted_proxy_says_whether_the_line_is_secret() -> None:
    assert seen(None, proto="https")[1] == "https"
    assert seen(None, proto="https", kind="websocket")[1] == "wss"
    assert seen(None, proto="gopher")[1] == "http"


def test_a_household_is_an_address_or_the_half_of_one() -> None:
    assert household("192.0.2.7") == "192.0.2.7"
    assert household("2001:db8:1:2::5") == household("2001:db8:1:2:ffff:ffff:ffff:ffff") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::5") != household("2001:db8:1:2::5")
    assert household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household("") == ""


async def tried(http: httpx.AsyncClient, times: int, forge: bool = False) -> int:
    """How many of so many recovery codes were looked at."""
    looked_at = 0
    for number in range(times):
        headers = {"x-forwarded-for": f"192.0.2.{number % 250}", "x-real-ip": f"192.0.2.{number % 250}"}
        answer = await http.post("/api/me/recover", json={"code": str(number)}, headers=headers if forge else {})
        looked_at += answer.json()["code"] == "wrong-code"
    return looked_at


async def test_codes_cannot_be_guessed_with_made_up_addresses(settings: Settings) -> None:
    async with (
        serving(create_app(replace(settings, hurry=1.0))) as served,
        httpx.AsyncClient(base_url=served.address, verify=False) as http,
    ):
        assert await tried(http, 60, forge=True) <= 8


async def test_a_proxy_that_is_trusted_keeps_its_visitors_apart(settings: Settings) -> None:
    trusting = replace(settings, hurry=1.0, trusted_proxies=(Network("127.0.0.1"),))
    async with (
        serving(create_app(trusting)) as served,
        httpx.AsyncClient(base_url=served.address, verify=False) as http,
    ):
        assert await tried(http, 60, forge=True) == 60
