"""The colours of the picture, by day and by lamp light, as CSS variables that a page may override."""

from __future__ import annotations

from typing import Final

DAY: Final = {
    "sea": "#b9d5d3",
    "deep": "#8fb7bd",
    "wave": "#7aa6ae",
    "shallow-3": "#c6deda",
    "shallow-2": "#d5e8e1",
    "shallow-1": "#e6f1e6",
    "cliff": "#a98a5c",
    "sand": "#eed9a9",
    "seam": "#8c7a4d",
    "meadow": "#b6c37b",
    "woods": "#86a15c",
    "woods-dark": "#3f6844",
    "tree": "#55834f",
    "tree-light": "#7ba562",
    "bark": "#6b4a2b",
    "bank": "#a9bf7c",
    "water": "#6fa9b8",
    "water-light": "#cfe6e6",
    "heath": "#a8a67c",
    "rock": "#9d9384",
    "rock-dark": "#6f665b",
    "snow": "#fffaf0",
    "field": "#d4c583",
    "garden": "#c9cf8d",
    "hollow": "#9fae78",
    "hedge": "#5f7f4a",
    "road": "#fdf3dc",
    "kerb": "#a9834b",
    "rut": "#e3cfa3",
    "paper": "#fffaf0",
    "stone": "#efe3cb",
    "stone-dark": "#cdbb9c",
    "ink": "#2b2320",
    "wine": "#7b2d3b",
    "gold": "#d9a441",
    "wood": "#8a5f38",
    "wood-light": "#b98a57",
    "hole": "#241c1a",
    "cavern": "#2f2723",
    "cavern-light": "#57483d",
    "window": "#2b2320",
    "clubs": "#2b7b74",
    "spades": "#4d4f9e",
    "hearts": "#b5483c",
    "diamonds": "#c0861f",
    "clubs-field": "#7fb0a2",
    "spades-field": "#8f96be",
    "hearts-field": "#d09378",
    "diamonds-field": "#dfba66",
    "citadel-field": "#c3a08f",
    "lit": "#ffd76a",
}
NIGHT: Final = {
    "sea": "#34494a",
    "deep": "#16232a",
    "wave": "#37525a",
    "shallow-3": "#273f46",
    "shallow-2": "#2d4950",
    "shallow-1": "#37565b",
    "cliff": "#2c2219",
    "sand": "#7d6a48",
    "seam": "#2b2a1b",
    "meadow": "#566240",
    "woods": "#3d5036",
    "woods-dark": "#1b2e22",
    "tree": "#2f5139",
    "tree-light": "#4b714a",
    "bark": "#3a281a",
    "bank": "#4c5f41",
    "water": "#2f6273",
    "water-light": "#7fb0b8",
    "heath": "#55533f",
    "rock": "#6b6259",
    "rock-dark": "#443d37",
    "snow": "#e5dccb",
    "field": "#6f6340",
    "garden": "#616741",
    "hollow": "#4a543b",
    "hedge": "#2b4229",
    "road": "#e2cd9f",
    "kerb": "#33261a",
    "rut": "#c1a878",
    "paper": "#f0e2c6",
    "stone": "#c3b394",
    "stone-dark": "#8f8069",
    "ink": "#191210",
    "wine": "#8c3a48",
    "gold": "#e0b152",
    "wood": "#563a22",
    "wood-light": "#7d5a37",
    "hole": "#0f0b0a",
    "cavern": "#2b211b",
    "cavern-light": "#725c46",
    "window": "#ffd479",
    "clubs": "#2f8f86",
    "spades": "#6a6cc4",
    "hearts": "#c75a4c",
    "diamonds": "#cf9a35",
    "clubs-field": "#2f5f58",
    "spades-field": "#46487c",
    "hearts-field": "#7c4339",
    "diamonds-field": "#80642c",
    "citadel-field": "#5d463f",
    "lit": "#ffe08a",
}

