"""What the HTTP handlers share."""

from __future__ import annotations

import math
from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from ..core.errors import refuse
from .limits import Gate, Rate
from .messages import RefusalBody
from .refusing import STATUS, AnyRequest, Refused

NO_STORE: Final = {"cache-control": "no-store"}
REFUSALS: Final = {
    status: ResponseSpec(RefusalBody, description="Refused: a code, its facts, and a reason", generate_examples=False)
    for status in sorted({400, *STATUS.values()})
}


def enter(request: AnyRequest, rate: Rate) -> None:
    """Refuses an address that asks too often."""
    gate: Gate = request.app.state.gates[rate]
    if wait := gate.wait(request.client.host if request.client else ""):
        raise Refused(refuse("too-fast", seconds=math.ceil(wait)))
