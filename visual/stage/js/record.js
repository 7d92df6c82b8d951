// What is known of a race: the steps of each lane, their times and their tokens. Draws nothing.

const PHASES = 6; // retrieve, prepare, forward, verify, commit, trie
const UNIT = 100_000; // microseconds a step lasts in a replay that has no clock

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
    const before = this.end;
    let time = step.index === 0 ? 0 : step.time;
    if (step.index > 0 && time === 0) {
      time = UNIT;
      this.clocked = false;
    }
    if (step.index > 0) step.phases.forEach((part, phase) => (this.phases[phase] += part));
    this.steps.push(step);
    this.ends.push(before + time);
    for (const token of step.tokens) {
      this.tokens.push(token);
      this.makers.push(step.index);
    }
    this.counts.push(this.tokens.length);
  }

  get last() {
    return this.steps.length - 1;
  }

  get end() {
    return this.ends.at(-1) ?? 0;
  }

  get finished() {
    return this.steps.at(-1)?.finished ?? null;
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

/** A race, as far as it is known. */
class Recording {
  /** From a decoded trace, whole or just begun. */
  constructor({ meta = {}, prompt = [], words = {}, lanes = {} }) {
    this.meta = meta;
    this.prompt = prompt;
    this.words = new Words();
    this.words.add(words);
    this.lanes = {};
    this.equal = 0; // token ids equal from the start
    for (const [lane, steps] of Object.entries(lanes)) for (const step of steps) this.add(lane, step);
  }

  /** Append a step. Returns false where it does not follow on (a message was lost); skips a step that is known. */
  add(name, step) {
    const lane = (this.lanes[name] ||= new Lane(name));
    if (step.index < lane.steps.length) return true;
    if (step.index > lane.steps.length) return false;
    lane.add(step);
    const { plain, lookahead } = this.lanes;
    while (this.equal < this.shared && plain.tokens[this.equal] === lookahead.tokens[this.equal]) this.equal++;
    return true;
  }

  /** Tokens that both lanes have. */
  get shared() {
    const { plain, lookahead } = this.lanes;
    return plain && lookahead ? Math.min(plain.tokens.length, lookahead.tokens.length) : 0;
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
    const lanes = Object.entries(this.lanes).map(([name, lane]) => [name, lane.steps.map((step) => step.json)]);
    const { meta, prompt, words } = this;
    return { format: "lookahead-trace", version: 1, meta, prompt, words: Object.fromEntries(words.texts), lanes: Object.fromEntries(lanes) };
  }
}
