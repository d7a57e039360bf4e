"""One clear sentence where an extra is not installed."""

from __future__ import annotations

from importlib import import_module


def needed(package: str, extra: str) -> None:
    """Raises ImportError, and says what to install, unless the package can be imported."""
    try:
        import_module(package)
    except ModuleNotFoundError as error:
        if error.name != package:
            raise
        raise ImportError(f"{package} is not installed: pip install 'sobremesa[{extra}]'", name=package) from None
