// The trie's size after every pass, as a line. A tick below it marks a pass that evicted nodes; its height is their number.

const GROWTH = { width: 84, height: 16, ticks: 5 };

class GrowthView {
  constructor(panel) {
    this.drawing = panel.querySelector(".la-growth");
    this.line = svg("path", { class: "la-growth-line", fill: "none" });
    this.ticks = svg("path", { class: "la-growth-gone" });
    this.dot = svg("circle", { class: "la-growth-now", r: 2.2 });
    this.title = svg("title");
    this.drawing.append(this.title, this.line, this.ticks, this.dot);
  }

  draw(lane, index, strings) {
    const facts = lane.steps.slice(0, index + 1).map((step) => step.trie).filter(Boolean);
    const drawn = facts.length > 1 && facts.some(({ nodes }) => nodes); // a rival has no trie
    this.drawing.toggleAttribute("hidden", !drawn);
    if (!drawn) return;
    const sizes = facts.map(({ nodes }) => nodes);
    const [low, high] = [Math.min(...sizes), Math.max(...sizes)];
    const most = Math.max(1, ...facts.map(({ evicted }) => evicted));
    const span = GROWTH.height - GROWTH.ticks - 3;
    const x = (place) => 2 + ((GROWTH.width - 4) * place) / (facts.length - 1);
    const y = (size) => 2 + (high > low ? (span * (high - size)) / (high - low) : span / 2);
    const gone = (evicted) => 1 + ((GROWTH.ticks - 1) * evicted) / most;
    setAttr(this.line, "d", `M${sizes.map((size, place) => `${x(place).toFixed(1)} ${y(size).toFixed(1)}`).join("L")}`);
    const tick = (evicted, place) => (evicted ? `M${x(place).toFixed(1)} ${GROWTH.height}v${-gone(evicted).toFixed(1)}` : "");
    setAttr(this.ticks, "d", facts.map((fact, place) => tick(fact.evicted, place)).join(""));
    setAttrs(this.dot, { cx: x(facts.length - 1), cy: y(sizes.at(-1)) });
    const evicted = total(facts.map((fact) => fact.evicted));
    setText(this.title, strings.growth({ first: countText(sizes[0]), last: countText(sizes.at(-1)), evicted: countText(evicted) }));
  }
}
