"""What the server draws results with: a sheet of letters for each typeface, and a scene of each game with room beside it. A browser draws them once;
they are kept the way the server reads them."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from sobremesa.server.posters import letters
from sobremesa.server.posters.png import Pixels, encoded

from .visitors import Visitor

FACES = {"title": ("650 52px Fraunces", 66), "text": ("600 36px Inter", 48)}
RANGES = ((0x20, 0x7E), (0xA1, 0x17E), (0x218, 0x21B))
MORE = "–—‘’‚“”„…·€♥♦♠♣−"
ROOM = 6  # pixels around a letter

DRAW = """async ([font, height, room, text]) => {
    await document.fonts.load(font);
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    pen.font = font;
    const wide = (some) => pen.measureText(some).width;
    let left = 0;
    const letters = {};
    for (const one of text) {
        const cell = Math.ceil(wide(one)) + 2 * room;
        letters[one] = [left, cell, wide(one)];
        left += cell;
    }
    const plain = [...text].filter((one) => /[A-Za-z.,]/.test(one));
    const pairs = {};
    for (const a of plain) for (const b of plain) {
        const closer = wide(a + b) - wide(a) - wide(b);
        if (Math.abs(closer) > 0.6) pairs[a + b] = Math.round(closer * 10) / 10;
    }
    const canvas = new OffscreenCanvas(left, height);
    const ink = canvas.getContext("2d");
    ink.font = font;
    ink.textBaseline = "alphabetic";
    for (const [one, [at]] of Object.entries(letters)) ink.fillText(one, at + room, Math.round(height * 0.76));
    const { data } = ink.getImageData(0, 0, left, height);
    const shades = new Uint8Array(left * height).map((_, n) => data[4 * n + 3]);
    return { letters, pairs, ...(await bytes(shades)) };
}"""
SCENE = """async (data) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (one) => one.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(picture, 0, 0);
    const dots = pen.getImageData(0, 0, picture.width, picture.height).data;
    return await bytes(dots.filter((_, n) => n % 4 < 3));
}"""
BYTES = """async function bytes(some) {
    const reader = new FileReader();
    await new Promise((done) => { reader.onload = done; reader.readAsDataURL(new Blob([some])); });
    return { data: reader.result.split(",")[1] };
}"""
# The tile of a game at the left of the screen, with nothing beside it.
ASIDE = """(tile) => {
    document.body.replaceChildren(tile);
    Object.assign(tile.style, { position: "fixed", inset: 0, zIndex: 99, borderRadius: 0, border: 0, outline: "none", boxShadow: "none" });
    Object.assign(tile.style, { padding: "0 740px 0 56px", alignContent: "center", gridTemplateRows: "auto auto", background: "#fffaf0" });
    for (const line of tile.querySelectorAll(".words > :not(b)")) line.remove();
    Object.assign(tile.querySelector(".words b").style, { fontSize: "52px" });
}"""


def evaluated(visitor: Visitor, script: str, given: Any) -> dict[str, Any]:
    return visitor.page.evaluate(f"(given) => {{ {BYTES} return ({script})(given); }}", given)


def pixels(found: dict[str, Any], *shape: int) -> Pixels:
    return np.frombuffer(base64.b64decode(found["data"]), np.uint8).reshape(shape)


def draw_letters(visitor: Visitor) -> None:
    visitor.goto("/").page.get_by_test_id("play-bots").wait_for()
    text = "".join(chr(code) for first, last in RANGES for code in range(first, last + 1)) + MORE
    for face, (font, height) in FACES.items():
        found = evaluated(visitor, DRAW, [font, height, ROOM, text])
        sheet = letters.Sheet(ROOM, found["letters"], found["pairs"])
        (letters.HERE / f"{face}.json").write_bytes(msgspec.json.encode(sheet) + b"\n")
        (letters.HERE / f"{face}.png").write_bytes(encoded(pixels(found, height, -1), 9))
        print(f"src/sobremesa/server/posters/{face}.png")


def draw_scene(visitor: Visitor, game: str, file: Path) -> None:
    tile = visitor.goto("/").page.get_by_test_id(f"game-{game}")
    tile.wait_for()
    visitor.page.wait_for_timeout(900)
    tile.evaluate(ASIDE)
    seen = visitor.page.screenshot()
    size = visitor.page.viewport_size
    assert size
    found = evaluated(visitor, SCENE, base64.b64encode(seen).decode())
    file.write_bytes(encoded(pixels(found, size["height"], size["width"], 3), 9))
    print(f"web/public/preview/{file.name}")
