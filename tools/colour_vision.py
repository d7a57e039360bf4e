"""How Coloretto's seven colours look to eyes that lack one kind of cone; `python tools/colour_vision.py` draws the picture of the rules page.

The matrices are derived here: light is turned into the answers of the three cones (Hunt, Pointer and Estévez's fit, white at D65). The answer of
the missing cone is replaced by the combination of the other two that leaves alone two lights such eyes see as everybody does: white, and
blue (red- or green-blind) or red (blue-blind).
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from itertools import combinations
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

ROOT: Final = Path(__file__).parent.parent
GAME: Final = ROOT / "web" / "src" / "games" / "coloretto"
PICTURE: Final = ROOT / "docs" / "pictures" / "coloretto-colours.png"
COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "violet", "brown")
EYES: Final = ("normal", "protanopia", "deuteranopia", "tritanopia", "greyscale")

XYZ: Final = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])  # of linear sRGB
CONES: Final = np.array(
    [[0.4002, 0.7076, -0.0808], [-0.2263, 1.1653, 0.0457], [0.0, 0.0, 0.9182]]
)  # of XYZ: long, medium, short
WHITE: Final = XYZ.sum(axis=1)


# ---- eyes ----------------------------------------------------------------------------------------------------------------------------------


def eyes_without(cone: int, kept: Array) -> Array:
    """The matrix over linear sRGB for eyes without this cone (0 long, 1 medium, 2 short), to whom `kept` looks as it is."""
    cones = CONES @ XYZ
    others = [other for other in range(3) if other != cone]
    sure = np.array([cones @ np.ones(3), cones @ kept])  # white and the kept light, as the cones answer
    seen = np.eye(3)
    seen[cone] = 0.0
    seen[cone, others] = np.linalg.solve(sure[:, others], sure[:, cone])
    return np.linalg.inv(cones) @ seen @ cones


RED, BLUE = np.array([1.0, 0.0, 0.0]), np.array([0.0, 0.0, 1.0])
MATRICES: Final[dict[str, Array]] = {
    "normal": np.eye(3),
    "protanopia": eyes_without(0, BLUE),
    "deuteranopia": eyes_without(1, BLUE),
    "tritanopia": eyes_without(2, RED),
    "greyscale": np.tile(XYZ[1], (3, 1)),
}


def linear(hex: str) -> Array:
    """`#rrggbb` as amounts of light."""
    code = np.array([int(hex[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(code <= 0.04045, code / 12.92, ((code + 0.055) / 1.055) ** 2.4)


def lab(light: Array) -> Array:
    """CIE L*a*b* of an amount of light, as far as a screen can show it."""
    ratio = XYZ @ np.clip(light, 0, 1) / WHITE
    root = np.where(ratio > 216 / 24389, np.cbrt(ratio), (24389 / 27 * ratio + 16) / 116)
    return np.array([116 * root[1] - 16, 500 * (root[0] - root[1]), 200 * (root[1] - root[2])])


def seen_as(hex: str, eyes: str) -> Array:
    return lab(MATRICES[eyes] @ linear(hex))


def difference(one: Array, other: Array) -> float:
    """CIEDE2000: 1 is just visible side by side, 10 is plain at a glance."""
    bulge = 0.5 * (1 - np.sqrt(_seventh((np.hypot(*one[1:]) + np.hypot(*other[1:])) / 2)))
    (l1, c1, h1), (l2, c2, h2) = _polar(one, bulge), _polar(other, bulge)
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    weight = 1 - 0.17 * _cos(hue - 30) + 0.24 * _cos(2 * hue) + 0.32 * _cos(3 * hue + 6) - 0.20 * _cos(4 * hue - 63)
    d_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / np.sqrt(20 + (light - 50) ** 2))
    d_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    d_hue = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn / 2)) / (1 + 0.015 * chroma * weight)
    twist = -2 * np.sqrt(_seventh(chroma)) * np.sin(np.radians(60 * np.exp(-(((hue - 275) / 25) ** 2))))
    return float(np.sqrt(d_light**2 + d_chroma**2 + d_hue**2 + twist * d_chroma * d_hue))


def _seventh(chroma: float) -> float:
    return chroma**7 / (chroma**7 + 25.0**7)


def _polar(colour: Array, bulge: float) -> tuple[float, float, float]:
    a = colour[1] * (1 + bulge)
    return colour[0], float(np.hypot(a, colour[2])), float(np.degrees(np.arctan2(colour[2], a)) % 360)


def _cos(degrees: float) -> float:
    return float(np.cos(np.radians(degrees)))


def closest(colours: dict[str, str], eyes: str) -> tuple[float, str, str]:
    """The two colours that such eyes can tell apart least."""
    seen = {name: seen_as(hex, eyes) for name, hex in colours.items()}
    return min((difference(seen[a], seen[b]), a, b) for a, b in combinations(seen, 2))


# ---- the picture ---------------------------------------------------------------------------------------------------------------------------


def skins() -> dict[str, str]:
    """The colours as the web client has them."""
    found = dict(re.findall(r"--skin-(\w+): (#[0-9a-f]{6})", (GAME / "skins.css").read_text("utf-8")))
    return {name: found[name] for name in COLOURS}


def page() -> str:
    """Every card as each kind of eyes sees it, with the drawings of the web client."""
    style = """body>svg{position:absolute}body{margin:0;padding:18px 22px;background:#f3eadb;font:15px sans-serif;color:#2b2320;width:900px}
      section{display:grid;grid-template-columns:150px repeat(7,1fr);gap:10px;align-items:center;margin:8px 0}
      .card{border:2.5px solid var(--tone);border-radius:12px;background:var(--face);color:var(--suit);--limb:var(--tone)}
      .card .small{display:block;width:18px;height:18px;margin:6px 0 0 6px}"""
    filters = "".join(_filter(eyes) for eyes in EYES)
    rows = "".join(f"<section style='filter:url(#{eyes})'><b>{eyes}</b>{_cards()}</section>" for eyes in EYES)
    css, patterns = ((GAME / name).read_text("utf-8") for name in ("skins.css", "art/skins.svg"))
    return f"<meta charset=utf-8><style>{css}{style}</style>{patterns}<svg width=0 height=0>{filters}</svg>{rows}"


def _filter(eyes: str) -> str:
    values = " ".join(" ".join(f"{x:.6f}" for x in row) + " 0 0" for row in MATRICES[eyes]) + " 0 0 0 1 0"
    return f"<filter id={eyes} color-interpolation-filters=linearRGB><feColorMatrix values='{values}'/></filter>"


def _cards() -> str:
    chameleon = (GAME / "art" / "chameleon.svg").read_text("utf-8")
    pictures = json.loads((GAME / "art" / "pictures.json").read_text("utf-8"))
    return "".join(
        f"<span class='card skin-{name}'><svg class=small viewBox='0 0 24 24' fill=currentColor>{pictures[name]}</svg>"
        f"<svg viewBox='0 2 64 56'>{chameleon.replace('KIND', name)}</svg></span>"
        for name in COLOURS
    )


def draw(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "page.html"
        source.write_text(page(), "utf-8")
        browser = shutil.which("chromium-headless-shell") or "chromium"
        quiet = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
        size, shot = "--window-size=944,620", f"--screenshot={target}"
        subprocess.run([browser, *quiet, size, shot, source.as_uri()], check=True, capture_output=True)


def main() -> int:
    for eyes in EYES[:-1]:
        least, one, other = closest(skins(), eyes)
        print(f"{eyes:14} {least:5.1f}  {one} and {other}")
    draw(PICTURE)
    print(PICTURE.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
