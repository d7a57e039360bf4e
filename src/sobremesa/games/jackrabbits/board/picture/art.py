"""The drawings on the pieces: our own, each round (0, 0), used by id. Roofs, flags and awnings take the colour of the suit."""

from __future__ import annotations

from typing import Final

SUIT_PATHS: Final = {
    "clubs": "M0,-9.2a4.5,4.5 0 0 1 3.9,6.7a4.5,4.5 0 1 1 -2.2,7.5c-.7,0 -.5,2.6 1.3,4.2h-6c1.8,-1.6 2,-4.2 1.3,-4.2a4.5,4.5 "
    "0 1 1 -2.2,-7.5a4.5,4.5 0 0 1 3.9,-6.7z",
    "spades": "M0,-9.5c2.6,4.2 8.6,6.6 8.6,11.4a4.3,4.3 0 0 1 -6.9,3.3c0,2 .8,3 1.8,4h-7c1,-1 1.8,-2 1.8,-4a4.3,4.3 0 0 1 "
    "-6.9,-3.3c0,-4.8 6,-7.2 8.6,-11.4z",
    "hearts": "M0,9.2c-3,-4.2 -9,-7.2 -9,-12.4a4.7,4.7 0 0 1 9,-2a4.7,4.7 0 0 1 9,2c0,5.2 -6,8.2 -9,12.4z",
    "diamonds": "M0,-10q3.4,5.6 7.4,10q-4,4.4 -7.4,10q-3.4,-5.6 -7.4,-10q4,-4.4 7.4,-10z",
}


def battlements(left: float, right: float, top: float, bottom: float, teeth: int) -> str:
    """A wall with a toothed top, as a path."""
    step = (right - left) / (2 * teeth - 1)
    path = f"M{left},{bottom}V{top}"
    for tooth in range(teeth):
        path += f"h{step:.2f}" + (f"v5h{step:.2f}v-5" if tooth < teeth - 1 else "")
    return path + f"V{bottom}Z"


def _arch(x: float, foot: float, width: float, height: float) -> str:
    """A round-headed door or window."""
    half = width / 2
    return f"M{x - half},{foot}v{-(height - half)}a{half},{half} 0 0 1 {width},0v{height - half}Z"


def _flag(x: float, foot: float, height: float, colour: str = "var(--suit)") -> str:
    top = foot - height
    return (
        f'<path class="jr-line" fill="none" d="M{x},{foot}V{top}"/>'
        f'<path class="jr-line" fill="{colour}" d="M{x},{top}c5,-2.5 7,2.5 13,0v7c-6,2.5 -8,-2.5 -13,0z"/>'
    )


TOWER: Final = (
    '<ellipse class="jr-shade" cx="2" cy="27" rx="24" ry="5"/>'
    + _flag(0, -38, 13)
    + '<path class="jr-line" fill="var(--suit)" d="M-13,-20L0,-42L13,-20Z"/><path class="jr-shade" d="M0,-42L13,-20H3Z"/>'
    + f'<path class="jr-line" fill="var(--stone)" d="{battlements(-16, 16, -23, -10, 4)}"/>'
    + '<path class="jr-line" fill="var(--stone)" d="M-12,-10H12L15,27H-15Z"/><path class="jr-shade" d="M3,-10H12L15,27H5Z"/>'
    + f'<path fill="var(--window)" d="{_arch(0, 4, 6, 11)}{_arch(0, 27, 10, 15)}"/>'
    + '<path class="jr-line" fill="none" stroke-opacity=".35" d="M-10,8h6M4,14h6M-11,18h5M-8,-4h4"/>'
)

PALACE: Final = (
    '<ellipse class="jr-shade" cx="2" cy="27" rx="36" ry="5"/>'
    '<path class="jr-line" fill="var(--stone)" d="M-30,-10H-16V27H-30ZM16,-10H30V27H16Z"/>'
    '<path class="jr-shade" d="M24,-10H30V27H24ZM-20,-10H-16V27H-20Z"/>'
    '<path class="jr-line" fill="var(--suit)" d="M-32,-10Q-24,-18 -23,-31Q-22,-18 -14,-10ZM14,-10Q22,-18 23,-31Q24,-18 32,-10Z"/>'
    '<path class="jr-line" fill="var(--paper)" d="M-18,2H18V27H-18Z"/>'
    '<path class="jr-line" fill="var(--suit)" d="M-15,2C-19,-10 -8,-19 0,-26C8,-19 19,-10 15,2Z"/>'
    '<path class="jr-shade" d="M0,-26C8,-19 19,-10 15,2H7C10,-8 6,-18 0,-26Z"/>'
    '<path class="jr-line" fill="none" d="M0,-26v-9"/><circle class="jr-line" fill="var(--gold)" cx="0" cy="-36" r="3.6"/>'
    + '<path fill="var(--window)" '
    f'd="{_arch(0, 27, 10, 18)}{_arch(-11.5, 20, 5, 11)}{_arch(11.5, 20, 5, 11)}{_arch(-23, 6, 5, 10)}{_arch(23, 6, 5, 10)}"/>'
    + '<path class="jr-line" fill="none" d="M-34,27H34"/>'
)

