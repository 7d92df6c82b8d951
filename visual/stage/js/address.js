// The address bar: lengths and seed of the next run, the recording shown and its step, so that a link restores the view.
//
//   #preset=2_code&length=32&branch=12&seed=0&lane=plain&step=7 (the lane where one was chosen)
//   #race=...&step=7 (a race of one's own: link.js)

const ADDRESS_REST = 400; // milliseconds that a step stays before it is written: browsers refuse a write per frame
const SETTINGS = ["length", "branch", "seed"];

class Address {
  constructor() {
    const asked = new URLSearchParams(location.hash.slice(1));
    this.preset = asked.get("preset");
    this.race = asked.get("race");
    this.lane = asked.get("lane");
    this.step = Math.floor(Number(asked.get("step")));
    this.settings = Object.fromEntries(SETTINGS.filter((name) => asked.has(name)).map((name) => [name, asked.get(name)]));
    this.shown = {};
    this.asked = askedRace(this);
    document.addEventListener("lookahead-settings", (event) => {
      Object.assign(this.settings, event.detail);
      this.write();
    });
  }

  /** A recording stands there by its name, a race that came with a link as the link did. */
  show(recording, step) {
    const { preset } = recording.meta;
    const { link } = recording;
    const place = recording.place(step);
    this.shown = preset ? { preset, ...place } : link ? { race: link, ...place } : {};
    this.write();
  }

  /** Adds no request, no reload and no history entry. Parameters of others stay. */
  write() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.put(), ADDRESS_REST);
  }

  /** Write at once, as when the page is left: a step may not have stayed long enough. */
  put() {
    const own = { preset: null, race: null, ...Object.fromEntries(SETTINGS.map((name) => [name, null])), lane: null, step: null, ...this.settings, ...this.shown };
    const parts = new URLSearchParams(location.hash.slice(1));
    for (const [name, value] of Object.entries(own)) {
      parts.delete(name);
      if (value !== null) parts.set(name, value);
    }
    history.replaceState(history.state, "", `${location.pathname}${location.search}#${parts}`);
  }
}
