// The verdict: speed by the clock, tokens per pass, whether the texts are equal, and what the clock counts.

class VerdictView {
  constructor(panel) {
    const result = { title: ".la-verdict-title", speed: ".la-speed", edl: ".la-edl", same: ".la-same" };
    const more = { bars: ".la-phases", list: ".la-phase-list", settings: ".la-settings", where: ".la-where" };
    Object.assign(this, pick(panel, { ...result, ...more }));
  }

  draw(recording, time) {
    const { strings } = this;
    const { plain, lookahead } = recording.lanes;
    const at = (lane) => (lane ? lane.stats(lane.at(time)) : null);
    const [one, other] = [at(plain), at(lookahead)];
    const done = Object.values(recording.lanes).every((lane) => lane.finished && lane.end <= time + 0.5);
    const predicted = recording.meta.predicted ? strings.predicted : "";
    setText(this.title, (done ? strings.verdict : strings.verdictSoFar)({ predicted }));
    let speed = strings.noSpeed;
    if (one && other && plain.clocked && lookahead.clocked) {
      const both = one.perSecond && other.perSecond;
      speed = both ? strings.faster({ ratio: ratioText(other.perSecond / one.perSecond) }) : strings.waiting;
    }
    setText(this.speed, speed);
    const passes = other || one;
    setText(this.edl, passes?.perPass ? strings.tokensPerPass({ ratio: ratioText(passes.perPass) }) : "");
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
      const margin = String(recording.meta.difference?.margin ?? "");
      return say(`▲ ${strings.differs({ position: recording.equal + 1, margin })}`, "differs");
    }
    const n = shared;
    if (!done) return say(`✓ ${strings.sameSoFar({ n })}`, "same");
    return one.tokens === other.tokens ? say(`✓ ${strings.same({ n })}`, "same") : say(`▲ ${strings.shorter({ n })}`, "differs");
  }

  /** Time per token by phase, one stacked bar per lane, on one scale. */
  drawPhases(recording) {
    const lanes = ["plain", "lookahead"].map((name) => recording.lanes[name]).filter((lane) => lane && lane.last > 0 && lane.clocked);
    const key = lanes.map((lane) => `${lane.name}${lane.last}`).join();
    if (key === this.drawn) return;
    this.drawn = key;
    const perToken = lanes.map((lane) => lane.phases.map((time) => time / (lane.tokens.length - lane.counts[0] || 1)));
    const most = Math.max(1, ...perToken.map(total));
    const title = (lane) => laneTitle(lane.name, recording, this.strings);
    this.bars.replaceChildren(...lanes.map((lane, i) => this.bar(title(lane), perToken[i], most)));
    const drafted = perToken.at(-1) || [];
    const share = (phase) => (100 * drafted[phase]) / (total(drafted) || 1);
    const item = (_, phase) => html("li", `phase${phase}`, `${this.strings.phases[phase]} ${share(phase).toFixed(share(phase) < 10 ? 1 : 0)} %`);
    this.list.replaceChildren(...drafted.map(item));
  }

  bar(title, phases, most) {
    const row = html("div", "la-phase-row");
    const bar = html("span", "la-phase-bar");
    phases.forEach((time, phase) => {
      const part = html("span", `la-phase phase${phase}`);
      part.style.width = `${(100 * time) / most}%`;
      part.title = `${this.strings.phases[phase]}: ${timeText(time)}`;
      bar.appendChild(part);
    });
    row.append(html("span", "la-phase-name", title), bar, html("span", "la-phase-sum", timeText(total(phases))));
    return row;
  }

  settingsText(recording) {
    const { strings } = this;
    const { meta } = recording;
    const settings = meta.settings || {};
    const parts = [];
    if (settings.decoding_length !== undefined) parts.push(`${strings.decodingLength} ${settings.decoding_length}`);
    if (settings.branch_length !== undefined) parts.push(`${strings.branchLength} ${settings.branch_length}`);
    if (meta.trie && !rivalOf(recording, strings)) parts.push(this.trieText(meta.trie));
    return parts.join(" · ");
  }

  /** What the trie held before the race. */
  trieText({ answers, nodes }) {
    if (answers) return this.strings.trieAnswers({ n: answers });
    return nodes ? this.strings.trieNodes({ n: nodes }) : this.strings.trieCold;
  }

  /** Model and device, and how the model takes drafts: the route that its probe chose, and why. */
  whereText(meta) {
    const { strings } = this;
    const { strategy } = meta.settings || {};
    const route = Object.hasOwn(strings.routes, String(meta.route)) ? strings.routes[meta.route] : meta.route;
    const parts = [
      ...[meta.model, meta.device, meta.dtype],
      meta.threads && strings.threads({ n: meta.threads }),
      strategy && strings.drafts({ strategy }),
      route && strings.route({ route, why: meta.route_reason }),
    ];
    return parts.filter(Boolean).join(" · ");
  }
}
