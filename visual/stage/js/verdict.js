// What a race of more than two lanes came to: who was fastest, who guessed best, and why these need not be the same. Speed is
// tokens per pass divided by the time of a pass, and part of that time may go into guessing.

const MOST_PLACES = 12; // places ahead whose guesses are drawn
const HALF = 50; // per cent of passes with a right guess: that should have helped

/** What a lane came to: the time of a pass in microseconds; in per cent, the time that went into guessing, the passes with a
 * right guess, and those that were right so far ahead (`places`). */
function tallyOf(lane) {
  const { perPass, perSecond } = lane.stats(lane.last);
  const guessing = total(GUESSING.map((phase) => lane.phases[phase]));
  const steps = lane.steps.slice(1);
  const drafted = total(steps.map((step) => step.drafts.length));
  const hits = steps.filter((step) => step.accepted.length).length;
  return {
    lane, perPass, perSecond, drafted, pass: lane.end / lane.last,
    guessing: Math.round((100 * guessing) / (lane.end || 1)),
    right: Math.round((100 * hits) / lane.last),
    places: placesOf(steps),
  };
}

/** For each place ahead: of the passes that guessed so far, the share in per cent whose accepted guesses reached it. */
function placesOf(steps) {
  const [offered, taken] = [[], []];
  for (const { parents, accepted } of steps) {
    const depths = [];
    for (const parent of parents) depths.push(parent < 0 ? 1 : depths[parent] + 1);
    for (let place = 0; place < Math.max(0, ...depths); place++) {
      offered[place] = (offered[place] || 0) + 1;
      taken[place] = (taken[place] || 0) + Number(accepted.length > place);
    }
  }
  return offered.slice(0, MOST_PLACES).map((count, place) => Math.round((100 * taken[place]) / count));
}

class VerdictView {
  constructor(root) {
    Object.assign(this, pick(root, { say: ".la-verdict", box: ".la-tally", rows: ".la-tally-rows", hint: ".la-tally-hint" }));
  }

  /** Shown from the first time that all lanes are seen at their end. */
  draw(recording, time) {
    const many = recording.all.length > 2;
    this.say.hidden = !many;
    if (recording !== this.recording) this.seen = false;
    this.recording = recording;
    const ran = recording.all.filter((lane) => lane.last > 0);
    this.seen ||= ran.length > 1 && recording.doneAt(time);
    const shown = many && this.seen && recording.clocked;
    this.box.hidden = !shown;
    const key = shown ? ran.map((lane) => `${lane.name}${lane.last}`).join() : "";
    if (key === this.drawn) return;
    this.drawn = key;
    if (!shown) return setText(this.say, "");
    const tallies = ran.map(tallyOf);
    setText(this.say, this.sentences(tallies));
    this.fill(tallies);
  }

  // ---- in words

  sentences(tallies) {
    const { strings } = this;
    const base = this.base(tallies);
    const fast = most(tallies, "perSecond");
    const level = this.level(tallies, fast);
    const bests = guessed(tallies, fast);
    const [best] = bests;
    const told = [level.length > 1 ? this.equal(level, base) : this.fastest(fast, base)];
    const facts = { lane: this.title(best), ratio: ratioText(best.perPass), share: best.guessing, cost: this.cost(best, base) };
    const lanes = bests.map((one) => this.title(one)).join(strings.between);
    if (bests.length > 1 && bests.every((one) => one.drafted)) told.push(strings.verdictTied({ lanes, ratio: facts.ratio }));
    else if (best === fast && level.length === 1) told.push(best.drafted ? strings.verdictBoth(facts) : "");
    else if (level.includes(best)) told.push(best.drafted ? strings.verdictGuessed(facts) : "");
    else {
      const other = fast.lane.plain ? "" : this.cost(fast, base);
      told.push(strings.verdictBest({ ...facts, fast: this.title(fast), other }));
    }
    for (const one of base ? tallies : []) {
      const slower = one.perSecond * (1 + this.noise(one, base)) < base.perSecond;
      const ratio = ratioText(one.perSecond / base.perSecond);
      if (slower && one.right >= HALF) told.push(strings.verdictRight({ lane: this.title(one), percent: one.right, ratio }));
    }
    return told.filter(Boolean).join(strings.apart);
  }

  /** How far the ratio of two speeds may be off, as a share of it; a prediction has no spread. */
  noise(one, other) {
    const told = one === other || [one, other].some(({ lane }) => this.recording.kindOf(lane) === "predicted");
    return told ? 0 : spreadOf(one.lane, other.lane);
  }