PLAZA: Final = (
    '<ellipse class="jr-shade" cx="0" cy="26" rx="36" ry="5"/>'
    + _flag(0, -26, 11)
    + '<path class="jr-line" fill="var(--wood)" d="M-27,-6h4V26h-4ZM23,-6h4V26h-4Z"/>'
    '<path class="jr-line" fill="var(--paper)" d="M-24,-26H24L33,-6H-33Z"/>'
    '<path fill="var(--suit)" d="M-24,-26h9.6l-5.2,20h-13.4zM-4.8,-26h9.6l1.8,20h-13.2zM14.4,-26h9.6l9,20h-13.4z"/>'
    '<path class="jr-line" fill="var(--paper)" d="M-33,-6a6.6,6.6 0 0 0 13.2,0a6.6,6.6 0 0 0 13.2,0a6.6,6.6 0 0 0 '
    '13.2,0a6.6,6.6 0 0 0 13.2,0a6.6,6.6 0 0 0 13.2,0z"/>'
    '<path fill="var(--suit)" d="M-32,-6a5.6,5.6 0 0 0 11.2,0zM-5.6,-6a5.6,5.6 0 0 0 11.2,0zM20.8,-6a5.6,5.6 0 0 0 11.2,0z"/>'
    '<path class="jr-line" fill="none" d="M-24,-26H24L33,-6H-33Z"/>'
    '<g class="jr-line" fill="var(--gold)"><circle cx="-14" cy="9" r="4.4"/><circle cx="-5" cy="9" r="4.4"/>'
    '<circle cx="-9.5" cy="4" r="4.4" fill="var(--hearts)"/></g>'
    '<path class="jr-line" fill="#e08a3c" d="M6,11L17,3l2,4Z"/>'
    '<path class="jr-line" fill="none" stroke="var(--tree)" d="M18,5l5,-3M18,5l5,1"/>'
    '<path class="jr-line" fill="var(--wood-light)" d="M-29,12H29V26H-29Z"/><path class="jr-shade" d="M-29,19H29V26H-29Z"/>'
    '<path class="jr-line" fill="none" stroke-opacity=".4" d="M-15,12v14M0,12v14M15,12v14"/>'
)

CITADEL: Final = (
    '<ellipse class="jr-shade" cx="2" cy="36" rx="50" ry="6"/>'
    + _flag(0, -34, 18, "var(--wine)")
    + _flag(-32, -22, 12, "var(--gold)")
    + _flag(32, -22, 12, "var(--gold)")
    + f'<path class="jr-line" fill="var(--stone)" d="{battlements(-15, 15, -36, 20, 4)}"/><path class="jr-shade" d="M5,-30H15V20H5Z"/>'
    + f'<path class="jr-line" fill="var(--stone)" d="{battlements(-30, 30, -4, 36, 7)}"/>'
    + f'<path class="jr-line" fill="var(--stone)" d="{battlements(-42, -22, -24, 36, 3)}{battlements(22, 42, -24, 36, 3)}"/>'
    + '<path class="jr-shade" d="M-29,-18h7V36h-7ZM35,-18h7V36h-7Z"/>'
    + '<path fill="var(--window)" '
    f'd="{_arch(0, -12, 7, 12)}{_arch(-32, 0, 6, 12)}{_arch(32, 0, 6, 12)}{_arch(-32, 20, 5, 9)}{_arch(32, 20, 5, 9)}"/>'
    + f'<path class="jr-line" fill="var(--wood)" d="{_arch(0, 36, 22, 28)}"/>'
    '<path class="jr-line" fill="none" stroke-opacity=".6" d="M0,8V36M-6,12V36M6,12V36M-11,22H11"/>'
    + '<path class="jr-line" fill="none" stroke-opacity=".3" d="M-19,12h7M12,18h7M-18,26h6M14,8h6M-9,-22h6M3,-26h6"/>'
)

TREE: Final = (
    '<ellipse class="jr-shade" cx="1" cy="1" rx="9" ry="3"/><path fill="var(--bark)" d="M-2,1V-6H2V1Z"/>'
    '<path fill="var(--tree)" stroke="var(--woods-dark)" stroke-width="1.4" stroke-linejoin="round" '
    'd="M0,-31L6.5,-19H4L9.5,-10H6L11,-3H-11L-6,-10H-9.5L-4,-19H-6.5Z"/>'
    '<path fill="var(--tree-light)" d="M0,-28L-4.6,-19.6L-2,-20L-6.6,-11.4L-3.4,-12L-8,-4.4H-2Q-1,-16 0,-28Z" fill-opacity=".7"/>'
)

