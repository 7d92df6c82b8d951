// The attention mask of a pass: rows are the tokens fed, columns the cached tokens (one merged block) and the tokens fed.
// Each row is one SVG path.

const LETTER = 0.61; // width of a monospace letter over its font size

class MaskView {
  /** `onHover(row)`: the keys have moved to a row; null: they have left. */
  constructor(panel, onHover) {
    Object.assign(this, pick(panel, { drawing: ".la-mask", box: ".la-mask-box", say: ".la-mask-say" }));
    this.onHover = onHover;
    this.order = "model"; // as fed, so that the rows' numbers count up
    this.leak = false;
    this.pool = new Pool(this.drawing, makeRow);
    this.titles = group("la-mask-titles", { position: "text", cached: "text", fed: "text" });
    this.drawing.append(this.titles);
    this.row = null;
    this.drawing.addEventListener("keydown", (event) => this.key(event));
    this.drawing.addEventListener("blur", () => this.onHover(null));
  }

  /** Up and down step through the rows in drawing order. */
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
    this.measure(size, scale);
    this.drawTitles(size, step.cached, scale);
    for (const row of this.rows) this.paintRow(row);
    this.pool.trim();
    setAttr(this.drawing, "aria-valuemax", Math.max(0, size - 1));
    this.light(null);
  }

  /** Sizes in pixels: row numbers, the position strip, the merged block of cached tokens, square cells. */
  measure(size, scale) {
    const wide = this.box.clientWidth - 2;
    const high = this.box.clientHeight - 2;
    const limits = (frame) => [18 * scale, (wide - frame) / Math.max(size, 1), (high - this.head) / Math.max(size, 1)];
    const cell = (frame) => Math.floor(Math.max(3, Math.min(...limits(frame))));
    this.font = Math.round(11 * scale);
    this.head = this.font + 5;
    this.numberWidth = 20 * scale;
    this.positionWidth = 30 * scale;
    this.blockWidth = 56 * scale;
    const wordWidth = 30 * scale; // for the last row's word, right of the diagonal
    this.cell = cell(this.numberWidth + this.positionWidth + this.blockWidth + 3 + wordWidth);
    this.labelled = this.cell >= 10 * scale; // a number and a word fit beside every row
    if (!this.labelled) {
      this.positionWidth = 29 * scale;
      this.blockWidth = 44 * scale;
      this.cell = Math.min(Math.ceil(10 * scale) - 1, cell(this.numberWidth + this.positionWidth + this.blockWidth + 5));
    }
    this.left = this.numberWidth + this.positionWidth + this.blockWidth + 3;
    this.width = Math.min(wide, this.left + size * this.cell + 90 * scale);
    setAttrs(this.drawing, { width: Math.max(10, this.width), height: this.head + size * this.cell + 1 });
  }

  drawTitles(size, cached, scale) {
    const { strings, font } = this;
    const small = Math.max(10, font - 1);
    const left = this.numberWidth + this.positionWidth;
    const cachedText = size ? strings.cachedBlock({ n: countText(cached) }) : "";
    const fedText = size * this.cell > 130 * scale ? strings.fed({ n: size }) : "";
    label(this.titles.position, size ? strings.position : "", this.numberWidth, font, small);
    label(this.titles.cached, cachedText, left, font, small);
    label(this.titles.fed, fedText, Math.max(this.left + 4, left + (cachedText.length + 1) * font * LETTER), font, small);
  }

  paintRow(row) {
    const drawn = this.pool.take();
    const { cell, draft } = this;
    const place = this.column.get(row);
    const y = this.head + place * cell;
    const square = Math.max(2, cell - 1);
    const accepted = row === 0 || draft.accepted.has(row - 1);
    const numbered = this.labelled || place % 5 === 0; // hovering shows the other numbers
    setAttr(drawn, "class", `la-row ${accepted ? "accepted" : "rejected"}${numbered ? " numbered" : ""}`);
    drawn.dataset.row = row;
    this.paintCells(drawn.cells, this.sees(row), y, square);
    this.paintCells(drawn.leak, this.leak ? this.leaks(row) : [], y, square);
    setAttrs(drawn.block, { x: this.left - 3 - this.blockWidth, y, width: this.blockWidth, height: square });
    setAttrs(drawn.hit, { x: 0, y, width: this.width, height: cell });
    // Siblings share a position: their bars in the strip are equally long.
    const share = (row === 0 ? 0 : draft.depths[row - 1]) / Math.max(1, ...draft.depths);
    setAttrs(drawn.strip, { x: this.numberWidth, y, width: 3 + (this.positionWidth - 8) * share, height: square });
    this.paintLabels(drawn, row, place, y + square / 2);
  }

  /** One square for each of `rows` that this row sees. */
  paintCells(path, rows, y, square) {
    const at = (row) => this.left + this.column.get(row) * this.cell;
    setAttr(path, "d", rows.map((row) => `M${at(row)} ${y}h${square}v${square}h${-square}z`).join(""));
    setAttr(path, "data-cells", rows.length);
  }

  /** Number and position to the left; the word to the right of the row's own cell, where it covers no other. */
  paintLabels(drawn, row, place, middle) {
    const { draft, labelled } = this;
    const small = Math.min(this.font, Math.max(10, this.cell));
    const position = this.step.cached + (row === 0 ? 0 : draft.depths[row - 1]);
    const word = this.words.label(row === 0 ? this.root : draft.tokens[row - 1]);
    const x = this.left + (place + 1) * this.cell + 2;
    const letters = labelled ? Math.floor((this.width - x) / (small * LETTER)) : 0;
    const cut = word.length > letters ? `${word.slice(0, Math.max(1, letters - 1))}…` : word;
    label(drawn.number, String(row), this.numberWidth - 4, middle, small);
    label(drawn.position, labelled ? String(position) : "", this.numberWidth + 2, middle, small);
    label(drawn.word, letters < 1 ? "" : cut, x, middle, small);
  }

  /** Rows that a row sees: the root, its ancestors, itself. */
  sees(row) {
    if (row === 0) return [0];
    return [0, ...this.draft.path(row - 1).map((node) => node + 1), row];
  }

  /** Rows that only a plain causal mask would show to a row: those above it that are not its ancestors. */
  leaks(row) {
    const seen = new Set(this.sees(row));
    return this.rows.slice(0, this.column.get(row)).filter((other) => !seen.has(other));
  }

  /** Highlight a row and describe what it attends to; null: no row. */
  light(row) {
    this.row = row;
    this.drawing.classList.toggle("la-lit", row !== null);
    for (const drawn of this.drawing.querySelectorAll(".la-row")) drawn.classList.toggle("lit", Number(drawn.dataset.row) === row);
    setText(this.say, row === null || !this.rows?.length ? (this.rows?.length ? this.strings.maskIdle : "") : this.sentence(row));
    setAttr(this.drawing, "aria-valuenow", row ?? 0);
    setAttr(this.drawing, "aria-valuetext", row === null ? this.strings.maskIdle : this.sentence(row));
  }

  sentence(row) {
    const { strings, words, draft } = this;
    const name = (other) => words.quote(other === 0 ? this.root : draft.tokens[other - 1]);
    const path = this.sees(row).slice(0, -1).map(name).join(" → ");
    const depth = row === 0 ? 0 : draft.depths[row - 1];
    const facts = { row, word: name(row), position: this.step.cached + depth, cached: countText(this.step.cached), path };
    const text = path ? strings.attends(facts) : strings.attendsRoot(facts);
    const leaked = this.leak ? this.leaks(row).length : 0;
    return leaked ? text + strings.attendsLeak({ n: leaked }) : text;
  }
}

function makeRow() {
  const drawn = { hit: "rect", block: "rect", strip: "rect", cells: "path", leak: "path" };
  return group("la-row", { ...drawn, number: "text", position: "text", word: "text" });
}

function label(element, text, x, y, size) {
  setAttrs(element, { x, y, "font-size": size });
  setText(element, text);
}
