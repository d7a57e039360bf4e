"""Opening a table at a server, for whoever joins by its link."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Sequence
from typing import Any
from urllib.error import HTTPError

from .link import Link
from .player import Refused


def open_table(address: str, game: str, seats: Sequence[str], **options: Any) -> str:
    """The link of a new table. Each seat is `open`, for whoever joins, or the level of a bot; the options are the game's. Raises `Refused`.

    Nobody who joins has a say in the shuffle before they are shown its commitment: their words come with them."""
    plans = [{"kind": "open"} if seat == "open" else {"kind": "bot", "level": seat} for seat in seats]
    base = Link.read(f"{address.rstrip('/')}/t/").base
    headers = {"cookie": Link(base, "").introduce(""), "content-type": "application/json"}
    body = json.dumps({"game": game, "seats": plans, "options": options}).encode()
    request = urllib.request.Request(f"{base}/api/tables", body, headers)  # noqa: S310  Link.read allows http and https only
    try:
        with urllib.request.urlopen(request) as answer:  # noqa: S310
            return base + json.load(answer)["link"]
    except HTTPError as error:
        with error:
            raise Refused(json.load(error)) from None
