// What is shown: the question, the whole prompt with title and note of the recording, and the names of the panels.

const ASKED = 240; // characters of the question at most

class AboutView {
  constructor(root) {
    const about = { box: ".la-about", title: ".la-title", note: ".la-remark", question: ".la-question", promptBox: ".la-prompt", prompt: ".la-prompt-text" };
    Object.assign(this, pick(root, { ...about, tab: "[data-tab=tree]", tree: "h2[data-t=tree]", drawing: ".la-tree-scroll" }));
  }

  /** A recording may bring a Chinese title and note of its own. */
  draw(recording, strings, lang) {
    const meta = recording?.meta || {};
    const own = (key) => String((lang.startsWith("zh") && meta[`${key}_zh`]) || meta[key] || "");
    setText(this.title, own("title"));
    setText(this.note, own("note"));
    setText(this.prompt, own("prompt"));
    setText(this.question, questionOf(own("prompt")) || own("title"));
    this.box.hidden = !(meta.title || meta.note || meta.prompt);
    this.promptBox.hidden = !meta.prompt;
  }

  /** The names of the panels, as the lane guesses whose passes are shown. */
  name(lane, strings) {
    const rival = rivalOf(lane, strings);
    setText(this.tab, rival ? strings.frame1 : strings.tabTree);
    setText(this.tree, rival ? strings.treeWithout(rival) : strings.tree);
    setAttr(this.drawing, "aria-label", this.tree.textContent);
  }
}

/** The end of a prompt is what it asks: its last paragraph, cut at the front where it is long. */
function questionOf(prompt) {
  const last = prompt.trim().split(/\n\s*\n/).at(-1).trim();
  return last.length > ASKED ? `… ${last.slice(-ASKED)}` : last;
}
