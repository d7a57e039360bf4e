"""Movement helps the eye to follow; whoever asks their system for less gets none."""

from __future__ import annotations

from playwright.sync_api import Page

from .pages import Front

# Fading in place is no movement.
COUNT = """
    window.moved = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, ...how) {
        if (JSON.stringify(frames).includes("transform")) window.moved++;
        return animate.call(this, frames, ...how);
    };
    addEventListener("transitionrun", (event) => {
        const lasting = event.target.getAnimations().some((one) => one.effect.getTiming().duration > 1);
        if (lasting && /transform|translate|rotate|scale|left|top/.test(event.propertyName)) window.moved++;
    }, true);
"""


def moves_in_two_turns(visitor) -> int:
    page: Page = visitor.page
    visitor.context.add_init_script(COUNT)
    table = Front(visitor).play_bots()
    table.take_turn()
    table.take_turn()
    table.wait_for_turn()
    return page.evaluate("window.moved")


def test_cards_travel(server, visit):
    assert moves_in_two_turns(visit(server, motion=True)) > 0


def test_reduced_motion_is_honoured(server, visit):
    assert moves_in_two_turns(visit(server)) == 0
