// The drafted part of the trie as a word tree, left to right. A first child stays on its parent's row, every further
// child opens a row below: rows do not move while a step is told, and the root never moves at all.

const GHOSTS = 5; // candidates drawn of those that were not drafted
const INSERTED = 7; // inserted tokens named in the line above the tree, besides the last
const PAD = 6;

class TreeView {
  constructor(panel, strings) {
    this.strings = strings;
    this.panel = panel;
    this.scroll = panel.querySelector(".la-tree-scroll");
    this.drawing = panel.querySelector(".la-tree");
    this.empty = panel.querySelector(".la-empty");
    this.crumbs = panel.querySelector(".la-crumbs");
    this.size = panel.querySelector(".la-trie-size");
    this.hint = panel.querySelector(".la-tree-hint");
    this.growth = new GrowthView(panel);
    this.edges = svg("g", { class: "la-edges" });
    this.nodes = svg("g", { class: "la-nodes" });
    this.notes = svg("g", { class: "la-branch-names" });
    this.rootNode = makeNode(); // above all others: it stays in sight however the panel is scrolled
    this.frozen = svg("path", { class: "la-frozen" });
    this.drawing.append(this.edges, this.nodes, this.notes, this.frozen, this.rootNode);
    this.edgePool = new Pool(this.edges, () => svg("path", { fill: "none" }));
    this.nodePool = new Pool(this.nodes, makeNode);
    this.notePool = new Pool(this.notes, () => svg("text", { class: "la-branch-name" }));
    this.widths = new Map();
    this.scroll.addEventListener("scroll", () => this.keepRoot(), { passive: true });
  }

  /** Width of a label in pixels, measured once. */
  width(label) {
    let width = this.widths.get(label);
    if (width === undefined) {
      this.pen ||= document.createElement("canvas").getContext("2d");
      this.pen.font = this.font;
      width = Math.ceil(this.pen.measureText(label).width);
      if (this.widths.size > 5000) this.widths.clear();
      this.widths.set(label, width);
    }
    return width;
  }

  /** Draw the draft of a step. `context`: the last tokens before it, the root last. */
  draw(recording, lane, index, draft, scale) {
    const { strings } = this;
    const step = lane.steps[index];
    const words = recording.words;
    const font = Math.round(12 * scale);
    if (font !== this.fontSize) {
      this.fontSize = font;
      this.font = `${font}px ${getComputedStyle(this.drawing).getPropertyValue("--la-mono") || "monospace"}`;
      this.widths.clear();
      this.drawing.style.fontSize = `${font}px`;
    }
    const rootToken = index > 0 ? lane.tokens[lane.counts[index - 1] - 1] : recording.prompt[recording.prompt.length - 1];
    if (!this.scroll.clientWidth) return; // behind another tab: drawn when it is shown
    this.drawCrumbs(recording, lane, index, draft, scale);
    const trie = rivalOf(recording, strings) ? null : step.trie;
    setText(this.size, trie ? strings.trieSize(countText(trie.nodes), countText(trie.added), trie.evicted) : "");
    this.growth.draw(lane, index, strings);
    const nothing = lane.name === "plain" || index === 0 || !draft.size;
    this.panel.classList.toggle("la-no-draft", nothing);
    setText(this.empty, index === 0 ? strings.emptyPrefill : draft.size ? "" : strings.emptyTree);
    const plan = this.plan(draft, step, words, rootToken, scale, index, lane);
    const said = strings.treeHint(strings.branches(draft.leaves.length), strings.guesses(draft.size));
    setText(this.hint, nothing ? "" : plan.untold ? `${said} · ${strings.moreLeft(countText(plan.untold))}` : said);
    this.place(plan, scale);
    this.paint(plan, draft, scale);
    setAttr(this.drawing, "aria-label", nothing ? strings.emptyTree : said);
    this.showWinner(plan);
  }

