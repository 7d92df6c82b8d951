// What the guess tree shows of a pass, and where. A first child stays on its parent's row, every further child opens a row
// below, indented from its parent. Runs without forks fold into one pill where a row would be wider than the panel; the accepted path never folds: a
// row that is still too wide goes on below.

const CANDIDATES = 5; // shown at most, of those that were not drafted
const GAP = 14; // pixels between two nodes
const INDENT = 20; // of a child below its parent
const WRAPPED = 46; // where a row goes on below: right of the root's stem

class TreePlan {
  /** `space`: {rows, width} that the panel holds; `measure(item)`: its width; `open`: nodes whose pills were opened. */
  constructor(pass, strings, space, measure, open) {
    const { words, step } = pass;
    Object.assign(this, { strings, measure, open, width: space.width });
    const label = pass.root === undefined ? "…" : words.label(pass.root);
    const title = strings.rootTitle({ word: label, position: step.cached });
    this.root = { kind: "root", label, title, depth: 0, children: [], mask: 0, nodes: [] };
    this.omitted = 0; // candidates that nothing in the drawing stands for
    if (pass.drafts) {
      this.byNode = new Map([[-1, this.root]]);
      this.addDraft(pass, strings);
      if (pass.draft.bonus !== null) this.addBonus(pass, strings);
      this.addCandidates(pass, strings, space.rows);
    }
    this.fold();
    this.place();
  }

  add(parent, item) {
    item.parent = this.byNode.get(parent);
    item.depth = item.parent.depth + 1;
    item.children = [];
    item.parent.children.push(item);
    return item;
  }

  addDraft({ words, step, draft }, strings) {
    for (let node = 0; node < draft.size; node++) {
      const [label, source, score] = [words.label(draft.tokens[node]), step.sources[node], step.scores[node]];
      const kind = draft.accepted.has(node) ? "accepted" : "rejected";
      const missed = kind === "rejected" && draft.parents[node] === draft.last;
      const item = this.add(draft.parents[node], { kind, label, source, score, missed, mask: node + 1, nodes: [node] });
      const place = { row: node + 1, position: step.cached + item.depth };
      item.title = strings.nodeTitle({ word: label, ...place, percent: Math.round(score / 10), source: strings.source[source] });
      this.byNode.set(node, item);
    }
  }

  addBonus({ words, draft }, strings) {
    const label = words.label(draft.bonus);
    const bonus = this.add(draft.last, { kind: "bonus", label: `+ ${label}`, title: strings.bonusTitle({ word: label }), nodes: [] });
    bonus.parent.children.unshift(bonus.parent.children.pop()); // on the accepted path's own row: the text as it goes on
  }

  /** Candidates are a sample: fewer are shown where the draft fills the panel. */
  addCandidates({ words, step, draft }, strings, rows) {
    const free = rows - draft.leaves.length - 2;
    const shown = step.candidates.slice(0, Math.max(0, Math.min(CANDIDATES, free)));
    for (const { parent, token, score } of shown) {
      const label = words.label(token);
      const title = strings.candidateTitle({ word: label, percent: Math.round(score / 10) });
      this.add(parent, { kind: "candidate", label, score, title, nodes: [] });
    }
    this.omitted = Math.max(0, (step.left || step.candidates.length) - shown.length);
  }

  /** All items, parents first. */
  get items() {
    const list = [];
    const visit = (item) => {
      list.push(item);
      item.children.forEach(visit);
    };
    visit(this.root);
    return list;
  }

  /** Fold rejected runs, the longest first, until every row fits or nothing is left to fold. */
  fold() {
    for (;;) {
      const wide = this.items.find((item) => this.reach(item) > this.width && this.runOn(item));
      if (!wide) return;
      foldRun(this.runOn(wide), this.strings);
    }
  }

  /** Where an item would end if its path from the root were one row. */
  reach(item) {
    return this.start(item) + this.measure(item);
  }

  start(item) {
    const { parent } = item;
    if (!parent) return PAD;
    return parent.children[0] === item ? this.reach(parent) + GAP : this.start(parent) + INDENT;
  }

  /** The longest run without forks on the path to an item that may fold: two or more rejected nodes; or undefined. */
  runOn(item) {
    const runs = [];
    let run = [];
    for (let at = item; at; at = at.parent) {
      const joins = at.kind === "rejected" && !this.open.has(at.nodes[0]);
      if (joins && run.length && at.children.length === 1) run.unshift(at);
      else {
        run = joins ? [at] : [];
        runs.push(run);
      }
    }
    const longest = runs.reduce((best, next) => (next.length > best.length ? next : best), []);
    return longest.length > 1 ? longest : undefined;
  }

  /** Give every item its row and its left edge. */
  place() {
    this.rows = 1;
    const put = (item, x, row) => {
      item.width = this.measure(item);
      const parent = item.parent;
      const wraps = parent && x + item.width > this.width && x > WRAPPED;
      const own = parent && parent.children[0] !== item; // a further child has a row of its own already
      Object.assign(item, wraps ? { x: WRAPPED, row: own ? row : this.rows++, wraps } : { x, row });
      item.children.forEach((child, rank) => {
        if (rank === 0) put(child, item.x + item.width + GAP, item.row);
        else put(child, item.x + INDENT, this.rows++);
      });
    };
    put(this.root, PAD, 0);
  }
}

/** Put one pill in the place of a run; it stands for the run's nodes and keeps their children. */
function foldRun(run, strings) {
  const [first, last] = [run[0], run.at(-1)];
  const { parent, depth, mask, score } = first;
  const nodes = run.flatMap((item) => item.nodes);
  const title = strings.foldTitle({ words: run.map((item) => item.label).join(" ") });
  const { missed } = first;
  const pill = { kind: "fold", missed, label: strings.folded({ n: nodes.length }), title, parent, depth, mask, score, nodes, children: last.children };
  parent.children.splice(parent.children.indexOf(first), 1, pill);
  for (const child of last.children) child.parent = pill;
}
