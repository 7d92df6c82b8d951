// The buttons: play, speed, parts of a pass, place, rows of the mask.

class BarView {
  constructor(root) {
    const shown = { word: ".la-play-word", speed: ".la-speed-choice", at: ".la-at", play: "[data-do=play]" };
    Object.assign(this, pick(root, { ...shown, rows: "[data-do=rows]", order: "[data-do=order]", leak: "[data-do=leak]" }));
    this.frames = root.querySelectorAll("[data-frame-button]");
    this.exports = root.querySelectorAll(".la-menu-list button:not([data-do=open])");
  }

  draw({ transport, strings, recording, live, mask }) {
    const { playing, index, lane, frame, speed, slowdown } = transport;
    this.play.classList.toggle("la-playing", playing);
    setText(this.word, playing ? strings.pause : strings.play);
    const pace = recording && slowdown > 1 ? strings.speedSlowed({ factor: slowdown }) : strings.speedAuto;
    setText(this.speed.options[0], live ? strings.speedLive : pace);
    if (this.speed.value !== speed) this.speed.value = speed;
    setText(this.rows, mask.all ? strings.rowsFew : strings.rowsAll({ n: mask.fed || 0 }));
    this.rows.hidden = !mask.all && (mask.rows?.length ?? 0) === mask.fed;
    setText(this.order, strings[mask.order === "branch" ? "modelOrder" : "branchOrder"]);
    setText(this.leak, strings[mask.leak ? "hideLeak" : "showLeak"]);
    setText(this.at, index < 0 ? "" : index === 0 ? strings.prefillStep : strings.stepOf({ step: index, last: lane.last }));
    for (const button of this.exports) button.disabled = !lane;
    for (const button of this.frames) setAttr(button, "aria-pressed", Number(button.dataset.frameButton) === frame);
  }
}
