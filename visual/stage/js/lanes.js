// A lane: clock, counters and text. The tokens of a pass form one run; runs are appended as they arrive and shown or hidden
// by count. Text that is known but not yet shown keeps its place, so that nothing moves.

class LaneView {
  /** `onStep(step)`: a token was clicked; `onChoose()`: the lane was. */
  constructor(name, onStep, onChoose) {
    this.name = name;
    this.makePanel();
    this.panel.addEventListener("click", (event) => {
      if (!getSelection().isCollapsed && !event.target.closest("button")) return;
      const run = event.target.closest("[data-step]");
      onChoose();
      if (run) onStep(Number(run.dataset.step));
    });
    this.body.addEventListener("copy", (event) => this.copy(event));
  }

  makePanel() {
    const panel = (this.panel = html("div", "la-panel la-lane"));
    panel.dataset.lane = this.name;
    const part = (name, tag, className) => (this[name] = html(tag, className));
    const title = html("h2");
    title.append(part("title", "button", "la-lane-name"));
    this.title.type = "button";
    const clock = html("p", "la-lane-time");
    clock.append(part("clock", "span", "la-clock"), " ", part("badge", "span", "la-lane-badge"));
    const head = html("div", "la-lane-head");
    head.append(title, clock, part("counts", "p", "la-count"), part("finish", "p", "la-finish"), part("how", "button", "la-btn la-how"));
    Object.assign(this.how, { type: "button", hidden: true });
    this.how.dataset.do = "how";
    panel.append(head, part("body", "div", "la-text"));
    setAttrs(this.body, { tabindex: 0, role: "region" });
  }

  reset(recording) {
    this.recording = recording;
    this.spans = [];
    this.runs = [];
    this.shown = 0;
    this.now = null;
    this.body.replaceChildren();
  }

  /** Add runs and spans for new tokens. A byte token may change the texts of the few before it. */
  grow() {
    const { lane } = this;
    const from = this.spans.length;
    if (from === lane.tokens.length) return;
    let back = Math.max(0, from - 4);
    while (this.spans[back - 1]?.textContent === "") back--; // to the first byte of a character
    const texts = this.recording.words.running(lane.tokens.slice(back));
    for (let i = back; i < from; i++) setText(this.spans[i], texts[i - back]);
    for (let i = from; i < lane.tokens.length; i++) this.addToken(i, texts[i - back]);
  }

  addToken(place, text) {
    const { lane, recording } = this;
    const step = lane.makers[place];
    const span = html("span", "la-token", text);
    if (place === lane.counts[step] - 1 && lane.steps[step].free) span.classList.add("bonus");
    if (recording.words.special(lane.tokens[place])) span.classList.add("special");
    if (/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(text)) span.classList.add("isolate");
    span.hidden = true;
    this.spans.push(span);
    this.runOf(step).append(span);
  }

  runOf(step) {
    if (!this.runs[step]) {
      const run = (this.runs[step] = html("span", `la-run ${step % 2 ? "odd" : "even"}`));
      run.classList.toggle("gulp", this.lane.steps[step].tokens.length > 1);
      run.dataset.step = step;
      this.body.append(run);
    }
    return this.runs[step];
  }

  /** Show the lane at clock `time`. */
  draw(time, recording) {
    const { strings } = this;
    const lane = (this.lane = recording.lanes[this.name]);
    const title = laneTitle(lane, recording, strings);
    setText(this.title, title);
    setAttr(this.title, "title", laneHint(lane, strings));
    setAttr(this.title, "aria-pressed", recording.focus === lane);
    this.panel.classList.toggle("la-focus", recording.focus === lane);
    this.panel.classList.toggle("la-drafts", !lane.plain);
    setAttr(this.body, "aria-label", strings.laneText({ lane: title }));
    this.drawHow(lane);
    this.grow();
    const index = lane.at(time);
    this.reveal(index < 0 ? 0 : lane.counts[index]);
    this.mark(index);
    this.count(lane, index, time);
    this.differ(time);
  }

  /** The way into slow motion, beside the lane that it explains. */
  drawHow(lane) {
    const { strings } = this;
    this.how.hidden = lane.plain;
    this.how.classList.toggle("la-later", !this.recording.all.every((one) => one.finished || this.recording.stopped)); // its room is kept
    if (this.asked === strings) return;
    this.asked = strings;
    this.how.replaceChildren(strings.how, html("span", "la-how-more", ` ${strings.slow}`));
    this.how.title = strings.slowHint;
  }

