// The attention mask of a pass: rows are the tokens fed, each with its word; columns are the cached tokens (one merged block)
// and the tokens fed. At first only the rows that matter most are drawn. Each row is one SVG path.

const LETTER = 0.61; // width of a monospace letter over its font size
const FEW = 10; // rows shown unless all are asked for
const OTHERS = 3; // of them beside a long accepted path, so that its branch is seen not to be theirs
const MARGIN = 3; // pixels between the columns

class MaskView {
  /** `onHover(row)`: the keys have moved to a row; null: they have left. */
  constructor(panel, onHover) {
    Object.assign(this, pick(panel, { drawing: ".la-mask", box: ".la-mask-box", say: ".la-mask-say" }));
    this.onHover = onHover;
    this.order = "model"; // as fed, so that the rows' numbers count up
    this.leak = false;
    this.all = false;
    this.pool = new Pool(this.drawing, makeRow);
    this.titles = group("la-mask-titles", { cached: "text", fed: "text" });
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
    Object.assign(this, { words, step, draft, root, fed: prefill ? 0 : draft.size + 1 });
    const order = this.order === "branch" ? draft.order : draft.tokens.map((_, node) => node);
    const every = prefill ? [] : [0, ...order.map((node) => node + 1)];
    const kept = this.all || every.length <= FEW + 2 ? null : fewRows(draft);
    this.rows = kept ? every.filter((row) => kept.has(row)) : every;
    this.column = new Map(this.rows.map((row, place) => [row, place]));
    if (!this.box.clientWidth) return; // behind another tab: drawn when it is shown
    this.measure(scale);
    this.drawTitles(step.cached);
    for (const row of this.rows) this.paintRow(row);
    this.pool.trim();
    setAttr(this.drawing, "aria-valuemax", draft.size);
    this.light(null);
  }

  /** Sizes in pixels: words, the merged block of cached tokens, square cells. */
  measure(scale) {
    const size = Math.max(1, this.rows.length);
    const wide = this.box.clientWidth - 2;
    const high = this.box.clientHeight - 2;
    this.font = 12 * scale;
    this.head = this.font + 8;
    const letters = Math.max(4, ...this.rows.map((row) => lettersOf(this.wordOf(row))));
    this.wordWidth = Math.min(letters * this.font * LETTER + 10, wide * 0.4);
    this.blockWidth = 40 * scale;
    this.left = this.wordWidth + this.blockWidth + 2 * MARGIN;
    const least = this.font + 2; // so that each row's word can be read
    this.cell = Math.max(4, Math.min(26 * scale, (wide - this.left - 4) / size));
    this.pitch = Math.max(least, Math.min(this.cell, (high - this.head) / size));
    this.width = this.left + size * this.cell + 4;
    setAttrs(this.drawing, { width: Math.max(10, this.width), height: this.head + this.rows.length * this.pitch + 1 });
  }

  drawTitles(cached) {
    const { strings, font, left } = this;
    const middle = font - 1;
    const cachedText = this.rows.length ? strings.cachedBlock({ n: countText(cached) }) : "";
    const room = this.width - left > 130;
    const few = this.rows.length < this.fed;
    const fedText = few ? strings.fedFew({ n: this.rows.length, all: this.fed }) : strings.fed({ n: this.fed });
    label(this.titles.cached, cachedText, left - 3 * MARGIN, middle, font);
    setAttr(this.titles.cached, "text-anchor", "end");
    label(this.titles.fed, room && this.rows.length ? fedText : "", left, middle, font);
  }

  paintRow(row) {
    const drawn = this.pool.take();
    const { pitch, draft } = this;
    const y = this.head + this.column.get(row) * pitch;
    const high = Math.max(2, pitch - 2);
    const accepted = row === 0 || draft.accepted.has(row - 1);
    setAttr(drawn, "class", `la-row ${accepted ? "accepted" : "rejected"}`);
    drawn.dataset.row = row;
    this.paintCells(drawn.cells, this.sees(row), y, high);
    this.paintCells(drawn.leak, this.leak ? this.leaks(row) : [], y, high);
    setAttrs(drawn.block, { x: this.wordWidth, y, width: this.blockWidth, height: high });
    setAttrs(drawn.hit, { x: 0, y, width: this.width, height: pitch });
    const most = Math.max(2, Math.floor((this.wordWidth - 8) / (this.font * LETTER)));
    let word = this.wordOf(row);
    while (lettersOf(word) > most) word = word.replace(/.…?$/u, "…");
    label(drawn.word, word, this.wordWidth - 6, y + high / 2, this.font);
  }

