// The stage: its views, its choices, its messages. Knows no framework.
//
//   const stage = LookaheadStage.mount(element, {lang: "en"});
//   stage.receive('{"kind":"trace","trace":{...},"autoplay":true}');
//   stage.goto(7);
//   element.addEventListener("lookahead-step", (event) => event.detail.step);

const LONG_TEXT = 160; // tokens of a text that is shown in smaller type
const LIVE_PAUSE = 9000; // milliseconds between spoken sentences while it plays: one takes as long to say

class Stage {
  /** `element` holds the skeleton of stage.html. Options: lang, alone (a replay file), css (for replay files),
   * address (true: use the address bar), phrase(text, lang) (translates the server's messages), act(name) (what a notice
   * offers: "again" or "without"). */
  constructor(element, options = {}) {
    this.element = element;
    this.options = options;
    this.root = element.querySelector(".la-stage");
    this.skeleton = this.root.outerHTML;
    this.address = options.address ? new Address() : null;
    this.transport = new Transport(() => this.ask());
    this.sky = new Sky(this.root, this.transport.still);
    this.theme = new Theme(this.root, Boolean(options.alone));
    this.makeViews();
    this.setLanguage(options.lang || "en");
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
    this.lanes = [];
    this.makeLanes(["plain", "lookahead"]);
    this.timeline = new TimelineView(this.find(".la-timeline"), (time) => this.transport.seek(time));
    this.tree = new TreeView(this.find(".la-tree-panel"), () => this.redrawAll());
    this.mask = new MaskView(this.find(".la-mask-panel"), (row) => this.light(row));
    this.score = new ScoreView(this.root);
    this.verdict = new VerdictView(this.root);
    this.clock = new ClockView(this.root);
    this.notices = new NoticesView(this.root, this.options.act);
    this.compare = new CompareView(this.root);
    this.curve = new CurveView(this.root, this.options.act);
    this.ghosts = new GhostsView(this.root, this.options.act, (text) => this.phrase(text));
    this.bar = new BarView(this.root);
    this.about = new AboutView(this.root);
  }

  /** One panel a lane; those that are there already stay. */
  makeLanes(names) {
    if (names.every((name, place) => this.lanes[place]?.name === name) && names.length === this.lanes.length) return;
    const panel = (name) => new LaneView(name, (step) => this.goto(step), () => this.choose(name));
    this.lanes = names.map(panel);
    for (const view of this.lanes) view.strings = this.strings;
    this.find(".la-lanes").style.setProperty("--la-count", names.length);
    this.root.classList.toggle("la-many", names.length > 2);
    this.find(".la-lanes").replaceChildren(...this.lanes.map((view) => view.panel));
  }

  setLanguage(lang) {
    this.lang = lang;
    const strings = (this.strings = stringsOf(lang));
    this.root.lang = lang;
    this.root.setAttribute("aria-label", strings.stage);
    for (const element of this.root.querySelectorAll("[data-t]")) setText(element, strings[element.dataset.t]);
    for (const element of this.root.querySelectorAll("[data-t-label]")) element.setAttribute("aria-label", strings[element.dataset.tLabel]);
    for (const element of this.root.querySelectorAll("[data-t-title]")) element.title = strings[element.dataset.tTitle];
    for (const element of this.root.querySelectorAll("[data-t-tip]")) element.dataset.tip = strings[element.dataset.tTip];
    const { timeline, tree, mask, score, verdict, clock, notices, compare, curve, ghosts } = this;
    for (const view of [...this.lanes, timeline, tree, mask, score, verdict, clock, notices, compare, curve, ghosts]) view.strings = strings;
    compare.drawn = verdict.drawn = null;
    clock.drawGlossary(strings);
    curve.draw();
    ghosts.draw();
    if (this.said) setText(this.find(".la-status"), this.phrase(this.said));
    this.about.draw(this.recording, lang);
    this.redrawAll();
  }

  showFrame(frame) {
    this.lookInside();
    this.transport.turn(() => this.transport.showFrame(this.transport.index, frame));
  }

