// What is shown: title, note and prompt of the recording, and the names of its lanes.

class AboutView {
  constructor(root) {
    const about = { box: ".la-about", title: ".la-title", note: ".la-remark", promptBox: ".la-prompt", prompt: ".la-prompt-text" };
    const named = { lane: "[data-lane=lookahead] h3", tab: "[data-tab=tree]", tree: "[data-t=tree]", drawing: ".la-tree-scroll" };
    Object.assign(this, pick(root, { ...about, ...named }));
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
    setText(this.lane, laneTitle("lookahead", recording, strings));
    this.lane.title = rival ? rival.hint : strings.lookaheadHint;
    setText(this.tab, rival ? strings.frame1 : strings.tabTree);
    setText(this.tree, rival ? strings.treeWithout(rival) : strings.tree);
    setAttr(this.drawing, "aria-label", this.tree.textContent);
  }
}
