"""How bots judge what can be done in Jackrabbits: by instinct, and, in the playouts of a search, by second thoughts."""

from .instinct import appeal as appeal
from .judgement import inclination as inclination
from .judgement import sight as sight
