"""The rules of every game in every language, as pages of the documentation: from the sentences that the table itself shows.

python tools/rules_pages.py            # writes docs/rules/<language>/<game>.md, which `make docs` builds and nobody edits
"""

from __future__ import annotations

import sys
from pathlib import Path

from sobremesa.games.registry import BUILT_IN
from sobremesa.i18n import LANGUAGES, has, rules_of, say

DOCS = Path(__file__).parents[1] / "docs"
GAMES = [game.name for game in BUILT_IN]
RULING = "[R]"


def page(game: str, language: str) -> str:
    title = say(language, "rules-of", game=say(language, f"{game}-name"))
    head = [f"# {title}", others(game, language), *table(game, title), f"{say(language, 'rules-intro')}"]
    told = ["\n\n".join(parts(game, rule, language)) for rule in rules_of(game)]
    return "\n\n".join([*head, *told, *foot(game, language)]) + "\n"


def others(game: str, language: str) -> str:
    return " · ".join(f"[{say(one, f'language-{one}')}](../{one}/{game}.md)" for one in LANGUAGES if one != language)


def table(game: str, title: str) -> list[str]:
    return [f"![{title}](../../pictures/{game}.png)"] if (DOCS / "pictures" / f"{game}.png").exists() else []


def parts(game: str, rule: str, language: str) -> list[str]:
    """The rule with its number; its example, its picture and its small print below."""

    def said(part: str) -> str:
        id = f"{game}-{part}-{rule}"
        return say(language, id) if has(language, id) else ""

    found = [f"**{rule.replace('-', '.')}** · {said('rule')}"]
    if example := said("example"):
        found.append(f"> {say(language, 'rule-example', example=example)}")
    if picture := said("picture"):
        found.append(f"![{picture}](../../pictures/rules/{game}-{rule}.svg)")
    if detail := said("detail"):
        found.append(f"*{say(language, 'rule-detail')}:* {detail}")
    return found


def foot(game: str, language: str) -> list[str]:
    """Which rules hold a ruling of ours, and what that is."""
    ruled = [rule.replace("-", ".") for rule in rules_of(game) if RULING in say(language, f"{game}-detail-{rule}")]
    said = [
        "---",
        f"{say(language, 'rules-ruling')} {say(language, 'rules-rulings', rules=', '.join(ruled))}",
    ]
    sources = DOCS / "rules" / f"{game}-sources.md"
    return [*(said if ruled else []), *([f"[{say(language, 'rules-sources')}](../{sources.name})"] * sources.exists())]


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
