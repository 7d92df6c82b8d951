// What the word tree shows of a pass: root, drafted nodes, bonus, a few candidates, and a note for the rest. A first child
// stays on its parent's row, every further child opens a row below.

const CANDIDATES = 5; // shown at most, of those that were not drafted

class TreePlan {
  /** `space`: rows that the panel holds. */
  constructor(pass, strings, space) {
    const { words, step } = pass;
    const label = pass.root === undefined ? "…" : words.label(pass.root);
    this.root = { kind: "root", label, title: strings.rootTitle({ word: label, position: step.cached }), depth: 0, children: [], row: 0, mask: 0 };
    this.items = [this.root];
    this.rows = 1;
    this.omitted = 0; // candidates that nothing in the drawing stands for
    if (!pass.drafts) return;
    this.byNode = new Map([[-1, this.root]]);
    this.addDraft(pass, strings);
    if (pass.draft.bonus !== null) this.addBonus(pass, strings);
    this.addCandidates(pass, strings, space);
  }

  add(parent, item) {
    item.parent = this.byNode.get(parent);
    item.depth = item.parent.depth + 1;
    item.children = [];
    item.parent.children.push(item);
    this.items.push(item);
    return item;
  }

  addDraft({ words, step, draft }, strings) {
    for (let node = 0; node < draft.size; node++) {
      const [label, source, score] = [words.label(draft.tokens[node]), step.sources[node], step.scores[node]];
      const kind = draft.accepted.has(node) ? "accepted" : "rejected";
      const item = this.add(draft.parents[node], { kind, label, source, score, mask: node + 1 });
      const place = { row: node + 1, position: step.cached + item.depth };
      item.title = strings.nodeTitle({ word: label, ...place, percent: Math.round(score / 10), source: strings.source[source] });
      this.byNode.set(node, item);
    }
  }

  addBonus({ words, draft }, strings) {
    const label = words.label(draft.bonus);
    const bonus = this.add(draft.last, { kind: "bonus", label: `+ ${label}`, title: strings.bonusTitle({ word: label }) });
    const { children } = bonus.parent;
    if (children.length > 2) children.splice(1, 0, children.pop()); // below the first child, close to where verification stopped
  }

  /** Candidates are a sample: fewer are shown where the draft fills the panel. */
  addCandidates({ words, step }, strings, space) {
    const free = space - placeRows(this.root) - 2;
    const shown = step.candidates.slice(0, Math.max(0, Math.min(CANDIDATES, free)));
    for (const { parent, token, score } of shown) {
      const label = words.label(token);
      const title = strings.candidateTitle({ word: label, percent: Math.round(score / 10) });
      this.add(parent, { kind: "candidate", label, score, title });
    }
    this.rows = placeRows(this.root) + 1;
    const left = (step.left || step.candidates.length) - shown.length;
    if (left <= 0) return;
    if (free + shown.length < 0) this.omitted = left;
    else this.items.push({ kind: "stub", label: strings.moreLeft({ n: countText(left) }), depth: 1, row: this.rows++, parent: this.root });
  }
}

/** Give every item below `root` its row, in depth-first order. Returns the last row used. */
function placeRows(root) {
  const place = (item, row) => {
    item.row = row;
    let last = row;
    item.children.forEach((child, rank) => (last = place(child, rank === 0 ? row : last + 1)));
    return last;
  };
  return place(root, 0);
}
