"""What all tests share: very little."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long runs only where they are asked for by name."""
    if "soak" not in config.getoption("-m"):
        for item in items:
            if "soak" in item.keywords:
                item.add_marker(pytest.mark.skip(reason="a long run: make soak"))
