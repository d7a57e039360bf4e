"""`sobremesa analyse`: what each decision of a recorded game was worth."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ..core.errors import Refusal, refuse
from ..i18n import say, seat_name
from ..table.records import Record
from ..terminal.titles import game_title
from .arena_text import columns, decimal, percent
from .pictures import save_picture, why_not_picture
from .progress import bar, compiling
from .records import disagreement, load, why_not_files
from .refusing import complain, show_error

if TYPE_CHECKING:
    from ..bots.hindsight import Decision
    from ..lab.analysis import Analysis
    from ..lab.analysis_picture import Words

DISAGREES = 1
MOST_BUDGET = 10**8
MOST_SECONDS = 3600.0
MOST_JOBS = 256


def analyse(
    language: str, file: str, budget: int, seconds: float, jobs: int, plot: Path | None, as_json: bool
) -> int | Refusal:
    refusal = why_not_files([file]) or why_not_numbers(budget, seconds, jobs)
    if refusal is None and plot:
        refusal = why_not_picture(plot)
    if refusal:
        return refusal
    records = load(file)
    if isinstance(records, Refusal):
        tell(disagreement(language, file, records), as_json)
        return DISAGREES
    if wrong := first_wrong(records):
        tell(disagreement(language, file, *wrong), as_json)
        return DISAGREES
    found = study(language, records, budget, seconds, jobs or os.cpu_count() or 1)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        print("\n".join(line for one in found for line in lines_of(language, one)))
    refusal = draw(language, found, plot) if plot else None
    return complain(language, refusal) if refusal else 0  # beside the answer, which stands alone on standard output


def tell(wrong: dict[str, Any], as_json: bool) -> None:
    if as_json:
        show_error(wrong["code"], wrong["reason"], **{key: wrong[key] for key in ("file", "line", "facts")})
    else:
        print(wrong["text"])


def why_not_numbers(budget: int, seconds: float, jobs: int) -> Refusal | None:
    for flag, value, fits in (
        ("--budget", budget, 1 <= budget <= MOST_BUDGET),
        ("--seconds", seconds, 0 < seconds <= MOST_SECONDS),
        ("--jobs", jobs, 0 <= jobs <= MOST_JOBS),
    ):
        if not fits:
            return refuse("cli-value", flag=flag, text=str(value)[:40])
    return None


def first_wrong(records: Sequence[Record]) -> tuple[Refusal, Record] | None:
    """What does not hold, and the game it is about: its cards and players have names of their own."""
    from ..lab.analysis import why_not

    return next(((refusal, record) for record in records for refusal in why_not(record)), None)


def study(language: str, records: Sequence[Record], budget: int, seconds: float, jobs: int) -> list[Analysis]:
    from ..bots import bound
    from ..lab.analysis import analyse as look_at

    with compiling(language, records[0].game.name) as progress:
        bound(records[0].game, progress)
    total = sum(len(record.moves) for record in records)
    found: list[Analysis] = []
    with bar(lambda: say(language, "analyse-thinking", moves=total)) as advance:
        for record in records:
            before = sum(len(one.decisions) for one in found)
            told = lambda done, _, before=before: advance(before + done, total)  # noqa: E731
            found.append(look_at(record, budget, seconds, jobs, told))
    return found


# ---- as text -----------------------------------------------------------------------------------------------------------------------------------


def lines_of(language: str, one: Analysis) -> Iterator[str]:
    title, names = game_title(language, one.game), names_of(language, one)
    facts = {"game": title, "players": one.players, "moves": len(one.decisions), "number": one.number}
    yield say(language, "analyse-heading", **facts)
    yield ""
    heads = ("move", "seat", "played", "chance", "points", "best", "best-chance", "best-points", "lost")
    rows = [row(language, decision, names) for decision in one.decisions]
    yield from columns([[say(language, f"analyse-{head}") for head in heads], *rows], left=(0, 1, 2, 5))
    yield ""
    yield from worst(language, one, names)
    for seat, name in enumerate(names):
        yield say(language, "analyse-mean", seat=name, lost=percent(language, one.lost[seat]))
    yield ""


def row(language: str, decision: Decision, names: Sequence[str]) -> list[str]:
    start = [str(decision.ply + 1), names[decision.seat], decision.played]
    value = decision.value
    mine = [percent(language, value.chance), decimal(language, value.points)] if value else ["", ""]
    if not decision.best:
        return [*start, *mine, say(language, "analyse-forced"), "", "", ""]
    best = decision.best[0]
    lost = "" if decision.lost is None else percent(language, decision.lost)
    return [*start, *mine, best.notation, percent(language, best.chance), decimal(language, best.points), lost]


def worst(language: str, one: Analysis, names: Sequence[str]) -> Iterator[str]:
    if not one.blunders:
        yield say(language, "analyse-no-blunders")
        return
    yield say(language, "analyse-blunders")
    for ply in one.blunders:
        decision = one.decisions[ply]
        assert decision.value
        yield "  " + say(
            language,
            "analyse-blunder",
            move=ply + 1,
            seat=names[decision.seat],
            played=decision.played,
            chance=percent(language, decision.value.chance),
            best=decision.best[0].notation,
            best_chance=percent(language, decision.best[0].chance),
        )


def names_of(language: str, one: Analysis) -> list[str]:
    """Two bots of a level have one name: then the seat's number tells them apart."""
    named = [seat_name(language, one.names, seat) for seat in range(one.players)]
    return [f"{name} {seat + 1}" if named.count(name) > 1 else name for seat, name in enumerate(named)]


# ---- as a picture --------------------------------------------------------------------------------------------------------------------------------


def draw(language: str, found: Sequence[Analysis], plot: Path) -> Refusal | None:
    from ..lab.analysis_picture import draw as draw_chart

    return save_picture(plot, draw_chart(found, words_of(language, found[0])))


def words_of(language: str, one: Analysis) -> Words:
    from ..lab.analysis_picture import Words

    return Words(
        title=say(language, "analyse-title", game=game_title(language, one.game)),
        chance=say(language, "analyse-chance-long"),
        moves=say(language, "analyse-move-axis"),
        blunder=say(language, "analyse-blunder-mark"),
        names=names_of(language, one),
    )
