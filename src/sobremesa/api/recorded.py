"""Records, read back as deals."""

from __future__ import annotations

from ..table import check
from ..table.parsing import read_records as parse
from ..table.records import Record
from .deal import Deal
from .refused import Refused, accepted


def read_records(text: str) -> list[Deal]:
    """The games of a record file, each played to its end. Raises `Refused`, with the line in `facts`, at the first thing that is wrong."""
    return [_deal_of(record) for record in accepted(parse(text))]


def _deal_of(record: Record) -> Deal:
    if wrong := check.check(record):
        raise Refused(wrong[0], record.game)
    return Deal(record, accepted(check.deal(record), record.game))
