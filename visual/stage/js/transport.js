// The transport: one playhead on the race clock, for replays and live runs.

const FRAME_PAUSE = [2000, 3600, 2800, 3000]; // milliseconds per part of a step, played step by step
const WATCH = 12e6; // microseconds that a race takes at the automatic speed

class Transport {
  /** `onMove()`: the playhead or the frame changed. */
  constructor(onMove) {
    this.onMove = onMove;
    this.speed = "auto";
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
    this.reset(null);
  }

  reset(recording) {
    this.stop();
    this.recording = recording;
    this.time = 0;
    this.frame = 3; // 0 retrieve, 1 draft, 2 verify, 3 accept and insert
    this.live = this.following = false; // following: a live race is shown at its newest step
  }

  /** The lane whose passes are shown; null before its first one. */
  get lane() {
    const lane = this.recording?.focus;
    return lane?.steps.length ? lane : null;
  }

  /** The step shown: the last complete one, or the one at work when played step by step. */
  get index() {
    if (!this.lane) return -1;
    if (this.frame < 3) return this.inner;
    return Math.max(0, this.lane.at(this.time));
  }

  /** The factor by which the automatic speed is slower than measured. */
  get slowdown() {
    const ratio = WATCH / Math.max(this.recording?.end || 1, 1);
    if (ratio < 1.5) return 1;
    const steps = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 300, 500, 1000];
    return steps.find((step) => step >= ratio * 0.85) || 1000;
  }

  get rate() {
    return { auto: 1 / this.slowdown, real: 1, half: 0.5, quarter: 0.25 }[this.speed];
  }

  get playing() {
    return this.timer !== null;
  }

  get atEnd() {
    return !this.recording || (this.time >= this.recording.end - 0.5 && this.frame === 3);
  }

  play() {
    if (!this.lane || this.playing) return;
    this.following = false;
    if (this.atEnd) this.time = 0;
    if (this.speed === "frames") return this.playFrames();
    this.frame = 3;
    let before; // the frame in which it begins may have begun before the press
    const tick = (now) => {
      if (this.timer === null) return;
      this.time = Math.min(this.recording.end, this.time + (now - (before ?? now)) * 1000 * this.rate);
      before = now;
      const ended = this.time >= this.recording.end;
      this.following = this.live && ended;
      if (ended) this.stop();
      else this.timer = requestAnimationFrame(tick);
      this.onMove();
    };
    this.kind = "frame";
    this.timer = requestAnimationFrame(tick);
    this.onMove();
  }

  /** Play from the start, or show the end: to viewers who asked for reduced motion always. */
  open(play = true) {
    if (play && !this.still.matches) this.play();
    else this.seek(Infinity);
  }

  playFrames() {
    this.kind = "timeout";
    const advance = () => {
      if (this.nextFrame()) this.timer = setTimeout(advance, FRAME_PAUSE[this.frame]);
      else this.stop();
      this.onMove();
    };
    this.timer = setTimeout(advance, 0);
  }

  stop() {
    if (this.kind === "frame") cancelAnimationFrame(this.timer);
    else clearTimeout(this.timer);
    this.timer = null;
  }

  toggle() {
    if (this.playing) this.stop();
    else this.play();
    this.onMove();
  }

  /** Stop, and go where `move` goes. */
  turn(move) {
    this.stop();
    move();
    this.onMove();
  }

  /** Next part of the step, or the first part of the next step; false at the end. */
  nextFrame() {
    const at = this.index;
    if (this.frame < 3) return this.showFrame(at, this.frame + 1);
    if (at >= this.lane.last) return false;
    return this.showFrame(at + 1, 0);
  }

  previousFrame() {
    const at = this.index;
    if (this.frame > 0) this.showFrame(at, at > 0 ? this.frame - 1 : 3);
    else if (at > 0) this.showFrame(at - 1, 3);
  }

  /** Show part `frame` of step `index`; the clock stops at the end of that part. */
  showFrame(index, frame) {
    const { lane } = this;
    if (index <= 0) frame = 3;
    this.frame = frame;
    this.inner = index;
    this.following = false;
    const [retrieve, prepare, forward, verify] = lane.steps[index].phases;
    const into = [retrieve, retrieve + prepare, retrieve + prepare + forward + verify, Infinity][frame];
    this.time = Math.min(lane.ends[index] - (frame < 3 ? 1 : 0), lane.begin(index) + into);
    return true;
  }

  /** Go to the end of step `index`. */
  goto(index) {
    if (this.lane) this.turn(() => this.showFrame(Math.min(Math.max(0, index), this.lane.last), 3));
  }

  next() {
    if (!this.lane) return;
    if (this.frame < 3) return this.goto(this.index);
    if (this.index < this.lane.last) return this.goto(this.index + 1);
    this.seek(Infinity);
  }

  back() {
    if (!this.lane) return;
    const past = this.time > this.lane.end + 0.5; // the other lane runs on
    this.goto(past ? this.index : this.index - 1);
  }

  seek(time) {
    if (!this.lane) return;
    this.turn(() => {
      const { end } = this.recording;
      Object.assign(this, { frame: 3, following: this.live && time === Infinity, time: Math.min(end, Math.max(0, time)) });
    });
  }

  /** Live: new steps arrived. */
  follow() {
    if (this.following) this.time = this.recording.end;
  }
}