  drawCrumbs(recording, lane, index, draft, scale) {
    const { strings } = this;
    const words = recording.words;
    const emitted = index > 0 ? lane.tokens.slice(0, lane.counts[index - 1]) : [];
    const context = recording.prompt.slice(-12).concat(emitted).slice(-6);
    const matched = lane.name === "plain" ? 0 : draft.step.matched;
    const crumbs = [html("span", "la-crumb-dots", "…")];
    context.forEach((token, i) => {
      const kind = context.length - i <= matched ? "la-crumb matched" : "la-crumb";
      crumbs.push(html("span", i === context.length - 1 ? `${kind} root` : kind, words.label(token)));
    });
    if (lane.name !== "plain" && index > 0) {
      crumbs.push(html("span", "la-crumb-note", strings.matched(matched, draft.size > 0)));
      const used = crumbs.reduce((sum, crumb) => sum + crumb.textContent.length * 7.2 + 5, 0) * scale;
      if (draft.step.trie?.added) crumbs.push(...this.insertedCrumbs(words, draft, this.scroll.clientWidth - used, scale));
    }
    this.crumbs.replaceChildren(...crumbs);
  }

  /** The tokens of the step, which go into the trie as they are committed; of many, the first few and the last. */
  insertedCrumbs(words, draft, room, scale) {
    const spans = draft.step.tokens.map((token, i) => html("span", i === draft.accepted.size ? "la-crumb new bonus" : "la-crumb new", words.label(token)));
    const name = `→ ${this.strings.inserted}`;
    const wide = (some) => some.reduce((sum, span) => sum + (span.textContent.length * 7.7 + 4) * scale, (name.length * 7 + 36) * scale);
    const first = spans.slice(0, -1);
    while (first.length > 1 && (first.length > INSERTED || wide([...first, spans[spans.length - 1]]) > room)) first.pop();
    const left = spans.length - 1 - first.length;
    if (left > 0) spans.splice(first.length, left, html("span", "la-crumb-new", this.strings.andMore(left)));
    return [html("span", "la-crumb-new", name), ...spans];
  }

  /** All that is drawn: root, drafted nodes, the bonus, a few candidates, a stub for the rest; each gets a row. */
  plan(draft, step, words, rootToken, scale, index, lane) {
    const strings = this.strings;
    const position = step.cached;
    const root = { kind: "root", label: rootToken === undefined ? "…" : words.label(rootToken), depth: 0, children: [], row: 0, mask: 0 };
    root.title = strings.rootTitle(root.label, position);
    const items = [root];
    if (lane.name === "plain" || index === 0) return { items, rows: 1, draft };
    const of = new Map([[-1, root]]);
    const add = (parent, item) => {
      item.parent = of.get(parent);
      item.depth = item.parent.depth + 1;
      item.children = [];
      item.parent.children.push(item);
      items.push(item);
      return item;
    };
    for (let node = 0; node < draft.size; node++) {
      const source = step.sources[node];
      const label = words.label(draft.tokens[node]);
      const item = add(draft.parents[node], { kind: draft.accepted.has(node) ? "accepted" : "rejected", label, source, mask: node + 1, score: step.scores[node] });
      const percent = Math.round(step.scores[node] / 10);
      item.title = strings.nodeTitle(label, node + 1, position + item.depth, percent, strings.source[source]);
      of.set(node, item);
    }
    if (draft.bonus !== null) {
      const label = words.label(draft.bonus);
      const bonus = add(draft.last, { kind: "bonus", label: `+ ${label}`, title: strings.bonusTitle(label) });
      const children = bonus.parent.children;
      if (children.length > 2) children.splice(1, 0, children.pop()); // right under the first child: close to where the walk stopped
    }
    // Candidates are a sample: they give way where the draft itself fills the panel.
    const room = Math.floor((this.scroll.clientHeight - 4) / (this.fontSize + 3)) - rowsOf(root) - 2;
    const ghosts = step.candidates.slice(0, Math.max(0, Math.min(GHOSTS, room)));
    for (const { parent, token, score } of ghosts) {
      const label = words.label(token);
      add(parent, { kind: "candidate", label, score, title: strings.candidateTitle(label, Math.round(score / 10)) });
    }
    const rows = rowsOf(root) + 1;
    const left = (step.left || step.candidates.length) - ghosts.length;
    const fits = room + ghosts.length >= 0; // else the panel's head says it
    if (left > 0 && fits) items.push({ kind: "stub", label: strings.moreLeft(countText(left)), depth: 1, row: rows, parent: root, title: "" });
    return { items, rows: left > 0 && fits ? rows + 1 : rows, untold: fits ? 0 : left, draft };
  }

