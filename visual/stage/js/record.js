// What is known of a race: steps of each lane, their times, their tokens. No screen here.

const PHASES = 6; // retrieve, prepare, forward, verify, commit, trie (microseconds in step.c)
const UNIT = 100_000; // microseconds a step lasts in a replay that has no clock

/** Microseconds of a step, all phases. */
function stepTime(step) {
  return step.c.reduce((sum, part) => sum + part, 0);
}

/** Token the model itself chose at the end of a pass, null where a stop rule ended the run inside the accepted path. */
function bonusOf(step) {
  const accepted = (step.a || []).length;
  return step.t.length > accepted ? step.t[step.t.length - 1] : null;
}

/** One lane: steps, and for each the lane's clock and token count after it. Step 0 is the prefill, at clock 0. */
class Lane {
  constructor(name) {
    this.name = name;
    this.steps = [];
    this.ends = [];
    this.counts = [];
    this.tokens = [];
    this.makers = []; // step that made each token
    this.clocked = true;
    this.phases = Array(PHASES).fill(0);
  }

  add(step) {
    const before = this.ends.length ? this.ends[this.ends.length - 1] : 0;
    let time = step.i === 0 ? 0 : stepTime(step);
    if (step.i > 0 && time === 0) {
      time = UNIT;
      this.clocked = false;
    }
    if (step.i > 0) step.c.forEach((part, phase) => (this.phases[phase] += part));
    this.steps.push(step);
    this.ends.push(before + time);
    for (const token of step.t) {
      this.tokens.push(token);
      this.makers.push(step.i);
    }
    this.counts.push(this.tokens.length);
  }

  get last() {
    return this.steps.length - 1;
  }

  get end() {
    return this.ends.length ? this.ends[this.last] : 0;
  }

  get finished() {
    return this.steps.length ? this.steps[this.last].e || null : null;
  }

  /** Last step that is complete at clock `time`, -1 before the first. */
  at(time) {
    let low = 0;
    let high = this.ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.ends[middle] <= time + 0.5) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  begin(index) {
    return index > 0 ? this.ends[index - 1] : 0;
  }

  /** Passes, tokens, and rates after the steps up to `index`; passes and rates count decode passes only. */
  stats(index) {
    if (index < 0) return { passes: 0, tokens: 0, perPass: 0, perSecond: 0 };
    const decoded = this.counts[index] - this.counts[0];
    return {
      passes: index,
      tokens: this.counts[index],
      perPass: index > 0 ? decoded / index : 0,
      perSecond: this.ends[index] > 0 && this.clocked ? (decoded / this.ends[index]) * 1e6 : 0,
    };
  }
}

/** A race as it is known so far. */
class Recording {
  constructor() {
    this.meta = {};
    this.prompt = [];
    this.words = new Words();
    this.lanes = {};
    this.equal = 0; // token ids equal from the start
  }

  /** From a whole trace (format lookahead-trace). */
  static of(trace) {
    const recording = new Recording();
    recording.meta = trace.meta || {};
    recording.prompt = trace.prompt || [];
    recording.words.add(trace.words);
    for (const lane of ["plain", "lookahead"]) {
      for (const step of (trace.lanes || {})[lane] || []) recording.add(lane, step);
    }
    return recording;
  }

  /** Append a step. False where it does not follow on (a message was lost); a step already known is passed over. */
  add(name, step) {
    const lane = (this.lanes[name] ||= new Lane(name));
    if (step.i < lane.steps.length) return true;
    if (step.i > lane.steps.length) return false;
    lane.add(step);
    const { plain, lookahead } = this.lanes;
    if (plain && lookahead) {
      const most = Math.min(plain.tokens.length, lookahead.tokens.length);
      while (this.equal < most && plain.tokens[this.equal] === lookahead.tokens[this.equal]) this.equal++;
    }
    return true;
  }

  /** The lane whose steps are explained. */
  get focus() {
    return this.lanes.lookahead || this.lanes.plain || null;
  }

  get end() {
    return Math.max(0, ...Object.values(this.lanes).map((lane) => lane.end));
  }

  get clocked() {
    return Object.values(this.lanes).every((lane) => lane.clocked);
  }

  /** The trace as data, as `Trace.to_json` in Python gives it. */
  toJSON() {
    const lanes = {};
    for (const [name, lane] of Object.entries(this.lanes)) lanes[name] = lane.steps;
    return {
      format: "lookahead-trace",
      version: 1,
      meta: this.meta,
      prompt: this.prompt,
      words: Object.fromEntries(this.words.texts),
      lanes,
    };
  }
}

/** The draft of a step as a tree: children, depths, branches (leaves), who is on the accepted path. */
class Draft {
  constructor(step) {
    this.step = step;
    this.tokens = step.d || [];
    this.parents = step.p || [];
    this.size = this.tokens.length;
    this.accepted = new Set(step.a || []);
    this.bonus = bonusOf(step);
    this.last = (step.a || []).length ? step.a[step.a.length - 1] : -1; // where the walk stopped, -1 the root
    this.kids = new Map([[-1, []]]);
    this.depths = [];
    for (let node = 0; node < this.size; node++) {
      const parent = this.parents[node];
      this.depths.push(parent < 0 ? 1 : this.depths[parent] + 1);
      this.kids.set(node, []);
      this.kids.get(parent).push(node);
    }
    this.leaves = []; // branch b ends in leaves[b]
    this.span = new Map(); // node -> [first branch, last branch] it is part of
    this.order = []; // nodes branch after branch
    if (this.size) this.walk(-1);
  }

  walk(node) {
    if (node >= 0) this.order.push(node);
    const first = this.leaves.length;
    const kids = this.kids.get(node);
    if (!kids.length && node >= 0) this.leaves.push(node);
    for (const kid of kids) this.walk(kid);
    this.span.set(node, [first, this.leaves.length - 1]);
  }

  /** Ancestors of a node, root excluded, top down. */
  path(node) {
    const path = [];
    for (let at = this.parents[node]; at >= 0; at = this.parents[at]) path.unshift(at);
    return path;
  }
}
