"""How bots judge what can be done in Jackrabbits: at first sight, and, in the playouts of a search, by second thoughts."""

from .appeal import appeal as appeal
from .impatience import impatience as impatience
from .judgement import inclination as inclination
from .judgement import sight as sight
