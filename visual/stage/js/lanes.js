// A lane: clock, counters and text. Tokens are spans, appended as they arrive and shown or hidden by count.

class LaneView {
  /** `panel`: the lane's skeleton; `onStep(step)`: a token was clicked. */
  constructor(panel, name, onStep) {
    const counters = { counts: ".la-count", rate: ".la-rate", perPass: ".la-per-pass", before: ".la-before" };
    Object.assign(this, pick(panel, { body: ".la-text", clock: ".la-clock", ...counters, finish: ".la-finish" }));
    this.panel = panel;
    this.name = name;
    this.body.addEventListener("click", (event) => {
      const span = event.target.closest("[data-step]");
      if (span && getSelection().isCollapsed) onStep(Number(span.dataset.step));
    });
    this.body.addEventListener("copy", (event) => this.copy(event));
  }

  reset(recording) {
    this.recording = recording;
    this.spans = [];
    this.shown = 0;
    this.now = [];
    this.body.replaceChildren();
  }

  /** Add spans for new tokens. A byte token may change the texts of the few before it. */
  grow() {
    const { lane } = this;
    const from = this.spans.length;
    if (from === lane.tokens.length) return;
    const back = Math.max(0, from - 4);
    const texts = this.recording.words.running(lane.tokens.slice(back));
    for (let i = back; i < from; i++) setText(this.spans[i], texts[i - back]);
    const fragment = document.createDocumentFragment();
    for (let i = from; i < lane.tokens.length; i++) {
      const span = html("span", "la-token", texts[i - back]);
      const step = lane.makers[i];
      span.dataset.step = step;
      span.classList.add(step % 2 ? "odd" : "even");
      if (this.name === "lookahead" && i === lane.counts[step] - 1 && lane.steps[step].bonus !== null) span.classList.add("bonus");
      if (this.recording.words.special(lane.tokens[i])) span.classList.add("special");
      if (/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(texts[i - back])) span.classList.add("isolate");
      span.hidden = true;
      this.spans.push(span);
      fragment.appendChild(span);
    }
    this.body.appendChild(fragment);
  }

  /** Show the lane at clock `time`. */
  draw(time) {
    const { recording, strings } = this;
    const lane = (this.lane = recording.lanes[this.name]);
    this.panel.hidden = !lane;
    if (!lane) return;
    setAttr(this.body, "aria-label", strings.laneText({ lane: laneTitle(this.name, recording, strings) }));
    this.grow();
    const index = lane.at(time);
    const count = index < 0 ? 0 : lane.counts[index];
    this.reveal(count);
    this.mark(index);
    const stats = lane.stats(index);
    setText(this.clock, lane.clocked ? secondsText(Math.min(time, lane.end)) : "–");
    setText(this.counts, `${strings.tokens({ n: stats.tokens })} · ${strings.passes({ n: stats.passes })}`);
    setText(this.rate, stats.perSecond ? ` · ${strings.tokensPerSecond({ rate: Math.round(stats.perSecond) })}` : "");
    setText(this.perPass, ` · ${strings.perPass({ ratio: stats.perPass ? ratioText(stats.perPass) : "–" })}`);
    const prefill = lane.steps[0]?.time;
    setText(this.before, prefill ? strings.prefill({ time: timeText(prefill) }) : "");
    setText(this.finish, index === lane.last && lane.finished ? this.finishText() : "");
    this.differ(recording.equal < recording.shared ? recording.equal : null);
  }

  finishText() {
    const { strings, lane, recording } = this;
    const other = recording.lanes[this.name === "plain" ? "lookahead" : "plain"];
    const text = strings.finished({ why: strings.why[lane.finished] || lane.finished });
    const ahead = other?.finished && lane.clocked && other.clocked && other.end > lane.end;
    return ahead ? `${text} · ${strings.ahead({ time: timeText(other.end - lane.end) })}` : text;
  }

  /** Show the first `count` tokens; the newest stays in sight. */
  reveal(count) {
    if (count === this.shown && !this.moved) return;
    for (let i = this.shown; i < count; i++) this.spans[i].hidden = false;
    for (let i = count; i < this.shown; i++) this.spans[i].hidden = true;
    const grew = count >= this.shown;
    this.shown = count;
    this.moved = false;
    const newest = this.spans[count - 1];
    if (!newest) return;
    // Scroll the lane, not the page, to the newest token.
    const bottom = newest.offsetTop + newest.offsetHeight;
    if (grew && bottom > this.body.scrollTop + this.body.clientHeight) this.body.scrollTop = bottom - this.body.clientHeight + 4;
    else if (!grew && newest.offsetTop < this.body.scrollTop) this.body.scrollTop = Math.max(0, newest.offsetTop - 20);
  }

  /** Highlight the tokens of step `index`. */
  mark(index) {
    if (this.marked === index && this.now.length) return;
    for (const span of this.now) span.classList.remove("now");
    this.now = index < 0 ? [] : this.spans.slice(index > 0 ? this.lane.counts[index - 1] : 0, this.lane.counts[index]);
    for (const span of this.now) span.classList.add("now");
    this.marked = index;
  }

  /** Mark the first token at which the two lanes differ. */
  differ(position) {
    this.body.querySelector(".differs")?.classList.remove("differs");
    if (position !== null && this.spans[position]) this.spans[position].classList.add("differs");
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
