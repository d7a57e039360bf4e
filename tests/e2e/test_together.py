"""Friends by link: two finish a game, through reloads and a lost network, while a third watches."""

from __future__ import annotations

from playwright.sync_api import expect

from sobremesa.i18n import say

from .pages import ParadeTable, open_table, play_together, sit, switch_language
from .visitors import Visitor


def test_two_finish_a_game_by_link_and_a_third_watches(server, visit):
    ana, bea, cal = visit(server, language="es"), visit(server, language="fr"), visit(server)
    link = open_table(ana, "open")
    theirs = sit(bea, link, name="Béa")
    mine = ParadeTable(ana.page)
    expect(mine.hand).to_have_count(5)
    watch(cal, link)

    played_at_least = lambda plies: lambda: ply(ana) >= plies  # noqa: E731
    play_together(mine, theirs, until=played_at_least(3))
    a_reload_changes_nothing(bea, theirs)
    a_phrase_is_read_in_their_own_language(ana, bea)
    play_together(mine, theirs, until=played_at_least(6))
    the_network_goes_and_comes(ana, mine, theirs)
    play_together(mine, theirs)

    expect(cal.page.get_by_test_id("final")).to_be_visible()
    assert final_points(ana) == final_points(bea) == final_points(cal)
    the_watcher_never_saw_a_hand(cal)


def watch(visitor: Visitor, link: str) -> None:
    visitor.page.goto(link)
    expect(visitor.page.get_by_test_id("line-card")).to_have_count(6)
    expect(visitor.page.get_by_test_id("status")).to_contain_text("is choosing")


def ply(visitor: Visitor) -> int:
    return visitor.told()[-1]["table"]["ply"]


def a_reload_changes_nothing(visitor: Visitor, table: ParadeTable) -> None:
    hand, line, status = table.cards(), table.line.all_inner_texts(), table.status.inner_text()
    visitor.page.reload()
    expect(table.hand).to_have_count(5)
    assert (table.cards(), table.line.all_inner_texts(), table.status.inner_text()) == (hand, line, status)


def a_phrase_is_read_in_their_own_language(ana: Visitor, bea: Visitor) -> None:
    ana.page.get_by_test_id("phrase-well-played").click()
    expect(ana.page.get_by_test_id("chat-line")).to_contain_text(say("es", "phrase-well-played"))
    expect(bea.page.get_by_test_id("chat-line")).to_contain_text(say("fr", "phrase-well-played"))
    expect(bea.page.get_by_test_id("announcer")).to_contain_text(say("fr", "phrase-well-played"))
    switch_language(bea.page, "en")
    expect(bea.page.get_by_test_id("chat-line")).to_contain_text(say("en", "phrase-well-played"))
    switch_language(bea.page, "fr")


def the_network_goes_and_comes(visitor: Visitor, mine: ParadeTable, theirs: ParadeTable) -> None:
    """Cut off, a person can still play: the move goes out when the network is back."""
    play_together(theirs, until=mine.yours.count)
    visitor.context.set_offline(True)
    expect(visitor.page.get_by_test_id("offline")).to_be_visible()
    value = mine.cards()[0]
    mine.card(value).click()
    mine.play_button.click()
    visitor.context.set_offline(False)
    expect(visitor.page.get_by_test_id("offline")).to_have_count(0)
    mine.wait_until_gone(value)
    theirs.yours.wait_for()


def final_points(visitor: Visitor) -> list[str]:
    visitor.page.get_by_test_id("final-result").click()
    return visitor.page.get_by_test_id("final").locator("td.sum").all_inner_texts()


def the_watcher_never_saw_a_hand(cal: Visitor) -> None:
    assert cal.page.get_by_test_id("hand-card").count() == 0
    games = [message["game"] for message in cal.told() if message.get("game")]
    assert len(games) > 10
    assert all(game["hand"] == [] and game["moves"] == [] and game["pairs"] == [] for game in games)
    events = [event for message in cal.told() for event in message["events"]]
    assert {"parade-drew-card", "parade-discarded"}.isdisjoint(event["code"] for event in events)
