"""Bots that somebody wrote in a Python file, each in a process of its own with limits. See docs/bots.md.

`fence` is our side of the pipe, `inside` the script on theirs. A file is shown what its seat may know, as plain data, and can break nothing but
itself: it is a fence against mistakes, not a prison for malice (run strangers' files where you would run any stranger's program).
"""

from .fence import KINDS, Answer, Entrant, Limits, Sitting

__all__ = ["KINDS", "Answer", "Entrant", "Limits", "Sitting"]
