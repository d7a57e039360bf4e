"""What a search wants in Jackrabbits otherwise than elsewhere; `sobremesa.bots.mind` says what the words mean, bench/bots.md what they do."""

from __future__ import annotations

from typing import Final

# A game is short and what counts is who comes home first, so playouts go on to the end and nothing but winning counts. A turn is several
# decisions, of which a journey has twenty answers: the tree is deep and narrow. Instinct plays well enough to be the club player, with a slip now and
# then; a search of few samples would be worse. A beginner does not wait: a rabbit that stands about is nothing to learn from.
SEARCH: Final = {
    "all": {"horizon": 300, "whim": 0.05, "margin": 0.0, "depth": 12, "breadth": 0.5, "curiosity": 0.3},
    "beginner": {"impatience": 20.0},
    "club": {"way": 0.0, "slip": 0.08},
    "strong": {"samples": 500},
    "champion": {"samples": 30_000},
}
