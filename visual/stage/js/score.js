// The score of a race: the ratio of the two speeds with its kind and its spread, tokens per pass, and whether the texts are equal.

const NOISE = 0.1; // share of the ratio from which its spread makes it noisy
const LIKELY = 2; // standard errors on either side of a mean

class ScoreView {
  constructor(root) {
    const result = { speed: ".la-speed", word: ".la-speed-word", badge: ".la-badge", spread: ".la-spread", edl: ".la-edl", same: ".la-same" };
    Object.assign(this, pick(root, result));
  }

  draw(recording, time, live) {
    const { strings } = this;
    const { reference, rival } = recording;
    const at = (lane) => (lane?.steps.length ? lane.stats(lane.at(time)) : null);
    const [one, other] = [at(reference), at(rival)];
    const done = recording.doneAt(time);
    const speed = this.drawSpeed(recording, one, rival === reference ? null : other, done);
    const passes = other || one;
    const price = speed && done ? strings.passPrice({ ratio: ratioText(other.perPass / one.perPass / speed) }) : "";
    setText(this.edl, passes?.perPass ? strings.tokensPerPass({ ratio: ratioText(passes.perPass) }) + price : "");
    this.drawKind(recording, live);
    this.drawSame(recording, time, done);
    this.told = done && other ? `${this.speed.textContent} ${this.word.textContent} ${this.same.textContent}. ` : "";
  }

  /** Returns the ratio, 0 without one. */
  drawSpeed(recording, one, other, done) {
    const { strings } = this;
    const { reference, rival } = recording;
    const raced = one && other && reference.clocked && rival.clocked;
    const both = raced && one.perSecond && other.perSecond;
    const ratio = both ? other.perSecond / one.perSecond : 0;
    setText(this.speed, both ? strings.times({ ratio: ratioText(ratio) }) : "–");
    const times = reference.plain ? strings.asFastPlain : strings.asFast({ lane: laneTitle(reference, recording, strings) });
    const own = recording.all.length > 2 && rival ? strings.ofLane({ lane: laneTitle(rival, recording, strings) }) : "";
    const none = recording.stopped ? strings.why.stopped : done ? strings.noSpeed : strings.waiting;
    setText(this.word, both ? times + own : !other ? "" : raced ? none : strings.noSpeed);
    const spread = both && done && recording.kindOf(rival) !== "predicted" ? spreadOf(reference, rival) : 0;
    this.speed.parentElement.classList.toggle("la-slower", Boolean(both && ratio < 1));
    setText(this.spread, spread ? strings[spread > NOISE ? "noisy" : "spread"]({ range: ratioText(spread * ratio) }) : "");
    this.spread.classList.toggle("la-noisy", spread > NOISE);
    return ratio;
  }

  /** How the numbers were had. */
  drawKind(recording, live) {
    const kind = live ? "live" : !recording.clocked ? "noClock" : recording.kindOf(recording.rival || recording.reference);
    setText(this.badge, this.strings[kind]);
    setAttr(this.badge, "data-kind", kind);
    this.badge.closest(".la-hero").classList.toggle("la-predicted", kind === "predicted");
    setAttr(this.badge, "title", this.strings.kinds[kind]);
  }

  /** Whether all lanes that ran wrote the same text; of more than two the number is told. */
  drawSame(recording, time, done) {
    const { strings } = this;
    const { reference } = recording;
    const say = (text, state) => {
      setText(this.same, text);
      setAttr(this.same, "data-state", state);
    };
    const others = recording.all.filter((lane) => lane.steps.length && lane !== reference);
    if (!others.length || !reference.steps.length) return say("", "none");
    const place = Math.min(...others.map((lane) => recording.differenceAt(lane, time)));
    if (place < Infinity) return say(`▲ ${strings.differs({ position: place + 1 })}`, "differs");
    const count = others.length + 1;
    if (done && others.some((lane) => recording.endedApart(lane))) return say(`▲ ${strings.shorter}`, "differs");
    if (!done || recording.stopped) return say(`✓ ${strings.sameSoFarInAll[count] || strings.sameSoFar}`, "same");
    return say(`✓ ${strings.sameInAll[count] || strings.same}`, "same");
  }
}

/** Half the range of the ratio of two lanes' speeds, as a share of it: two standard errors of their mean pass times. */
function spreadOf(...lanes) {
  const errors = lanes.map((lane) => {
    const times = lane.steps.slice(1).map((step) => step.time);
    if (times.length < 3) return NaN;
    const mean = total(times) / times.length;
    const variance = total(times.map((time) => (time - mean) ** 2)) / (times.length - 1);
    return variance / times.length / mean ** 2;
  });
  const spread = LIKELY * Math.sqrt(total(errors));
  return Number.isFinite(spread) ? spread : 0;
}
