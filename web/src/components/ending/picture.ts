// A drawing of the page as a PNG. It has to stand alone: its colours written out, its letters and its patterns brought along.
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";

const SHARP = 2;
const LOOKS = ["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "opacity"];
const LETTERS = ["font-family", "font-weight", "font-size", "letter-spacing", "text-anchor"];
const FONTS: Record<string, string> = { Fraunces: fraunces, Inter: inter };

export async function draw(svg: SVGSVGElement): Promise<Blob> {
  const alone = standAlone(svg);
  alone.prepend(await lettering());
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(alone))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [svg.width.baseVal.value * SHARP, svg.height.baseVal.value * SHARP];
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => canvas.toBlob((made) => (made ? done(made) : fail(new Error("no picture"))), "image/png"));
}

function standAlone(svg: SVGSVGElement): SVGSVGElement {
  const used = new Set<string>();
  const copy = lookAlike(svg, used);
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  for (const id of used) {
    const pattern = document.getElementById(id);
    if (pattern) defs.append(lookAlike(pattern, new Set()));
  }
  copy.prepend(defs);
  return copy as SVGSVGElement;
}

/** A copy with everything the style sheets say about it written on it; `used` learns which patterns it refers to. */
function lookAlike(original: Element, used: Set<string>): Element {
  const copy = original.cloneNode(true) as Element;
  const copies = [copy, ...copy.querySelectorAll("*")];
  [original, ...original.querySelectorAll("*")].forEach((one, index) => {
    const style = getComputedStyle(one);
    const twin = copies[index]!;
    for (const name of one.tagName === "text" ? [...LOOKS, ...LETTERS] : LOOKS) {
      const value = style.getPropertyValue(name);
      const [, id] = /url\("?#([^")]+)/.exec(value) ?? [];
      if (id) used.add(id);
      twin.setAttribute(name, id ? `url(#${id})` : value);
    }
    twin.removeAttribute("class");
    twin.removeAttribute("style");
  });
  return copy;
}

async function lettering(): Promise<SVGStyleElement> {
  const faces = Object.entries(FONTS).map(async ([family, address]) => {
    const data = await inData(address);
    return `@font-face { font-family: ${family}; font-weight: 100 900; src: url(${data}) format("woff2"); }`;
  });
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = (await Promise.all(faces)).join("\n");
  return style;
}

async function inData(address: string): Promise<string> {
  const font = await (await fetch(address)).blob();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(font);
  });
}
