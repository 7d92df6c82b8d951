// The draft of a pass as a word tree, left to right. Rows stay in place while the parts of a step are shown; the root stays
// in sight.

const PAD = 6; // pixels around a label

class TreeView {
  constructor(panel) {
    const told = { crumbs: ".la-crumbs", empty: ".la-empty", size: ".la-trie-size", hint: ".la-tree-hint" };
    Object.assign(this, pick(panel, { scroll: ".la-tree-scroll", drawing: ".la-tree", ...told }));
    this.growth = new GrowthView(panel);
    this.edges = svg("g", { class: "la-edges" });
    this.nodes = svg("g", { class: "la-nodes" });
    this.notes = svg("g", { class: "la-branch-names" });
    this.rootNode = makeNode(); // above all others
    this.frozen = svg("path", { class: "la-frozen" });
    this.drawing.append(this.edges, this.nodes, this.notes, this.frozen, this.rootNode);
    this.edgePool = new Pool(this.edges, () => svg("path", { fill: "none" }));
    this.nodePool = new Pool(this.nodes, makeNode);
    this.notePool = new Pool(this.notes, () => svg("text", { class: "la-branch-name" }));
    this.widths = new Map();
    this.scroll.addEventListener("scroll", () => this.placeRoot(), { passive: true });
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

  /** Draw the draft of a pass. */
  draw(pass, scale) {
    const { strings } = this;
    const { index, draft } = pass;
    this.setFont(scale);
    this.counted = null;
    if (!this.scroll.clientWidth) return; // behind another tab: drawn when it is shown
    this.crumbs.replaceChildren(...crumbsOf(pass, strings, this.scroll.clientWidth, scale));
    const nothing = !pass.drafts || !draft.size;
    setText(this.empty, index === 0 ? strings.emptyPrefill : draft.size ? "" : strings.emptyTree);
    const plan = new TreePlan(pass, strings, Math.floor((this.scroll.clientHeight - 4) / (this.fontSize + 3)));
    const summary = strings.treeHint({ branches: strings.branches({ n: draft.leaves.length }), guesses: strings.guesses({ n: draft.size }) });
    setText(this.hint, nothing ? "" : plan.omitted ? `${summary} · ${strings.moreLeft({ n: countText(plan.omitted) })}` : summary);
    this.place(plan, scale);
    this.paint(plan, draft, scale);
    setAttr(this.drawing, "aria-label", nothing ? strings.emptyTree : summary);
    this.showAccepted(plan);
  }

  /** The trie's size: as the pass found it, and from its last part on as it left it. */
  drawTrie({ recording, lane, index }, frame) {
    const at = frame < 3 ? index - 1 : index;
    if (this.counted === at) return;
    this.counted = at;
    const trie = rivalOf(recording, this.strings) ? null : lane.steps[at].trie;
    const size = trie && { nodes: countText(trie.nodes), added: at === index ? countText(trie.added) : "", evicted: trie.evicted };
    setText(this.size, size ? this.strings[size.added ? "trieGrown" : "trieSize"](size) : "");
    this.growth.draw(lane, at, this.strings);
  }

  setFont(scale) {
    const size = Math.round(12 * scale);
    if (size === this.fontSize) return;
    this.fontSize = size;
    this.font = `${size}px ${getComputedStyle(this.drawing).getPropertyValue("--la-mono") || "monospace"}`;
    this.widths.clear();
    this.drawing.style.fontSize = `${size}px`;
  }

  /** Give every item its place in pixels: columns by depth (same depth = same position), rows by branch. */
  place(plan, scale) {
    const columns = [];
    for (const item of plan.items) {
      item.width = this.width(item.label) + PAD * 2 + (item.source ? 7 : 0);
      if (item.kind !== "stub") columns[item.depth] = Math.max(columns[item.depth] || 0, item.width);
    }
    const space = this.scroll.clientWidth - 70 * scale;
    const gap = Math.max(7, Math.min(24, (space - total(columns)) / Math.max(1, columns.length)));
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
    this.nameBranches(plan, draft, scale);
    this.edgePool.trim();
    this.nodePool.trim();
    this.notePool.trim();
  }

  /** Each branch's name stands to the right of its leaf. */
  nameBranches(plan, draft, scale) {
    const leaves = plan.items.filter((item) => item.mask > 0 && !draft.children.get(item.mask - 1).length);
    leaves.sort((one, other) => one.row - other.row);
    leaves.forEach((leaf, branch) => {
      const note = this.notePool.take();
      note.leaf = leaf;
      const beside = [leaf, ...leaf.children.filter((child) => child.row === leaf.row)];
      const x = Math.max(...beside.map((item) => item.x + item.width)) + 6;
      setAttrs(note, { x, y: leaf.y, "font-size": Math.round(11 * scale) });
      setText(note, this.strings.branch({ n: branch + 1 }));
    });
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

  /** Keep the root and its edges in sight while the panel scrolls, like a frozen column; without `pinned`, where they belong. */
  placeRoot(pinned = true) {
    if (!this.planned) return;
    const { scroll, planned } = this;
    const [root] = planned.items;
    const half = planned.height / 2 + 2;
    const left = pinned ? scroll.scrollLeft : 0;
    const top = pinned ? scroll.scrollTop : 0;
    const x = Math.max(root.x, left + PAD);
    const y = Math.min(Math.max(root.y, top + half), Math.max(root.y, top + scroll.clientHeight - half));
    if (x === this.rootAt.x && y === this.rootAt.y) return;
    this.paintRoot(x, y);
    for (const [edge, item] of this.rootEdges) paintEdge(edge, { ...item, parent: { ...root, y } }, planned);
  }

  /** Scroll the panel to the end of the accepted path. */
  showAccepted(plan) {
    const end = plan.items.find((item) => item.kind === "bonus") || plan.items[0];
    const { scroll } = this;
    const top = end.y + plan.height > scroll.clientHeight ? end.y - scroll.clientHeight / 2 : 0;
    const left = this.leftFor(plan, end);
    if (Math.abs(scroll.scrollTop - top) > 1) scroll.scrollTop = top;
    if (Math.abs(scroll.scrollLeft - left) > 1) scroll.scrollLeft = left;
    this.placeRoot();
  }

  /** Least scroll to the right, to a column's edge, that shows an item and its branch's name. */
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
    for (const drawn of [this.rootNode, ...this.nodes.children, ...this.edges.children]) {
      const mine = Number(drawn.dataset.row ?? NaN);
      drawn.classList.toggle("lit", rows !== null && rows.has(mine));
      drawn.classList.toggle("itself", mine === row);
    }
  }
}

const makeNode = () => group("la-node", { tip: "title", box: "rect", source: "path", label: "text" });

function paintNode(node, item, { height }, font) {
  setAttr(node, "class", `la-node ${item.kind}`);
  setData(node, { row: item.mask, source: item.source?.[0] });
  setText(node.tip, item.title || item.label);
  const rx = item.kind === "bonus" ? height / 2 : 4;
  setAttrs(node.box, { x: item.x, y: item.y - height / 2, width: item.width, height, rx });
  setAttr(node.source, "d", item.source ? sourceMark(item.source, item.x + PAD + 1, item.y) : "");
  setAttrs(node.label, { x: item.x + PAD + (item.source ? 7 : 0), y: item.y, "font-size": font });
  setText(node.label, item.label);
}

/** A square for the prompt, a circle for earlier output, a diamond for both. */
function sourceMark(source, x, y) {
  const radius = 2.5;
  if (source === "prompt") return `M${x - radius} ${y - radius}h${2 * radius}v${2 * radius}h${-2 * radius}z`;
  if (source === "output") return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
  return `M${x} ${y - radius - 1}l${radius + 1} ${radius + 1}l${-radius - 1} ${radius + 1}l${-radius - 1} ${-radius - 1}z`;
}

function paintEdge(path, item, plan) {
  const { parent } = item;
  setAttr(path, "class", `la-edge ${item.kind}`);
  setData(path, { row: item.mask });
  const from = parent.x + parent.width;
  const bend = Math.max(parent.right, from);
  const half = (item.x - bend) / 2;
  const curve = item.y === parent.y ? `H${item.x}` : `H${bend}C${bend + half} ${parent.y} ${bend + half} ${item.y} ${item.x} ${item.y}`;
  setAttr(path, "d", `M${from} ${parent.y}${curve}`);
  setAttr(path, "stroke-width", item.kind === "accepted" ? 3 : item.kind === "bonus" ? 2.5 : 1 + (item.score || 0) / 700);
}