  wordOf(row) {
    return row === 0 && this.root === undefined ? "…" : this.words.label(row === 0 ? this.root : this.draft.tokens[row - 1]);
  }

  /** One square for each of `rows` that this row sees and that have a column. */
  paintCells(path, rows, y, high) {
    const square = Math.max(2, this.cell - 2);
    const drawn = rows.filter((row) => this.column.has(row));
    const at = (row) => (this.left + this.column.get(row) * this.cell).toFixed(1);
    setAttr(path, "d", drawn.map((row) => `M${at(row)} ${y}h${square}v${high}h${-square}z`).join(""));
    setAttr(path, "data-cells", drawn.length);
  }

  /** Rows that a row sees: the root, its ancestors, itself. */
  sees(row) {
    if (row === 0) return [0];
    return [0, ...this.draft.path(row - 1).map((node) => node + 1), row];
  }

  /** Rows that only a plain causal mask would show to a row: those above it that are not its ancestors. */
  leaks(row) {
    const seen = new Set(this.sees(row));
    return [...Array(row).keys()].filter((other) => !seen.has(other));
  }

  /** Highlight a row and describe what it attends to; null: no row. */
  light(row) {
    this.row = row;
    this.drawing.classList.toggle("la-lit", Boolean(this.column?.has(row)));
    for (const drawn of this.drawing.querySelectorAll(".la-row")) drawn.classList.toggle("lit", Number(drawn.dataset.row) === row);
    const told = row === null || !this.rows?.length ? this.idle() : this.sentence(row);
    setText(this.say, told);
    setAttr(this.drawing, "aria-valuenow", row ?? 0);
    const checked = row && this.drawing.closest("[data-frame]").dataset.frame > 1;
    const fate = this.strings[this.draft.accepted.has(row - 1) ? "legendAccepted" : "legendRejected"]; // for who cannot see its colour
    setAttr(this.drawing, "aria-valuetext", checked ? `${fate}: ${told}` : told);
  }

  /** What the caption says while no row is pointed at: what a row sees, for one of those drawn. */
  idle() {
    const { strings, words, draft } = this;
    if (!this.rows?.length) return "";
    const deep = this.rows.filter((row) => row > 0 && draft.depths[row - 1] > 1);
    const row = deep.findLast((one) => draft.accepted.has(one - 1)) ?? deep.at(-1);
    if (!row) return strings.maskIdle({});
    const path = [this.root, ...draft.path(row - 1).map((node) => draft.tokens[node])].filter((token) => token !== undefined);
    return strings.maskIdle({ word: words.quote(draft.tokens[row - 1]), path: words.phrase(path) });
  }

  sentence(row) {
    const { strings, words, draft } = this;
    const name = (other) => words.quote(other === 0 ? this.root : draft.tokens[other - 1]);
    const path = this.sees(row).slice(0, -1).map(name).join(" → ");
    const facts = { row, word: name(row), cached: countText(this.step.cached), path };
    const text = path ? strings.attends(facts) : strings.attendsRoot(facts);
    const leaked = this.leak ? this.leaks(row).length : 0;
    return leaked ? text + strings.attendsLeak({ n: leaked }) : text;
  }

  /** The drawn word of a row; undefined where the row is not drawn. */
  elementOf(row) {
    return this.pool.items[this.column?.get(row)]?.word;
  }
}

/** The rows that matter most: the root, the accepted path, the guesses where it stopped, then the likeliest others. A row comes
 * with its ancestors, so no drawn row sees one that is not drawn. */
function fewRows(draft) {
  const kept = new Set([0, ...[...draft.accepted].map((node) => node + 1)]);
  const most = Math.max(FEW, kept.size + OTHERS);
  const take = (node) => {
    if (kept.size < most && (draft.parents[node] < 0 || kept.has(draft.parents[node] + 1))) kept.add(node + 1);
  };
  draft.children.get(draft.last).slice(0, 2).forEach(take);
  for (let node = 0; node < draft.size; node++) take(node);
  return kept;
}

/** A word's width in letters; a Chinese, Japanese or Korean sign is as wide as its font is high. */
function lettersOf(word) {
  return word.length + (word.match(/[\u2e80-\ud7ff\uf900-\uffef]/g)?.length ?? 0) * (1 / LETTER - 1);
}

const makeRow = () => group("la-row", { hit: "rect", block: "rect", cells: "path", leak: "path", word: "text" });

function label(element, text, x, y, size) {
  setAttrs(element, { x, y, "font-size": size });
  setText(element, text);
}
