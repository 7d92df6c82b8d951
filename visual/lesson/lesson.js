// The lesson's card: shows one step, takes a prediction, then shows the answer on the stage. Knows no framework.
//
//   LookaheadLesson.mount(element, {steps, traces}, () => stage);

const LESSON_WORDS = {
  en: {
    lesson: "Lesson",
    count: (at, all) => `Step ${at} of ${all}`,
    score: (right, asked) => (asked ? `${right} of ${asked} predicted correctly` : ""),
    todo: "Do:",
    check: "Show me",
    next: "Next step",
    back: "Back",
    again: "From the start",
    right: "your prediction, correct",
    wrong: "your prediction",
    truth: "what happened",
    keys: "Keys: Tab moves, arrows choose, Enter confirms. On the stage: Space plays, ← → step, 1–4 show the parts of a step.",
    yes: "Right. ",
    no: "Not quite. ",
    done: (right, all) => `The lesson is complete: ${right} of ${all} predicted correctly. Now try it yourself on the race page.`,
    other: "中文",
    otherLang: "zh",
    empty: "The lesson needs a recording, and there is none.",
  },
  zh: {
    lesson: "课程",
    count: (at, all) => `第 ${at} 步，共 ${all} 步`,
    score: (right, asked) => (asked ? `预测对 ${right} / ${asked}` : ""),
    todo: "动手：",
    check: "看答案",
    next: "下一步",
    back: "上一步",
    again: "从头再来",
    right: "你的预测，正确",
    wrong: "你的预测",
    truth: "实际结果",
    keys: "按键：Tab 移动，方向键选择，回车看答案并继续。舞台上：空格播放，← → 逐步，1–4 看一步的各阶段。",
    yes: "正确。",
    no: "不完全对。",
    done: (right, all) => `课程结束：${all} 题预测对 ${right} 题。现在到赛跑页亲自试试。`,
    other: "English",
    otherLang: "en",
    empty: "没有可用于教学的录制。",
  },
};

class Lesson {
  /** `stage()` returns the mounted stage, or null until it is mounted. */
  constructor(element, data, stage) {
    this.root = element.querySelector(".la-lesson");
    this.steps = data.steps || [];
    this.traces = data.traces || [];
    this.stage = stage;
    this.at = 0;
    this.given = this.steps.map(() => null);
    this.lang = firstLanguage();
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
    this.find(".le-lang").addEventListener("click", () => this.setLanguage(this.lang === "en" ? "zh" : "en"));
    this.find(".le-options").addEventListener("change", () => this.drawButtons());
    this.find(".le-options").addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      this.check();
    });
  }

  setLanguage(lang) {
    this.lang = lang;
    try {
      localStorage.setItem("lookahead-lang", lang);
    } catch {
      // storage is blocked: the next visit starts in the browser's language
    }
    document.dispatchEvent(new CustomEvent("lookahead-language", { detail: lang }));
    if (this.stage()?.lang !== lang) this.stage()?.setLanguage(lang);
    const kept = this.chosen;
    this.draw();
    if (kept !== null && this.given[this.at] === null) this.find(`input[value="${kept}"]`).checked = true;
    this.drawButtons();
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
    this.given[this.at] = this.chosen;
    this.draw();
    this.showOnStage("after");
    this.find(".le-next").focus();
  }

  draw() {
    const words = LESSON_WORDS[this.lang];
    const step = this.steps[this.at];
    this.root.lang = this.lang;
    this.root.setAttribute("aria-label", words.lesson);
    this.put(".le-lang", words.other);
    this.find(".le-lang").lang = words.otherLang;
    if (!step) return this.put(".le-title", words.empty);
    const text = (part) => part[this.lang] || part.en;
    const asked = this.given.filter((one) => one !== null).length;
    const right = this.given.filter((one, place) => one === this.steps[place].right).length;
    this.put(".le-count", words.count(this.at + 1, this.steps.length));
    this.put(".le-score", words.score(right, asked));
    this.put(".le-title", text(step.title));
    this.put(".le-read", text(step.read));
    this.put(".le-do-word", words.todo);
    this.put(".le-do-text", text(step.do));
    this.put("legend", text(step.ask));
    this.put(".le-keys", words.keys);
    this.put(".le-check", words.check);
    this.put(".le-back", words.back);
    this.put(".le-next", this.at + 1 === this.steps.length ? words.again : words.next);
    this.drawOptions(step, words, text);
    this.drawDots();
    const given = this.given[this.at];
    const ended = given !== null && asked === this.steps.length ? ` ${words.done(right, asked)}` : "";
    this.put(".le-answer", given === null ? "" : (given === step.right ? words.yes : words.no) + text(step.answer) + ended);
    this.drawButtons();
  }

  drawOptions(step, words, text) {
    const given = this.given[this.at];
    const rows = step.options.map((option, place) => {
      const label = document.createElement("label");
      const box = document.createElement("input");
      Object.assign(box, { type: "radio", name: "lesson-option", value: String(place), disabled: given !== null, checked: given === place });
      const span = document.createElement("span");
      span.textContent = text(option);
      label.append(box, span);
      if (given !== null && place === step.right) label.dataset.right = "";
      if (given === place) label.dataset.mark = `${place === step.right ? "✓" : "✗"} ${place === step.right ? words.right : words.wrong}`;
      else if (given !== null && place === step.right) label.dataset.mark = `✓ ${words.truth}`;
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
    const view = this.steps[this.at]?.[when];
    if (!view) return;
    if (this.shown !== view.trace) {
      stage.receive({ kind: "trace", run: `lesson-${view.trace}`, seq: 1, trace: this.traces[view.trace], autoplay: false });
      this.shown = view.trace;
    }
    stage.setTab(view.tab);
    stage.setLeak(view.leak);
    stage.goto(view.step);
    if (view.frame < 3) stage.showFrame(view.frame);
  }
}

/** What the visitor chose before, else the address (?lang=zh), else the browser's language. */
function firstLanguage() {
  const asked = new URLSearchParams(location.search).get("lang");
  let kept = null;
  try {
    kept = localStorage.getItem("lookahead-lang");
  } catch {
    // storage is blocked
  }
  return String(asked || kept || navigator.language || "en").startsWith("zh") ? "zh" : "en";
}

globalThis.LookaheadLesson = { mount: (element, data, stage) => new Lesson(element, data, stage), firstLanguage };
