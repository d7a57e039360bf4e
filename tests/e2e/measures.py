"""What can be measured on a page, in any state: axe, overflow, the size of targets, the words on it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Locator, Page

from .visitors import DESKTOP, PHONE

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
FINGER = 44  # CSS pixels

RUN_AXE = """async (rules) => {
    // Colours on their way from one light to another are no colours to judge.
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})));
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
    return violations.map(({ id, help, nodes }) =>
        `${id}: ${help}\\n` + nodes.map((node) => `    ${node.target}  ${node.failureSummary}`).join("\\n"));
}"""
OVERFLOW = """() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll("body *")]
        .filter((one) => one.getBoundingClientRect().right > width + 1)
        .map((one) => `${one.tagName} ${one.className}`);
}"""
WORDS = """() => {
    const words = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown = (one) => one.checkVisibility({ visibilityProperty: true });
    while (walk.nextNode()) {
        const text = walk.currentNode.data.trim();
        const parent = walk.currentNode.parentElement;
        const done = parent.closest("[role=log]"); // said already, in the language of then
        if (text && !done && (shown(parent) || parent.closest("option"))) words.add(text);
    }
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
        for (const one of document.querySelectorAll(`[${name}]`)) words.add(one.getAttribute(name));
    return [...words];
}"""


@cache
def axe_source() -> str:
    return AXE.read_text("utf-8")


def axe(page: Page, *rules: str) -> list[str]:
    """What axe finds wrong with the page as it is now; by these rules alone, if any are named."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(axe_source())
    return page.evaluate(RUN_AXE, list(rules) or None)


def accessible(page: Page, state: str) -> None:
    """No violation on any screen and in any light, which changes nothing but colours; nothing sticks out at the side."""
    found: list[str] = []
    for screen, size in {"desk": DESKTOP, "phone": PHONE}.items():
        page.set_viewport_size(size)
        for light, rules in {"light": (), "dark": ("color-contrast",)}.items():
            page.emulate_media(color_scheme=light, reduced_motion="reduce")
            found += [f"{state}, {screen}, {light}: {one}" for one in axe(page, *rules)]
        found += [f"{state}, {screen}: {one} sticks out" for one in overflow(page)]
    page.set_viewport_size(DESKTOP)
    assert found == [], "\n".join(found)


def overflow(page: Page) -> list[str]:
    """What sticks out at the side."""
    return page.evaluate(OVERFLOW)


def words(page: Page) -> set[str]:
    """Every text a person sees or hears on the page."""
    return set(page.evaluate(WORDS))


def too_small(*targets: Locator) -> list[str]:
    """Targets a finger would miss."""
    found: list[str] = []
    for target in targets:
        for one in target.all():
            box = one.bounding_box()
            if box and (round(box["width"]) < FINGER or round(box["height"]) < FINGER):
                found.append(f"{one}: {box['width']:.0f} × {box['height']:.0f}")
    return found
