"""A table as far as everybody may know it, drawn in the page itself: who sits there and whose turn it is, while the client is still on its way.

It is the same for whoever asks, and says nothing of any card."""

from __future__ import annotations

from html import escape
from typing import Final

from .. import i18n
from ..games.registry import GAMES
from .glances import Summary

APP: Final = b'<div id="app">'


def with_sketch(body: bytes, summary: Summary, names: list[str], line: str, language: str) -> bytes:
    """Before the place of the client, which takes it away once it has a table to show: `letGo` in web/src/lib/early.ts."""
    return body.replace(APP, sketch(summary, names, line, language).encode() + APP, 1)


def sketch(summary: Summary, names: list[str], line: str, language: str) -> str:
    """`names` are those of the seats, `line` what is said of the table where its link is posted."""
    said = how_it_stands(summary, names, language) if summary.status == "playing" else line
    seats = [seat(name, number in turns(summary)) for number, name in enumerate(names) if name]
    parts = [
        f"<h1>{escape(summary.title or i18n.say(language, f'{summary.game}-name'))}</h1>",
        goal(summary, language),
        f"<ul>{''.join(seats)}</ul>",
        f'<p class="status">{escape(said[:1].upper() + said[1:])}</p>',
    ]
    top = '<header><a href="/">Sobremesa</a></header>'
    return f'<div id="sketch" lang="{language}">{top}<main>{"".join(parts)}</main></div>\n    '


def goal(summary: Summary, language: str) -> str:
    """What the game is about, with the way to its lesson, as it stands over the table."""
    if summary.status != "playing" or not i18n.has(language, f"{summary.game}-goal"):
        return ""
    game, said = GAMES.get(summary.game), escape(i18n.say(language, f"{summary.game}-goal"))
    if game is None or not game.lessons:
        return f'<p class="hint goal">{said}</p>'
    learn = escape(i18n.say(language, f"{summary.game}-door-learn"))
    return f'<p class="hint goal">{said} <a href="/learn/{summary.game}">{learn}</a></p>'


def seat(name: str, is_on_turn: bool) -> str:
    return f'<li aria-current="true">{escape(name)}</li>' if is_on_turn else f"<li>{escape(name)}</li>"


def turns(summary: Summary) -> list[int]:
    """Of a table where nobody may look on, that is nobody's business."""
    return summary.owes if summary.is_watched and summary.status == "playing" and not summary.adjourned else []


def how_it_stands(summary: Summary, names: list[str], language: str) -> str:
    awaited = [names[number] for number in turns(summary)]
    if not awaited:
        return i18n.say(language, "table-laying")
    if len(awaited) == 1:
        return i18n.say(language, "tables-theirs", seat=awaited[0])
    return i18n.say(language, "tables-several", names=i18n.listing(language, awaited))
