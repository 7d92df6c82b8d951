// The verdict: speed by the clock, tokens per pass, whether the texts are equal, and what the clock counts.

class VerdictView {
  constructor(panel, strings) {
    this.strings = strings;
    this.title = panel.querySelector(".la-verdict-title");
    this.speed = panel.querySelector(".la-speed");
    this.edl = panel.querySelector(".la-edl");
    this.same = panel.querySelector(".la-same");
    this.bars = panel.querySelector(".la-phases");
    this.settings = panel.querySelector(".la-settings");
    this.where = panel.querySelector(".la-where");
    this.list = panel.querySelector(".la-phase-list");
  }

  draw(recording, time) {
    const { strings } = this;
    const { plain, lookahead } = recording.lanes;
    const at = (lane) => (lane ? lane.stats(lane.at(time)) : null);
    const [one, other] = [at(plain), at(lookahead)];
    const done = Object.values(recording.lanes).every((lane) => lane.finished && lane.end <= time + 0.5);
    setText(this.title, done ? strings.verdict : `${strings.verdict} (${strings.soFar})`);
    let speed = strings.noSpeed;
    if (one && other && plain.clocked && lookahead.clocked) {
      speed = one.perSecond && other.perSecond ? strings.faster(ratioText(other.perSecond / one.perSecond)) : strings.waiting;
    }
    setText(this.speed, speed);
    const passes = other || one;
    setText(this.edl, passes && passes.perPass ? strings.tokensPerPass(ratioText(passes.perPass)) : "");
    this.drawSame(recording, one, other, done);
    this.drawPhases(recording);
    setText(this.settings, this.settingsText(recording));
    setText(this.where, this.whereText(recording.meta));
  }

  drawSame(recording, one, other, done) {
    const { strings } = this;
    const say = (text, state) => {
      setText(this.same, text);
      setAttr(this.same, "data-state", state);
    };
    if (!one || !other) return say(strings.oneLane, "none");
    const shared = Math.min(one.tokens, other.tokens);
    if (recording.equal < shared) {
      const margin = (recording.meta.difference || {}).margin;
      return say(`▲ ${strings.differs(recording.equal + 1, margin === undefined ? null : margin)}`, "differs");
    }
    if (!done) return say(`✓ ${strings.sameSoFar(shared)}`, "same");
    return one.tokens === other.tokens ? say(`✓ ${strings.same(shared)}`, "same") : say(`▲ ${strings.shorter(shared)}`, "differs");
  }

  /** Time per token by phase, one stacked bar per lane, on one scale. */
  drawPhases(recording) {
    const lanes = ["plain", "lookahead"].map((name) => recording.lanes[name]).filter((lane) => lane && lane.last > 0 && lane.clocked);
    const key = lanes.map((lane) => `${lane.name}${lane.last}`).join();
    if (key === this.drawn) return;
    this.drawn = key;
    const perToken = lanes.map((lane) => lane.phases.map((time) => time / (lane.tokens.length - lane.counts[0] || 1)));
    const most = Math.max(1, ...perToken.map((phases) => phases.reduce((sum, part) => sum + part, 0)));
    this.bars.replaceChildren(...lanes.map((lane, i) => this.bar(lane, perToken[i], most)));
    const drafted = perToken[perToken.length - 1] || [];
    const total = drafted.reduce((sum, part) => sum + part, 0) || 1;
    this.list.replaceChildren(
      ...(drafted.length
        ? this.strings.phases.map((name, phase) => {
            const item = html("li", `phase${phase}`, `${name} ${((100 * drafted[phase]) / total).toFixed(drafted[phase] / total < 0.1 ? 1 : 0)} %`);
            return item;
          })
        : []),
    );
  }

  bar(lane, phases, most) {
    const { strings } = this;
    const row = html("div", "la-phase-row");
    row.appendChild(html("span", "la-phase-name", lane.name === "plain" ? strings.plain : strings.lookahead));
    const bar = html("span", "la-phase-bar");
    phases.forEach((time, phase) => {
      const part = html("span", `la-phase phase${phase}`);
      part.style.width = `${(100 * time) / most}%`;
      part.title = `${strings.phases[phase]}: ${timeText(time)}`;
      bar.appendChild(part);
    });
    row.append(bar, html("span", "la-phase-sum", timeText(phases.reduce((sum, part) => sum + part, 0))));
    return row;
  }

  settingsText(recording) {
    const { strings } = this;
    const { meta } = recording;
    const settings = meta.settings || {};
    const parts = [];
    if (settings.decoding_length !== undefined) parts.push(`${strings.decodingLength} ${settings.decoding_length}`);
    if (settings.branch_length !== undefined) parts.push(`${strings.branchLength} ${settings.branch_length}`);
    if (meta.trie && !rivalOf(recording, strings)) parts.push(strings.trieBefore(meta.trie.answers || 0, meta.trie.nodes || 0));
    return parts.filter(Boolean).join(" · ");
  }

  /** Model and device, and how the model takes drafts: the route that its probe chose, and why. */
  whereText(meta) {
    const { strings } = this;
    const parts = [meta.model, meta.device, meta.dtype, meta.threads ? strings.threads(meta.threads) : ""];
    const strategy = (meta.settings || {}).strategy;
    if (strategy) parts.push(strings.drafts(String(strategy)));
    const known = Object.hasOwn(strings.routes, String(meta.route)) ? strings.routes[meta.route] : meta.route;
    if (known) parts.push(strings.route(String(known), String(meta.route_reason || "")));
    return parts.filter(Boolean).join(" · ");
  }
}