RULES: Final = """
.jr-board{font-family:Fraunces,Georgia,'Times New Roman',serif;font-weight:700}
.jr-board .ground{stroke:var(--seam);stroke-width:1.4;stroke-linejoin:round}
.jr-board .seam{fill:none;stroke:var(--paper);stroke-opacity:.28;stroke-width:1.6;stroke-linejoin:round}
.jr-board .hexagon .ground{fill:var(--meadow)}.jr-board .forest .ground{fill:var(--woods)}
.jr-board .river .ground{fill:var(--bank)}.jr-board .mountain .ground{fill:var(--heath)}
.jr-board .crossing .ground{fill:var(--field)}.jr-board .tavern .ground{fill:var(--garden)}
.jr-board .cave .ground{fill:var(--hollow)}
.jr-board .quarter{fill:var(--tint);stroke:var(--suit);stroke-width:2;stroke-linejoin:round}
.jr-board .furrow{fill:none;stroke:var(--paper);stroke-opacity:.2;stroke-width:2}
.jr-board .hedge{fill:none;stroke:var(--hedge);stroke-width:8;stroke-linecap:round;stroke-dasharray:.1 8.5}
.jr-board .kerb,.jr-board .rut,.jr-board .bed{fill:none}
.jr-board .kerb{stroke:var(--kerb);stroke-width:19}
.jr-board .bed{stroke:var(--road);stroke-width:14}
.jr-board .rut{stroke:var(--rut);stroke-width:1.6;stroke-dasharray:7 6}
.jr-board .trail{fill:none;stroke:var(--road);stroke-width:4.2;stroke-linecap:round;stroke-dasharray:.1 8}
.jr-board .bridge,.jr-board .arches,.jr-board .parapet{fill:none}
.jr-board .bridge{stroke:var(--stone);stroke-width:18}
.jr-board .arches{stroke:var(--stone-dark);stroke-width:18;stroke-dasharray:1.4 7}
.jr-board .parapet{stroke:var(--stone);stroke-width:3.6;stroke-linecap:round}
.jr-board .parapet.under{stroke:var(--ink);stroke-width:6.4}
.jr-board .pip{transform-box:fill-box;transform-origin:center;scale:var(--pip,1)}
.jr-board .pip circle{fill:var(--paper);stroke:var(--kerb);stroke-width:1.8}
.jr-board .pips.pays circle{fill:var(--lit);stroke:var(--ink);stroke-width:2.2}
.jr-board .pips.dear{opacity:.45}
.jr-line{stroke:var(--ink);stroke-width:1.8;stroke-linejoin:round;stroke-linecap:round}
.jr-shade{fill:var(--ink);fill-opacity:.14;stroke:none}
.jr-board .court{fill:var(--paper);stroke:var(--kerb);stroke-width:2.6}
.jr-board .ring{fill:none;stroke:var(--suit);stroke-width:2}
.jr-board .halo{fill:none;stroke:var(--lit);stroke-width:9;opacity:0}
.jr-board .lit .halo{opacity:1}.jr-board .road.lit .bed{stroke:var(--lit)}
.jr-board .suit-clubs{--suit:var(--clubs);--tint:var(--clubs-field)}.jr-board .suit-spades{--suit:var(--spades);--tint:var(--spades-field)}
.jr-board .suit-hearts{--suit:var(--hearts);--tint:var(--hearts-field)}.jr-board .suit-diamonds{--suit:var(--diamonds);--tint:var(--diamonds-field)}
.jr-board .suit-none{--suit:var(--wine);--tint:var(--citadel-field)}
.jr-board text{fill:var(--suit);text-anchor:middle}
"""


def style(theme: str) -> str:
    """`auto` follows the reader's system; a page may also set data-theme on the picture or around it."""
    day, night = _variables(DAY), _variables(NIGHT)
    if theme in ("light", "dark"):
        return f".jr-board{{{night if theme == 'dark' else day}}}{RULES}"
    return (
        f".jr-board{{{day}}}@media (prefers-color-scheme:dark){{.jr-board{{{night}}}}}"
        f"[data-theme=light] .jr-board,.jr-board[data-theme=light]{{{day}}}"
        f"[data-theme=dark] .jr-board,.jr-board[data-theme=dark]{{{night}}}{RULES}"
    )


def _variables(colours: dict[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in colours.items())
