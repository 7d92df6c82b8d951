// What is shown: title, note and prompt of the recording, and the names of its lanes.

class AboutView {
  constructor(root) {
    const about = { box: ".la-about", title: ".la-title", note: ".la-remark", promptBox: ".la-prompt", prompt: ".la-prompt-text" };
    Object.assign(this, pick(root, { ...about, lane: ".la-lane[data-lane=lookahead] h3", tree: "[data-t=tree]" }));
  }

  /** A recording may bring a Chinese title and note of its own. */
  draw(recording, strings, lang) {
    const meta = recording?.meta || {};
    const own = (key) => String((lang.startsWith("zh") && meta[`${key}_zh`]) || meta[key] || "");
    setText(this.title, own("title"));
    setText(this.note, own("note"));
    setText(this.prompt, own("prompt"));
    this.box.hidden = !(meta.title || meta.note || meta.prompt);
    this.promptBox.hidden = !meta.prompt;
    const rival = recording ? rivalOf(recording, strings) : undefined;
    setText(this.lane, rival ? rival.title : strings.lookahead);
    this.lane.title = rival ? rival.hint : strings.lookaheadHint;
    setText(this.tree, rival ? strings.treeWithout(rival) : strings.tree);
  }
}