  watchSize() {
    new ResizeObserver(() => {
      const size = `${this.root.clientWidth}x${this.find(".la-tree-scroll").clientWidth}`;
      if (size === this.sizeKnown) return;
      this.sizeKnown = size;
      this.root.classList.toggle("la-phone", this.root.clientWidth < 600);
      this.root.classList.toggle("la-narrow", this.root.clientWidth < 1000);
      this.root.dataset.sized = "";
      this.redrawAll();
    }).observe(this.root);
  }

  // ---- choices ----

  setSpeed(speed) {
    const { transport } = this;
    const playing = transport.playing;
    transport.stop();
    transport.speed = speed;
    if (speed !== "frames") this.root.classList.remove("la-deep");
    else this.lookInside();
    if (playing) transport.play();
    else if (speed === "frames" && transport.lane && transport.atEnd) transport.seek(0);
    this.ask();
  }

  setProjector(on) {
    this.root.classList.toggle("la-projector", on);
    this.find("[data-do=projector]").setAttribute("aria-pressed", on);
    document.documentElement.classList.toggle("la-no-scroll", on);
    for (let at = this.root; at !== document.body; at = at.parentElement) {
      for (const other of at.parentElement.children) other.inert = on && other !== at; // what it covers
    }
    this.redrawAll();
  }

  /** Show the passes of another lane; the clock stays. */
  choose(name) {
    if (!this.recording?.lanes[name] || this.recording.focus.name === name) return;
    const { transport } = this;
    this.recording.chosen = name;
    if (transport.frame < 3) transport.turn(() => Object.assign(transport, { frame: 3 }));
    this.redrawAll();
  }

  /** Play the shown pass part by part, if somebody chose it; while the race plays, or at either end of the lane, the pass that tells most. */
  slowMotion() {
    const { transport, recording } = this;
    if (!transport.lane) return;
    const passing = transport.playing && transport.speed !== "frames";
    const within = transport.index > 0 && transport.index < recording.focus.steps.length - 1;
    const at = within && !passing ? transport.index : tellingPass(recording.focus);
    this.lookInside();
    transport.turn(() => {
      transport.speed = "frames";
      transport.showFrame(at - 1, 3); // playing begins with the next part
    });
    transport.play();
    this.ask();
  }

  /** Make room for the parts of a pass: a smaller score, lanes and tree together on the screen. */
  lookInside(scroll = true) {
    if (this.root.classList.contains("la-deep")) return;
    this.root.classList.add("la-deep");
    this.redrawAll();
    if (scroll) this.find(this.root.matches(".la-phone, .la-many") ? ".la-lanes" : ".la-hero").scrollIntoView({ block: "start" });
  }

  /** The race as a whole again: large score, whole texts, race speed. */
  leaveInside() {
    this.root.classList.remove("la-deep");
    if (this.transport.kind === "timeout") this.transport.stop();
    this.transport.speed = "auto";
    this.redrawAll();
  }

  /** A race was asked for: say so before the server does. */
  begins() {
    this.asked = true;
    this.leaveInside();
    this.say((strings) => strings.starting, "busy");
  }

  tell(name, detail) {
    this.element.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  }