  /** Give every item its place in pixels: columns by depth (same depth = same position), rows by branch. */
  place(plan, scale) {
    const columns = [];
    for (const item of plan.items) {
      item.width = this.width(item.label) + PAD * 2 + (item.source ? 7 : 0);
      if (item.kind !== "stub") columns[item.depth] = Math.max(columns[item.depth] || 0, item.width);
    }
    const room = this.scroll.clientWidth - 70 * scale;
    const wanted = columns.reduce((sum, width) => sum + width, 0);
    const gap = Math.max(7, Math.min(24, (room - wanted) / Math.max(1, columns.length)));
    const lefts = [PAD];
    columns.forEach((width, depth) => (lefts[depth + 1] = lefts[depth] + width + gap));
    const high = this.scroll.clientHeight - 4;
    const least = this.fontSize + 3;
    const pitch = Math.max(least, Math.min(26 * scale, high / plan.rows));
    plan.height = Math.min(pitch - 2, this.fontSize + 8);
    plan.lefts = lefts;
    for (const item of plan.items) {
      item.x = lefts[item.depth];
      item.y = (item.row + 0.5) * pitch;
      item.right = item.depth < columns.length ? lefts[item.depth] + columns[item.depth] : item.x + item.width;
    }
    const wide = Math.max(...plan.items.map((item) => item.x + item.width)) + 70 * scale;
    setAttr(this.drawing, "width", Math.max(wide, 10));
    setAttr(this.drawing, "height", Math.max(plan.rows * pitch, 10));
  }

  paint(plan, draft, scale) {
    this.planned = plan;
    this.rootEdges = [];
    for (const item of plan.items) {
      if (!item.parent) continue;
      const edge = this.edgePool.take();
      if (item.parent.kind === "root") this.rootEdges.push([edge, item]);
      paintEdge(edge, item, plan);
      paintNode(this.nodePool.take(), item, plan, this.fontSize);
    }
    this.paintRoot(plan.items[0].x, plan.items[0].y);
    const leaves = plan.items.filter((item) => item.mask > 0 && !draft.children.get(item.mask - 1).length);
    leaves.sort((one, other) => one.row - other.row);
    leaves.forEach((leaf, branch) => {
      const note = this.notePool.take();
      note.leaf = leaf;
      const after = leaf.children.length ? Math.max(...leaf.children.filter((child) => child.row === leaf.row).map((child) => child.x + child.width), leaf.x + leaf.width) : leaf.x + leaf.width;
      setAttr(note, "x", after + 6);
      setAttr(note, "y", leaf.y);
      setAttr(note, "font-size", Math.round(11 * scale));
      setText(note, this.strings.branch(branch + 1));
    });
    this.edgePool.trim();
    this.nodePool.trim();
    this.notePool.trim();
  }

  paintRoot(x, y) {
    const [root] = this.planned.items;
    paintNode(this.rootNode, { ...root, x, y }, this.planned, this.fontSize);
    const right = x + root.width + PAD;
    const high = Number(this.drawing.getAttribute("height"));
    setAttr(this.frozen, "d", x > root.x ? `M${x - PAD - 1} -1H${right}V${high + 1}H${x - PAD - 1}z` : "");
    for (const note of this.notes.children) note.classList.toggle("la-under", x > root.x && note.leaf.x < right);
    this.rootAt = { x, y };
  }

  /** The root stays in sight, as a frozen column does: it moves along with the panel's scroll, and its edges with it. */
  keepRoot() {
    if (!this.planned) return;
    const { scroll, planned } = this;
    const [root] = planned.items;
    const half = planned.height / 2 + 2;
    const x = Math.max(root.x, scroll.scrollLeft + PAD);
    const y = Math.min(Math.max(root.y, scroll.scrollTop + half), Math.max(root.y, scroll.scrollTop + scroll.clientHeight - half));
    if (x === this.rootAt.x && y === this.rootAt.y) return;
    this.paintRoot(x, y);
    for (const [edge, item] of this.rootEdges) paintEdge(edge, { ...item, parent: { ...root, y } }, planned);
  }

  /** Scroll within the panel so that the accepted path and the bonus are in sight. */
  showWinner(plan) {
    const end = plan.items.find((item) => item.kind === "bonus") || plan.items[0];
    const { scroll } = this;
    const top = end.y + plan.height > scroll.clientHeight ? end.y - scroll.clientHeight / 2 : 0;
    const left = this.leftFor(plan, end);
    if (Math.abs(scroll.scrollTop - top) > 1) scroll.scrollTop = top;
    if (Math.abs(scroll.scrollLeft - left) > 1) scroll.scrollLeft = left;
    this.keepRoot();
  }

