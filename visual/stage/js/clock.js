// What the clock counts: the time of a token by phase, where the race ran, with which settings.

class ClockView {
  constructor(root) {
    Object.assign(this, pick(root, { bars: ".la-phases", list: ".la-phase-list", settings: ".la-settings", where: ".la-where", words: ".la-glossary" }));
  }

  draw(recording) {
    this.drawPhases(recording);
    setText(this.settings, this.settingsText(recording));
    setText(this.where, this.whereText(recording.meta));
  }

  /** The words of the page and what the paper calls them. */
  drawGlossary(strings) {
    this.drawn = null;
    this.words.replaceChildren(...Object.entries(strings.glossary).flatMap(([word, meaning]) => [html("dt", "", word), html("dd", "", meaning)]));
  }

  /** Time per token by phase, one stacked bar per lane, on one scale. */
  drawPhases(recording) {
    const lanes = recording.all.filter((lane) => lane.last > 0 && lane.clocked);
    const key = [recording.rival?.name, ...lanes.map((lane) => `${lane.name}${lane.last}`)].join();
    if (key === this.drawn) return;
    this.drawn = key;
    const perToken = lanes.map((lane) => lane.phases.map((time) => time / (lane.tokens.length - lane.counts[0] || 1)));
    const most = Math.max(1, ...perToken.map(total));
    this.bars.replaceChildren(...lanes.map((lane, i) => this.bar(this.laneText(lane, recording), perToken[i], most)));
    const at = lanes.indexOf(recording.rival); // -1: the last one
    const drafted = (lanes.at(at)?.steps[0].time && perToken.at(at)) || []; // a predicted pass has no phases
    const share = (phase) => (100 * drafted[phase]) / total(drafted); // above 0: the lane is clocked
    const item = (_, phase) => html("li", `phase${phase}`, `${this.strings.phases[phase]} ${share(phase).toFixed(share(phase) < 10 ? 1 : 0)} %`);
    this.list.replaceChildren(...drafted.map(item));
  }

  /** A lane's name, its rate, and the prefill that its clock leaves out. */
  laneText(lane, recording) {
    const { strings } = this;
    const rate = strings.tokensPerSecond({ rate: Math.round(lane.stats(lane.last).perSecond) });
    const [{ time }] = lane.steps; // 0: predicted
    return `${laneTitle(lane, recording, strings)} · ${rate}${strings.prefill({ time: time && timeText(time) })}`;
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
    const { meta, rival } = recording;
    const settings = rival?.spec.settings || meta.settings || {};
    const trie = rival?.spec.trie || meta.trie;
    const parts = [];
    if (settings.decoding_length !== undefined) parts.push(`${strings.decodingLength} ${settings.decoding_length}`);
    if (settings.branch_length !== undefined) parts.push(`${strings.branchLength} ${settings.branch_length}`);
    if (trie && rival && !rivalOf(rival, strings)) parts.push(this.trieText(trie));
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
    const route = strings.routes[meta.route] ?? meta.route;
    const parts = [
      meta.model, meta.device, meta.dtype,
      meta.threads && strings.threads({ n: meta.threads }),
      strategy && strings.drafts({ strategy }),
      route && strings.route({ route, why: meta.route_reason }),
    ];
    return parts.filter(Boolean).join(" · ");
  }
}
