// The race as a looping picture: both lanes as they fill, on one clock, drawn on a canvas and stored as a GIF.

const LOOP = { width: 800, height: 450, seconds: 5.5, rate: 12.5, first: 40, last: 200 }; // first, last: hundredths of a second
const LOOP_FONT = 'system-ui, "Noto Sans", "DejaVu Sans", "Noto Sans CJK SC", sans-serif';
const LOOP_COLOURS = ["surround", "panel", "line", "ink", "muted", "odd-pass", "even-pass", "accepted", "bonus-edge", "plain-lane"];

/** Where a lane's words stand in lines of a width: [{text, token, x, line, step}], one for each piece of a token. */
function laidOut(lane, words, context, width) {
  const placed = [];
  const wide = (text) => context.measureText(text).width;
  let [x, line, begin] = [0, 0, 0];
  const put = (piece) => {
    placed.push({ ...piece, x, line });
    x += wide(piece.text);
  };
  /** A new line takes the word along that does not fit; spaces in front of it stay behind. */
  const wrap = () => {
    const word = placed[begin]?.line === line && placed[begin].x > 0 ? placed.splice(begin) : [];
    [x, begin] = [0, placed.length];
    line++;
    word.forEach((piece, place) => put(place ? piece : { ...piece, text: piece.text.trimStart() }));
  };
  words.running(lane.tokens).forEach((text, token) => {
    if (words.special(lane.tokens[token])) return;
    text.split("\n").forEach((part, breaks) => {
      if (breaks) [x, line] = [0, line + 1];
      if (breaks || /^\s/.test(part)) begin = placed.length;
      const full = x > 0 && x + wide(part) > width;
      if (full) wrap();
      put({ text: full && x === 0 ? part.trimStart() : part, token, step: lane.makers[token] });
    });
  });
  return placed;
}

