"""The arena: bots meet over the same cards in every seat, and what comes of it is counted, rated and drawn.

    report = hold(Plan(game, options, bots, players=(2, 3), games=1000, seed="spring"))

`plan` says which games, `playing` plays one, `running` plays them all in several threads and keeps a log to go on from, `ratings` and
`statistics` count, `report` is what people and programs read, `picture` draws it.
"""

from .plan import Bot, Plan
from .report import Report, report_on
from .running import hold

__all__ = ["Bot", "Plan", "Report", "hold", "report_on"]
