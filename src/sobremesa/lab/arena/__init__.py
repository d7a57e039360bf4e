"""The arena: bots meet over the same cards in every seat, and what comes of it is counted, rated and drawn.

    report = meet(game, ["greedy", "./mybot.py"], players=[2, 3], games=1000, seed="spring")

`entering` says who may, `plan` which games, `playing` plays one, `running` plays them all in several threads and keeps a log to go on from,
`ratings` and `statistics` count, `report` is what people and programs read, `picture` draws it.
"""

from .meeting import meet
from .plan import Bot, Plan
from .report import Report, report_on
from .running import hold

__all__ = ["Bot", "Plan", "Report", "hold", "meet", "report_on"]
