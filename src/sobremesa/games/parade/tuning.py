"""What a search wants in Parade otherwise than elsewhere; `sobremesa.bots.mind` says what the words mean, bench/bots.md what they do."""

from __future__ import annotations

from typing import Final

SEARCH: Final = {
    "all": {"horizon": 30, "whim": 0.05},
    "club": {"samples": 40},
    "strong": {"samples": 200},
    "champion": {"samples": 4000, "outlook": 2, "depth": 2, "curiosity": 0.2, "trust": 0.95, "margin": 0.3},
    "champion of two": {"trust": 0.99, "margin": 0.667},
}
