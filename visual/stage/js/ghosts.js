// Ghost lanes: what other methods would have needed for the text of the visitor's race. Passes are exact, by replay; times are
// predicted. A press makes one of them a lane of the next race.

class GhostsView {
  /** `act("lane:NAME")` asks the page to race with a method beside the others; null where it cannot. `phrase(text)` translates. */
  constructor(root, act, phrase) {
    Object.assign(this, pick(root, { box: ".la-ghosts", table: ".la-ghost-rows" }));
    Object.assign(this, { act, phrase, rows: [] });
  }

  /** The rows of a finished race; none for a recording. */
  begin(rows = []) {
    this.rows = rows.filter((row) => row.text); // not the paper's own ranking: it is no lane
    this.draw();
  }

  draw() {
    this.box.hidden = !this.rows.length;
    const head = html("tr");
    for (const word of this.strings.ghostColumns) head.append(html("th", "", word));
    this.table.replaceChildren(head, ...this.rows.map((row) => this.row(row)));
  }

  row(row) {
    const { strings } = this;
    const line = html("tr");
    line.dataset.method = row.method;
    const speed = html("td", "la-ghost-speed", row.speedup ? strings.times({ ratio: ratioText(row.speedup) }) : "–");
    const last = html("td");
    if (row.raced) last.textContent = row.lane ? strings.ghostRan : strings.ghostRanElse;
    else if (this.act) last.append(this.button(row));
    line.append(html("td", "", this.title(row)), html("td", "", String(row.passes)), html("td", "", ratioText(row.tokens_per_pass)), speed, last);
    return line;
  }

  title({ method, title }) {
    return method === "plain" ? this.strings.plain : this.strings.rivals[method]?.title || this.strings.tries[method]?.title || this.phrase(title);
  }

  button(row) {
    const button = html("button", "la-btn", this.strings.ghostRace);
    button.type = "button";
    setAttr(button, "aria-label", `${this.strings.ghostRace}: ${this.title(row)}`);
    button.addEventListener("click", () => this.act(`lane:${row.method}`));
    return button;
  }
}
