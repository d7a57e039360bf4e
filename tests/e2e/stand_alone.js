// A drawing of the page as a file of its own: what style sheets say about it is written on it, as far as it differs from what it would inherit.
(drawing) => {
  const SHAPE =
    /^(d|x|y|x1|y1|x2|y2|width|height|rx|ry|cx|cy|r|points|viewBox|transform|preserveAspectRatio|offset|overflow|gradientUnits|patternUnits|patternTransform|clip-path|mask)$/;
  const FILLS = ["fill", "fill-opacity", "fill-rule"];
  const LINES = ["stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin"];
  const LETTERS = ["font-family", "font-weight", "font-size", "text-anchor"];
  const STOPS = ["stop-color", "stop-opacity"];
  const AT_FIRST = {
    fill: "#000000", "fill-opacity": "1", "fill-rule": "nonzero", stroke: "none", "stroke-width": "1", "stroke-opacity": "1",
    "stroke-dasharray": "none", "stroke-linecap": "butt", "stroke-linejoin": "miter", "text-anchor": "start",
  };
  const LEFT_OUT = "title, desc, style, script, defs, .letter"; // letters differ from language to language: the picture of a suit will do
  const used = new Set();
  const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

  function plain(value) {
    const [, id] = /url\("?#([^")]+)/.exec(value) ?? [];
    if (id) return used.add(id), `url(#${id})`;
    if (!/^(rgb|color)/.test(value)) return value.replace(/(\d)px/g, "$1");
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = value;
    brush.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = brush.getImageData(0, 0, 1, 1).data;
    const hex = [red, green, blue, ...(alpha < 255 ? [alpha] : [])].map((one) => one.toString(16).padStart(2, "0"));
    return alpha ? `#${hex.join("")}` : "none";
  }

  function looks(element, style) {
    const names = [...FILLS, ...LINES, ...(element.tagName === "text" ? LETTERS : []), ...(element.tagName === "stop" ? STOPS : [])];
    return Object.fromEntries(names.map((name) => [name, plain(style.getPropertyValue(name))]));
  }

  function copied(element, given) {
    const style = getComputedStyle(element);
    if (element.matches(LEFT_OUT) || style.display === "none") return null;
    const copy = document.createElementNS("http://www.w3.org/2000/svg", element.tagName);
    for (const { name, value } of element.attributes) if (SHAPE.test(name)) copy.setAttribute(name, value);
    if (element.id) copy.setAttribute("id", element.id);
    const own = looks(element, style);
    const silent = own.stroke === "none" ? LINES.slice(1) : []; // no line, no manner of line
    for (const [name, value] of Object.entries(own)) if (value !== given[name] && !silent.includes(name)) copy.setAttribute(name, value);
    if (style.opacity !== "1") copy.setAttribute("opacity", style.opacity);
    const handed = { ...given, ...own, ...Object.fromEntries(silent.map((name) => [name, given[name]])) };
    for (const child of element.childNodes) {
      const twin = child instanceof Element ? copied(child, handed) : child instanceof Text && element.tagName === "text" ? child.cloneNode() : null;
      if (twin) copy.append(twin);
    }
    return copy;
  }

  // What is used is drawn where it is used: it takes its colours from there.
  for (let uses; (uses = [...drawing.querySelectorAll("use")]).length; ) {
    for (const use of uses) {
      const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
      for (const { name, value } of use.attributes) if (!/^(href|x|y|width|height)$/.test(name)) group.setAttribute(name, value);
      const part = document.getElementById(use.getAttribute("href").slice(1)).cloneNode(true);
      part.removeAttribute("id");
      group.append(part);
      use.replaceWith(group);
    }
  }
  const alone = copied(drawing, AT_FIRST);
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  for (let known = -1; known !== used.size; ) {
    known = used.size;
    for (const id of used) {
      if (alone.querySelector(`[id="${id}"]`) || defs.querySelector(`[id="${id}"]`)) continue;
      const found = document.getElementById(id);
      if (found) defs.append(copied(found, AT_FIRST));
    }
  }
  if (defs.childNodes.length) alone.prepend(defs);
  for (const one of alone.querySelectorAll("[id]")) if (!used.has(one.id)) one.removeAttribute("id");
  const [, , width, height] = drawing.getAttribute("viewBox").split(" ").map(Number);
  const shown = parseFloat(drawing.style.maxWidth);
  alone.setAttribute("width", Math.round(shown));
  alone.setAttribute("height", Math.round((shown / width) * height));
  return new XMLSerializer().serializeToString(alone);
};
