"""Work that is no longer wanted is called off, and waited for: half a question to the database, left behind, holds up whoever closes it."""

from __future__ import annotations

import asyncio
from typing import Any


async def called_off(*tasks: asyncio.Task[Any] | None) -> None:
    begun = [task for task in tasks if task]
    for task in begun:
        task.cancel()
    await asyncio.gather(*begun, return_exceptions=True)
