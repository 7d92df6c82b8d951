// The stage: its views, its choices, its messages. Knows no framework.
//
//   const stage = LookaheadStage.mount(element, {lang: "en"});
//   stage.receive('{"kind":"trace","trace":{...},"autoplay":true}');
//   stage.goto(7);
//   element.addEventListener("lookahead-step", (event) => event.detail.step);

const LIVE_PAUSE = 2500; // milliseconds between spoken sentences while it plays

class Stage {
  /** `element` holds the skeleton of stage.html. Options: lang, alone (a replay file), css (for replay files),
   * address (true: use the address bar), phrase(text, lang) (translates the server's messages). */
  constructor(element, options = {}) {
    this.element = element;
    this.options = options;
    this.root = element.querySelector(".la-stage");
    this.skeleton = this.root.outerHTML;
    this.lang = options.lang || "en";
    this.address = options.address ? new Address() : null;
    this.transport = new Transport(() => this.ask());
    this.theme = new Theme(this.root, Boolean(options.alone));
    this.makeViews();
    this.setLanguage(this.lang);
    this.find(".la-theme").hidden = !options.alone;
    this.find("[data-do=link]").hidden = !this.address;
    bindControls(this);
    this.watchSize();
    this.show(null);
    openAsked(this);
  }

  find(selector) {
    return this.root.querySelector(selector);
  }

  // ---- set-up ----

  makeViews() {
    const lane = (name) => new LaneView(this.find(`.la-lane[data-lane=${name}]`), name, (step) => this.gotoToken(name, step));
    this.lanes = ["plain", "lookahead"].map(lane);
    this.timeline = new TimelineView(this.find(".la-timeline"), (time) => this.transport.seek(time));
    this.tree = new TreeView(this.find(".la-tree-panel"));
    this.mask = new MaskView(this.find(".la-mask-panel"), (row) => this.light(row));
    this.verdict = new VerdictView(this.find(".la-verdict"));
    this.bar = new BarView(this.root);
    this.about = new AboutView(this.root);
  }

  setLanguage(lang) {
    this.lang = lang;
    const strings = (this.strings = stringsOf(lang));
    this.root.lang = lang;
    this.root.setAttribute("aria-label", strings.stage);
    for (const element of this.root.querySelectorAll("[data-t]")) setText(element, strings[element.dataset.t]);
    for (const element of this.root.querySelectorAll("[data-t-label]")) element.setAttribute("aria-label", strings[element.dataset.tLabel]);
    for (const element of this.root.querySelectorAll("[data-t-title]")) element.title = strings[element.dataset.tTitle];
    for (const view of [...this.lanes, this.timeline, this.tree, this.mask, this.verdict]) view.strings = strings;
    this.verdict.drawn = null;
    if (this.said) setText(this.find(".la-status"), this.phrase(this.said));
    this.about.draw(this.recording, strings, lang);
    this.redrawAll();
  }

  showFrame(frame) {
    this.transport.turn(() => this.transport.showFrame(Math.max(0, this.transport.index), frame));
  }

  watchSize() {
    new ResizeObserver(() => {
      const size = `${this.root.clientWidth}x${this.find(".la-tree-scroll").clientWidth}`;
      if (size === this.sizeKnown) return;
      this.sizeKnown = size;
      this.root.classList.toggle("la-phone", this.root.clientWidth < 600);
      this.root.classList.toggle("la-narrow", this.root.clientWidth < 1000);
      this.redrawAll();
    }).observe(this.root);
  }

  // ---- choices ----

  setSpeed(speed) {
    const { transport } = this;
    const playing = transport.playing;
    transport.stop();
    transport.speed = speed;
    if (playing) transport.play();
    else if (speed === "frames" && transport.lane && transport.atEnd) transport.seek(0);
    this.ask();
  }

  setProjector(on) {
    this.root.classList.toggle("la-projector", on);
    this.find("[data-do=projector]").setAttribute("aria-pressed", on);
    document.documentElement.classList.toggle("la-no-scroll", on);
    this.redrawAll();
  }

  setOrder(order) {
    this.mask.order = order;
    this.redrawAll();
  }

  setLeak(on) {
    this.mask.leak = on;
    this.redrawAll();
  }

  setTab(name) {
    this.root.dataset.view = name;
    for (const tab of this.root.querySelectorAll("[data-tab]")) {
      const chosen = tab.dataset.tab === name;
      tab.setAttribute("aria-selected", chosen);
      tab.tabIndex = chosen ? 0 : -1;
    }
    this.redrawAll();
  }

  get scale() {
    return this.root.classList.contains("la-projector") ? 1.4 : 1;
  }

  // ---- messages ----

  /** One message of the page: begin, steps, end, trace or status (visual/stage/messages.py). */
  receive(text) {
    if (!text) return;
    const message = decodeMessage(text);
    if (Object.hasOwn(MESSAGES, message.kind)) MESSAGES[message.kind](this, message);
  }

