// Words that travel: copies of a token fly from where it stands to where it goes, above all panels. The thing that it becomes
// appears when it lands. With reduced motion nothing flies.

const FLIGHT = 620; // milliseconds of one flight
const APART = 70; // milliseconds between two departures

class Sky {
  constructor(root, still) {
    this.layer = root.querySelector(".la-sky");
    this.still = still; // the visitor's wish for reduced motion
    this.moves = [];
  }

  /** Land everything at once. */
  clear() {
    for (const move of this.moves) move.cancel();
    this.moves = [];
    this.layer.replaceChildren();
  }

  /** Fly a copy of `from`'s text to `to`, after `wait` milliseconds; `kind` gives it the token's colours. */
  fly(from, to, text, kind, wait) {
    if (this.still.matches || !from || !to) return;
    const [start, end, home] = [from, to, this.layer].map(inSight);
    if (!start.height || !end.height) return; // behind another tab
    const copy = html("span", `la-flying ${kind}`, text);
    this.layer.append(copy);
    const place = (box) => `translate(${box.left - home.left}px, ${box.top - home.top}px)`;
    const path = [{ transform: place(start), opacity: 0 }, { transform: place(start), opacity: 1, offset: 0.1 }, { transform: place(end), opacity: 1 }];
    const move = copy.animate(path, { duration: FLIGHT, delay: wait, easing: "ease-in-out", fill: "backwards" });
    move.onfinish = () => copy.remove();
    this.moves.push(move);
    this.appear(to, wait + FLIGHT);
  }

  /** Keep an element out of sight for `wait` milliseconds. */
  appear(element, wait) {
    if (this.still.matches || !element) return;
    const steps = [{ opacity: 0 }, { opacity: 0, offset: 0.97 }, { opacity: 1 }];
    this.moves.push(element.animate(steps, { duration: Math.max(1, wait), fill: "backwards" }));
  }

  /** Let an element flash after `wait` milliseconds. */
  flash(element, wait) {
    if (this.still.matches || !element) return;
    const steps = [{ filter: "none" }, { filter: "drop-shadow(0 0 6px var(--highlight)) brightness(1.15)", offset: 0.4 }, { filter: "none" }];
    this.moves.push(element.animate(steps, { duration: 900, delay: wait, fill: "backwards" }));
  }
}

/** Where an element is on the screen. One that is scrolled out of its panel counts as being at the panel's edge. */
function inSight(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const panel = element.parentElement?.closest(".la-tree-scroll, .la-mask-box, .la-text")?.getBoundingClientRect();
  if (!panel) return { left, top, height };
  const within = (at, low, high) => Math.max(low, Math.min(at, high));
  return { left: within(left, panel.left, panel.right - width), top: within(top, panel.top, panel.bottom - height), height };
}

/** What moves when part `frame` of the shown pass begins. A token keeps its colour and its word from part to part. */
function moveInto(stage, frame) {
  const { sky, pass } = stage;
  sky.clear();
  if (!pass?.drafts || stage.root.classList.contains("la-blank")) return;
  [lightUp, liftOut, runDown, flyIn][frame](stage, pass, sky);
}

/** 1: the text's last words light up where they stood before. */
function lightUp({ tree }, _pass, sky) {
  const { matched, following } = tree.before;
  matched.forEach((word, place) => sky.flash(word, 150 + place * APART));
  following.forEach((word, place) => sky.appear(word, 500 + (matched.length + place) * APART));
}

/** 2: what followed them lifts out as branches; the branches slide into the rows of the mask. */
function liftOut({ tree, mask }, { draft, words }, sky) {
  const sources = new Map(tree.before.following.map((word) => [Number(word.dataset.node), word]));
  const end = tree.before.matched.at(-1) || tree.elementOf(-1);
  const landed = Math.min(1400, 250 + draft.size * 30) + FLIGHT;
  for (let node = 0; node < draft.size; node++) {
    const place = tree.elementOf(node);
    const wait = 120 * draft.depths[node] + 18 * node;
    const text = words.label(draft.tokens[node]);
    if (place?.folded[0] === node) sky.fly(sources.get(node) || end, place, text, "guess", Math.min(wait, 1400));
    const row = mask.elementOf(node + 1);
    if (!row) continue;
    const slides = landed + 40 * mask.column.get(node + 1);
    sky.fly(place, row, text, "guess", slides);
    for (const part of ["block", "cells"]) sky.appear(row.parentNode[part], slides + FLIGHT);
  }
  for (const drawn of [tree.edges, tree.notes]) sky.appear(drawn, landed);
}

/** 3: the model's ticks run down the tree to the first miss. */
function runDown({ tree }, { draft, step }, sky) {
  let wait = 200;
  for (const node of step.accepted) {
    const drawn = tree.elementOf(node);
    sky.appear(drawn?.tick, wait);
    sky.flash(drawn, wait);
    wait += 220;
  }
  for (const node of draft.children.get(draft.last)) sky.appear(tree.elementOf(node)?.tick, wait);
  sky.appear(tree.elementOf("bonus"), wait + 300);
}

/** 4: the accepted words fly into the lane, the bonus last. */
function flyIn({ tree, lanes }, { lane, index, step, words }, sky) {
  const view = lanes.find((one) => one.name === lane.name);
  const tokens = view?.tokensOf(index) || [];
  tokens.forEach((token, place) => {
    const isBonus = place === step.accepted.length;
    const from = tree.elementOf(isBonus ? "bonus" : step.accepted[place]);
    sky.fly(from, token, words.label(step.tokens[place]), isBonus ? "bonus" : "accepted", 150 + place * 2 * APART + (isBonus ? 300 : 0));
  });
}
