// The texts of two lanes, character by character, on demand.

const COLUMNS = 64; // characters a row, at most

class CompareView {
  constructor(root) {
    Object.assign(this, pick(root, { box: ".la-compare", button: "[data-do=compare]" }));
  }

  toggle() {
    this.box.hidden = !this.box.hidden;
    setAttr(this.button, "aria-expanded", !this.box.hidden);
    this.drawn = null;
  }

  draw(recording) {
    if (this.box.hidden) return;
    const { reference, rival, words } = recording;
    if (!rival) return this.box.replaceChildren();
    const lengths = [reference, rival].map((lane) => lane.tokens.length);
    const drawn = `${reference.name} ${rival.name} ${lengths}`;
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    const most = recording.endedApart(rival) ? Infinity : Math.min(...lengths); // what is not written yet differs from nothing
    const [one, other] = [reference, rival].map((lane) => [...words.clean(lane.tokens.slice(0, most))]);
    const longest = Math.max(one.length, other.length);
    const equal = one.filter((sign, place) => sign === other[place]).length;
    const { strings } = this;
    const all = equal === longest;
    const told = html("p", "", all ? strings.charactersSame({ n: longest }) : strings.charactersDiffer({ n: longest - equal, all: longest }));
    const rows = [];
    for (let from = 0; from < longest; from += COLUMNS) rows.push(this.pair(one, other, from, recording));
    this.box.replaceChildren(told, ...rows);
  }

  pair(one, other, from, recording) {
    const pair = html("div", "la-pair");
    const { reference, rival } = recording;
    for (const [lane, text, against] of [[reference, one, other], [rival, other, one]]) {
      const row = html("div", "la-pair-row");
      const line = html("span", "la-pair-text");
      for (let place = from; place < Math.min(from + COLUMNS, Math.max(one.length, other.length)); place++) {
        const sign = text[place] ?? "";
        line.append(html("span", sign === against[place] ? "" : "unlike", sign === "\n" ? "⏎" : sign || "∅"));
      }
      row.append(html("span", "la-pair-name", laneTitle(lane, recording, this.strings)), line);
      pair.append(row);
    }
    return pair;
  }
}