  /** One line beside the transport: `level` is info, error or busy. */
  say(text, level = "info") {
    this.said = text;
    const line = this.find(".la-status");
    setText(line, this.phrase(text));
    line.dataset.level = level;
  }

  /** The server's messages are English; the page translates them. */
  phrase(text) {
    return this.options.phrase?.(text, this.lang) || text;
  }

  async openFile(file) {
    if (!file) return;
    try {
      const trace = validateTrace(JSON.parse(await file.text()));
      this.receive({ kind: "trace", trace, autoplay: true });
    } catch (error) {
      this.receive({ kind: "status", text: this.strings.badTrace({ why: String(error.message).slice(0, 300) }), level: "error" });
    }
    this.find(".la-file").value = "";
  }

  // ---- for the page ----

  goto(step) {
    this.transport.goto(Number(step));
  }

  // ---- drawing ----

  show(recording, same = false) {
    this.recording = recording;
    this.transport.reset(recording);
    this.root.classList.toggle("la-blank", !recording);
    this.drawnStep = null;
    if (!recording) return;
    for (const view of this.lanes) view.reset(recording);
    this.timeline.reset(recording);
    this.verdict.drawn = null;
    this.about.draw(recording, this.strings, this.lang);
    if (!same) this.ask();
  }

  redrawAll() {
    this.drawnStep = null;
    for (const view of this.lanes) view.moved = true; // its text may have been hidden, or other in size
    this.ask();
  }

  /** Draw once in the next frame, after any number of messages. */
  ask() {
    this.pending ??= requestAnimationFrame(() => {
      this.pending = null;
      this.draw();
    });
  }

  draw() {
    const { recording, transport } = this;
    this.bar.draw(this);
    if (!recording || !recording.focus) return;
    const { time, index, lane, frame } = transport;
    for (const view of this.lanes) view.draw(time);
    this.root.classList.toggle("la-solo", Object.keys(recording.lanes).length < 2);
    this.timeline.grow(this.live);
    this.timeline.draw(time, index);
    this.verdict.draw(recording, time);
    if (index < 0) return;
    this.root.dataset.frame = frame;
    this.root.classList.toggle("la-tween", transport.speed === "frames");
    this.drawStep(lane, index);
    this.tree.drawTrie(this.pass, frame);
    setText(this.find(".la-tell"), this.sentences[frame]);
    this.speak(this.sentences[frame]);
  }

  /** Tree, mask and sentences of a step, once for each step shown. */
  drawStep(lane, index) {
    const { recording } = this;
    const key = `${lane.name}:${index}`;
    if (key === this.drawnStep) return;
    this.drawnStep = key;
    this.pass = new Pass(recording, lane, index);
    this.sentences = narrate(this.pass, this.strings);
    this.tree.draw(this.pass, this.scale);
    this.mask.draw(this.pass, this.scale);
    if (this.addressUsed) this.address?.show(recording, index);
    this.element.dispatchEvent(new CustomEvent("lookahead-step", { bubbles: true, detail: { step: index, lane: lane.name } }));
  }

  /** The sentence for screen readers: at once when stepping, now and then while it plays. */
  speak(sentence) {
    const now = performance.now();
    clearTimeout(this.voice);
    const busy = this.live || (this.transport.playing && this.transport.speed !== "frames");
    const wait = busy ? Math.max(0, LIVE_PAUSE - (now - (this.spoken || 0))) : 150;
    this.voice = setTimeout(() => {
      this.spoken = performance.now();
      setText(this.find(".la-voice"), sentence);
    }, wait);
  }

  /** Highlight row `row` of the mask, its node and all it attends to; null: nothing. */
  light(row) {
    if (row !== null && (!this.pass || !this.mask.rows?.includes(row))) return;
    if (row === this.mask.row || !this.pass) return;
    this.mask.light(row);
    this.tree.light(row === null ? null : new Set(this.mask.sees(row)), row);
  }

  /** Show the pass that emitted a clicked token. */
  gotoToken(name, step) {
    const lane = this.recording.lanes[name];
    if (lane === this.transport.lane) this.transport.goto(step);
    else this.transport.seek(lane.ends[step]);
  }

  /** The page as one file that replays from disk. */
  standalone() {
    const css = this.options.css || "";
    return standalonePage(this.recording.toJSON(), { css, skeleton: this.skeleton, source: LookaheadStage.source }, this.lang);
  }

  picture() {
    const style = getComputedStyle(this.root);
    const drawings = [this.find(".la-tree"), this.find(".la-mask")];
    this.tree.placeRoot(false); // a file does not scroll
    const file = stepSVG(drawings, this.sentences[this.transport.frame], style.color, style.getPropertyValue("--panel"));
    this.tree.placeRoot();
    return file;
  }
}
