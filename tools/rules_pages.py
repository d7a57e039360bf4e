"""The rules of every game in every language, as pages of the documentation: from the sentences that the table itself shows.

python tools/rules_pages.py            # writes docs/rules/<language>/<game>.md, which `make docs` builds and nobody edits
"""

from __future__ import annotations

import sys
from pathlib import Path

from sobremesa.games.registry import BUILT_IN
from sobremesa.i18n import LANGUAGES, bundle, has, say

DOCS = Path(__file__).parents[1] / "docs"
GAMES = [game.name for game in BUILT_IN]


def rules_of(game: str) -> list[str]:
    """`3b`, `5-1`: in the order they are written."""
    prefix = f"{game}-rule-"
    return [id.removeprefix(prefix) for id in bundle("en").ids() if id.startswith(prefix)]


def page(game: str, language: str) -> str:
    title = say(language, "rules-of", game=say(language, f"{game}-name"))
    others = (f"[{say(one, f'language-{one}')}](../{one}/{game}.md)" for one in LANGUAGES if one != language)
    has_picture = (DOCS / "pictures" / f"{game}.png").exists()
    picture = [f"![{title}](../../pictures/{game}.png)"] if has_picture else []
    head = [f"# {title}", " · ".join(others), *picture]
    return "\n\n".join([*head, *(paragraph(game, rule, language) for rule in rules_of(game))]) + "\n"


def paragraph(game: str, rule: str, language: str) -> str:
    """The rule with its number, and its example below."""
    text = f"**{rule.replace('-', '.')}** · {say(language, f'{game}-rule-{rule}')}"
    id = f"{game}-example-{rule}"
    return f"{text}\n\n> {say(language, 'rule-example', example=say(language, id))}" if has(language, id) else text


def write(docs: Path) -> list[Path]:
    written = []
    for language in LANGUAGES:
        for game in GAMES:
            file = docs / "rules" / language / f"{game}.md"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(page(game, language), "utf-8")
            written.append(file)
    return written


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS)
