"""What the command line could not make sense of, as a coded refusal."""

from __future__ import annotations

from typing import Any

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
)

from ..core.errors import Refusal, refuse


def explain(error: CycloptsError) -> Refusal:
    match error:
        case UnknownCommandError():
            return refuse("cli-unknown-command", text=first(error.unused_tokens))
        case UnknownOptionError():
            return refuse("cli-unknown-flag", text=shown(error.token.keyword or error.token.value))
        case MissingArgumentError():
            return refuse("cli-missing", flag=name_of(error.argument))
        case CoercionError():
            value = error.token.value if error.token else ""
            return refuse("cli-value", flag=name_of(error.argument), text=shown(value))
        case _:
            return refuse("cli-usage", text=first(error.unused_tokens or error.root_input_tokens))


def name_of(argument: Any) -> str:
    """`--players`, or GAME for one without a flag."""
    name = argument.name if argument is not None else ""
    return name if name.startswith("-") else name.upper()


def first(tokens: list[str] | None) -> str:
    return shown(tokens[0]) if tokens else ""


def shown(text: str) -> str:
    return text[:40]
