// The guesses of a pass as a tree of words, left to right. Its rows fit the panel's width and stay in place while the parts of
// a pass are shown.

const PAD = 6; // pixels around a label
const PITCH = 26; // pixels from row to row, where there is room

class TreeView {
  /** `onOpen()`: a folded pill was opened. */
  constructor(panel, onOpen) {
    const told = { empty: ".la-empty", size: ".la-trie-size", hint: ".la-tree-hint" };
    Object.assign(this, pick(panel, { scroll: ".la-tree-scroll", drawing: ".la-tree", ...told }));
    this.growth = new GrowthView(panel);
    this.before = new BeforeView(panel);
    this.edges = svg("g");
    this.nodes = svg("g");
    this.notes = svg("g");
    this.drawing.append(this.edges, this.nodes, this.notes);
    this.edgePool = new Pool(this.edges, () => svg("path", { fill: "none" }));
    this.nodePool = new Pool(this.nodes, makeNode);
    this.notePool = new Pool(this.notes, () => svg("text", { class: "la-branch-name" }));
    this.widths = new Map();
    this.open = new Set(); // nodes whose pills were opened
    this.whole = false; // whether nothing folds
    this.scroll.addEventListener("scroll", () => this.tellMore(), { passive: true });
    const unfold = (nodes = []) => {
      for (const node of nodes) this.open.add(node);
      if (nodes.length) onOpen();
    };
    this.nodes.addEventListener("click", ({ target }) => unfold(target.closest(".la-node.fold")?.folded));
    this.scroll.addEventListener("keydown", ({ key }) => key === "Enter" && unfold(this.pass?.draft.order));
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
    if (this.pass?.step !== pass.step) this.open.clear();
    this.pass = pass;
    this.counted = null;
    this.before.draw(pass, strings);
    const wide = this.scroll.clientWidth;
    if (!wide) return; // behind another tab: drawn when it is shown
    this.setFont((wide < 500 ? 12 : 14) * scale);
    const nothing = !pass.drafts || !draft.size;
    setText(this.empty, index === 0 ? strings.emptyPrefill : draft.size ? "" : strings.emptyTree);
    const measure = (item) => this.width(item.label) + PAD * 2 + (item.source ? 7 : 0) + (ticked(item) ? 5 : 0);
    this.noteWidth = this.width(this.branchName(99, wide)) + 8;
    const space = { rows: Math.floor(this.scroll.clientHeight / (this.fontSize + 6)), width: wide - this.noteWidth - PAD };
    const plan = new TreePlan(pass, strings, space, measure, this.whole ? { has: () => true } : this.open);
    const summary = strings.treeHint({ branches: strings.branches({ n: draft.leaves.length }), guesses: strings.guesses({ n: draft.size }) });
    setText(this.hint, nothing ? "" : summary);
    setAttr(this.hint, "title", plan.omitted ? strings.moreLeft({ n: countText(plan.omitted) }) : "");
    this.paint(plan, draft, wide);
    setAttr(this.drawing, "aria-label", nothing ? strings.emptyTree : summary);
    this.showAccepted(plan);
  }

  /** The trie's size: as the pass found it, and from its last part on as it left it. */
  drawTrie({ lane, index }, frame) {
    const at = frame < 3 ? index - 1 : index;
    if (this.counted === at) return;
    this.counted = at;
    const trie = rivalOf(lane, this.strings) ? null : lane.steps[at].trie;
    const size = trie && { nodes: countText(trie.nodes), added: at === index ? countText(trie.added) : "", evicted: trie.evicted && countText(trie.evicted) };
    setText(this.size, size ? this.strings[size.added ? "trieGrown" : "trieSize"](size) : "");
    this.growth.draw(lane, at, this.strings);
  }

  setFont(size) {
    if (size === this.fontSize) return;
    this.fontSize = size;
    this.font = `${size}px ${getComputedStyle(this.drawing).getPropertyValue("--la-mono") || "monospace"}`;
    this.widths.clear();
    this.drawing.style.fontSize = `${size}px`;
  }

  paint(plan, draft, wide) {
    this.planned = plan;
    const { items } = plan;
    const high = this.scroll.clientHeight - 4;
    const pitch = Math.max(this.fontSize + 6, Math.min(PITCH, high / plan.rows));
    Object.assign(plan, { pitch, height: Math.min(pitch - 3, this.fontSize + 8) });
    for (const item of items) item.y = (item.row + 0.5) * pitch;
    for (const item of items) {
      if (item.parent) paintEdge(this.edgePool.take(), item, plan);
      paintNode(this.nodePool.take(), item, plan, this.fontSize);
    }
    this.nameBranches(items, draft, wide);
    for (const pool of [this.edgePool, this.nodePool, this.notePool]) pool.trim();
    setAttrs(this.drawing, { width: Math.max(10, wide - 2), height: Math.max(plan.rows * pitch, 10) });
  }

  branchName(number, wide) {
    return wide < 500 ? `#${number}` : this.strings.branch({ n: number });
  }

  /** Each branch's name stands to the right of its leaf. */
  nameBranches(items, draft, wide) {
    const leaves = new Map(draft.leaves.map((node, branch) => [node, branch + 1]));
    for (const item of items) {
      const branch = leaves.get(item.nodes.at(-1));
      if (!branch || !item.mask) continue;
      const beside = [item, ...item.children.filter((child) => child.row === item.row)];
      const x = Math.max(...beside.map((one) => one.x + one.width)) + 6;
      const note = this.notePool.take();
      const free = beside.find(({ kind }) => kind === "bonus");
      setAttrs(note, { x, y: item.y, "font-size": 12, style: free ? `--la-back:${item.x + item.width - free.x - free.width}px` : "" });
      setText(note, this.branchName(branch, wide));
    }
  }

