// The stage: puts the parts together, takes messages, answers keys. Knows no framework.
//
//   const stage = LookaheadStage.mount(element, {lang: "en"});
//   stage.receive('{"kind":"trace","trace":{...},"autoplay":true}');
//   stage.goto(7);
//   element.addEventListener("lookahead-step", (event) => event.detail.step);

const LIVE_PAUSE = 2500; // milliseconds between spoken sentences while it plays

class Stage {
  /** `element` holds the skeleton of stage.html. Options: lang, theme, alone, css, address (true: read it
   * and write it), phrase(text, lang) (for what the server says). */
  constructor(element, options = {}) {
    this.element = element;
    this.options = options;
    this.root = element.querySelector(".la-stage");
    this.skeleton = this.root.outerHTML;
    this.lang = options.lang || "en";
    this.pending = null;
    this.address = options.address ? new Address() : null;
    this.transport = new Transport(() => this.ask());
    this.bind();
    this.setLanguage(this.lang);
    this.watchTheme();
    this.watchSize();
    this.show(null);
  }

  find(selector) {
    return this.root.querySelector(selector);
  }

  // ---- set-up ----

  setLanguage(lang) {
    this.lang = lang;
    const strings = (this.strings = stringsOf(lang));
    this.root.lang = lang;
    this.root.setAttribute("aria-label", strings.stage);
    for (const element of this.root.querySelectorAll("[data-t]")) setText(element, strings[element.dataset.t]);
    for (const element of this.root.querySelectorAll("[data-t-label]")) element.setAttribute("aria-label", strings[element.dataset.tLabel]);
    for (const element of this.root.querySelectorAll("[data-t-title]")) element.title = strings[element.dataset.tTitle];
    if (!this.lanes) {
      this.lanes = ["plain", "lookahead"].map((name) => new LaneView(this.find(`.la-lane[data-lane=${name}]`), name, strings, (step) => this.gotoToken(name, step)));
      this.timeline = new TimelineView(this.find(".la-timeline"), strings, (time) => this.transport.seek(time));
      this.tree = new TreeView(this.find(".la-tree-panel"), strings);
      this.mask = new MaskView(this.find(".la-mask-panel"), strings, (row) => this.light(row));
      this.verdict = new VerdictView(this.find(".la-verdict"), strings);
    }
    for (const view of [...this.lanes, this.timeline, this.tree, this.mask, this.verdict]) view.strings = strings;
    for (const view of this.lanes) view.body.setAttribute("aria-label", strings.laneText(strings[view.name]));
    this.verdict.drawn = null;
    if (this.told) setText(this.find(".la-status"), this.phrase(this.told));
    this.drawAbout();
    this.redrawAll();
  }

