"""What a search wants in Jackrabbits otherwise than elsewhere; `sobremesa.bots.mind` says what the words mean, bench/bots.md what they do."""

from __future__ import annotations

from typing import Final

# A game is short and what counts is who comes home first, so playouts go on to the end and nothing but winning counts. Instinct plays well enough to
# be the club player; a search of few samples would be worse.
SEARCH: Final = {
    "all": {"horizon": 300, "whim": 0.1, "margin": 0.0},
    "club": {"way": 0.0},
    "strong": {"samples": 250},
    "champion": {"samples": 5_000},
}