  /** How far to scroll to the right to see an item and its branch's name: no further than needed, to a column's edge. */
  leftFor(plan, item) {
    const { scroll } = this;
    const needed = item.x + item.width + 60 - scroll.clientWidth;
    if (needed <= 0) return 0;
    const frozen = plan.items[0].width + 3 * PAD;
    const left = plan.lefts.map((edge) => edge - frozen).find((edge) => edge >= needed) ?? needed;
    if (Number(this.drawing.getAttribute("width")) < left + scroll.clientWidth) setAttr(this.drawing, "width", left + scroll.clientWidth);
    return left;
  }

  /** Light a row of the mask in the tree: the node and its ancestors. `null`: nothing is lit. */
  light(rows, row) {
    this.drawing.classList.toggle("la-lit", rows !== null);
    for (const node of [this.rootNode, ...this.nodes.children]) {
      const mine = node.dataset.row === undefined ? null : Number(node.dataset.row);
      node.classList.toggle("lit", rows !== null && mine !== null && rows.has(mine));
      node.classList.toggle("itself", row !== null && mine === row);
    }
    for (const edge of this.edges.children) {
      edge.classList.toggle("lit", rows !== null && edge.dataset.row !== undefined && rows.has(Number(edge.dataset.row)));
    }
  }
}

/** Rows in depth-first order: a first child stays on its parent's row. Gives the last row used. */
function rowsOf(root) {
  const place = (item, row) => {
    item.row = row;
    let last = row;
    item.children.forEach((child, i) => (last = place(child, i === 0 ? row : last + 1)));
    return last;
  };
  return place(root, 0);
}

function makeNode() {
  const group = svg("g", { class: "la-node" });
  group.title = svg("title");
  group.box = svg("rect");
  group.mark = svg("path", { class: "la-source" });
  group.label = svg("text", { "dominant-baseline": "central" });
  group.append(group.title, group.box, group.mark, group.label);
  return group;
}

function paintNode(group, item, plan, font) {
  setAttr(group, "class", `la-node ${item.kind}`);
  if (item.mask === undefined) delete group.dataset.row;
  else group.dataset.row = item.mask;
  if (item.source) group.dataset.source = item.source[0];
  else delete group.dataset.source;
  setText(group.title, item.title || item.label);
  const height = plan.height;
  setAttr(group.box, "x", item.x);
  setAttr(group.box, "y", item.y - height / 2);
  setAttr(group.box, "width", item.width);
  setAttr(group.box, "height", height);
  setAttr(group.box, "rx", item.kind === "bonus" ? height / 2 : 4);
  setAttr(group.mark, "d", item.source ? sourceMark(item.source, item.x + PAD + 1, item.y) : "");
  setAttr(group.label, "x", item.x + PAD + (item.source ? 7 : 0));
  setAttr(group.label, "y", item.y);
  setAttr(group.label, "font-size", font);
  setText(group.label, item.label);
}

/** A square for the prompt, a circle for earlier output, a diamond for both. */
function sourceMark(source, x, y) {
  const r = 2.5;
  if (source === "prompt") return `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}z`;
  if (source === "output") return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  return `M${x} ${y - r - 1}l${r + 1} ${r + 1}l${-r - 1} ${r + 1}l${-r - 1} ${-r - 1}z`;
}

function paintEdge(path, item, plan) {
  const { parent } = item;
  setAttr(path, "class", `la-edge ${item.kind}`);
  if (item.mask === undefined) delete path.dataset.row;
  else path.dataset.row = item.mask;
  const from = parent.x + parent.width;
  const bend = Math.max(parent.right, from);
  const half = (item.x - bend) / 2;
  const curve = item.y === parent.y ? `H${item.x}` : `H${bend}C${bend + half} ${parent.y} ${bend + half} ${item.y} ${item.x} ${item.y}`;
  setAttr(path, "d", `M${from} ${parent.y}${curve}`);
  setAttr(path, "stroke-width", item.kind === "accepted" ? 3 : item.kind === "bonus" ? 2.5 : 1 + (item.score || 0) / 700);
}
