"""Every sentence a player reads, in every language: one set of Fluent files, for Python here and for the browser by the same path.

What all games share lies beside this file, `<language>/*.ftl`; what a game says lies in the game's own folder, `i18n/<language>/*.ftl`."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, Protocol

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "es", "fr", "de")
FALLBACK: Final = "en"
FOLDER: Final = Path(__file__).parent
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # what goes on in the next line is indented there
_folders: Final = [FOLDER, *sorted(FOLDER.parent.glob("games/*/i18n"))]


class Told(Protocol):
    """An event or a refusal: a code and its facts."""

    @property
    def code(self) -> str: ...
    @property
    def facts(self) -> dict[str, Any]: ...


class NamesCards(Protocol):
    def card_facts(self, card: int, /) -> dict[str, Any]: ...


class Worded(Protocol):
    """As much of a game as its words need."""

    @property
    def name(self) -> str: ...
    @property
    def notation(self) -> NamesCards: ...


def add_folder(folder: Path) -> None:
    """Speak about this, too: the sentences of a game that is a package of its own."""
    if folder not in _folders:
        _folders.append(folder)
        bundle.cache_clear()


def files(language: str) -> list[Path]:
    """All sentences of a language, what is shared first."""
    return [file for folder in _folders for file in sorted((folder / language).glob("*.ftl"))]


class Sentences(FluentBundle):
    """Parsed one by one, when they are first said: a language has two thousand, and a game says a hundred."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)  # terminals show the isolating marks
        self._sources: dict[str, str] = {}
        for file in files(language):
            _, *parts = ENTRY.split(file.read_text("utf-8"))
            for id, text in zip(parts[::2], parts[1::2], strict=True):
                self._sources.setdefault(id, f"{id} ={text}")

    def ids(self) -> list[str]:
        return [id for id in self._sources if not id.startswith("-")]

    def has_message(self, message_id: str) -> bool:
        return message_id in self._sources

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        id = f"-{entry_id}" if term else entry_id
        if id not in self._compiled:
            self.add_resource(FluentResource(self._sources[id]))
        return super()._lookup(entry_id, term)


@cache
def bundle(language: str) -> Sentences:
    return Sentences(language)


def known_language(wanted: str | None) -> str | None:
    """`wanted` or its first part (`es-MX` → `es`), if we speak it."""
    if not wanted:
        return None
    short = wanted.replace("_", "-").split("-")[0].strip().lower()
    return short if short in LANGUAGES else None


def accepted_language(header: str) -> str | None:
    """The best language of an Accept-Language header that we speak."""
    best, weight = None, 0.0
    for part in header.split(",")[:20]:
        name, _, rest = part.partition(";")
        language, wish = known_language(name), _weight(rest)
        if language and wish > weight:
            best, weight = language, wish
    return best


def _weight(text: str) -> float:
    _, _, number = text.partition("q=")
    try:
        return float(number) if number else 1.0
    except ValueError:
        return 0.0


def system_language() -> str:
    """The language of the terminal this runs in."""
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next((language for name in names if (language := known_language(name))), FALLBACK)


def has(language: str, id: str) -> bool:
    return bundle(language).has_message(id)


def rules_of(game: str) -> list[str]:
    """`3b`, `5-1`: the parts of ids that number the rules of a game, in the order they are written."""
    prefix = f"{game}-rule-"
    return [id.removeprefix(prefix) for id in bundle(FALLBACK).ids() if id.startswith(prefix)]


def say(language: str, id: str, **facts: Any) -> str:
    """The sentence `id`, or a form of it (`board-palace.of`), in English where the language lacks it, and its bare id where nobody wrote it."""
    for one in (language if language in LANGUAGES else FALLBACK, FALLBACK):
        pattern = _pattern(one, id)
        if pattern is not None:
            text, _ = bundle(one).format_pattern(pattern, {key: _plain(value) for key, value in facts.items()})
            return str(text)
    return id


def _pattern(language: str, id: str) -> Any:
    name, _, form = id.partition(".")
    if not has(language, name):
        return None
    message = bundle(language).get_message(name)
    return message.attributes.get(form) if form else message.value


def _plain(fact: Any) -> Any:
    return fact if isinstance(fact, int | float | str) and not isinstance(fact, bool) else str(fact)


def listing(language: str, items: Iterable[str]) -> str:
    """`a, b and c`, as the language lists things."""
    return _joined(language, list(items), "standard")


def either(language: str, items: Iterable[str]) -> str:
    """`a, b or c`: any of them will do."""
    return _joined(language, list(items), "or")


# Spanish has another word for "and" before the sound of i (`Ana e Inés`, but `agua y hielo`), and for "or" before that of o. Babel has not.
SPANISH: Final = {
    "standard": (" y ", " e ", re.compile(r"h?[ií](?!e)", re.I)),
    "or": (" o ", " u ", re.compile(r"h?[oó]", re.I)),
}


def _joined(language: str, items: list[str], style: Literal["standard", "or"]) -> str:
    known = language if language in LANGUAGES else FALLBACK
    text = format_list(items, style=style, locale=known)
    usual, other, sound = SPANISH[style]
    if known == "es" and len(items) > 1 and sound.match(items[-1]):
        return text.removesuffix(usual + items[-1]) + other + items[-1]
    return text


def seat_name(language: str, names: Sequence[str], seat: int) -> str:
    name = names[seat] if 0 <= seat < len(names) else ""
    return name or say(language, "seat-number", number=seat + 1)


def card_name(language: str, game: Worded, card: int) -> str:
    return say(language, f"{game.name}-card", **game.notation.card_facts(card))


def render_event(language: str, game: Worded, event: Told, seat_names: Sequence[str]) -> str:
    """What happened, in words. A fact is rendered by its key: seats by name, cards by the game's own words, the rest as it is."""
    facts = _with_cards(language, game, event.facts)
    for key in ("seat", "by"):
        if isinstance(facts.get(key), int):
            facts[key] = seat_name(language, seat_names, facts[key])
    if isinstance(facts.get("seats"), list):
        facts["seats"] = listing(language, (seat_name(language, seat_names, seat) for seat in facts["seats"]))
    return say(language, event.code, **facts)


def reason(language: str, refusal: Told, game: Worded | None = None, names: Sequence[str] = ()) -> str:
    """Why something was refused. Seats people name are numbers from one already; only `by` is somebody to be called by name."""
    facts = _with_cards(language, game, refusal.facts)
    facts = {key: listing(language, map(str, fact)) if isinstance(fact, list) else fact for key, fact in facts.items()}
    by = facts.get("by")
    if isinstance(by, int):
        facts["by"] = seat_name(language, names, by)
    return say(language, f"error-{refusal.code}", **facts)


def _with_cards(language: str, game: Worded | None, given: dict[str, Any]) -> dict[str, Any]:
    facts = {key: value for key, value in given.items() if value is not None}
    if game is None:
        return facts
    if isinstance(facts.get("card"), int):
        facts["card"] = card_name(language, game, facts["card"])
    if isinstance(facts.get("cards"), list):
        facts["count"] = facts.get("count", len(facts["cards"]))
        facts["cards"] = listing(language, (card_name(language, game, card) for card in facts["cards"]))
    return facts
