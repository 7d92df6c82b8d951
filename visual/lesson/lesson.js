// The lesson: one scene at a time. A scene asks for a prediction, in the picture or on the card, and then plays the answer on the
// stage, which shows the part concerned alone. Knows no framework.
//
//   LookaheadLesson.mount(element, {words, steps, traces, edition}, () => stage);

const LESSON_PLACE = "lookahead-lesson"; // where a tab keeps its answers
const PART_PAUSE = 1900; // milliseconds that a part of a pass is shown before the next one
const SPOILING = [" ", "Home", "End", "ArrowLeft", "ArrowRight", "1", "2", "3", "4"]; // keys that move the stage on
/** What may be clicked on the stage -> its selector, and the name of its data. */
const PICKED = { row: [".la-node[data-row]:not(.fold)", "row"], word: [".la-before .la-word", "node"], lane: [".la-lane", "lane"] };

class Lesson {
  /** `stage()` returns the mounted stage, or null until it is mounted. */
  constructor(element, data, stage) {
    this.root = element.querySelector(".la-lesson");
    this.stage = stage;
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
    this.lang = document.documentElement.lang === "zh" ? "zh" : "en";
    this.answers = {}; // scene -> option, or options
    this.bind();
    this.take(data);
  }

  /** The scenes, at first or anew: there are more of them once the server has replayed the other methods. */
  take(data) {
    const { step } = this;
    Object.assign(this, data, { data });
    this.recall(step?.name);
    if (step && JSON.stringify(step) === JSON.stringify(this.step)) return this.redraw(); // nothing new in this scene
    this.shown = null;
    this.revealing = false;
    this.draw();
    this.showOnStage(this.given === null ? "before" : "after");
  }

  get step() {
    return this.steps?.[this.at];
  }

  /** The answer to this scene: an option, or a list of them; null before it is given. */
  get given() {
    return this.answers[this.step?.name] ?? null;
  }

  find(selector) {
    return this.root.querySelector(selector);
  }

