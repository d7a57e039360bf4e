"""When somebody wants to be left alone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from ..store.callbook import Quiet


def is_zone(name: str) -> bool:
    try:
        return bool(name) and bool(ZoneInfo(name).key)
    except (KeyError, ValueError, OSError):  # unknown; no name of a file; a folder
        return False


def next_moment(quiet: Quiet | None, at: float) -> float:
    """The first moment from `at` on when they may be told something, in seconds since the epoch."""
    if quiet is None or quiet.begins == quiet.ends:
        return at
    here = datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(quiet.zone))
    minute = here.hour * 60 + here.minute
    if not is_within(quiet, minute):
        return at
    day = here.date() + timedelta(days=1) if quiet.ends <= minute else here.date()
    ends = datetime(day.year, day.month, day.day, quiet.ends // 60, quiet.ends % 60, tzinfo=here.tzinfo)
    return max(at, ends.timestamp())


def last_moment(quiet: Quiet | None, at: float) -> float:
    """The last moment up to `at` when they may be told something: what cannot wait is told before they want to be left alone."""
    if quiet is None or next_moment(quiet, at) == at:
        return at
    here = datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(quiet.zone))
    minute = here.hour * 60 + here.minute
    day = here.date() if quiet.begins <= minute else here.date() - timedelta(days=1)
    begins = datetime(day.year, day.month, day.day, quiet.begins // 60, quiet.begins % 60, tzinfo=here.tzinfo)
    return min(at, begins.timestamp() - 60)


def is_within(quiet: Quiet, minute: int) -> bool:
    if quiet.begins < quiet.ends:
        return quiet.begins <= minute < quiet.ends
    return minute >= quiet.begins or minute < quiet.ends
