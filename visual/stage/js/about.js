// What is shown: the question, the whole prompt with title and note of the recording, and the names of the panels.

const ASKED = 240; // characters of the question at most

class AboutView {
  constructor(root) {
    Object.assign(this, pick(root, { box: ".la-about", title: ".la-title", note: ".la-remark", question: ".la-question", promptBox: ".la-prompt" }));
    Object.assign(this, pick(root, { prompt: ".la-prompt-text", tab: "[data-tab=tree]", tree: "h2[data-t=tree]", drawing: ".la-tree-scroll" }));
  }

  /** A recording may bring a Chinese title and note of its own. */
  draw(recording, lang) {
    const meta = recording?.meta || {};
    const own = (key) => String((lang.startsWith("zh") && meta[`${key}_zh`]) || meta[key] || "");
    setText(this.title, own("title"));
    setText(this.note, own("note"));
    setText(this.prompt, own("prompt"));
    setText(this.question, questionOf(own("prompt")).text || own("title"));
    this.box.hidden = !(meta.title || meta.note || meta.prompt);
    this.promptBox.hidden = !meta.prompt;
  }

  /** The names of the panels, as the lane guesses whose passes are shown. */
  name(lane, strings) {
    const rival = rivalOf(lane, strings);
    setText(this.tab, rival ? strings.frame1.slice(2) : strings.tabTree); // without the part's number
    setText(this.tree, rival ? strings.treeWithout(rival) : strings.tree);
    setAttr(this.drawing, "aria-label", this.tree.textContent);
  }
}

/** What a prompt asks, cut at the front where it is long. It is `first`, before the text that it is about, where a question stands
 *  there and none at the end, or a short first paragraph before a long last one or one of code; else the last paragraph. */
function questionOf(prompt) {
  const parts = prompt.trim().split(/\n\s*\n/);
  const [front, end] = [parts[0], parts.at(-1)];
  const early = front.slice(0, ASKED).match(/^[^]*[?？]/)?.[0] || (parts[1] && front.length <= ASKED && front);
  const first = early && !/[?？]$/.test(end) && (/``$/.test(end) || end.length > ASKED);
  const text = first ? early : end;
  return { first, text: text.length > ASKED ? `… ${text.slice(-ASKED)}` : text };
}
