"""How bots see Parade: at first sight (`instinct`), on second thoughts (`judgement`), and what others' play tells them (`inference`)."""

from __future__ import annotations

from .inference import read_play as read_play
from .inference import redeal_likely as redeal_likely
from .instinct import appeal as appeal
from .judgement import inclination as inclination
from .judgement import notice as notice
from .judgement import outlook as outlook