  /** Scroll the panel so that the end of the accepted path is in sight. */
  showAccepted(plan) {
    const { scroll } = this;
    const end = plan.items.find((item) => item.kind === "bonus") || plan.root;
    const top = end.y + plan.height > scroll.clientHeight ? end.y - scroll.clientHeight / 2 : 0;
    if (Math.abs(scroll.scrollTop - top) > 1) scroll.scrollTop = top;
    this.tellMore();
  }

  /** A fading edge where rows are scrolled out of sight below. */
  tellMore() {
    const { scroll, planned } = this;
    const high = Math.max(0, ...(planned?.items ?? []).map(({ y }) => y));
    scroll.classList.toggle("la-more", high > scroll.scrollTop + scroll.clientHeight);
  }

  /** The drawn element of a drafted node (or of the pill that holds it), of the root (-1) or of the bonus ("bonus"). */
  elementOf(node) {
    const at = (this.planned?.items ?? []).findIndex((item) =>
      node === "bonus" ? item.kind === "bonus" : node < 0 ? item.kind === "root" : item.mask && item.nodes.includes(node),
    );
    return this.nodes.children[at]; // -1: not drawn
  }

  /** Highlight rows of the mask in the tree: `rows` a set, or null; `row` is the one pointed at. */
  light(rows, row) {
    this.drawing.classList.toggle("la-lit", rows !== null);
    const { items = [] } = this.planned || {};
    items.forEach((item, place) => {
      const own = item.kind === "root" ? [0] : item.nodes.map((node) => node + 1);
      const [node, edge] = [this.nodes.children[place], this.edges.children[place - 1]];
      const lit = rows !== null && own.some((mine) => rows.has(mine));
      for (const drawn of [node, edge]) drawn?.classList.toggle("lit", lit);
      node?.classList.toggle("itself", own.includes(row));
    });
  }
}

const makeNode = () => group("la-node", { tip: "title", box: "rect", source: "path", label: "text", tick: "text" });

function paintNode(node, item, { height }, font) {
  setAttr(node, "class", `la-node ${item.kind}`);
  setData(node, { row: item.kind === "root" ? 0 : item.mask || undefined, source: item.source?.[0] });
  node.folded = item.nodes;
  setText(node.tip, item.title || item.label);
  const rx = item.kind === "bonus" || item.kind === "fold" ? height / 2 : 4;
  setAttrs(node.box, { x: item.x, y: item.y - height / 2, width: item.width, height, rx });
  setAttr(node.source, "d", item.source ? sourceMark(item.source, item.x + PAD + 1, item.y) : "");
  setAttrs(node.label, { x: item.x + PAD + (item.source ? 7 : 0), y: item.y, "font-size": font });
  setText(node.label, item.label);
  setAttrs(node.tick, { x: item.x + item.width - 3, y: item.y - height / 2 + 2, "font-size": 14 });
  setText(node.tick, ticked(item));
}

/** The sign of a node that the check has reached. */
const ticked = ({ kind, missed }) => (kind === "accepted" ? "✓" : missed ? "✗" : "");

/** A square for the prompt, a circle for earlier output, a diamond for both, a triangle for another drafter. */
function sourceMark(source, x, y) {
  const radius = 2.5;
  if (source === "prompt") return `M${x - radius} ${y - radius}h${2 * radius}v${2 * radius}h${-2 * radius}z`;
  if (source === "output") return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
  if (source === "drafter" || source === "agree") return `M${x - radius} ${y + radius}h${2 * radius}l${-radius} ${-2 * radius}z`;
  return `M${x} ${y - radius - 1}l${radius + 1} ${radius + 1}l${-radius - 1} ${radius + 1}l${-radius - 1} ${-radius - 1}z`;
}

/** The edge to a node that begins a row: around the end of its parent's row, or down from its parent, and back above its own. */
function turned(item, { height, pitch }) {
  const { parent, x, y } = item;
  const above = y - pitch / 2;
  const first = parent.children[0] === item;
  const out = first ? `M${parent.x + parent.width} ${parent.y}h4q4 0 4 4` : `M${parent.x + 9} ${parent.y + height / 2}`;
  return `${out}V${above - 4}q0 4 -4 4H${x - 6}q-4 0 -4 4V${y - 4}q0 4 4 4H${x}`;
}

function paintEdge(path, item, plan) {
  const { parent } = item;
  const { height } = plan;
  setAttr(path, "class", `la-edge ${item.kind}`);
  setData(path, { row: item.mask || undefined });
  const stem = parent.x + 9;
  const below = `M${stem} ${parent.y + height / 2}V${item.y - 6}q0 6 6 6H${item.x}`;
  const beside = `M${parent.x + parent.width} ${parent.y}H${item.x}`;
  setAttr(path, "d", item.wraps ? turned(item, plan) : item.y === parent.y ? beside : below);
  setAttr(path, "stroke-width", item.kind === "accepted" ? 3 : item.kind === "bonus" ? 2.5 : 1 + (item.score || 0) / 700);
}
