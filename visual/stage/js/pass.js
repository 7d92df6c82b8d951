// The pass that is shown, and its draft as a tree. -1 is the root.

/** A step of a lane, with what the views need of the race around it. */
class Pass {
  constructor(recording, lane, index) {
    this.recording = recording;
    this.words = recording.words;
    this.lane = lane;
    this.index = index;
    this.step = lane.steps[index];
    this.draft = new Draft(this.step);
    this.emitted = index > 0 ? lane.tokens.slice(0, lane.counts[index - 1]) : []; // by the passes before
    this.root = (index > 0 ? this.emitted : recording.prompt).at(-1); // undefined without a prompt
    this.drafts = !lane.plain && index > 0; // neither a plain pass nor the prefill
  }

  /** The last `count` tokens before the pass, the root last. */
  context(count) {
    return this.recording.prompt.slice(-count).concat(this.emitted).slice(-count);
  }
}

/** Children, depths, branches (one per leaf) and the accepted path. */
class Draft {
  constructor(step) {
    this.tokens = step.drafts;
    this.parents = step.parents;
    this.size = this.tokens.length;
    this.accepted = new Set(step.accepted);
    this.bonus = step.bonus;
    this.last = step.accepted.at(-1) ?? -1; // where verification stopped
    this.children = new Map([[-1, []]]);
    this.depths = [];
    for (let node = 0; node < this.size; node++) {
      const parent = this.parents[node];
      this.depths.push(parent < 0 ? 1 : this.depths[parent] + 1);
      this.children.set(node, []);
      this.children.get(parent).push(node);
    }
    this.leaves = []; // branch b ends in leaves[b]
    this.span = new Map(); // node -> [first, last] of the branches it is part of
    this.order = []; // nodes branch after branch
    if (this.size) this.walk(-1);
  }

  walk(node) {
    if (node >= 0) this.order.push(node);
    const first = this.leaves.length;
    const children = this.children.get(node);
    if (!children.length && node >= 0) this.leaves.push(node);
    for (const child of children) this.walk(child);
    this.span.set(node, [first, this.leaves.length - 1]);
  }

  /** Ancestors of a node, root excluded, top down. */
  path(node) {
    const path = [];
    for (let at = this.parents[node]; at >= 0; at = this.parents[at]) path.unshift(at);
    return path;
  }
}
