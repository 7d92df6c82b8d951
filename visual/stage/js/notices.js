// What a reader must know to trust a result: a clock that cannot be right, an answer that the trie already held, a text that
// repeats itself. Each notice says what was found and offers what settles it.

const REPEAT = { longest: 48, times: 3, least: 24 }; // tokens of a period, its repeats, tokens that they cover
const HAIR = 0.01; // of the tokens per pass: less is rounding, or within the noise of the clocks

/** The repeat at the end of a token list: {period, times}, or null. */
function loopOf(tokens) {
  const end = tokens.length - (tokens.length > 1 ? 1 : 0); // the last may be the end marker
  for (let period = 1; period <= Math.min(REPEAT.longest, end / REPEAT.times); period++) {
    let same = 0;
    while (same + period < end && tokens[end - 1 - same] === tokens[end - 1 - same - period]) same++;
    const times = Math.floor(same / period) + 1;
    if (times >= REPEAT.times && times * period >= REPEAT.least) return { period, times };
  }
  return null;
}

/** The notices of a finished race: [{name, values, button}], `button` the name of what is offered. */
function noticesOf(recording) {
  const { reference, rival, meta } = recording;
  if (!rival || rival === reference || !rival.last) return [];
  const [one, other] = [reference.stats(reference.last), rival.stats(rival.last)];
  const found = [];
  const speed = one.perSecond && other.perSecond / one.perSecond;
  const noise = Math.max(HAIR, spreadOf(reference, rival));
  if (recording.own && !meta.predicted && speed > other.perPass * (1 + noise)) {
    found.push({ name: "tooFast", values: { speed: ratioText(speed), ratio: ratioText(other.perPass) }, button: "again" });
  }
  if (meta.trie?.held) found.push({ name: "held", values: {}, button: "without" });
  const loop = speed > 1 && loopOf(rival.tokens);
  if (loop) found.push({ name: "loop", values: { n: loop.period, times: loop.times } });
  return found;
}

class NoticesView {
  /** `act(name)`: a notice's button was pressed; null where the page cannot run a race. */
  constructor(root, act) {
    this.box = root.querySelector(".la-notices");
    this.act = act;
  }

  clear() {
    this.drawn = null;
    this.box.replaceChildren();
  }

  draw(recording, time) {
    const { strings } = this;
    const found = recording.doneAt(time) ? noticesOf(recording) : [];
    const key = JSON.stringify([found, strings.stage]);
    if (key === this.drawn) return;
    this.drawn = key;
    this.box.replaceChildren(...found.map((notice) => this.row(notice)));
  }

  row({ name, values, button }) {
    const row = html("p", "la-notice");
    row.dataset.notice = name;
    const told = this.strings.notices[name];
    row.append(html("span", "", typeof told === "function" ? told(values) : told));
    if (button && this.act) {
      const press = html("button", "la-btn", this.strings.offers[button]);
      press.type = "button";
      press.addEventListener("click", () => this.act(button));
      row.append(" ", press);
    }
    return row;
  }
}
