"""What a search wants in Parade otherwise than elsewhere; `sobremesa.bots.mind` says what the words mean, bench/bots.md what they do."""

from __future__ import annotations

from typing import Final

SEARCH: Final = {
    "all": {"horizon": 30, "whim": 0.07},
    "club": {"samples": 40},
    "strong": {"samples": 300},
    "champion": {"samples": 30_000},
    # With one opponent it pays to plan one's next cards; with more, too much happens in between.
    "champion of two": {"depth": 3, "curiosity": 0.2},
}