OAK: Final = (
    '<ellipse class="jr-shade" cx="1" cy="1" rx="10" ry="3"/><path fill="var(--bark)" d="M-2.2,1L-1.4,-9H1.4L2.2,1Z"/>'
    '<path fill="var(--tree)" stroke="var(--woods-dark)" stroke-width="1.4" d="M-6,-6a6.5,6.5 0 0 1 -3.5,-11a8.6,8.6 0 0 1 '
    '16,-4a7,7 0 0 1 3,13a5,5 0 0 1 -6,2a6,6 0 0 1 -9.500,0z"/>'
    '<path fill="var(--tree-light)" fill-opacity=".75" d="M-7,-16a6,6 0 0 1 10,-5a4,4 0 0 0 -5,4a5,5 0 0 0 -5,1z"/>'
)

PEAK: Final = (
    '<path class="jr-shade" d="M-30,16Q2,24 36,16L30,12H-26Z"/>'
    '<path fill="var(--rock)" stroke="var(--rock-dark)" stroke-width="2" stroke-linejoin="round" '
    'd="M-30,15L-9,-25L0,-10L8,-20L31,15Q0,20 -30,15Z"/>'
    '<path fill="var(--rock-dark)" fill-opacity=".5" d="M-9,-25L0,-10L-3,2L3,17Q-8,18 -13,16.5L-8,0Z M8,-20L31,15Q24,16.4 17,17L12,2Z"/>'
    '<path fill="var(--snow)" d="M-9,-25L-16.500,-11L-12,-13L-9,-8L-5.500,-12L-2.600,-14.500ZM8,-20L2.500,-13L6,-13.500L9,-9L12,-13.800Z"/>'
)

TAVERN: Final = (
    '<ellipse class="jr-shade" cx="2" cy="17" rx="25" ry="4"/>'
    '<path fill="none" stroke="var(--paper)" stroke-opacity=".85" stroke-width="3" stroke-linecap="round" d="M10,-22c-4,-5 '
    '5,-7 1,-12c-2,-3 0,-5 2,-6"/>'
    '<path class="jr-line" fill="var(--wine)" d="M6,-20h8V-8H6Z"/>'
    '<path class="jr-line" fill="var(--paper)" d="M-17,-3H17V16H-17Z"/>'
    '<path fill="none" stroke="var(--wood)" stroke-width="2.4" d="M-10,-3V16M8,-3V16M-17,6H-10M8,6H17"/>'
    '<path class="jr-line" fill="var(--wine)" d="M-22,-2L-9,-19H9L22,-2Z"/><path class="jr-shade" d="M2,-19H9L22,-2H8Z"/>'
    f'<path class="jr-line" fill="var(--wood)" d="{_arch(-1, 16, 9, 14)}"/>'
    '<path class="jr-line" fill="var(--gold)" d="M10.500,0h5v5h-5ZM-15.500,0h4v5h-4Z"/>'
    '<path class="jr-line" fill="none" d="M17,2h9M23,2v3"/>'
    '<path class="jr-line" fill="var(--gold)" d="M19,5h8v8h-8Zm8,2a2.500,2.500 0 0 1 0,4.500"/>'
)

SIGNPOST: Final = (
    '<circle fill="var(--road)" stroke="var(--kerb)" stroke-width="2.600" r="15"/>'
    '<circle fill="none" stroke="var(--rut)" stroke-width="1.600" r="10.500"/>'
    '<ellipse class="jr-shade" cx="2" cy="8" rx="8" ry="2.500"/>'
    '<path class="jr-line" fill="var(--wood)" d="M-1.800,8V-26h3.600V8Z"/>'
    '<path class="jr-line" fill="var(--wood-light)" d="M-4,-25H12L17,-20.500L12,-16H-4Z"/>'
    '<path class="jr-line" fill="var(--paper)" d="M4,-14H-11L-16,-9.500L-11,-5H4Z"/>'
)

