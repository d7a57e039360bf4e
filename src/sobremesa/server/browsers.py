"""What a device is called in somebody's list of them: the browser and the system it says it is, and no more than that."""

from __future__ import annotations

from typing import Final

# The first that is found counts: most browsers also call themselves by the names of others.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
    ("python", "Python"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def browser_of(said: str) -> str:
    """Empty where nothing is known."""
    found = (next((name for sign, name in names if sign in said), "") for names in (BROWSERS, SYSTEMS))
    return " · ".join(name for name in found if name)
