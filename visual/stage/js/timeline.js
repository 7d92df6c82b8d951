// The timeline and scrubber: one bar per pass, width = time, height = tokens, cap = bonus; its first part is the time that the
// guesses took. Ticks of plain decoding below.

const BAR_HEIGHT = 100; // in the drawing's own units; the drawing is stretched to its box

class TimelineView {
  /** `onSeek(time)`: a place of the strip was pressed. */
  constructor(panel, onSeek) {
    const strips = { slider: ".la-slider", bars: ".la-bars", ticks: ".la-ticks" };
    Object.assign(this, pick(panel, { ...strips, head: ".la-head", scale: ".la-scale" }));
    const { slider } = this;
    const seek = (event) => {
      const box = slider.getBoundingClientRect();
      onSeek(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * this.span);
    };
    slider.addEventListener("pointerdown", (event) => {
      if (event.button) return;
      event.preventDefault(); // no text gets selected
      slider.focus({ preventScroll: true });
      seek(event);
      const held = new AbortController(); // while the button is held, the pointer may leave the strip
      const { signal } = held;
      document.addEventListener("pointermove", seek, { signal });
      for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => held.abort(), { signal });
    });
  }

  reset(recording) {
    this.recording = recording;
    this.groups = [];
    this.tallest = 0;
    this.span = 1;
    this.bars.replaceChildren();
    this.ticks.replaceChildren();
    this.current = null;
  }

  /** Add bars for new steps and stretch the drawing to the known time; during a live run in few large jumps. */
  grow(live) {
    const { recording } = this;
    const lane = recording.focus;
    if (lane !== this.lane) this.reset(recording);
    this.lane = lane;
    for (let i = Math.max(1, this.groups.length); i < lane.steps.length; i++) this.addBar(lane, i);
    const end = Math.max(recording.end, 1);
    if (!live) this.span = end;
    else while (this.span < end) this.span = Math.max(this.span * 1.5, 50_000);
    setAttr(this.bars, "viewBox", `0 0 ${this.span} ${BAR_HEIGHT}`);
    setAttr(this.ticks, "viewBox", `0 0 ${this.span} 10`);
    const { reference } = recording;
    if (reference !== lane) this.addTicks(reference);
  }

  addBar(lane, index) {
    const step = lane.steps[index];
    const bonus = Number(step.free);
    const accepted = step.tokens.length - bonus;
    const bar = group("la-pass", { body: "rect", cap: "rect", guess: "rect" });
    const x = lane.begin(index);
    const guessing = lane.clocked ? total(GUESSING.map((phase) => step.phases[phase])) : 0;
    for (const part of [bar.body, bar.cap]) setAttrs(part, { x, width: lane.ends[index] - x });
    setAttrs(bar.guess, { x, width: guessing });
    Object.assign(bar, { accepted, bonus });
    this.bars.appendChild(bar);
    this.groups[index] = bar; // the prefill has none: it is before the clock
    if (accepted + bonus > this.tallest) {
      this.tallest = Math.max(4, accepted + bonus);
      this.groups.forEach((each) => this.size(each));
    } else this.size(bar);
  }

  size({ body, cap, guess, accepted, bonus }) {
    const unit = BAR_HEIGHT / this.tallest;
    setAttrs(body, { y: BAR_HEIGHT - unit * accepted, height: unit * accepted });
    const [y, height] = [BAR_HEIGHT - unit * (accepted + bonus), unit * (accepted + bonus)];
    setAttrs(cap, { y, height: unit * bonus });
    setAttrs(guess, { y, height });
  }

  addTicks(reference) {
    for (let index = this.ticks.childElementCount + 1; index < reference.steps.length; index++) {
      const x = reference.begin(index);
      this.ticks.appendChild(svg("rect", { x, y: 0, width: reference.ends[index] - x, height: 10 }));
    }
  }

  draw(time, index) {
    const { recording, strings } = this;
    const lane = recording.focus;
    setAttr(this.head, "style", `--la-time:${((100 * Math.min(time, this.span)) / this.span).toFixed(3)}`);
    if (this.current !== this.groups[index]) {
      this.current?.classList.remove("now");
      this.current = this.groups[index] || null;
      this.current?.classList.add("now");
    }
    setAttr(this.slider, "aria-valuemax", Math.max(0, lane.last));
    setAttr(this.slider, "aria-valuenow", Math.max(0, index));
    const tokens = index >= 0 ? strings.tokens({ n: lane.counts[index] }) : "";
    const clock = lane.clocked ? timeText(Math.min(time, lane.end)) : strings.noClock;
    setAttr(this.slider, "aria-valuetext", strings.sliderText({ step: Math.max(0, index), last: lane.last, time: clock, tokens }));
    setText(this.scale, recording.clocked ? `0 – ${secondsText(this.span)}` : strings.noClock);
  }
}