  setAllRows(on) {
    this.mask.all = on;
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

  /** On a narrow screen: the tree or the mask. */
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
    return this.root.classList.contains("la-projector") ? 1.28 : 1;
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

  /** The stage's own texts are functions of its strings. The server's messages are English; the page translates them. */
  phrase(text) {
    if (typeof text === "function") return text(this.strings);
    return this.options.phrase?.(text, this.lang) || text;
  }

  async openFile(file) {
    if (!file) return;
    try {
      const trace = validateTrace(JSON.parse(await file.text()));
      delete trace.meta?.preset; // the address leads to the recording of that name, not to this file
      this.receive({ kind: "trace", trace });
    } catch (error) {
      this.say((strings) => strings.badTrace({ why: String(error.message).slice(0, 300) }), "error");
    }
    this.find(".la-file").value = "";
  }

  // ---- for the page ----

  goto(step) {
    this.transport.goto(Number(step));
  }

  // ---- drawing ----

  show(recording, same = false) {
    if (recording) recording.chosen = this.recording?.chosen;
    this.recording = recording;
    this.transport.reset(recording);
    this.find(".la-link").hidden = true; // it holds another race
    this.sky.clear();
    this.root.classList.toggle("la-blank", !recording);
    this.drawnStep = this.drawnFrame = null;
    if (!recording) return;
    const { max_new_tokens: allowed = 0 } = recording.meta.settings || {};
    const longest = Math.max(0, ...recording.all.map((lane) => lane.tokens.length));
    if (!same) this.root.classList.toggle("la-long", (longest || allowed) > LONG_TEXT); // the type of a race keeps its size
    const names = Object.keys(recording.lanes);
    if (names.length) this.makeLanes(names);
    for (const view of this.lanes) view.reset(recording);
    this.timeline.reset(recording);
    this.clock.drawn = this.compare.drawn = this.verdict.drawn = null;
    this.about.draw(recording, this.lang);
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
    if (!recording?.focus) return;
    const { time, index, lane, frame } = transport;
    if (this.lanes.length < recording.all.length) this.addLanes();
    for (const view of this.lanes) view.draw(time, recording);
    this.timeline.grow(this.live);
    this.timeline.draw(time, index);
    this.score.draw(recording, time, this.live);
    this.verdict.draw(recording, time);
    this.compare.draw(recording);
    this.find(".la-inside").classList.toggle("la-later", !lane); // of the race before
    if (!lane) return; // no pass yet
    this.clock.draw(recording);
    if (!this.live) this.notices.draw(recording, time);
    this.root.dataset.frame = frame;
    this.root.classList.toggle("la-fast", this.live || (transport.playing && transport.speed !== "frames"));
    this.drawStep(lane, index);
    this.tree.drawTrie(this.pass, frame);
    setText(this.find(".la-tell"), this.sentences[frame]);
    this.speak(this.sentences[frame]);
    this.bar.draw(this);
    this.move(`${this.drawnStep}:${frame}`, frame);
  }

  /** Lanes that an older server did not announce. */
  addLanes() {
    this.makeLanes(Object.keys(this.recording.lanes));
    for (const view of this.lanes) view.reset(this.recording);
  }

  /** Words travel when a part of a pass begins, told part by part. */
  move(key, frame) {
    if (key === this.drawnFrame) return;
    const told = this.transport.speed === "frames" || frame < 3 || this.drawnFrame?.startsWith(`${this.drawnStep}:`);
    this.drawnFrame = key;
    if (told) moveInto(this, frame);
    else this.sky.clear();
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
    this.tree.light(null); // as the mask has done
    if (this.addressUsed) this.address?.show(recording, index);
    this.about.name(lane, this.strings);
    this.tell("lookahead-step", { step: index, lane: lane.name });
  }

  /** The sentence for screen readers: at once when stepping, now and then while it plays; at the end first what came out. */
  speak(sentence) {
    const now = performance.now();
    clearTimeout(this.voice);
    const busy = this.live || (this.transport.playing && this.transport.speed !== "frames");
    const wait = busy ? LIVE_PAUSE - now + (this.spoken || 0) : 150;
    this.voice = setTimeout(() => {
      this.spoken = performance.now();
      setText(this.find(".la-voice"), this.score.told + sentence);
    }, wait);
  }

  /** Highlight row `row` of the mask, its node and all it attends to; null: nothing. */
  light(row) {
    if (row !== null && row >= (this.mask.fed || 0)) return;
    if (row === this.mask.row || !this.pass) return;
    this.mask.light(row);
    this.tree.light(row === null ? null : new Set(this.mask.sees(row)), row);
  }

  /** The page as one file that replays from disk. */
  standalone() {
    const { css = "" } = this.options;
    return standalonePage(this.recording.toJSON(), { css, skeleton: this.skeleton, source: LookaheadStage.source }, this.lang);
  }

  picture() {
    const style = getComputedStyle(this.root);
    const drawings = [this.find(".la-tree"), this.find(".la-mask")];
    return stepSVG(drawings, this.sentences[this.transport.frame], style.color, style.getPropertyValue("--panel"));
  }
}

/** The pass that tells most: several branches, and a long run of one of them accepted. */
function tellingPass(lane) {
  const worth = ({ drafts, parents, accepted }) => {
    const inner = new Set(parents);
    return Math.min(8, drafts.filter((_, node) => !inner.has(node)).length) * accepted.length;
  };
  const worths = lane.steps.map(worth);
  return Math.max(1, worths.indexOf(Math.max(...worths)));
}
