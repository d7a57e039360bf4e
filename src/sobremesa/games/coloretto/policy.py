"""How bots see Coloretto: at first sight (`instinct`), and on second thoughts (`judgement`)."""

from __future__ import annotations

from .instinct import appeal as appeal
from .instinct import inclination as inclination
from .instinct import sight as sight
from .judgement import notice as notice
from .judgement import outlook as outlook
