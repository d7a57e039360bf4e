"""How a refusal is told: to people in a sentence on standard error, to programs in JSON on standard output."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from ..core.errors import Refusal
from ..i18n import reason

USAGE_ERROR = 2


def complain(language: str, refusal: Refusal, as_json: bool = False) -> int:
    """The exit status, which is the same for both."""
    text = reason(language, refusal)
    if as_json:
        show_error(refusal.code, text, facts=refusal.facts)
    else:
        print(f"sobremesa: {text}", file=sys.stderr)
    return USAGE_ERROR


def show_error(code: str, message: str, **more: Any) -> None:
    print(json.dumps({"error": {"code": code, "message": message, **more}}, ensure_ascii=False, indent=2, default=str))


def wants_json(tokens: Sequence[str]) -> bool:
    """Read before anything else is, because it decides how a mistake among the rest is told."""
    flags = tokens[: tokens.index("--")] if "--" in tokens else tokens
    return "--json" in flags