  bind() {
    const { transport } = this;
    const acts = {
      first: () => transport.seek(0),
      back: () => transport.back(),
      play: () => transport.toggle(),
      next: () => transport.next(),
      last: () => transport.seek(Infinity),
      projector: () => this.setProjector(!this.root.classList.contains("la-projector")),
      theme: () => this.setTheme(this.root.dataset.theme === "dark" ? "light" : "dark"),
      order: () => this.setOrder(this.mask.order === "branch" ? "model" : "branch"),
      leak: () => this.setLeak(!this.mask.leak),
      json: () => save("lookahead-trace.json", "application/json", JSON.stringify(this.recording)),
      html: () => save("lookahead-replay.html", "text/html", this.standalone()),
      svg: () => save(`lookahead-step-${transport.index}.svg`, "image/svg+xml", this.picture()),
      graph: () => save(`lookahead-step-${transport.index}.graphml`, "application/xml", graphML(this.recording, transport.lane, transport.index, this.draft)),
      open: () => this.find(".la-file").click(),
    };
    this.root.addEventListener("click", (event) => {
      const button = event.target.closest("[data-do]");
      if (button) acts[button.dataset.do]();
      const frame = event.target.closest("[data-frame-button]");
      if (frame && transport.lane) this.showFrame(Number(frame.dataset.frameButton));
      const tab = event.target.closest("[data-tab]");
      if (tab) this.setTab(tab.dataset.tab);
    });
    this.find(".la-speed-choice").addEventListener("change", (event) => this.setSpeed(event.target.value));
    this.find(".la-file").addEventListener("change", (event) => this.openFile(event.target.files[0]));
    this.root.addEventListener("dragover", (event) => event.preventDefault());
    this.root.addEventListener("drop", (event) => {
      event.preventDefault();
      if (event.dataTransfer.files.length) this.openFile(event.dataTransfer.files[0]);
    });
    // A row of the mask and its node in the tree are one thing: over either both are lit, anywhere else neither. A
    // pointer that rests while the drawing changes under it lights nothing, and puts out nothing that keys have lit.
    document.addEventListener("pointerover", (event) => {
      const place = `${event.clientX},${event.clientY}`;
      if (place === this.pointerPlace) return;
      this.pointerPlace = place;
      const item = this.root.contains(event.target) ? event.target.closest(".la-row, .la-node[data-row]") : null;
      if (item || this.litByPointer) this.light(item ? Number(item.dataset.row) : null);
      this.litByPointer = item !== null;
    });
    this.root.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("keydown", (event) => {
      if (!this.root.isConnected) return;
      if (event.target === document.body && this.root.getBoundingClientRect().bottom > 0) this.key(event);
    });
    const tabs = this.find(".la-tabs");
    tabs.addEventListener("keydown", (event) => {
      const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!move) return;
      event.stopPropagation();
      event.preventDefault();
      const all = [...tabs.querySelectorAll("[data-tab]")];
      const tab = all[(all.indexOf(document.activeElement) + move + all.length) % all.length];
      this.setTab(tab.dataset.tab);
      tab.focus();
    });
  }

  key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target;
    if (target.closest?.("input, textarea, select, [contenteditable]")) return;
    const onControl = target.closest?.("button, a, summary");
    if (onControl && (event.key === " " || event.key === "Enter")) return;
    const { transport } = this;
    const acts = {
      " ": () => transport.toggle(),
      ArrowRight: () => (event.shiftKey ? this.turnFrame(1) : transport.next()),
      ArrowLeft: () => (event.shiftKey ? this.turnFrame(-1) : transport.back()),
      Home: () => transport.seek(0),
      End: () => transport.seek(Infinity),
      1: () => this.showFrame(0),
      2: () => this.showFrame(1),
      3: () => this.showFrame(2),
      4: () => this.showFrame(3),
      p: () => this.setProjector(!this.root.classList.contains("la-projector")),
      Escape: () => this.setProjector(false),
    };
    const act = acts[event.key];
    if (!act || !transport.lane) return;
    if (event.key !== "Escape") event.preventDefault();
    act();
  }

  turnFrame(move) {
    this.transport.stop();
    if (move > 0) this.transport.nextFrame();
    else this.transport.previousFrame();
    this.ask();
  }

  showFrame(frame) {
    this.transport.stop();
    this.transport.showFrame(Math.max(0, this.transport.index), frame);
    this.ask();
  }

  /** Follow the page's theme (class "dark" on the body, or the system) until the viewer chooses. */
  watchTheme() {
    const system = matchMedia("(prefers-color-scheme: dark)");
    const follow = () => {
      if (this.themeChosen) return;
      const page = document.body.classList.contains("dark") || document.documentElement.classList.contains("dark");
      this.root.dataset.theme = this.options.theme || (page || (this.options.alone && system.matches) ? "dark" : "light");
      if (this.options.alone) document.body.dataset.theme = this.root.dataset.theme;
    };
    follow();
    new MutationObserver(follow).observe(document.body, { attributeFilter: ["class"] });
    system.addEventListener("change", follow);
  }

  setTheme(theme) {
    this.themeChosen = true;
    this.root.dataset.theme = theme;
    if (this.options.alone) document.body.dataset.theme = theme;
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
    this.find("[data-do=leak]").setAttribute("aria-pressed", on);
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
    const message = typeof text === "string" ? JSON.parse(text) : text;
    const act = { begin: this.begin, steps: this.steps, end: this.end, trace: this.trace, status: this.status }[message.kind];
    if (act) act.call(this, message);
  }

  begin(message) {
    const recording = new Recording();
    recording.meta = message.meta || {};
    recording.prompt = message.prompt || [];
    recording.words.add(message.words);
    this.run = message.run;
    this.live = this.addressUsed = true;
    this.broken = false;
    this.status({ text: "" });
    this.show(recording);
    this.transport.following = true;
  }

  steps(message) {
    if (message.run !== this.run || !this.live || this.broken) return;
    this.recording.words.add(message.words);
    for (const [lane, step] of message.steps) this.broken ||= !this.recording.add(lane, step);
    if (this.broken) this.status({ text: this.strings.gap, level: "busy" });
    this.transport.follow();
    this.ask();
  }

  /** The whole trace of the live run: nothing moves where nothing was missed. */
  end(message) {
    const { transport } = this;
    const [time, following, frame, inner] = [transport.time, transport.following || !this.live, transport.frame, transport.inner];
    const playing = transport.playing;
    if (this.broken) this.status({ text: "" });
    this.live = false;
    this.run = message.run;
    this.show(Recording.of(message.trace), true);
    Object.assign(transport, { frame, inner, time: following ? this.recording.end : Math.min(time, this.recording.end) });
    if (playing) transport.play();
    this.ask();
  }

  trace(message) {
    this.live = false;
    this.run = message.run;
    this.status({ text: "" });
    const place = message.keep && this.transport.lane ? this.transport.lane.counts[this.transport.index] : undefined;
    this.show(Recording.of(message.trace));
    const keep = place === undefined ? null : Math.max(0, this.transport.lane.counts.findIndex((count) => count >= place));
    if (keep !== null) return this.transport.goto(keep);
    if (this.address && !this.addressUsed) {
      const { preset, step } = this.address;
      if (preset && preset !== this.recording.meta.preset) return this.transport.seek(0); // the linked one is on its way
      this.addressUsed = true;
      if (step > 0) return this.transport.goto(step);
    }
    if (message.autoplay !== false && !this.transport.still.matches) this.transport.play();
    else this.transport.seek(Infinity);
  }

  status(message) {
    this.told = message.text || "";
    const line = this.find(".la-status");
    setText(line, this.phrase(this.told));
    line.dataset.level = message.level || "info";
    if (message.level === "error") this.live = false;
    if (message.level === "error" && !this.addressUsed && this.transport.lane) {
      this.addressUsed = true; // what the address asked for is not there
      this.transport.play();
    }
  }

  /** What the server says is English; the page knows its Chinese. */
  phrase(text) {
    return this.options.phrase?.(text, this.lang) || text;
  }

  async openFile(file) {
    if (!file) return;
    try {
      const trace = validateTrace(JSON.parse(await file.text()));
      this.receive({ kind: "trace", trace, autoplay: true });
    } catch (error) {
      this.status({ text: this.strings.badTrace(String(error.message).slice(0, 300)), level: "error" });
    }
    this.find(".la-file").value = "";
  }

  // ---- what others may call ----

  goto(step) {
    this.transport.goto(Number(step));
  }

  /** Show another trace at the same step (sliders of the tuning page). */
  redraw(trace) {
    this.receive({ kind: "trace", trace, autoplay: false, keep: true });
  }

  play() {
    this.transport.play();
  }

  pause() {
    this.transport.stop();
    this.ask();
  }

  // ---- drawing ----

  show(recording, same = false) {
    this.recording = recording;
    this.transport.reset(recording);
    this.root.classList.toggle("la-blank", !recording);
    this.drawnStep = null;
    if (!recording) return;
    this.lanes.forEach((view) => view.reset(recording, recording.lanes[view.name]));
    this.timeline.reset(recording);
    this.verdict.drawn = null;
    this.drawAbout();
    if (!same) this.ask();
  }

  /** Title, what to look for and the prompt; a recording may bring a Chinese title and note of its own. */
  drawAbout() {
    const meta = this.recording?.meta || {};
    const own = (key) => String((this.lang.startsWith("zh") && meta[`${key}_zh`]) || meta[key] || "");
    setText(this.find(".la-title"), own("title"));
    setText(this.find(".la-remark"), own("note"));
    setText(this.find(".la-prompt-text"), own("prompt"));
    this.find(".la-about").hidden = !(meta.title || meta.note || meta.prompt);
    this.find(".la-prompt").hidden = !meta.prompt;
    const rival = this.recording ? rivalOf(this.recording, this.strings) : undefined;
    const lane = this.find(".la-lane[data-lane=lookahead] h3");
    setText(lane, rival ? rival.lane : this.strings.lookahead);
    lane.title = rival ? rival.hint : this.strings.lookaheadHint;
    setText(this.find("[data-t=tree]"), rival ? rival.tree : this.strings.tree);
  }

  redrawAll() {
    this.drawnStep = null;
    this.ask();
  }

  /** Draw in the next frame, once, however many messages came. */
  ask() {
    this.pending ??= requestAnimationFrame(() => {
      this.pending = null;
      this.draw();
    });
  }

  draw() {
    const { recording, transport, strings } = this;
    this.drawTransport();
    if (!recording || !recording.focus) return;
    const { time, index, lane, frame } = transport;
    for (const view of this.lanes) {
      view.lane = recording.lanes[view.name] || null;
      view.draw(time);
    }
    this.root.classList.toggle("la-solo", Object.keys(recording.lanes).length < 2);
    this.timeline.grow(this.live);
    this.timeline.draw(time, index);
    this.verdict.draw(recording, time);
    const { plain, lookahead } = recording.lanes;
    const differ = plain && lookahead && recording.equal < Math.min(plain.tokens.length, lookahead.tokens.length);
    this.lanes.forEach((view) => view.differ(differ ? recording.equal : null));
    if (index < 0) return;
    this.root.dataset.frame = frame;
    this.root.classList.toggle("la-tween", transport.speed === "frames");
    const key = `${lane.name}:${index}`;
    if (key !== this.drawnStep) {
      this.drawnStep = key;
      this.draft = new Draft(lane.steps[index]);
      this.sentences = narrate(recording, lane, index, this.draft, strings);
      this.tree.draw(recording, lane, index, this.draft, this.scale);
      this.mask.draw(recording, lane, index, this.draft, this.scale);
      this.pinned = null;
      if (this.addressUsed) this.address?.show(recording, index);
      this.element.dispatchEvent(new CustomEvent("lookahead-step", { bubbles: true, detail: { step: index, lane: lane.name } }));
    }
    setText(this.find(".la-tell"), this.sentences[frame]);
    this.speak(this.sentences[frame]);
  }

  drawTransport() {
    const { transport, strings, recording } = this;
    const play = this.find("[data-do=play]");
    const playing = transport.playing;
    play.classList.toggle("la-playing", playing);
    setText(play.querySelector(".la-play-word"), playing ? strings.pause : strings.play);
    const speed = this.find(".la-speed-choice");
    setText(speed.options[0], this.live ? strings.speedLive : strings.speedAuto(recording ? transport.slowdown : 1));
    if (speed.value !== transport.speed) speed.value = transport.speed;
    setText(this.find("[data-do=order]"), strings[this.mask.order === "branch" ? "branchOrder" : "modelOrder"]);
    const badge = this.find(".la-badge");
    const kind = !recording ? "" : this.live ? "live" : recording.clocked ? "replay" : "noClock";
    setText(badge, kind ? strings[kind] : "");
    setAttr(badge, "data-kind", kind);
    const at = this.find(".la-at");
    const index = transport.index;
    setText(at, index < 0 ? "" : index === 0 ? strings.prefillStep : strings.stepOf(index, transport.lane.last));
    for (const button of this.root.querySelectorAll("[data-frame-button]")) {
      setAttr(button, "aria-pressed", Number(button.dataset.frameButton) === transport.frame);
    }
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

  /** Light row `row` of the mask and its node, with all it attends to, in both drawings; null lets go. */
  light(row) {
    if (row !== null && (!this.draft || !this.mask.rows?.includes(row))) return;
    if (row === this.mask.row || !this.draft) return;
    this.mask.light(row);
    this.tree.light(row === null ? null : new Set(this.mask.sees(row)), row);
  }

  /** A token was clicked: show the step of the explained lane that was complete, or the plain lane's moment. */
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
    return stepSVG(drawings, this.sentences[this.transport.frame], style.color, style.getPropertyValue("--panel"));
  }
}
