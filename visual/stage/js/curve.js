// Cold to warm: tokens per pass of the visitor's last race as its trie learns other answers. Each press of Warm adds a point,
// exact by replay.

const CURVE = { width: 220, height: 64, pad: 8, most: 24 };

class CurveView {
  /** `act(name)` asks the page to warm the trie; null where it cannot. */
  constructor(root, act) {
    this.box = root.querySelector(".la-curve");
    this.act = act;
    this.points = [];
    this.drawing = svg("svg", { width: CURVE.width, height: CURVE.height, role: "img" });
    this.line = svg("path", { class: "la-curve-line", fill: "none" });
    this.dots = svg("g");
    this.drawing.append(this.line, this.dots);
    this.said = html("p", "la-curve-say");
    this.press = html("button", "la-btn");
    this.press.type = "button";
    this.press.addEventListener("click", () => act("warm"));
    this.box.append(this.drawing, this.said, this.press);
  }

  /** A new curve for a finished race that used a trie; null: none. */
  begin(recording) {
    const { rival } = recording || {};
    this.points = [];
    this.offered = Boolean(this.act && rival?.last && !rivalOf(rival, this.strings));
    this.draw();
  }

  /** Points [[answers, tokens per pass]] at a decoding length; a known number of answers is replaced. */
  add({ points, length }) {
    this.length = length;
    this.points = [...new Map([...this.points, ...points])].sort(([one], [other]) => one - other).slice(-CURVE.most);
    this.draw();
  }

  draw() {
    const { points, strings } = this;
    this.box.hidden = !this.offered;
    this.drawing.toggleAttribute("hidden", points.length < 2);
    setText(this.press, strings.warm);
    if (points.length < 2) return setText(this.said, this.offered ? strings.curveOffer : "");
    const [[from, first], [to, last]] = [points[0], points.at(-1)];
    const high = Math.max(...points.map(([, ratio]) => ratio));
    const wide = (CURVE.width - 2 * CURVE.pad) / Math.max(1, to - from);
    const x = ([answers]) => CURVE.pad + wide * (answers - from);
    const y = ([, ratio]) => CURVE.height - CURVE.pad - ((CURVE.height - 2 * CURVE.pad) * ratio) / high;
    setAttr(this.line, "d", `M${points.map((point) => `${x(point).toFixed(1)} ${y(point).toFixed(1)}`).join("L")}`);
    this.dots.replaceChildren(...points.map((point) => this.dot(point, x(point), y(point))));
    const told = strings.curve({ length: this.length, from, first: ratioText(first), to, last: ratioText(last) });
    setText(this.said, told);
    setAttr(this.drawing, "aria-label", told);
  }

  dot([answers, ratio], x, y) {
    const drawn = svg("circle", { cx: x, cy: y, r: 4, class: "la-curve-dot" });
    drawn.append(svg("title"));
    setText(drawn.firstChild, this.strings.curvePoint({ answers, ratio: ratioText(ratio) }));
    return drawn;
  }
}