  bind() {
    this.find(".le-next").addEventListener("click", () => this.go(this.at + 1 === this.steps.length ? 0 : this.at + 1));
    this.find(".le-back").addEventListener("click", () => this.go(this.at - 1));
    this.find(".le-check").addEventListener("click", () => this.check());
    this.find(".le-options").addEventListener("change", () => this.drawChosen());
    this.find(".le-options").addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      this.check();
    });
  }

  // ---- what is kept in the tab: answers and place, as long as the scenes are the same

  recall(scene) {
    let kept = {};
    try {
      kept = JSON.parse(sessionStorage.getItem(LESSON_PLACE)) || {};
    } catch {
      // storage is blocked, or holds something else
    }
    const fits = ({ name, options }, answer) => [answer].flat().every((one) => Number.isInteger(one) && one >= -1 && one < options.length) && name;
    const known = kept.edition === this.edition ? kept : {};
    const answers = Object.entries({ ...known.answers, ...this.answers });
    const stepOf = (wanted) => this.steps.find(({ name }) => name === wanted);
    this.answers = Object.fromEntries(answers.filter(([name, answer]) => !stepOf(name) || fits(stepOf(name), answer)));
    if (scene === undefined) this.awaited = known.at;
    const place = stepOf(this.awaited) ?? stepOf(scene);
    this.at = Math.max(0, this.steps.indexOf(place));
    if (stepOf(this.awaited)) this.awaited = undefined;
  }

  keep() {
    try {
      sessionStorage.setItem(LESSON_PLACE, JSON.stringify({ edition: this.edition, at: this.step?.name, answers: this.answers }));
    } catch {
      // storage is blocked or full
    }
  }

  // ---- what the learner does

  /** Before the answer the stage's keys would show it. Slow motion and the projector would show what the scene leaves out. */
  hold(event) {
    const { key, target } = event;
    const withheld = "sp".includes(key) || (this.given === null && SPOILING.includes(key));
    if (withheld && (target.matches("body, button") || this.heard.root.contains(target))) event.stopPropagation();
  }

  /** A click on the stage answers a question that the picture can answer. */
  pick(event) {
    const choice = this.step?.choice;
    if (this.given !== null || !choice) return;
    const [selector, name] = PICKED[choice.on] ?? [];
    const found = selector && event.target.closest(selector);
    if (found || event.target.closest(".la-lane")) event.stopPropagation(); // a lane would show another pass
    if (!found) return;
    const option = choice.picks[found.dataset[name]];
    if (!choice.many) return this.answer(option ?? -1);
    if (option === undefined) return; // a row below the one in question
    const box = this.find(`input[value="${option}"]`);
    box.checked = !box.checked;
    this.drawChosen();
  }

  /** Take an answer (-1: none of the options; a list where several are chosen) and play what happened. */
  answer(option) {
    this.answers[this.step.name] = option;
    this.awaited = undefined;
    this.keep();
    this.revealing = true;
    this.draw();
    this.find(".le-next").focus({ preventScroll: true });
    const below = this.stage()?.root.getBoundingClientRect().top >= this.root.getBoundingClientRect().bottom; // on a phone
    this.showOnStage("after", () => {
      this.revealing = false;
      this.draw();
      if (below) this.root.scrollIntoView({ block: "nearest" });
    });
    if (below && this.revealing) this.stage().root.scrollIntoView({ block: "nearest" });
  }

  get chosen() {
    return [...this.root.querySelectorAll("input:checked")].map((box) => Number(box.value));
  }

  check() {
    const { chosen } = this;
    if (!chosen.length || this.given !== null) return;
    this.answer(this.step.choice.many ? chosen : chosen[0]);
  }

  go(at) {
    if (at === 0 && this.at === this.steps.length - 1) this.answers = {};
    this.at = Math.max(0, Math.min(this.steps.length - 1, at));
    this.revealing = false;
    this.awaited = undefined; // the learner goes elsewhere than to the kept scene, which the server may still have to bring
    this.keep();
    this.draw();
    this.showOnStage(this.given === null ? "before" : "after");
    this.find(".le-title").focus({ preventScroll: true });
    this.root.scrollIntoView({ block: "nearest" });
  }

  /** Show the card and the stage in "en" or "zh". */
  setLanguage(lang) {
    this.lang = lang;
    if (this.stage()?.lang !== lang) this.stage()?.setLanguage(lang);
    this.redraw();
  }

  /** Draw the card anew: what is chosen stays so, and the focus stays where it is. */
  redraw() {
    const { chosen } = this;
    const focused = this.find("input:focus")?.value;
    this.draw();
    if (this.given === null) for (const option of chosen) this.find(`input[value="${option}"]`).checked = true;
    this.find(`input[value="${focused}"]`)?.focus();
    this.drawChosen();
  }

  // ---- the card

  /** One of the card's words, `{name}` replaced by a value. */
  word(key, values = {}) {
    return this.words[key][this.lang].replace(/\{(\w+)\}/g, (_, name) => values[name]);
  }

  put(selector, text) {
    this.find(selector).textContent = text;
  }

  draw() {
    const { step, given } = this;
    this.root.lang = this.lang;
    this.root.setAttribute("aria-label", this.word("lesson"));
    if (!step) return this.put(".le-title", this.word("empty"));
    const asked = this.steps.filter(({ name }) => name in this.answers);
    const right = asked.filter((one) => isRight(one, this.answers[one.name])).length;
    const counts = { right, asked: asked.length };
    this.put(".le-count", this.word("count", { at: this.at + 1, all: this.steps.length }));
    this.put(".le-score", asked.length && !this.revealing ? this.word("score", counts) : "");
    for (const [selector, part] of [[".le-title", "title"], [".le-read", "read"], ["legend", "ask"]]) this.put(selector, step[part][this.lang]);
    for (const [selector, key] of [[".le-keys", "keys"], [".le-check", "check"], [".le-back", "back"], [".le-own", "own"]]) this.put(selector, this.word(key));
    this.put(".le-next", this.word(this.at + 1 === this.steps.length ? "again" : "next"));
    this.put(".le-pick", step.pick?.[this.lang] ?? "");
    this.find(".le-pick").hidden = given !== null || !step.pick;
    const all = asked.length === this.steps.length && !this.revealing;
    this.find(".le-end").hidden = !all;
    this.drawOptions(step);
    this.drawDots();
    const why = given === null ? null : whyNot(step, given)?.[this.lang];
    const told = [this.word(isRight(step, given) ? "yes" : "no"), why && `${why}\n`, step.answer[this.lang], all && this.word("done", counts)];
    const verdict = given === null ? "" : told.filter(Boolean).join(this.lang === "zh" ? "" : " ");
    this.put(".le-answer", this.revealing ? this.word("watch") : verdict);
    this.drawChosen();
  }

  drawOptions({ options, choice }) {
    const { given } = this;
    const told = given !== null && !this.revealing;
    const rights = choice.many ?? [choice.right, ...choice.also];
    const rows = options.map((option, place) => {
      const label = document.createElement("label");
      const box = document.createElement("input");
      const own = [given].flat().includes(place);
      Object.assign(box, { type: choice.many ? "checkbox" : "radio", name: "lesson-option", value: String(place), disabled: given !== null, checked: own });
      const span = document.createElement("span");
      span.textContent = option[this.lang];
      label.append(box, span, ...this.bar(choice, place));
      if (!told) return label;
      const right = rights.includes(place);
      if (right) label.dataset.right = "";
      if (choice.many && (own || right)) label.dataset.mark = own && right ? "✓" : own ? "✗" : "+";
      else if (own) label.dataset.mark = right ? `✓ ${this.word("right")}` : `✗ ${this.word("wrong")}`;
      else if (right) label.dataset.mark = `✓ ${this.word("truth")}`;
      return label;
    });
    const unit = choice.bars ? [this.unit(choice)] : [];
    this.find(".le-options").classList.toggle("many", Boolean(choice.many));
    this.find(".le-options").replaceChildren(...unit, ...rows);
  }

  /** An option as a length: so many times the plain pass's. */
  bar({ bars, numbers }, place) {
    if (!bars) return [];
    const bar = document.createElement("i");
    bar.className = "le-bar";
    bar.style.setProperty("--share", Number(numbers[place]) / Math.max(...numbers.map(Number)));
    return [bar];
  }

  /** The plain pass's own length, above the options. */
  unit({ numbers }) {
    const [bar] = this.bar({ bars: true, numbers: ["1", ...numbers] }, 0);
    bar.classList.add("le-unit");
    return bar;
  }

  drawDots() {
    const dots = this.steps.map(({ name }, place) => {
      const dot = document.createElement("i");
      dot.className = place === this.at ? "here" : name in this.answers ? "done" : "";
      return dot;
    });
    this.find(".le-dots").replaceChildren(...dots);
  }

  /** The buttons, and the rows of the tree that are chosen. */
  drawChosen() {
    const done = this.given !== null;
    this.find(".le-check").disabled = done || !this.chosen.length;
    this.find(".le-next").disabled = !done;
    this.find(".le-back").disabled = this.at === 0;
    this.find(".le-check").classList.toggle("le-main", !done);
    this.find(".le-next").classList.toggle("le-main", done);
    const rows = this.step?.choice.many && !done ? this.chosen.map((option) => String(option + 1)) : [];
    for (const node of this.stage()?.root.querySelectorAll(".la-node") ?? []) node.classList.toggle("la-picked", rows.includes(node.dataset.row));
  }

  // ---- the stage

  /** Show the scene "before" or "after" the answer, once the stage is mounted. With `then`, play what happened first. */
  showOnStage(when, then) {
    const stage = this.stage();
    clearTimeout(this.next);
    if (!stage) return void (this.next = setTimeout(() => this.showOnStage(when, then), 50));
    if (stage.lang !== this.lang) stage.setLanguage(this.lang);
    if (this.heard !== stage) {
      stage.root.addEventListener("click", (event) => this.pick(event), true);
      stage.root.addEventListener("drop", withhold, true); // a recording of one's own has no scene
      if (!this.heard) document.addEventListener("keydown", (event) => this.hold(event), true);
      stage.element.addEventListener("lookahead-step", () => this.drawChosen()); // the tree is drawn anew
      this.heard = stage;
    }
    const view = this.step?.[when];
    if (!view) return;
    stage.root.dataset.only = view.show.join(" ");
    stage.root.dataset.pick = when === "before" ? this.step.choice.on : "";
    stage.tree.whole = true;
    if (this.shown !== view.trace) {
      stage.receive({ kind: "trace", run: `lesson-${view.trace}`, seq: 1, trace: this.traces[view.trace], autoplay: false });
      this.shown = view.trace;
    }
    stage.recording.chosen = undefined; // a lane that was clicked in the scene before is none of this one
    if (stage.compare.box.hidden === view.compare) stage.compare.toggle();
    stage.setTab(view.row === null ? "tree" : "mask");
    stage.setAllRows(view.show.includes("mask"));
    stage.setLeak(view.leak);
    if (view.show.includes("tree")) this.showPass(stage, view, then);
    else this.showRace(stage, view, then);
  }

  /** A pass, part by part. */
  showPass(stage, view, then) {
    const parts = then && !this.still.matches ? [...view.reveal, view.frame] : [view.frame];
    const advance = () => {
      stage.lookInside(false);
      if (parts[0] < 3) stage.transport.turn(() => stage.transport.showFrame(view.step, parts[0]));
      else stage.goto(view.step);
      parts.shift();
      if (parts.length) return void (this.next = setTimeout(advance, PART_PAUSE));
      if (view.row !== null) requestAnimationFrame(() => requestAnimationFrame(() => stage.light(view.row)));
      then?.();
    };
    advance();
  }

  /** Both lanes: at a step, or a whole race from start to end. */
  showRace(stage, view, then) {
    stage.leaveInside();
    if (!view.play && !view.compare) stage.goto(view.step);
    else if (view.compare || !then || this.still.matches) stage.transport.seek(Infinity);
    else {
      stage.transport.seek(0);
      stage.transport.play();
      const wait = () => (stage.transport.playing ? void (this.next = setTimeout(wait, 100)) : then());
      return wait();
    }
    then?.();
  }
}

/** Leave an event to nobody, the browser included. */
function withhold(event) {
  event.preventDefault();
  event.stopPropagation();
}

/** Whether an answer is right: one of the options that tie, or all of several and no other. */
function isRight({ choice }, given) {
  if (!choice.many) return given === choice.right || choice.also.includes(given);
  const all = [given].flat();
  return choice.many.length === all.length && choice.many.every((option) => all.includes(option));
}

/** Why a wrong answer is not so: of several options the first that was chosen wrongly, else the first that was left out. */
function whyNot({ choice: { many }, wrong }, given) {
  if (!many) return wrong[given];
  const all = [given].flat();
  return wrong[all.find((option) => !many.includes(option)) ?? many.find((option) => !all.includes(option))];
}

globalThis.LookaheadLesson = { mount: (element, data, stage) => new Lesson(element, data, stage) };
