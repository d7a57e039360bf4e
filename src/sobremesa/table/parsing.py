"""Reading a record: bytes → text → `Record`, or the first thing that cannot be understood, with its line."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any, Final

from ..core.errors import Refusal, refuse
from ..games.game import Game, Options
from ..games.orders import wrong_cards
from ..games.registry import find, find_version
from .parting import Why
from .records import AGREED, FORMAT, FORMAT_VERSION, LOST_BY, MOST_BYTES, SEAT_OPTIONS, Chair, Move, Record

_KEY: Final = re.compile(r"([a-z]+)(?:[ \t]+([\w.-]+))?[ \t]*:[ \t]*(.*)")
_MOVE: Final = re.compile(r"([0-9]{1,4})[ \t]+(\S+)")
_COMMENT: Final = re.compile(r"(^|[ \t])#.*")
_HEX: Final = re.compile(r"[0-9a-fA-F]{64}")
_NUMBER: Final = re.compile(r"-?[0-9]{1,6}")
_QUOTED: Final = re.compile(r'("(?:[^"\\]|\\.)*")(.*)')

ALONE: Final = ("game", "rules", "players", "match", "starts", "commitment", "secret", "abandoned")  # said once
REPEATED: Final = ("order", "winner", "after", *LOST_BY.values())  # continued on further lines
BY_SEAT: Final = ("seat", "bot", "words", "score", "former")
SHOWN: Final = 40  # of a line that is not understood


class _Stop(Exception):
    """Leaves the reader with a refusal; never leaves this module."""

    def __init__(self, line: int, refusal: Refusal) -> None:
        self.refusal = at_line(refusal, line)


@dataclass(frozen=True)
class _Said:
    line: int
    text: str


@dataclass
class _Sheet:
    """The lines of a file, sorted by what they speak of, not yet understood."""

    values: dict[str, _Said] = field(default_factory=dict)
    by_seat: dict[tuple[str, str], _Said] = field(default_factory=dict)
    options: dict[str, _Said] = field(default_factory=dict)
    repeated: dict[str, list[_Said]] = field(default_factory=lambda: {key: [] for key in REPEATED})
    moves: list[tuple[_Said, str]] = field(default_factory=list)
    end: int = 1


def at_line(refusal: Refusal, line: int) -> Refusal:
    return Refusal(refusal.code, {**refusal.facts, "line": line})


def decode(data: bytes) -> str | Refusal:
    """The text of a file, or why it cannot be one."""
    if len(data) > MOST_BYTES:
        return at_line(refuse("record-too-big", most=MOST_BYTES), 1)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return at_line(refuse("record-not-utf8"), data.count(b"\n", 0, error.start) + 1)


def read_record(text: str) -> Record | Refusal:
    """The one game of a file. A refusal names its line in `facts["line"]`."""
    records = read_records(text)
    if isinstance(records, Refusal):
        return records
    return records[0] if len(records) == 1 else at_line(refuse("record-several", count=len(records)), 1)


def read_records(text: str) -> list[Record] | Refusal:
    """The games of a file, at least one: those of a match stand one after the other, each with its own first line."""
    if len(text) > MOST_BYTES:
        return at_line(refuse("record-too-big", most=MOST_BYTES), 1)
    try:
        return [_understand(_sort(lines)) for lines in _games(text)]
    except _Stop as stop:
        return stop.refusal


# ---- first pass: which line speaks of what ---------------------------------------------------------------------------------------------------


def _games(text: str) -> list[list[tuple[int, str]]]:
    """The lines that say something, with their numbers, game by game."""
    lines = [(n, _without_comment(line)) for n, line in enumerate(text.split("\n"), 1)]
    lines = [(n, line) for n, line in lines if line]
    if not lines:
        raise _Stop(1, refuse("record-empty"))
    starts = [n for n, (_, line) in enumerate(lines) if n == 0 or line.split()[0] == FORMAT]
    return [lines[start:end] for start, end in zip(starts, [*starts[1:], len(lines)], strict=True)]


def _sort(lines: list[tuple[int, str]]) -> _Sheet:
    _check_format(*lines[0])
    sheet = _Sheet(end=lines[-1][0])
    for number, line in lines[1:]:
        _sort_line(sheet, number, line)
    return sheet


def _without_comment(line: str) -> str:
    """A # begins a comment at the start of a line or after a space, except inside a quoted text."""
    head, colon, value = line.partition(":")
    match = _QUOTED.fullmatch(value.strip())
    if colon and match and "#" not in head:
        return head.strip() + ": " + match[1] + _COMMENT.sub("", match[2]).rstrip()
    return _COMMENT.sub("", line).strip()


