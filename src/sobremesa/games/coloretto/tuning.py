"""What a search wants in Coloretto otherwise than elsewhere; `sobremesa.bots.mind` says what the words mean, bench/bots.md what they do."""

from __future__ import annotations

from typing import Final

SEARCH: Final = {
    "all": {"depth": 1, "curiosity": 0.2, "whim": 0.05},  # deeper, too much happens in between to plan for
    "beginner": {"slip": 0.15},
    "club": {"samples": 16, "depth": 0},
    "strong": {"samples": 60},
    "champion": {"samples": 4000, "outlook": 1},
}
