"""Refusals are values, not exceptions: a code that programs can read, and the facts a sentence in any language needs."""

from __future__ import annotations

from typing import Any

import msgspec


class Refusal(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """Why something was not done. `code` names the message `error-<code>` in the errors.ftl of every language; `facts` are its arguments."""

    code: str
    facts: dict[str, Any] = {}


def refuse(code: str, **facts: Any) -> Refusal:
    return Refusal(code, facts)
