"""A rule is written once, in the rules of its game. The browser is told what may be done, what it costs and what it would bring; it draws that.

Read here is what would bring a rule back into web/src/games: numbers of the rulebook, what suits and ranks do, who may do what where. It is a
net with holes, for a person to mend: whoever needs such a number in the browser adds a field to the game's view instead, filled by a function of
its rules.

What is *not* a rule: how the server numbers cards and places, so that they can be named and drawn (`cards.ts`, `places.ts`); and geometry: the
lattice of the board, cameras, how many cards fit in a row.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from sobremesa.games.registry import GAMES

WEB: Final = Path(__file__).parents[2] / "web" / "src" / "games"
GONE: Final = ("jackrabbits/distance.ts", "jackrabbits/paying.ts", "jackrabbits/map/ways.ts")
NAMES: Final = re.compile(r"/(cards|places)\.ts$")  # cards and places by their numbers
GEOMETRY: Final = re.compile(r"/(art|map|editor|rules)/|/(Emblem|Piles|Deck|Stack)\.svelte$|/(fit|motion)\.ts$")
NUMBERING: Final = (
    frozenset(  # constants that the browser shares with the rules because they only number or count what is drawn
        {"CITADEL", "HEXAGONS", "NODES", "OFF", "UNDERGROUND", "FIRST_RHOMBUS", "FIRST_TRIANGLE"}  # places and pieces
        | {"ROYAL", "JOKER", "GOLDEN", "COLOURS", "VALUES", "PLUS_TWO", "LAST_ROUND"}  # cards
        | {"COLUMNS", "ROW", "FAR"}  # geometry
    )
)

# What must not return: why, and how it looked. Numbers first, which names and geometry need.
NUMBERS: Final = {
    "arithmetic on a card's number: its suit and rank are for drawing it (cards.ts)": r"[%/] (4|10|11|13)\b",
    "a number of cards or royals that something takes": r"\.length *([=!]==|[<>]=?) *([2-9]|\d\d)",
    "what is still missing from a number of the rulebook": r"(?<![\w.\[(-])([2-9]|\d\d) - \w+",
    "a kind of place by its number": r"\bnode *([=!]==|[<>]=?) *\d|[<>]=? *(HEXAGONS|NODES|UNDERGROUND)\b",
}
FORBIDDEN: Final = {
    **NUMBERS,
    "what a suit, a rank or a colour does": r"\b(suitOf|rankText|colourOf|colourIndex|valueOf|isRoyal|isJoker)\([^()]*\) *([=!]==|[<>])",
    "who can be met where: `errands.company` says it": r"\bseats\.\w+\(.*\.node *[=!]==",
    "roads, walked in the browser": r"\.links\b",
    "an option of the rules decides something; only sentences may differ by it": r"\.switches\b",
    "a limit, subtracted in the browser": r"- *(\w+\.)*(limit|turn_limit)\b|\.(limit|turn_limit) *-",
    "points, worked out in the browser": r"\b[2-9] \* \(?(\w+\.)*(plus_twos|held|cards)",
}
# Sentences that are worded by an option or a limit, and nothing else.
SENTENCES: Final = ("jackrabbits/mine/asks.ts",)


def sources() -> Iterator[tuple[str, str]]:
    for file in sorted(WEB.rglob("*")):
        if file.suffix in (".ts", ".svelte") and file.name != "messages.ts":
            yield file.relative_to(WEB).as_posix(), without_comments(file.read_text("utf-8"))


def without_comments(text: str) -> str:
    """Nor styles, which know no rule."""
    text = re.sub(r"<style.*?</style>", "", text, flags=re.S)
    return re.sub(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", "", text, flags=re.S)


SOURCES: Final = dict(sources())


def test_there_is_something_to_read() -> None:
    tables = {f"{folder.name}/index.ts" for folder in WEB.iterdir() if folder.is_dir()}
    assert tables
    assert tables <= set(SOURCES)


@pytest.mark.parametrize("name", GONE)
def test_what_was_a_second_rulebook_stays_gone(name: str) -> None:
    assert name not in SOURCES, f"{name} repeated rules; the view says all that was computed there"


def is_meant(name: str, why: str) -> bool:
    """Names may do with cards and places what they like, geometry may count, and sentences may be worded by an option."""
    if NAMES.search(f"/{name}") or (why in NUMBERS and GEOMETRY.search(f"/{name}")):
        return False
    return name not in SENTENCES or "sentences" not in why


@pytest.mark.parametrize("why", FORBIDDEN)
def test_no_rule_is_written_in_typescript(why: str) -> None:
    found = [
        f"{name}: {line.strip()}"
        for name, text in SOURCES.items()
        if is_meant(name, why)
        for line in text.splitlines()
        if re.search(FORBIDDEN[why], line)
    ]
    assert not found, f"{why}. Let the server say it in the view:\n" + "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_no_constant_of_the_rules_is_declared_again(game: str) -> None:
    """HEARTS_SHOWN, HAND_LIMIT, DISCARDS … have one home."""
    folder = Path(GAMES[game].rules.__file__ or "").parent
    ours = {name for file in folder.glob("*.py") for name in constants(file.read_text("utf-8"))} - NUMBERING
    again = [
        f"{name}: {constant}"
        for name, text in SOURCES.items()
        if name.startswith(f"{game}/")
        for constant in re.findall(r"\bconst ([A-Z][A-Z_]+) = \d", text)
        if constant in ours
    ]
    assert not again, f"the rules of {game} have these, so the view should say them:\n" + "\n".join(again)


def constants(python: str) -> list[str]:
    return re.findall(r"^([A-Z][A-Z_]+)(?:: Final)? = ", python, flags=re.M)
