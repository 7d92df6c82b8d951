// What is known of a race: the steps of each lane, their times and their tokens. Draws nothing.

const PHASES = 6; // draft, prepare, forward, verify, commit, update
const GUESSING = [0, 5]; // the phases that are the price of the guesses
const UNIT = 100_000; // microseconds a step lasts in a replay that has no clock

/** One lane: steps, and for each the lane's clock and token count after it. Step 0 is the prefill, at clock 0. */
class Lane {
  /** `spec`: {lane, method, title, settings, trie}, as the trace's meta describes the lane. */
  constructor(spec) {
    this.name = spec.lane;
    this.spec = spec;
    this.steps = [];
    this.ends = [];
    this.counts = [];
    this.tokens = [];
    this.makers = []; // step that made each token
    this.equal = 0; // tokens equal to the reference lane's, from the start
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

  /** Whether the lane is plain decoding: one token a pass, no drafts. */
  get plain() {
    return this.spec.method === "plain";
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
    this.specs = meta.lanes || Object.keys(lanes).map((name) => laneSpec(name, meta));
    this.lanes = { __proto__: null, ...Object.fromEntries(this.specs.map((spec) => [spec.lane, new Lane(spec)])) };
    for (const [lane, steps] of Object.entries(lanes)) for (const step of steps) this.add(lane, step);
  }

  /** Append a step. Returns false where it does not follow on (a message was lost); skips a step that is known. */
  add(name, step) {
    const lane = (this.lanes[name] ||= new Lane(laneSpec(name, this.meta)));
    if (step.index < lane.steps.length) return true;
    if (step.index > lane.steps.length) return false;
    lane.add(step);
    for (const other of this.all) this.compare(other);
    return true;
  }

  compare(lane) {
    const { tokens } = this.reference;
    while (lane.equal < Math.min(lane.tokens.length, tokens.length) && lane.tokens[lane.equal] === tokens[lane.equal]) lane.equal++;
  }

  /** The lanes in drawing order. */
  get all() {
    return Object.values(this.lanes);
  }

  /** The lane that speed and text are compared with. */
  get reference() {
    return this.all.find((lane) => lane.plain) || this.all[0];
  }

  /** The lane whose passes are explained: the chosen one, else the first that drafts. */
  get focus() {
    return this.lanes[this.chosen] || this.rival || this.all[0];
  }

  /** The lane whose speed is told against the reference: the one in focus, or else the first other. */
  get rival() {
    const others = this.all.filter((lane) => lane !== this.reference && lane.steps.length);
    if (this.all.length === 1 && !this.all[0].plain) return this.all[0];
    return others.find((lane) => lane.name === this.chosen) || others[0];
  }

  /** What a link says of a step: its lane is told where it was chosen. */
  place(step) {
    return this.chosen ? { lane: this.chosen, step } : { step };
  }

  get end() {
    return Math.max(0, ...this.all.map((lane) => lane.end));
  }

  /** First place at which a lane's text differs from the reference's, of what both have written at clock `time`; else Infinity. */
  differenceAt(lane, time) {
    const written = [lane, this.reference].map((one) => one.stats(one.at(time)).tokens);
    return lane.equal < Math.min(...written) ? lane.equal : Infinity;
  }

  /** Whether one of a lane and the reference ended before the other: the shorter text came to its end, and was not stopped. */
  endedApart(lane) {
    const { reference } = this;
    const [short, long] = [lane, reference].sort((one, other) => one.tokens.length - other.tokens.length);
    return short.tokens.length < long.tokens.length && ![null, "stopped"].includes(short.finished);
  }

  /** How a lane's times were had: "recorded", "measured" (by a race of this visitor) or "predicted". */
  kindOf(lane) {
    const some = this.specs.some((spec) => spec.predicted); // the others are as measured
    if (this.meta.predicted && (some ? lane.spec.predicted : !lane.plain)) return "predicted";
    return this.own ? "measured" : "recorded";
  }

  /** Whether the visitor stopped the race, as one lane says, or a fault did. */
  get stopped() {
    return this.broken || this.all.some((lane) => lane.finished === "stopped");
  }

  get clocked() {
    return this.all.every((lane) => lane.clocked);
  }

  /** Whether every lane that ran has come to its end at clock `time`. */
  doneAt(time) {
    return this.all.every((lane) => !lane.steps.length || ((lane.finished || this.stopped) && lane.end <= time + 0.5));
  }

  /** The trace as data, as `Trace.to_json` in Python gives it. A lane of a race that runs leaves as stopped. */
  toJSON() {
    const ran = this.all.filter((lane) => lane.steps.length);
    const ended = ({ json }, place, { length }) => (!this.own || place < length - 1 || json.e ? json : { ...json, e: "stopped" });
    const lanes = ran.map((lane) => [lane.name, lane.steps.map(ended)]);
    const { meta, prompt, words } = this;
    return { format: "lookahead-trace", version: 1, meta, prompt, words: Object.fromEntries(words.texts), lanes: Object.fromEntries(lanes) };
  }
}

/** What an older trace, which does not describe its lanes, says of one. */
function laneSpec(name, meta) {
  const { settings = {}, trie } = meta;
  return name === "plain" ? { lane: name, method: "plain" } : { lane: name, method: String(settings.strategy ?? "hierarchical"), settings, trie };
}