HOLE: Final = (
    '<path fill="var(--rock)" stroke="var(--rock-dark)" stroke-width="2" stroke-linejoin="round" d="M-23,6q-5,-8 1,-13q-1,-9 '
    '8,-10q4,-8 13,-5q9,-4 13,4q9,1 8,11q6,6 0,13q1,8 -8,10q-6,6 -13,3q-8,4 -13,-3q-9,0 -9,-10z"/>'
    '<ellipse fill="var(--hole)" stroke="var(--rock-dark)" stroke-width="2" cx="0" cy="1" rx="14.500" ry="12.500"/>'
    '<path fill="var(--cavern-light)" fill-opacity=".6" d="M-12,5a12.500,9.500 0 0 0 24,0a13,8 0 0 1 -24,0z"/>'
    '<g stroke="var(--ink)" stroke-width="1.500" stroke-linejoin="round"><path fill="var(--wood-light)" d="M-5.500,6C-10,-7 '
    '-9.500,-21 -5.500,-21C-1.500,-21 -.5,-8 -1,6Z"/>'
    '<path fill="var(--wood-light)" d="M1.500,6C0,-7 4,-20 7.500,-19C11.500,-17.500 7.500,-4 6,6Z"/></g>'
    '<path fill="#d99a8c" fill-opacity=".8" d="M-4.600,2C-7,-7 -7,-16.500 -5.300,-17C-3.400,-16.500 -2.600,-6 '
    '-2.800,2ZM3,2C3.300,-6 5.400,-15.500 7,-15.200C8.400,-14.500 6.200,-4 4.800,2Z"/>'
    '<path fill="var(--hole)" d="M-9,3q9,5 18,0a12,9 0 0 1 -18,0z"/>'
)

PORTAL: Final = (
    '<path class="jr-line" fill="var(--stone)" d="M-3,-12h7a12,12 0 0 1 0,24h-7z"/>'
    '<path fill="var(--hole)" d="M-4,-8h8a8,8 0 0 1 0,16h-8z"/>'
)

COMPASS: Final = (
    '<g opacity=".85"><circle fill="none" stroke="var(--wave)" stroke-width="1.600" r="44"/>'
    '<circle fill="none" stroke="var(--wave)" stroke-width="1" r="39"/>'
    '<g fill="var(--wave)"><path d="M0,0L7,-7L27,-27L-7,7Z M0,0L7,7L27,27L-7,-7Z M0,0L-7,7L-27,27L7,-7Z '
    'M0,0L-7,-7L-27,-27L7,7Z" fill-opacity=".5"/>'
    '<path d="M0,-56L8,-8L0,0Z M56,0L8,8L0,0Z M0,56L-8,8L0,0Z M-56,0L-8,-8L0,0Z" fill="var(--paper)" fill-opacity=".9"/>'
    '<path d="M0,-56L-8,-8L0,0Z M56,0L8,-8L0,0Z M0,56L8,8L0,0Z M-56,0L-8,8L0,0Z" fill="var(--wine)" fill-opacity=".8"/></g>'
    '<circle fill="var(--gold)" stroke="var(--ink)" stroke-width="1.200" r="4.500"/></g>'
)

SHIP: Final = (
    '<path fill="none" stroke="var(--wave)" stroke-width="2.400" stroke-linecap="round" d="M-42,22q6,-5 12,0t12,0t12,0t12,0t12,0t12,0"/>'
    '<path class="jr-line" fill="var(--wood)" d="M-30,6H32L22,20H-20Z"/>'
    '<path class="jr-line" fill="var(--wood-light)" d="M-30,6H32L29.500,10H-28Z"/>'
    '<path class="jr-line" fill="none" d="M0,6V-42"/>'
    '<path class="jr-line" fill="var(--paper)" d="M2,-38C22,-30 26,-12 24,1H2Z"/>'
    '<path class="jr-line" fill="var(--paper)" d="M-3,-32C-18,-22 -22,-10 -22,1H-3Z"/>'
    '<path fill="#e08a3c" stroke="var(--ink)" stroke-width="1.200" stroke-linejoin="round" d="M8,-20l9,3q-1,8 -8,12q-3,-8 '
    '-1,-15z"/><path fill="none" stroke="var(--tree)" stroke-width="2" stroke-linecap="round" d="M12,-19l1,-6M13,-19l5,-4"/>'
    '<path class="jr-line" fill="var(--wine)" d="M0,-42l12,3.500l-12,3.500z"/>'
)

DRAWINGS: Final = {
    "tower": TOWER,
    "palace": PALACE,
    "plaza": PLAZA,
    "citadel": CITADEL,
    "tree": TREE,
    "oak": OAK,
    "peak": PEAK,
    "tavern": TAVERN,
    "signpost": SIGNPOST,
    "hole": HOLE,
    "portal": PORTAL,
    "compass": COMPASS,
    "ship": SHIP,
    **{f"suit-{suit}": f'<path fill="var(--suit)" d="{path}"/>' for suit, path in SUIT_PATHS.items()},
}


def drawings() -> str:
    return "".join(f'<g id="jr-{name}">{drawing}</g>' for name, drawing in DRAWINGS.items())


def use(name: str, x: float, y: float, scale: float = 1, turned: float = 0) -> str:
    turning = f" rotate({turned:.1f})" if turned else ""
    scaling = f" scale({scale:.2f})" if scale != 1 else ""
    return f'<use href="#jr-{name}" transform="translate({x:.1f},{y:.1f}){turning}{scaling}"/>'
