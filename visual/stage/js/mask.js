// The attention mask of the pass: rows are the tokens fed, columns the cached tokens (one merged block) and the same
// tokens again. One SVG path a row, so that a row can be lit, counted and printed.

class MaskView {
  constructor(panel, strings, onHover) {
    this.strings = strings;
    this.onHover = onHover;
    this.drawing = panel.querySelector(".la-mask");
    this.box = panel.querySelector(".la-mask-box");
    this.say = panel.querySelector(".la-mask-say");
    this.order = "model"; // as fed, so that the rows' numbers count up
    this.leak = false;
    this.pool = new Pool(this.drawing, makeRow);
    this.titles = svg("g", { class: "la-mask-titles" });
    this.cachedTitle = svg("text", { class: "la-mask-title" });
    this.positionTitle = svg("text", { class: "la-mask-title" });
    this.fedTitle = svg("text", { class: "la-mask-title" });
    this.titles.append(this.positionTitle, this.cachedTitle, this.fedTitle);
    this.drawing.appendChild(this.titles);
    this.row = null;
    this.drawing.addEventListener("keydown", (event) => this.key(event));
    this.drawing.addEventListener("blur", () => this.onHover(null));
  }

  /** Up and down walk over the rows as they are drawn. */
  key(event) {
    const move = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!move || !this.rows) return;
    event.preventDefault();
    event.stopPropagation();
    const at = this.row === null ? (move > 0 ? -1 : this.rows.length) : this.rows.indexOf(this.row);
    this.onHover(this.rows[Math.min(this.rows.length - 1, Math.max(0, at + move))]);
  }

  draw({ words, step, draft, root, index }, scale) {
    const prefill = index === 0;
    Object.assign(this, { words, step, draft, root });
    const size = prefill ? 0 : draft.size + 1;
    const order = this.order === "branch" ? draft.order : draft.tokens.map((_, node) => node);
    this.rows = prefill ? [] : [0, ...order.map((node) => node + 1)];
    this.column = new Map(this.rows.map((row, place) => [row, place]));
    if (!this.box.clientWidth) return; // behind another tab: drawn when it is shown
    this.measure(size, step.cached, scale);
    for (const row of this.rows) this.paintRow(row);
    this.pool.trim();
    setAttr(this.drawing, "aria-valuemax", Math.max(0, size - 1));
    this.drawing.classList.toggle("la-leaking", this.leak);
    this.light(null);
  }

  /** Sizes in pixels: the label column, the position strip, the merged block, square cells. */
  measure(size, cached, scale) {
    const wide = this.box.clientWidth - 2;
    const high = this.box.clientHeight - 2;
    this.font = Math.round(11 * scale);
    this.head = this.font + 5;
    this.numberWidth = 20 * scale;
    this.positionWidth = 30 * scale;
    this.blockWidth = 56 * scale;
    this.wordWidth = 30 * scale; // room for the last row's word, right of the diagonal
    const frame = this.numberWidth + this.positionWidth + this.blockWidth + 3;
    const fit = (room, space) => (room - space) / Math.max(size, 1);
    const cell = (space) => Math.max(3, Math.min(18 * scale, fit(wide, space), fit(high, this.head)));
    this.cell = Math.floor(cell(frame + this.wordWidth));
    this.labelled = this.cell >= 10 * scale; // room for a number and a word beside every row
    if (!this.labelled) {
      this.positionWidth = 29 * scale;
      this.blockWidth = 44 * scale;
      this.cell = Math.min(Math.ceil(10 * scale) - 1, Math.floor(cell(this.numberWidth + this.positionWidth + this.blockWidth + 5)));
    }
    const left = this.numberWidth + this.positionWidth;
    this.left = left + this.blockWidth + 3;
    this.width = Math.min(wide, this.left + size * this.cell + 90 * scale);
    setAttr(this.drawing, "width", Math.max(10, this.width));
    setAttr(this.drawing, "height", this.head + size * this.cell + 1);
    const strings = this.strings;
    const title = (element, x, text) => {
      setAttr(element, "x", x);
      setAttr(element, "y", this.font);
      setAttr(element, "font-size", Math.max(10, this.font - 1));
      setText(element, text);
    };
    title(this.positionTitle, this.numberWidth, size ? strings.position : "");
    const cachedText = size ? strings.cachedBlock(countText(cached)) : "";
    title(this.cachedTitle, left, cachedText);
    title(this.fedTitle, Math.max(this.left + 4, left + (cachedText.length + 1) * this.font * 0.61), size * this.cell > 130 * scale ? strings.fed(size) : "");
  }

  paintRow(row) {
    const group = this.pool.take();
    const { cell, draft, words } = this;
    const place = this.column.get(row);
    const y = this.head + place * cell;
    const node = row - 1;
    const accepted = row === 0 || draft.accepted.has(node);
    const depth = row === 0 ? 0 : draft.depths[node];
    const numbered = this.labelled || place % 5 === 0; // the others show their number while they are lit
    setAttr(group, "class", `la-row ${accepted ? "accepted" : "rejected"}${numbered ? " numbered" : ""}`);
    group.dataset.row = row;
    const seen = this.sees(row);
    const square = Math.max(2, cell - 1);
    const dots = (rows) => rows.map((other) => `M${this.left + this.column.get(other) * cell} ${y}h${square}v${square}h${-square}z`).join("");
    setAttr(group.cells, "d", dots(seen));
    setAttr(group.cells, "data-cells", seen.length);
    const leaks = this.leak ? this.leaks(row) : [];
    setAttr(group.leak, "d", dots(leaks));
    setAttr(group.leak, "data-cells", leaks.length);
    const edges = { x: this.left - 3 - this.blockWidth, y, width: this.blockWidth, height: square };
    for (const [name, value] of Object.entries(edges)) setAttr(group.block, name, value);
    const hit = { x: 0, y, width: this.width, height: cell };
    for (const [name, value] of Object.entries(hit)) setAttr(group.hit, name, value);
    // Position strip: a bar as long as the depth, so that siblings, which share a position, look alike.
    const deepest = Math.max(1, ...draft.depths);
    const start = this.numberWidth;
    setAttr(group.strip, "x", start);
    setAttr(group.strip, "y", y);
    setAttr(group.strip, "height", square);
    setAttr(group.strip, "width", 3 + ((this.positionWidth - 8) * depth) / deepest);
    const small = Math.min(this.font, Math.max(10, cell));
    const middle = y + square / 2;
    this.label(group.number, String(row), this.numberWidth - 4, middle, small);
    this.label(group.position, this.labelled ? String(this.step.cached + depth) : "", start + 2, middle, small);
    // The word stands right of the row's own cell, where no row ever has a cell.
    const label = words.label(row === 0 ? this.root : draft.tokens[node]);
    const x = this.left + (place + 1) * cell + 2;
    const room = Math.floor((this.width - x) / (small * 0.61));
    this.label(group.word, !this.labelled || room < 1 ? "" : label.length > room ? `${label.slice(0, Math.max(1, room - 1))}…` : label, x, middle, small);
  }

  label(element, text, x, y, font) {
    setAttr(element, "x", x);
    setAttr(element, "y", y);
    setAttr(element, "font-size", font);
    setText(element, text);
  }

  /** Rows that a row may see: the root, its ancestors, itself. */
  sees(row) {
    if (row === 0) return [0];
    return [0, ...this.draft.path(row - 1).map((node) => node + 1), row];
  }

  /** Rows above it, in the order shown, that are not ancestors: what a plain causal mask would let through. */
  leaks(row) {
    const seen = new Set(this.sees(row));
    return this.rows.slice(0, this.column.get(row)).filter((other) => !seen.has(other));
  }

  /** Light a row and say what it attends to; null puts everything back. */
  light(row) {
    this.row = row;
    this.drawing.classList.toggle("la-lit", row !== null);
    for (const group of this.drawing.querySelectorAll(".la-row")) group.classList.toggle("lit", Number(group.dataset.row) === row);
    setText(this.say, row === null || !this.rows?.length ? (this.rows?.length ? this.strings.maskIdle : "") : this.sentence(row));
    setAttr(this.drawing, "aria-valuenow", row ?? 0);
    setAttr(this.drawing, "aria-valuetext", row === null ? this.strings.maskIdle : this.sentence(row));
  }

  sentence(row) {
    const { strings, words, draft } = this;
    const name = (other) => words.quote(other === 0 ? this.root : draft.tokens[other - 1]);
    const path = this.sees(row).slice(0, -1).map(name).join(" → ");
    const depth = row === 0 ? 0 : draft.depths[row - 1];
    let text = strings.attends(row, name(row), this.step.cached + depth, countText(this.step.cached), path);
    if (this.leak && this.leaks(row).length) text += strings.attendsLeak(this.leaks(row).length);
    return text;
  }
}

function makeRow() {
  const group = svg("g", { class: "la-row" });
  group.hit = svg("rect", { class: "la-hit" });
  group.block = svg("rect", { class: "la-block" });
  group.strip = svg("rect", { class: "la-strip" });
  group.cells = svg("path", { class: "la-cells" });
  group.leak = svg("path", { class: "la-leak" });
  group.number = svg("text", { class: "la-number", "text-anchor": "end", "dominant-baseline": "central" });
  group.position = svg("text", { class: "la-position", "dominant-baseline": "central" });
  group.word = svg("text", { class: "la-word", "dominant-baseline": "central" });
  group.append(group.hit, group.block, group.strip, group.cells, group.leak, group.number, group.position, group.word);
  return group;
}
