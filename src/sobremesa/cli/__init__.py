"""The command `sobremesa`. What a command needs is imported when it runs: starting is fast."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper

from ..core.errors import Refusal, refuse
from ..core.folders import Unwritable
from ..i18n import LANGUAGES, known_language, system_language
from .refusing import complain, wants_json

INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> None:
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: list[str]) -> int:
    """The exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot write é should not end the game
    tokens, language = take_language(arguments)
    if isinstance(language, Refusal):
        return complain(system_language(), language, wants_json(tokens))
    try:
        return obey(tokens, language)
    except Unwritable as error:  # whichever command needed compiled code
        return complain(language, refuse("setting-cache", value=str(error.folder)), wants_json(tokens))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # `sobremesa … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def obey(tokens: list[str], language: str) -> int:
    from cyclopts import CycloptsError

    from .app import build
    from .usage import explain

    aloud = not tokens or any(text.startswith("-h") or text == "--help" for text in tokens)
    app = build(language, aloud, asked=tokens[0] if tokens and tokens[0] not in ("-h", "--help") else "")
    try:
        outcome = app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        return complain(language, explain(error), wants_json(tokens))
    if isinstance(outcome, Refusal):
        return complain(language, outcome, wants_json(tokens))
    return outcome if isinstance(outcome, int) else 0


def take_language(arguments: list[str]) -> tuple[list[str], str | Refusal]:
    """`--language` may stand anywhere; everything said after it depends on it, so it is read first."""
    rest = list(arguments)
    wanted = None
    for index, text in enumerate(arguments):
        if text == "--":
            break
        if text == "--language":
            wanted = arguments[index + 1] if index + 1 < len(arguments) else ""
            rest = [*arguments[:index], *arguments[index + 2 :]]
            break
        if text.startswith("--language="):
            wanted = text.partition("=")[2]
            rest = [*arguments[:index], *arguments[index + 1 :]]
            break
    if wanted is None:
        return rest, system_language()
    return rest, known_language(wanted) or refuse(
        "unknown-language", wanted=wanted[:40], languages=", ".join(LANGUAGES)
    )
