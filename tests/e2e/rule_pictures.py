"""The pictures beside the rules, as files for the documentation: `python -m tests.e2e.rule_pictures`, or of some games: `… parade`.

They are the drawings of the browser's own rules pages, taken from there.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from sobremesa.i18n import has, rules_of

from .conftest import CHROMIUM, QUIET
from .serving import Server
from .visitors import arrive

PICTURES = Path(__file__).parents[2] / "docs" / "pictures" / "rules"
GAMES = ("parade", "coloretto", "jackrabbits")
STAND_ALONE = Path(__file__).with_name("stand_alone.js").read_text("utf-8").partition("\n")[2].rstrip().rstrip(";")


def drawn(game: str) -> list[str]:
    """The rules that have a picture."""
    return [rule for rule in rules_of(game) if has("en", f"{game}-picture-{rule}")]


def draw(browser: Browser, server: Server, game: str) -> None:
    page = arrive(browser, server.address, "en").goto(f"/rules/{game}").page
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    for rule in drawn(game):
        drawing = page.locator(f"figure[data-rule='{rule.replace('-', '.')}'] svg.scene[aria-label]").first
        drawing.wait_for()
        text = drawing.evaluate(STAND_ALONE)
        (PICTURES / f"{game}-{rule}.svg").write_text(text + "\n", "utf-8")
        print(f"docs/pictures/rules/{game}-{rule}.svg, {len(text)} bytes")


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET.split())
        server = Server(Path(folder)).start()
        try:
            for game in sys.argv[1:] or GAMES:
                draw(browser, server, game)
        finally:
            server.kill()
            browser.close()


if __name__ == "__main__":
    main()
