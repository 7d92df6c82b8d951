// The timeline and scrubber: one bar per pass, width = time, height = tokens, cap = bonus; ticks of plain decoding below.

const BAR_HEIGHT = 100; // in the drawing's own units; the drawing is stretched to its box

class TimelineView {
  constructor(panel, strings, onSeek) {
    this.strings = strings;
    this.onSeek = onSeek;
    this.slider = panel.querySelector(".la-slider");
    this.bars = panel.querySelector(".la-bars");
    this.ticks = panel.querySelector(".la-ticks");
    this.head = panel.querySelector(".la-head");
    this.scale = panel.querySelector(".la-scale");
    const seek = (event) => {
      const box = this.slider.getBoundingClientRect();
      this.onSeek(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * this.span);
    };
    // While the button is held, the pointer may leave the strip.
    const stop = () => {
      document.removeEventListener("pointermove", seek);
      document.removeEventListener("pointerup", stop);
      document.removeEventListener("pointercancel", stop);
    };
    this.slider.addEventListener("pointerdown", (event) => {
      event.preventDefault(); // no text gets selected
      this.slider.focus({ preventScroll: true });
      seek(event);
      document.addEventListener("pointermove", seek);
      document.addEventListener("pointerup", stop);
      document.addEventListener("pointercancel", stop);
    });
    this.reset(null);
  }

  reset(recording) {
    this.recording = recording;
    this.groups = [];
    this.plainDrawn = 0;
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
    if (!lane) return;
    for (let i = Math.max(1, this.groups.length); i < lane.steps.length; i++) this.addBar(lane, i);
    const end = Math.max(recording.end, 1);
    if (!live) this.span = end;
    else while (this.span < end) this.span = Math.max(this.span * 1.5, 50_000);
    setAttr(this.bars, "viewBox", `0 0 ${this.span} ${BAR_HEIGHT}`);
    setAttr(this.ticks, "viewBox", `0 0 ${this.span} 10`);
    const plain = recording.lanes.plain;
    if (plain && plain !== lane) this.addTicks(plain);
  }

  addBar(lane, index) {
    const step = lane.steps[index];
    const accepted = step.accepted.length;
    const bonus = step.bonus !== null ? 1 : 0;
    const group = svg("g", { "data-step": index, class: accepted ? "la-bar" : "la-bar la-bar-single" });
    const x = lane.begin(index);
    const width = lane.ends[index] - x;
    group.tokens = accepted + bonus;
    group.body = svg("rect", { class: "la-bar-body", x, width });
    group.cap = svg("rect", { class: "la-bar-cap", x, width });
    group.append(group.body, group.cap);
    this.bars.appendChild(group);
    if (!this.groups.length) this.groups.push(null); // the prefill has no bar: it is before the clock
    this.groups.push(group);
    group.accepted = accepted;
    group.bonus = bonus;
    if (group.tokens > this.tallest) {
      this.tallest = Math.max(4, group.tokens);
      for (const each of this.groups) if (each) this.size(each);
    } else this.size(group);
  }

  size(group) {
    const unit = BAR_HEIGHT / this.tallest;
    const body = unit * group.accepted;
    const cap = unit * group.bonus;
    setAttrs(group.body, { y: BAR_HEIGHT - body, height: body });
    setAttrs(group.cap, { y: BAR_HEIGHT - body - cap, height: cap });
  }

  addTicks(plain) {
    for (; this.plainDrawn < plain.steps.length; this.plainDrawn++) {
      if (this.plainDrawn === 0) continue;
      const x = plain.begin(this.plainDrawn);
      this.ticks.appendChild(svg("rect", { x, y: 0, width: plain.ends[this.plainDrawn] - x, height: 10 }));
    }
  }

  draw(time, index) {
    const { recording, strings } = this;
    const lane = recording.focus;
    if (!lane) return;
    setAttr(this.head, "style", `left:${((100 * Math.min(time, this.span)) / this.span).toFixed(3)}%`);
    if (this.current !== this.groups[index]) {
      this.current?.classList.remove("now");
      this.current = this.groups[index] || null;
      this.current?.classList.add("now");
    }
    setAttr(this.slider, "aria-valuemax", Math.max(0, lane.last));
    setAttr(this.slider, "aria-valuenow", Math.max(0, index));
    const tokens = index >= 0 ? strings.tokens(lane.counts[index]) : "";
    const clock = lane.clocked ? timeText(Math.min(time, lane.end)) : strings.noClock;
    setAttr(this.slider, "aria-valuetext", strings.sliderText(Math.max(0, index), lane.last, clock, tokens));
    setText(this.scale, recording.clocked ? `0 – ${secondsText(this.span)}` : strings.noClock);
  }
}