  /** The lanes whose distance to the fastest is within the noise, the fastest first. */
  level(tallies, fast) {
    const near = tallies.filter((one) => fast.perSecond <= one.perSecond * (1 + this.noise(one, fast)));
    return near.sort((one, other) => other.perSecond - one.perSecond);
  }

  equal(level, base) {
    const { strings } = this;
    const named = level.map((one) => strings.laneRate({ lane: this.title(one), rate: this.speed(one, base) }));
    return strings.verdictEqual({ lanes: named.join(strings.between) });
  }

  fastest(fast, base) {
    const { strings } = this;
    return fast.lane.plain ? strings.verdictPlain : strings.verdictFast({ lane: this.title(fast), rate: this.speed(fast, base) });
  }

  /** A lane's speed: beside plain decoding, or in a race without it tokens per second. */
  speed(one, base) {
    return base ? this.strings.timesPlain({ ratio: ratioText(one.perSecond / base.perSecond) }) : this.rate(one);
  }

  title({ lane }) {
    return laneTitle(lane, this.recording, this.strings);
  }

  rate({ perSecond }) {
    return this.strings.tokensPerSecond({ rate: Math.round(perSecond) });
  }

  /** Plain decoding, by which the others are measured; undefined in a race without it. */
  base(tallies) {
    return tallies.find(({ lane }) => lane.plain);
  }

  /** The time of a pass, in plain passes where these are known. */
  cost({ pass }, base) {
    return base ? this.strings.plainPasses({ n: ratioText(pass / base.pass) }) : timeText(pass);
  }

  // ---- in figures

  fill(tallies) {
    const { strings } = this;
    const base = this.base(tallies);
    const head = html("tr");
    for (const word of strings.tallyColumns) head.append(html("th", "", word));
    setText(this.hint, [base && strings.tallyHint, this.warning(tallies)].filter(Boolean).join(strings.apart));
    const fast = most(tallies, "perSecond");
    const [bests, level] = [guessed(tallies, fast), this.level(tallies, fast)];
    this.rows.replaceChildren(head, ...tallies.map((one) => this.row(one, base, { fast: level.includes(one), best: bests.includes(one) })));
  }

  /** Which guesses were trained, on text like the examples. */
  warning(tallies) {
    const { strings, recording } = this;
    const trained = tallies.filter(({ lane }) => (rivalOf(lane, strings) || mergedOf(lane, strings))?.part);
    if (!trained.length || recording.meta.model !== EMBEDDED) return "";
    return strings.tallyTrained({ lanes: trained.map((one) => this.title(one)).join(strings.between) });
  }

  row(one, base, { fast, best }) {
    const { strings } = this;
    const drafted = (text) => (one.drafted ? text : "–");
    const cells = [
      [this.title(one)],
      [ratioText(one.perPass), best],
      [base ? `÷ ${ratioText(one.pass / base.pass)}` : timeText(one.pass)],
      [base ? `= ${strings.times({ ratio: ratioText(one.perSecond / base.perSecond) })}` : this.rate(one), fast],
      [drafted(`${one.guessing} %`)],
      [drafted(`${one.right} %`)],
    ];
    const row = html("tr");
    row.dataset.lane = one.lane.name;
    cells.forEach(([text, strong], place) => {
      const cell = html(place ? "td" : "th", strong ? "la-most" : "", text);
      cell.dataset.column = strings.tallyColumns[place];
      row.append(cell);
    });
    row.append(this.bars(one.places));
    return row;
  }

  /** How often guesses were right, place by place. */
  bars(places) {
    const cell = html("td");
    cell.dataset.column = this.strings.tallyColumns.at(-1);
    if (!places.length) cell.textContent = "–";
    const box = html("span", "la-places");
    const told = places.map((percent, place) => this.strings.place({ place: place + 1, percent })).join(", ");
    setAttrs(box, { role: "img", "aria-label": told, title: told });
    for (const percent of places) {
      const bar = html("i");
      bar.style.height = `${Math.max(4, percent)}%`;
      box.append(bar);
    }
    if (places.length) cell.append(box);
    return cell;
  }
}

/** The entries of most tokens per pass, the fastest first. */
function guessed(tallies, fast) {
  const { perPass } = most(tallies, "perPass");
  const bests = tallies.filter((one) => one.perPass === perPass);
  return bests.includes(fast) ? [fast, ...bests.filter((one) => one !== fast)] : bests;
}

/** The entry with the largest value of a name. */
function most(entries, name) {
  return entries.reduce((best, one) => (one[name] > best[name] ? one : best), entries[0]);
}
