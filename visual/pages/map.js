// The map of a trie: a block is a token, right of it stand the tokens that followed, with their shares; the deeper its colour, the
// larger its share. +3: three more have no room here. A click goes on from a block, the path above leads back.

const LookaheadMap = (() => {
  const COLUMN = { wide: 150, phone: 104 }; // least pixels of a column
  const ROW = { wide: 26, phone: 44 }; // pixels of a row
  const ROWS = { wide: 20, phone: 14 };
  const PHONE = 600;

  function element(tag, className, text = "") {
    const made = document.createElement(tag);
    made.className = className;
    if (tag === "button") made.type = "button";
    made.textContent = text;
    return made;
  }

  class TrieMap {
    constructor(root) {
      this.path = root.querySelector(".tm-path");
      this.field = root.querySelector(".tm-field");
      this.nodes = [];
      root.addEventListener("click", (event) => {
        const target = event.target.closest("[data-node]");
        if (target) this.open(Number(target.dataset.node), Number(target.dataset.from || 0));
      });
      this.field.addEventListener("keydown", (event) => this.key(event));
      new ResizeObserver(() => this.field.clientWidth !== this.width && this.open(this.at, this.from)).observe(this.field);
    }

    /** `text`: JSON of [count of the whole trie, [[place of the parent or -1, word, count], ...]], parents first. */
    show(text) {
      const [count, blocks] = JSON.parse(text || "[0, []]");
      this.nodes = blocks.map(([parent, word, count]) => ({ parent, word, count, children: [] }));
      this.top = { parent: -1, word: "⌂", count, children: [] };
      this.nodes.forEach((node, place) => this.node(node.parent).children.push(place));
      for (const node of [this.top, ...this.nodes]) node.children.sort((a, b) => this.nodes[b].count - this.nodes[a].count);
      this.open(-1);
    }

    node(place) {
      return place < 0 ? this.top : this.nodes[place];
    }

    /** Go on from a block (-1: the whole trie); its children from number `from` on. One without children stays where it is. */
    open(place, from = 0) {
      if (place >= 0 && !this.node(place).children.length) return;
      const focused = document.activeElement;
      const had = this.field.contains(focused) || this.path.contains(focused);
      Object.assign(this, { at: place, from });
      this.draw();
      if (!had) return;
      const again = this.field.querySelector(`.tm-block:not(.tm-rest)[data-node="${focused.dataset.node}"]`);
      (again ?? this.field.querySelector(".tm-block"))?.focus({ preventScroll: true });
    }

    draw() {
      this.width = this.field.clientWidth;
      if (!this.width || !this.top) return;
      const size = this.width < PHONE ? "phone" : "wide";
      this.row = ROW[size];
      this.columns = Math.max(2, Math.floor(this.width / COLUMN[size]));
      this.choose(ROWS[size]);
      this.blocks = [];
      const rows = this.place(this.at, 0, 0);
      const left = this.node(this.at).children.length - this.from - (this.shown.get(this.at)?.length || 0);
      if (left > 0) this.blocks.push(this.rest(left, rows));
      this.field.style.height = `${(rows + (left > 0)) * this.row + 2}px`;
      this.field.replaceChildren(...this.blocks);
      this.blocks.forEach((block, number) => (block.tabIndex = number ? -1 : 0));
      this.drawPath();
    }

    /** The most frequent blocks that fit: a first child shares its parent's row, every further one opens a row. */
    choose(rows) {
      this.shown = new Map(); // block -> its drawn children, the most frequent first
      const waiting = this.node(this.at).children.slice(this.from).map((place) => [place, 0]);
      let used = 1; // the last row is for those of the first column that have no room
      while (waiting.length) {
        const next = waiting.reduce((best, one, at) => (this.node(one[0]).count > this.node(waiting[best][0]).count ? at : best), 0);
        const [place, column] = waiting.splice(next, 1)[0];
        const { parent, children } = this.node(place);
        const beside = this.shown.get(parent) || [];
        const cost = beside.length || parent === this.at ? 1 : 0;
        if (used + cost > rows) continue;
        used += cost;
        this.shown.set(parent, [...beside, place]);
        if (column + 1 < this.columns) waiting.push(...children.map((child) => [child, column + 1]));
      }
    }

    /** Draw a block's children from row `top` on; returns the rows that they take. */
    place(parent, column, top) {
      let rows = 0;
      for (const child of this.shown.get(parent) || []) {
        const before = this.blocks.length; // a block stands before its children, also for the keys
        const own = Math.max(1, this.place(child, column + 1, top + rows));
        this.blocks.splice(before, 0, this.block(child, parent, column, top + rows, own));
        rows += own;
      }
      return rows;
    }

    block(place, parent, column, top, rows) {
      const { word, count, children } = this.node(place);
      const share = count / Math.max(this.node(parent).count, count, 1);
      const percent = share < 0.01 ? "<1 %" : `${Math.round(100 * share)} %`;
      const made = this.put(element("button", "tm-block"), column, top, rows);
      made.dataset.node = place;
      made.style.setProperty("--share", share.toFixed(3));
      made.title = `${word} · ${percent} · × ${count}`;
      made.setAttribute("aria-label", made.title);
      made.classList.toggle("tm-leaf", !children.length);
      made.append(element("code", "tm-word", word), element("span", "tm-share", percent)); // no page translates code
      const hidden = children.length - (this.shown.get(place)?.length || 0);
      if (hidden) made.append(element("span", "tm-more", `+${hidden}`));
      return made;
    }

    /** What has no room in the first column: a click shows it. */
    rest(left, row) {
      const made = this.put(element("button", "tm-block tm-rest", `+ ${left}`), 0, row, 1);
      Object.assign(made.dataset, { node: this.at, from: this.from + this.shown.get(this.at).length });
      return made;
    }

    put(made, column, row, rows) {
      const [wide, top, high] = [100 / this.columns, row * this.row, rows * this.row];
      Object.assign(made.style, { left: `${column * wide}%`, width: `${wide}%`, top: `${top}px`, height: `${high}px` });
      Object.assign(made, { column, above: top, below: top + high });
      return made;
    }

    /** The way from the whole trie to the block that is open. */
    drawPath() {
      const way = [];
      for (let at = this.at; at >= 0; at = this.node(at).parent) way.unshift(at);
      const step = (place) => {
        const made = element("button", "tm-step");
        made.append(element("code", "", this.node(place).word));
        made.dataset.node = place;
        return made;
      };
      const home = step(-1);
      home.setAttribute("aria-label", "Whole trie");
      this.path.replaceChildren(home, ...way.map(step));
      this.path.lastElementChild.setAttribute("aria-current", "true");
    }

    /** Arrows move between blocks, Backspace goes back. */
    key(event) {
      const here = document.activeElement;
      if (event.key === "Backspace" && this.at >= 0) this.open(this.node(this.at).parent);
      else if (event.key.startsWith("Arrow") && here.matches(".tm-block")) this.neighbour(here, event.key)?.focus({ preventScroll: true });
      else return;
      event.preventDefault();
      event.stopPropagation();
    }

    neighbour({ column, above, below }, key) {
      const others = (where) => this.blocks.filter((block) => block.column === where);
      if (key === "ArrowRight") return others(column + 1).find((block) => block.above >= above - 1 && block.above < below);
      if (key === "ArrowLeft") return others(column - 1).findLast((block) => block.above <= above + 1);
      const same = others(column);
      return same[same.findIndex((block) => block.above === above) + (key === "ArrowDown" ? 1 : -1)];
    }
  }

  return { mount: (root) => new TrieMap(root) };
})();
