// Helpers for the document. Token text goes through textContent and setAttribute alone.

const SVG = "http://www.w3.org/2000/svg";

/** A new SVG element with attributes. */
function svg(tag, attributes = {}) {
  const element = document.createElementNS(SVG, tag);
  setAttrs(element, attributes);
  return element;
}

/** A new SVG group of class `name`. Its parts are its properties: {box: "rect"} makes a rect of class la-box. */
function group(name, parts) {
  const made = svg("g", { class: name });
  for (const [part, tag] of Object.entries(parts)) made.append((made[part] = svg(tag, { class: `la-${part}` })));
  return made;
}

/** A new HTML element with a class and a text. */
function html(tag, className = "", text = "") {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

/** Elements of a panel by name: pick(panel, {clock: ".la-clock"}). */
function pick(panel, selectors) {
  return Object.fromEntries(Object.entries(selectors).map(([name, selector]) => [name, panel.querySelector(selector)]));
}

/** Set a text only where it changed: an unchanged text costs no layout. */
function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Set an attribute only where it changed. */
function setAttr(element, name, value) {
  const text = String(value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

function setAttrs(element, attributes) {
  for (const name in attributes) setAttr(element, name, attributes[name]);
}

/** Set an element's data; undefined removes. */
function setData(element, data) {
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined) delete element.dataset[name];
    else element.dataset[name] = value;
  }
}

/** Elements that are made once and reused for every step: `take()` in order, then `trim()` removes the rest. */
class Pool {
  constructor(parent, make) {
    this.parent = parent;
    this.make = make;
    this.items = [];
    this.used = 0;
    this.shown = 0;
  }

  take() {
    if (this.used === this.items.length) this.items.push(this.make());
    const item = this.items[this.used++];
    if (this.used > this.shown) {
      this.parent.appendChild(item);
      this.shown = this.used;
    }
    return item;
  }

  trim() {
    while (this.shown > this.used) this.items[--this.shown].remove();
    this.used = 0;
  }
}

/** The sum of numbers. */
function total(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Microseconds as a short time: "12.3 ms", "0.274 s", "3.12 s". */
function timeText(micro) {
  if (micro < 999.5) return `${Math.round(micro)} µs`;
  if (micro < 100_000) return `${(micro / 1000).toFixed(micro < 10_000 ? 2 : 1)} ms`;
  return secondsText(micro);
}

/** Microseconds as seconds for a running clock. */
function secondsText(micro) {
  return `${(micro / 1e6).toFixed(micro < 10_000_000 ? 3 : 2)} s`;
}

/** A ratio with two decimals, one above ten. */
function ratioText(ratio) {
  return ratio.toFixed(ratio < 9.995 ? 2 : 1);
}

/** Whole number in groups, as the server writes it: 12,345. */
function countText(number) {
  return Math.round(number).toLocaleString("en");
}
