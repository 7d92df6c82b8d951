// The lesson's card: shows one step, takes a prediction, then shows the answer on the stage. Knows no framework.
//
//   LookaheadLesson.mount(element, {words, steps, traces}, () => stage);

class Lesson {
  /** `stage()` returns the mounted stage, or null until it is mounted. */
  constructor(element, data, stage) {
    this.root = element.querySelector(".la-lesson");
    this.words = data.words;
    this.steps = data.steps;
    this.traces = data.traces;
    this.stage = stage;
    this.at = 0;
    this.given = this.steps.map(() => null);
    this.lang = document.documentElement.lang === "zh" ? "zh" : "en";
    this.bind();
    this.draw();
    this.showOnStage("before");
  }

  find(selector) {
    return this.root.querySelector(selector);
  }

  bind() {
    this.find(".le-next").addEventListener("click", () => this.go(this.at + 1 === this.steps.length ? 0 : this.at + 1));
    this.find(".le-back").addEventListener("click", () => this.go(this.at - 1));
    this.find(".le-check").addEventListener("click", () => this.check());
    this.find(".le-options").addEventListener("change", () => this.drawButtons());
    this.find(".le-options").addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      this.check();
    });
  }

  /** A click on a word of the tree answers a question that the picture can answer. */
  pick(event) {
    const { picks } = this.steps[this.at] || {};
    const row = event.target.closest(".la-node[data-row]")?.dataset.row;
    if (this.given[this.at] !== null || !picks || !(row in picks)) return;
    this.answer(picks[row]);
  }

  /** Take an answer (-1: none of the options) and show what happened. */
  answer(option) {
    this.given[this.at] = option;
    this.draw();
    this.showOnStage("after");
    this.find(".le-next").focus();
  }

  /** Show the card and the stage in "en" or "zh". */
  setLanguage(lang) {
    this.lang = lang;
    if (this.stage()?.lang !== lang) this.stage()?.setLanguage(lang);
    const kept = this.chosen;
    this.draw();
    if (kept !== null && this.given[this.at] === null) this.find(`input[value="${kept}"]`).checked = true;
    this.drawButtons();
  }

  /** One of the card's words, `{name}` replaced by a value. */
  word(key, values = {}) {
    return this.words[key][this.lang].replace(/\{(\w+)\}/g, (_, name) => values[name]);
  }

  get chosen() {
    const box = this.find("input:checked");
    return box ? Number(box.value) : null;
  }

  go(at) {
    if (at === 0 && this.at === this.steps.length - 1) this.given.fill(null);
    this.at = Math.max(0, Math.min(this.steps.length - 1, at));
    this.draw();
    this.showOnStage(this.given[this.at] === null ? "before" : "after");
    this.find(".le-title").focus();
  }

  check() {
    if (this.chosen === null || this.given[this.at] !== null) return;
    this.answer(this.chosen);
  }

  draw() {
    const step = this.steps[this.at];
    this.root.lang = this.lang;
    this.root.setAttribute("aria-label", this.word("lesson"));
    if (!step) return this.put(".le-title", this.word("empty"));
    const given = this.given[this.at];
    const asked = this.given.filter((one) => one !== null).length;
    const right = this.given.filter((one, place) => one === this.steps[place].right).length;
    this.put(".le-count", this.word("count", { at: this.at + 1, all: this.steps.length }));
    this.put(".le-score", asked ? this.word("score", { right, asked }) : "");
    for (const [selector, part] of [[".le-title", "title"], [".le-read", "read"], [".le-do-text", "do"], ["legend", "ask"]]) {
      this.put(selector, step[part][this.lang]);
    }
    for (const [selector, key] of [[".le-do-word", "todo"], [".le-keys", "keys"], [".le-check", "check"], [".le-back", "back"]]) {
      this.put(selector, this.word(key));
    }
    this.put(".le-next", this.word(this.at + 1 === this.steps.length ? "again" : "next"));
    this.put(".le-pick", this.word("pick"));
    this.find(".le-pick").hidden = given !== null || !Object.keys(step.picks).length;
    this.put(".le-own", this.word("own"));
    this.find(".le-end").hidden = asked < this.steps.length;
    this.drawOptions(step);
    this.drawDots();
    const said = given === null ? [] : [this.word(given === step.right ? "yes" : "no"), step.answer[this.lang]];
    if (given !== null && asked === this.steps.length) said.push(this.word("done", { right, asked }));
    this.put(".le-answer", said.join(" "));
    this.drawButtons();
  }

  drawOptions(step) {
    const given = this.given[this.at];
    const rows = step.options.map((option, place) => {
      const label = document.createElement("label");
      const box = document.createElement("input");
      Object.assign(box, { type: "radio", name: "lesson-option", value: String(place), disabled: given !== null, checked: given === place });
      const span = document.createElement("span");
      span.textContent = option[this.lang];
      label.append(box, span);
      const right = place === step.right;
      if (given !== null && right) label.dataset.right = "";
      if (given === place) label.dataset.mark = right ? `✓ ${this.word("right")}` : `✗ ${this.word("wrong")}`;
      else if (given !== null && right) label.dataset.mark = `✓ ${this.word("truth")}`;
      return label;
    });
    this.find(".le-options").replaceChildren(...rows);
  }

  drawDots() {
    const dots = this.steps.map((_, place) => {
      const dot = document.createElement("i");
      dot.className = place === this.at ? "here" : this.given[place] !== null ? "done" : "";
      return dot;
    });
    this.find(".le-dots").replaceChildren(...dots);
  }

  drawButtons() {
    const done = this.given[this.at] !== null;
    this.find(".le-check").disabled = done || this.chosen === null;
    this.find(".le-next").disabled = !done;
    this.find(".le-back").disabled = this.at === 0;
    this.find(".le-check").classList.toggle("le-main", !done);
    this.find(".le-next").classList.toggle("le-main", done);
  }

  put(selector, text) {
    this.find(selector).textContent = text;
  }

  /** Show the step's recording, place and part on the stage, once it is mounted. */
  showOnStage(when) {
    const stage = this.stage();
    if (!stage) return void setTimeout(() => this.showOnStage(when), 50);
    if (stage.lang !== this.lang) stage.setLanguage(this.lang);
    if (this.heard !== stage) {
      stage.root.addEventListener("click", (event) => this.pick(event), true);
      this.heard = stage;
    }
    const open = this.given[this.at] === null && Object.keys(this.steps[this.at]?.picks || {}).length;
    stage.root.classList.toggle("la-pick", Boolean(open));
    const view = this.steps[this.at]?.[when];
    if (!view) return;
    if (this.shown !== view.trace) {
      stage.receive({ kind: "trace", run: `lesson-${view.trace}`, seq: 1, trace: this.traces[view.trace], autoplay: false });
      this.shown = view.trace;
    }
    stage.lookInside(false);
    stage.setTab(view.tab);
    stage.setAllRows(view.tab === "mask");
    stage.setLeak(view.leak);
    if (view.end) stage.transport.seek(Infinity);
    else stage.goto(view.step);
    if (view.frame < 3) stage.showFrame(view.frame);
  }
}

globalThis.LookaheadLesson = { mount: (element, data, stage) => new Lesson(element, data, stage) };