  count(lane, index, time) {
    const { strings, recording } = this;
    const stats = lane.stats(index);
    setText(this.clock, lane.clocked ? secondsText(Math.min(time, lane.end)) : "–");
    const kind = lane.clocked && recording.kindOf(lane);
    setText(this.badge, kind === "predicted" ? strings.predicted : "");
    const counts = [strings.tokens({ n: stats.tokens }), strings.passes({ n: stats.passes }), this.ratio(stats, time)];
    setText(this.counts, counts.filter(Boolean).join(" · "));
    const why = lane.finished || (recording.stopped && "stopped");
    setText(this.finish, index === lane.last && why ? this.finishText(why) : "");
  }

  /** Among more than two lanes each tells its speed: the score tells one. */
  ratio(stats, time) {
    const { recording, lane, strings } = this;
    const { reference } = recording;
    if (recording.all.length < 3 || lane === reference || !reference.plain || !lane.clocked) return "";
    const { perSecond } = reference.stats(reference.at(time));
    return perSecond && stats.perSecond ? strings.timesPlain({ ratio: ratioText(stats.perSecond / perSecond) }) : "";
  }

  /** Why the lane ended, unless the model did end it, and how far ahead of the other one; among many lanes, how far ahead of plain decoding or behind. */
  finishText(why) {
    const { strings, lane, recording } = this;
    if (why === "stopped") return strings.why.stopped;
    const text = why === "eos" ? "✓" : `✓ ${strings.why[why] || why}`;
    const { all, reference, clocked } = recording;
    const many = all.length > 2;
    const other = many ? reference : all.find((one) => one !== lane);
    if (!other?.finished || other === lane || recording.stopped || !clocked || (many && !reference.plain)) return text;
    const ahead = 1e6 * (parseFloat(secondsText(other.end)) - parseFloat(secondsText(lane.end))); // of the clocks as they are shown
    if (!ahead || (ahead < 0 && !many)) return text;
    return `${text} · ${strings[ahead < 0 ? "behind" : "ahead"]({ time: timeText(Math.abs(ahead)) })}`;
  }

  /** Show the first `count` tokens; the newest stays in sight where the text is longer than its panel. */
  reveal(count) {
    if (count === this.shown && !this.moved) return;
    for (let i = this.shown; i < count; i++) this.spans[i].hidden = false;
    for (let i = count; i < this.shown; i++) this.spans[i].hidden = true;
    this.shown = count;
    this.moved = false;
    const newest = this.spans[count - 1];
    if (!newest || this.body.scrollHeight <= this.body.clientHeight) return;
    // Scroll the lane, not the page, to the newest token.
    const [top, bottom] = [newest.offsetTop, newest.offsetTop + newest.offsetHeight];
    const inside = top >= this.body.scrollTop && bottom <= this.body.scrollTop + this.body.clientHeight;
    if (!inside) this.body.scrollTop = bottom - this.body.clientHeight + 4;
  }

  /** Mark the run of step `index`. */
  mark(index) {
    const run = this.runs[index] || null;
    if (run === this.now) return;
    this.now?.classList.remove("now");
    run?.classList.add("now");
    this.now = run;
  }

  /** Mark the first token at which the lane differs from the reference, once both have written it. */
  differ(time) {
    this.body.querySelector(".differs")?.classList.remove("differs");
    const { lane, recording } = this;
    const own = lane === recording.reference ? recording.all : [lane];
    this.spans[Math.min(...own.map((other) => recording.differenceAt(other, time)))]?.classList.add("differs");
  }

  /** The places of a pass's tokens on the screen. */
  tokensOf(step) {
    return [...(this.runs[step]?.children || [])];
  }

  /** Copying gives the text alone: bytes joined, end markers left out. */
  copy(event) {
    const selection = getSelection();
    if (!selection.rangeCount || selection.isCollapsed) return;
    const seen = this.spans.slice(0, this.shown);
    let first = seen.findIndex((span) => selection.containsNode(span, true));
    const last = seen.findLastIndex((span) => selection.containsNode(span, true));
    if (first < 0) return;
    const whole = selection.containsNode(this.spans[first], false);
    while (first > 0 && !this.spans[first - 1].textContent) first--; // the bytes before a character's last one
    const tokens = this.lane.tokens.slice(first, last + 1);
    if (tokens.length < 2 && !whole) return; // part of one token: the browser's own copy is right
    event.clipboardData.setData("text/plain", this.recording.words.clean(tokens));
    event.preventDefault();
  }
}
