// The address bar: lengths and seed of the next run, the recording shown and its step, so that a link restores the view.
//
//   #preset=2_code&length=32&branch=12&seed=0&step=7

const ADDRESS_REST = 400; // milliseconds that a step stays before it is written: browsers refuse a write per frame
const SETTINGS = ["length", "branch", "seed"];

class Address {
  constructor() {
    const asked = new URLSearchParams(location.hash.slice(1));
    this.preset = asked.get("preset");
    this.step = Math.floor(Number(asked.get("step")));
    this.settings = Object.fromEntries(SETTINGS.filter((name) => asked.has(name)).map((name) => [name, asked.get(name)]));
    this.shown = {};
    document.addEventListener("lookahead-settings", (event) => {
      Object.assign(this.settings, event.detail);
      this.write();
    });
  }

  /** Only a recording can be linked to: a live race has no preset. */
  show(recording, step) {
    const { preset } = recording.meta;
    this.shown = preset ? { preset, step } : {};
    this.write();
  }

  /** Adds no request, no reload and no history entry. Parameters of others stay. */
  write() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const own = { preset: null, ...Object.fromEntries(SETTINGS.map((name) => [name, null])), step: null, ...this.settings, ...this.shown };
      const parts = new URLSearchParams(location.hash.slice(1));
      for (const [name, value] of Object.entries(own)) {
        parts.delete(name);
        if (value !== null) parts.set(name, value);
      }
      history.replaceState(history.state, "", `${location.pathname}${location.search}#${parts}`);
    }, ADDRESS_REST);
  }
}
