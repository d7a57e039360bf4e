"""A study: games by a plan, a row a game, and a report on them.

`plan` reads which tables are played, `work` plays some games of one and keeps their rows, `rows` knows the files, `executors` share the work out,
`running` plays what is missing, `findings` counts, `report` tells. What a row says is a function of the plan: not of how many work on it, nor of
how often it was stopped.
"""

from .findings import Findings, find_out
from .plan import Cell, Plan, read_plan
from .running import Study

__all__ = ["Cell", "Findings", "Plan", "Study", "find_out", "read_plan"]