def _check_format(number: int, line: str) -> None:
    name, _, version = line.partition(" ")
    if name != FORMAT:
        raise _Stop(number, refuse("record-format", text=line[:SHOWN], expected=f"{FORMAT} {FORMAT_VERSION}"))
    if version.strip() != str(FORMAT_VERSION):
        raise _Stop(number, refuse("record-format-version", version=version.strip()[:SHOWN], known=FORMAT_VERSION))


def _sort_line(sheet: _Sheet, number: int, line: str) -> None:
    if move := _MOVE.fullmatch(line):
        sheet.moves.append((_Said(number, move[1]), move[2]))
        return
    match = _KEY.fullmatch(line)
    if not match:
        raise _Stop(number, refuse("record-line", text=line[:SHOWN]))
    key, which, said = match[1], match[2], _Said(number, match[3].strip())
    if key in REPEATED and which is None:
        sheet.repeated[key].append(said)
    elif key in ALONE and which is None:
        _once(sheet.values, key, said, key)
    elif key in BY_SEAT and which is not None:
        _once(sheet.by_seat, (key, which.lstrip("0")), said, f"{key} {which}")
    elif key == "option" and which is not None:
        _once(sheet.options, which, said, f"{key} {which}")
    else:
        raise _Stop(number, refuse("record-key", key=f"{key} {which or ''}".strip()[:SHOWN]))


def _once(found: dict[Any, _Said], key: Any, said: _Said, shown: str) -> None:
    if key in found:
        raise _Stop(said.line, refuse("record-twice", key=shown[:SHOWN], first=found[key].line))
    found[key] = said


# ---- second pass: what it means --------------------------------------------------------------------------------------------------------------


def _understand(sheet: _Sheet) -> Record:
    game = _game(sheet)
    players = _players(sheet, game)
    lines = {key: said.line for key, said in sheet.values.items()}
    lines |= {f"{key} {seat}": said.line for (key, seat), said in sheet.by_seat.items()}
    lines |= {key: said[-1].line for key, said in sheet.repeated.items() if said}
    options = _options(sheet, game, players)
    return Record(
        game=game,
        rules=game.version,
        options=options,
        number=_place_in_match(sheet),
        chairs=_chairs(sheet, players),
        order=_order(sheet, game, players, options),
        moves=[Move(_seat(said, players), _action(said.line, text, game), said.line) for said, text in sheet.moves],
        starts=_seat(sheet.values["starts"], players) if "starts" in sheet.values else None,
        secret=_hex(sheet, "secret"),
        commitment=_hex(sheet, "commitment"),
        scores=_scores(sheet, players),
        winners=_seats(sheet, "winner", players),
        lost=_lost(sheet, players),
        abandoned=_abandoned(sheet),
        lines=lines | {"end": sheet.end},
        card_lines=[said.line for said in sheet.repeated["order"] for _ in said.text.split()],
    )


def _needed(sheet: _Sheet, key: str) -> _Said:
    if key not in sheet.values:
        raise _Stop(sheet.end, refuse("record-missing", key=key))
    return sheet.values[key]


def _game(sheet: _Sheet) -> Game:
    said = _needed(sheet, "game")
    known = find(said.text)
    if isinstance(known, Refusal):
        raise _Stop(said.line, known)
    rules = _needed(sheet, "rules")
    game = find_version(said.text, rules.text)
    if isinstance(game, Refusal):
        raise _Stop(rules.line, game)
    return game


def _players(sheet: _Sheet, game: Game) -> int:
    said = _needed(sheet, "players")
    players = _number(said)
    if refusal := game.seats_refusal(players):
        raise _Stop(said.line, refusal)
    return players


def _options(sheet: _Sheet, game: Game, players: int) -> Options:
    """All options together, as one may need another that is written below it."""
    given = {name: _seat(said, players) if name in SEAT_OPTIONS else said.text for name, said in sheet.options.items()}
    read = _fitting(game, players, given)
    if isinstance(read, Refusal):
        raise _Stop(_at_fault(sheet, game, players, given, read), read)
    return read


def _fitting(game: Game, players: int, given: dict[str, Any]) -> Options | Refusal:
    read = game.read_options(given)
    return read if isinstance(read, Refusal) else game.dealable(players, read)


