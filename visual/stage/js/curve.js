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
    this.strings = {};
    this.box.append(this.drawing, this.said, this.press);
  }

  /** A new curve for a finished race that used a trie; null: none. */
  begin(recording) {
    const { rival } = recording || {};
    this.points = [];
    this.offered = Boolean(this.act && rival?.last && !rivalOf(rival, this.strings));
    this.draw();
  }

  /** Points [[answers, tokens per pass]]; a known number of answers is replaced. */
  add(points) {
    const fresh = points.map(([answers, ratio]) => ({ answers, ratio }));
    const kept = this.points.filter((point) => !fresh.some(({ answers }) => answers === point.answers));
    this.points = [...kept, ...fresh].sort((one, other) => one.answers - other.answers).slice(-CURVE.most);
    this.draw();
  }

  draw() {
    const { points, strings } = this;
    this.box.hidden = !this.offered;
    this.drawing.toggleAttribute("hidden", points.length < 2);
    setText(this.press, strings.warm);
    if (points.length < 2) return setText(this.said, this.offered ? strings.curveOffer : "");
    const [first, last] = [points[0], points.at(-1)];
    const high = Math.max(...points.map(({ ratio }) => ratio));
    const wide = (CURVE.width - 2 * CURVE.pad) / Math.max(1, last.answers - first.answers);
    const x = ({ answers }) => CURVE.pad + wide * (answers - first.answers);
    const y = ({ ratio }) => CURVE.height - CURVE.pad - ((CURVE.height - 2 * CURVE.pad) * ratio) / high;
    setAttr(this.line, "d", `M${points.map((point) => `${x(point).toFixed(1)} ${y(point).toFixed(1)}`).join("L")}`);
    this.dots.replaceChildren(...points.map((point) => this.dot(point, x(point), y(point))));
    const told = strings.curve({ from: first.answers, first: ratioText(first.ratio), to: last.answers, last: ratioText(last.ratio) });
    setText(this.said, told);
    setAttr(this.drawing, "aria-label", told);
  }

  dot(point, x, y) {
    const drawn = svg("circle", { cx: x, cy: y, r: 4, class: "la-curve-dot" });
    drawn.append(svg("title"));
    setText(drawn.firstChild, this.strings.curvePoint({ answers: point.answers, ratio: ratioText(point.ratio) }));
    return drawn;
  }
}