/** Draws a recording at any time of its clock. */
class RaceScene {
  constructor(stage) {
    const { recording, strings } = stage;
    const style = getComputedStyle(stage.root);
    this.colours = Object.fromEntries(LOOP_COLOURS.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
    Object.assign(this, { recording, strings });
    this.canvas = html("canvas");
    Object.assign(this.canvas, { width: LOOP.width, height: LOOP.height });
    this.context = this.canvas.getContext("2d", { willReadFrequently: true });
    this.lanes = recording.all.filter((lane) => lane.tokens.length);
    this.titles = this.lanes.map((lane) => stage.find(`[data-lane="${CSS.escape(lane.name)}"] h2`)?.textContent ?? lane.name);
    this.font(16);
    this.placed = this.lanes.map((lane) => laidOut(lane, recording.words, this.context, LOOP.width - 60));
  }

  font(size, weight = 400) {
    this.context.font = `${weight} ${size}px ${LOOP_FONT}`;
  }

  /** One line of text, cut with "…" where it is wider than `width`. */
  write(text, x, y, colour, { width = Infinity, align = "left" } = {}) {
    const { context } = this;
    let shown = text;
    while (shown.length > 1 && context.measureText(shown).width > width) shown = `${shown.slice(0, -2).trimEnd()}…`;
    context.textAlign = align;
    context.fillStyle = this.colours[colour];
    context.fillText(shown, x, y);
  }

  box(x, y, width, height, colour) {
    this.context.fillStyle = this.colours[colour];
    this.context.fillRect(x, y, width, height);
  }

  /** The picture at `time` of the race clock, as an ImageData. */
  at(time) {
    const { width, height } = LOOP;
    const { meta } = this.recording;
    this.box(0, 0, width, height, "surround");
    this.font(15);
    const question = String(meta.prompt || meta.title || "").replace(/\s+/g, " ").trim();
    this.write(question, 20, 30, "muted", { width: width - 40 });
    const each = (height - 44 - 58) / this.lanes.length;
    this.lanes.forEach((lane, place) => this.lane(lane, place, 44 + place * each, each - 10, time));
    this.foot(time);
    return this.context.getImageData(0, 0, width, height);
  }

  lane(lane, place, top, height, time) {
    const { context, strings } = this;
    const index = lane.at(time);
    const shown = Math.min(time, lane.end);
    this.box(16, top, LOOP.width - 32, height, "line");
    this.box(17, top + 1, LOOP.width - 34, height - 2, "panel");
    this.font(16, 650);
    this.write(this.titles[place], 30, top + 24, lane.plain ? "ink" : "accepted");
    this.font(14);
    const { tokens, passes } = lane.stats(index);
    this.write(`${strings.tokens({ n: tokens })} · ${strings.passes({ n: passes })}`, 300, top + 24, "muted");
    this.font(18, 650);
    if (lane.clocked) this.write(secondsText(shown), LOOP.width - 30, top + 24, "ink", { align: "right" });
    this.font(16);
    context.save();
    context.beginPath();
    context.rect(28, top + 32, LOOP.width - 56, height - 38);
    context.clip();
    const written = this.placed[place].filter(({ token }) => token < tokens);
    this.words(lane, written, top + 52, Math.floor((height - 40) / 24));
    context.restore();
  }

  /** The last lines of a lane's words that fit; each pass of Lookahead on a ground of its own. */
  words(lane, placed, top, lines) {
    const first = Math.max(0, (placed.at(-1)?.line ?? 0) - lines + 1);
    for (const { text, x, line, step } of placed) {
      if (line < first || !text) continue;
      const y = top + (line - first) * 24;
      if (!lane.plain) this.box(30 + x, y - 17, this.context.measureText(text).width, 23, step % 2 ? "odd-pass" : "even-pass");
      this.write(text, 30 + x, y, "ink");
    }
  }

  /** The ratio once both lanes are complete; what the clock is, and how much slower it is shown. */
  foot(time) {
    const { strings, recording } = this;
    const { plain } = recording.lanes;
    const other = recording.rival;
    const y = LOOP.height - 22;
    if (plain?.clocked && other?.clocked && time >= recording.end) {
      this.font(28, 700);
      const [slow, fast] = [plain, other].map((lane) => lane.stats(lane.last).perSecond);
      const own = recording.all.length > 2 ? strings.ofLane({ lane: laneTitle(other, recording, strings) }) : "";
      if (slow && fast) this.write(strings.loopRatio({ ratio: ratioText(fast / slow) }) + own, 20, y, "accepted");
    }
    this.font(13);
    const slower = (LOOP.seconds * 1e6) / Math.max(recording.end, 1);
    const pace = slower >= 1 ? strings.loopSlower({ factor: slower.toFixed(slower < 9.5 ? 1 : 0) }) : strings.loopFaster({ factor: (1 / slower).toFixed(1) });
    const said = [recording.meta.predicted && strings.predicted, recording.meta.model, recording.clocked ? pace : strings.noClock];
    this.write(said.filter(Boolean).join(" · "), LOOP.width - 20, y, "muted", { align: "right", width: 480 });
  }
}

/** A stage's race as the Blob of a GIF that lasts less than 8 seconds. `told(share)` hears how much is done. */
async function raceLoop(stage, told = () => {}) {
  const scene = new RaceScene(stage);
  const { end } = stage.recording;
  const count = Math.round(LOOP.seconds * LOOP.rate);
  const times = Array.from({ length: count + 1 }, (_, i) => (end * i) / count);
  const sample = [0.15, 0.4, 0.7, 1].map((share) => scene.at(end * share));
  const gif = new Gif(sample);
  for (const [i, time] of times.entries()) {
    gif.add(scene.at(time), i === 0 ? LOOP.first : i === count ? LOOP.last : Math.round(100 / LOOP.rate));
    told(i / count);
    await new Promise((next) => setTimeout(next));
  }
  return gif.blob();
}

async function saveLoop(stage) {
  if (stage.looping) return;
  stage.looping = true;
  try {
    const blob = await raceLoop(stage, (share) => stage.say((strings) => strings.loopMaking({ percent: Math.round(100 * share) }), "busy"));
    save("lookahead-race.gif", blob.type, blob);
    stage.say((strings) => strings.loopMade({ size: countText(blob.size / 1000) }));
  } catch (error) {
    stage.say(String(error), "error");
  }
  stage.looping = false;
}
