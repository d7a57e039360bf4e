"""`sobremesa check` and `sobremesa verify`: one line a file, and the exit status."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..core.errors import Refusal, refuse
from ..i18n import reason, say
from ..table import check as judge
from ..table.parsing import decode, read_records
from ..table.records import MOST_BYTES, Record

DISAGREES = 1


def check(language: str, files: Sequence[str], as_json: bool) -> int | Refusal:
    if refusal := why_not_files(files):
        return refusal
    return report([check_file(language, file) for file in files], as_json)


def verify(language: str, files: Sequence[str], as_json: bool) -> int | Refusal:
    if refusal := why_not_files(files):
        return refusal
    return report([verify_file(language, file) for file in files], as_json)


def why_not_files(files: Sequence[str]) -> Refusal | None:
    """A dash alone is standard input; what else begins with one was meant as a flag."""
    if not files:
        return refuse("cli-missing", flag="FILE")
    flag = next((file for file in files if file.startswith("-") and file != "-"), None)
    return refuse("cli-unknown-flag", text=flag[:40]) if flag else None


def report(answers: Sequence[dict[str, Any]], as_json: bool) -> int:
    if as_json:
        shown = [{key: value for key, value in answer.items() if key != "text"} for answer in answers]
        print(json.dumps(shown, ensure_ascii=False, indent=2))
    else:
        for answer in answers:
            print(answer["text"])
    return 0 if all(answer["ok"] for answer in answers) else DISAGREES


def check_file(language: str, file: str) -> dict[str, Any]:
    records = load(file)
    if isinstance(records, Refusal):
        return disagreement(language, file, records)
    found = [(refusal, record) for record in records for refusal in judge.check(record)]
    if found:
        listed = [said(language, refusal, record) for refusal, record in found]
        return disagreement(language, file, *found[0]) | {"disagreements": listed}
    facts = facts_of(records)
    return {"file": file, "ok": True, **facts, "text": say(language, "terminal-check-ok", file=file, **facts)}


def facts_of(records: Sequence[Record]) -> dict[str, Any]:
    first, moves = records[0], sum(len(record.moves) for record in records)
    return {
        "game": first.game.name,
        "rules": first.rules,
        "players": first.players,
        "games": len(records),
        "moves": moves,
    }


def verify_file(language: str, file: str) -> dict[str, Any]:
    records = load(file)
    if isinstance(records, Refusal):
        return disagreement(language, file, records) | {"proven": []}
    answer: dict[str, Any] = {"file": file, "ok": True, "text": say(language, "terminal-proof-ok", file=file)}
    steps: list[judge.Proven] = []
    for record in records:
        proof = judge.verify(record)
        steps += proof.steps
        if proof.refusal:
            answer = disagreement(language, file, proof.refusal, record)
            break
    told = (say(language, f"terminal-proof-{step.code}", **step.facts) for step in steps)
    text = "\n".join([answer["text"], *(f"    {step}" for step in told)])
    return answer | {"proven": [step.code for step in steps], "text": text}


def disagreement(language: str, file: str, refusal: Refusal, record: Record | None = None) -> dict[str, Any]:
    answer = said(language, refusal, record)
    where = f"{file}:{answer['line']}" if answer["line"] else file
    return {"file": file, "ok": False, **answer, "text": f"{where}: {answer['reason']}"}


def said(language: str, refusal: Refusal, record: Record | None) -> dict[str, Any]:
    facts = {key: value for key, value in refusal.facts.items() if key != "line"}
    game = record.game if record else None
    names = [chair.name for chair in record.chairs] if record else []
    text = reason(language, refusal, game, names)
    return {"line": refusal.facts.get("line", 0), "code": refusal.code, "facts": facts, "reason": text}


def load(file: str) -> list[Record] | Refusal:
    data = read_bytes(file)
    if isinstance(data, Refusal):
        return data
    text = decode(data)
    return text if isinstance(text, Refusal) else read_records(text)


def read_bytes(file: str) -> bytes | Refusal:
    """A little more than a record may have: enough to know that it is too big. `-` is standard input."""
    try:
        if file == "-":
            return sys.stdin.buffer.read(MOST_BYTES + 1)
        with Path(file).open("rb") as stream:
            return stream.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return refuse("file-missing", file=file)
    except (OSError, ValueError):
        return refuse("file-unreadable", file=file)
