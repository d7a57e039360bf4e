"""One click from the front page to a game against bots."""

from __future__ import annotations

from playwright.sync_api import expect

from .pages import Front, ParadeTable
from .serving import Server


def test_one_click_a_whole_game_and_another(server, visit):
    """With everything as a stranger finds it: three beginners, calm pace; then at once, so that it ends today."""
    visitor = visit(server, prefs={})
    page = visitor.page
    table = Front(visitor).play_bots()
    expect(table.hand).to_have_count(5)
    expect(table.line.first).to_be_visible()  # how many depends on which bots have played already
    hurry(page)

    seen = []
    while (turn := table.wait_for_turn()) == "play":
        if page.get_by_test_id("last-round").count():
            seen.append("last round")
        table.play()
    assert "last round" in seen
    assert turn == "discard"
    expect(table.hand).to_have_count(4)
    table.discard()

    final_scoring(table)
    page.get_by_test_id("rematch").click()
    again = ParadeTable(page)
    expect(again.hand).to_have_count(5)
    assert again.wait_for_turn() == "play"


def hurry(page) -> None:
    page.get_by_test_id("settings").click()
    page.get_by_role("button", name="at once").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def final_scoring(table: ParadeTable) -> None:
    """The kept cards, then colour by colour, then who won."""
    page = table.page
    expect(table.final).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()  # stops it from running by itself
    for _ in range(7):
        page.get_by_test_id("final-next").click()
    expect(table.final).to_have_attribute("data-step", "7")
    expect(table.final).to_contain_text("win")
    points = [int(cell.inner_text()) for cell in table.final.locator("td.sum").all()]
    assert len(points) == 4
    first = table.final.locator(".ranks li").first
    expect(first).to_contain_text(str(min(points)))


def test_on_a_new_machine_the_table_says_that_its_bots_play_by_instinct(client, tmp_path, visit):
    server = Server(tmp_path, SOBREMESA_CACHE=str(tmp_path / "cache")).start()
    try:
        visitor = visit(server)
        page, table = visitor.page, Front(visitor).play_bots()
        expect(page.get_by_test_id("warming")).to_have_text("The bots are warming up: for now they play by instinct.")
        assert table.wait_for_turn() == "play"
    finally:
        server.stop()
