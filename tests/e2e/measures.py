"""What can be measured on a page, in any state: axe, overflow, the size of targets, the words on it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

from playwright.sync_api import Locator, Page, ViewportSize

from .visitors import DESKTOP, PHONE

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
FINGER = 44  # CSS pixels
LIGHTS: tuple[tuple[Literal["light", "dark"], tuple[str, ...]], ...] = (("light", ()), ("dark", ("color-contrast",)))

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
# Whatever can be pressed, and every card of a line, must be found under its own middle once it is scrolled to; words are neither cut nor covered.
AMISS = """async (primary) => {
    const found = new Set();
    const next = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const called = (one) => `${one.tagName.toLowerCase()}.${one.dataset?.testid ?? [...one.classList].slice(0, 2).join(".")}`
        + ` “${(one.ariaLabel ?? one.textContent).trim().replace(/\\s+/g, " ").slice(0, 30)}”`;
    const unseen = (one) => !one.checkVisibility({ visibilityProperty: true }) || one.closest(".sr-only, .skip")
        || getComputedStyle(one).clipPath !== "none";
    const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
    const within = (box) => box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    const catcher = (one) => (getComputedStyle(one).pointerEvents === "none" ? catcher(one.parentElement) : one);
    const over = (one, box, words) => {
        const top = document.elementFromPoint(...middle(box));
        const room = words && top?.closest(".link"); // a finger's room around a link hides nothing
        return room || (top && catcher(one).contains(top)) ? null : top ? called(top) : "the edge of the screen";
    };
    const boxOf = (one, words) => {
        if (!words) return one.getClientRects()[0];
        const range = document.createRange();
        range.selectNodeContents(words);
        return range.getClientRects()[0];
    };
    const reach = (one, what, words = null) => {
        if (!over(one, boxOf(one, words), words)) return;
        one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        one.scrollTop += middle(boxOf(one, words))[1] - middle(one.getBoundingClientRect())[1]; // where it scrolls by itself
        const hides = over(one, boxOf(one, words), words);
        if (hides) found.add(`${what} ${called(one)} is under ${hides}`);
    };
    const fits = (one, words) => {
        let block = one;
        while (getComputedStyle(block).display === "inline") block = block.parentElement;
        const { overflowX, overflowY } = getComputedStyle(block);
        const cuts = (how) => how === "hidden" || how === "clip";
        if (cuts(overflowX) && block.scrollWidth > block.clientWidth + 1) found.add(`words cut: ${called(block)}`);
        if (cuts(overflowY) && block.scrollHeight > block.clientHeight + 1) found.add(`words cut below: ${called(block)}`);
        const holder = one.closest("button, .button, td, th")?.getBoundingClientRect();
        const box = words && boxOf(one, words);
        if (holder && box && (box.left < holder.left - 1 || box.right > holder.right + 1)) found.add(`words stick out of ${called(one)}`);
    };
    const look = (root) => {
        for (const one of root.querySelectorAll("button, a[href], input, select, summary, [data-testid=line-card]"))
            if (!unseen(one) && one.getClientRects().length) reach(one, "");
        const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            const words = walk.currentNode;
            const one = words.parentElement;
            if (!words.data.trim() || unseen(one) || one.closest("[data-testid=map], .card, svg, option") || !boxOf(one, words)) continue;
            fits(one, words);
            reach(one, "words", words);
        }
    };
    const least = (selector, width, height = 0) => {
        for (const one of document.querySelectorAll(selector)) {
            const box = one.getBoundingClientRect();
            if (box.width < width || box.height < height) found.add(`${called(one)} is ${box.width.toFixed()} × ${box.height.toFixed()}`);
        }
    };

    await next();
    await next(); // what is measured by the page itself is laid out anew
    const page = document.documentElement;
    for (const one of page.scrollWidth > page.clientWidth ? document.querySelectorAll("body *") : [])
        if (one.getBoundingClientRect().right > page.clientWidth + 1) found.add(`the page is ${page.scrollWidth} wide: ${called(one)}`);
    for (const there of [0, page.scrollHeight]) {
        scrollTo({ top: there, behavior: "instant" });
        for (const one of primary ? document.querySelectorAll(primary) : [])
            if (!within(one.getBoundingClientRect()) || over(one, boxOf(one))) found.add(`${called(one)} is not in view at ${scrollY}`);
    }
    if (primary && !document.querySelector(primary)) found.add(`no ${primary}`);
    for (const one of document.querySelectorAll("section.line"))
        if (getComputedStyle(one).overflowY !== "visible" && one.scrollHeight > one.clientHeight + 1)
            found.add(`both ends of ${called(one)} cannot be seen at once`);
    least("[data-testid=preview], [data-testid=ask]", 180);
    least("[data-testid=hand-card]", 44, 60);
    least("[data-testid=line-card]", 32);
    least("[data-testid=map]", 180, 180);
    look(document.getElementById("app"));
    const sheet = document.querySelector("[data-testid=scores]");
    if (sheet) {
        sheet.click();
        await next();
        look(document.querySelector("aside.open"));
        document.querySelector("aside.open button").click();
        await next();
    }
    scrollTo(0, 0);
    return [...found];
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
    """No violation on a desk and on a phone, by day and by night; nothing sticks out at the side."""
    found = troubles(page, state, [DESKTOP, PHONE])
    page.set_viewport_size(DESKTOP)
    assert found == [], "\n".join(found)


def troubles(page: Page, state: str, screens: list[ViewportSize]) -> list[str]:
    """What axe finds on these screens by day; on the last also by night, which changes nothing but colours; and what sticks out at the side."""
    found: list[str] = []
    for size in screens:
        page.set_viewport_size(size)
        screen = f"{size['width']} × {size['height']}"
        for light, rules in LIGHTS if size is screens[-1] else LIGHTS[:1]:
            page.emulate_media(color_scheme=light, reduced_motion="reduce")
            found += [f"{state}, {screen}, {light}: {one}" for one in axe(page, *rules)]
        found += [f"{state}, {screen}: {one} sticks out" for one in overflow(page)]
    return found


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


def amiss(page: Page, primary: str = "") -> list[str]:
    """What cannot be reached, is covered, cut or too small, on the table and in its drawer; wherever the page is scrolled to, the `primary` action
    must be in view."""
    return page.evaluate(AMISS, primary)