def _at_fault(sheet: _Sheet, game: Game, players: int, given: dict[str, Any], refusal: Refusal) -> int:
    """The line that brings the refusal about, reading from the top."""
    so_far: dict[str, Any] = {}
    for name, said in sheet.options.items():
        so_far[name] = given[name]
        if _fitting(game, players, so_far) == refusal:
            return said.line
    return sheet.end


def _chairs(sheet: _Sheet, players: int) -> list[Chair]:
    chairs = [Chair() for _ in range(players)]
    fields = {"seat": "name", "bot": "level", "words": "words"}
    for (key, which), said in sheet.by_seat.items():
        which, _, moves = which.partition(".") if key == "former" else (which, "", "")
        seat = _seat(_Said(said.line, which), players)
        if key == "former":
            chairs[seat].former.append((_number(_Said(said.line, moves)), _text(said, key)))
        if key in fields:
            setattr(chairs[seat], fields[key], _text(said, key))
    for seat in _seats(sheet, "after", players):
        chairs[seat].after = True
    return chairs


def _place_in_match(sheet: _Sheet) -> int:
    said = sheet.values.get("match", _Said(0, "1"))
    number = _number(said)
    if number < 1:
        raise _Stop(said.line, refuse("record-number", text=said.text[:SHOWN]))
    return number


def _order(sheet: _Sheet, game: Game, players: int, options: Options) -> list[int]:
    written = [(said.line, text) for said in sheet.repeated["order"] for text in said.text.split()]
    if not written:
        raise _Stop(sheet.end, refuse("record-missing", key="order"))
    order = [_card(line, text, game) for line, text in written]
    if refusal := wrong_cards(game, players, options, order):
        raise _Stop(written[refusal.facts.get("place", len(order)) - 1][0], refusal)
    return order


def _card(line: int, text: str, game: Game) -> int:
    card = game.notation.read_card(text)
    if isinstance(card, Refusal):
        raise _Stop(line, card)
    return card


def _action(line: int, text: str, game: Game) -> int:
    action = game.notation.read(text)
    if isinstance(action, Refusal):
        raise _Stop(line, action)
    return action


def _scores(sheet: _Sheet, players: int) -> dict[int, int]:
    scores = [(seat, said) for (key, seat), said in sheet.by_seat.items() if key == "score"]
    return {_seat(_Said(said.line, seat), players): _number(said) for seat, said in scores}


def _seats(sheet: _Sheet, key: str, players: int) -> list[int]:
    seats: set[int] = set()
    for said in sheet.repeated[key]:
        if not said.text:
            raise _Stop(said.line, refuse("record-number", text=""))
        seats |= {_seat(_Said(said.line, text), players) for text in said.text.split()}
    return sorted(seats)


def _lost(sheet: _Sheet, players: int) -> dict[int, Why]:
    """In the order of the lines."""
    said: list[tuple[_Said, Why]] = [(one, why) for why, key in LOST_BY.items() for one in sheet.repeated[key]]
    return {_seat(one, players): why for one, why in sorted(said, key=lambda each: each[0].line)}


def _abandoned(sheet: _Sheet) -> bool:
    said = sheet.values.get("abandoned")
    if said and said.text != AGREED:
        raise _Stop(said.line, refuse("record-line", text=f"abandoned: {said.text}"[:SHOWN]))
    return said is not None


def _hex(sheet: _Sheet, key: str) -> str | None:
    if key not in sheet.values:
        return None
    said = sheet.values[key]
    if not _HEX.fullmatch(said.text):
        raise _Stop(said.line, refuse("record-hex", key=key))
    return said.text.lower()


def _text(said: _Said, key: str) -> str:
    if not said.text.startswith('"'):
        return said.text
    try:
        text = json.loads(said.text)
        text.encode()  # half a character (a lone surrogate) is no text
    except ValueError:
        raise _Stop(said.line, refuse("record-text", key=key)) from None
    return text


def _seat(said: _Said, players: int) -> int:
    seat = _number(said)
    if not 1 <= seat <= players:
        raise _Stop(said.line, refuse("record-seat", seat=seat, players=players))
    return seat - 1


def _number(said: _Said) -> int:
    if not _NUMBER.fullmatch(said.text):
        raise _Stop(said.line, refuse("record-number", text=said.text[:SHOWN]))
    return int(said.text)
