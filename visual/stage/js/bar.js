// The bar above the stage: play, speed, parts of a step, place and badge.

class BarView {
  constructor(root) {
    const shown = { word: ".la-play-word", speed: ".la-speed-choice", badge: ".la-badge", at: ".la-at" };
    Object.assign(this, pick(root, { ...shown, play: "[data-do=play]", order: "[data-do=order]", leak: "[data-do=leak]" }));
    this.frames = root.querySelectorAll("[data-frame-button]");
  }

  draw({ transport, strings, recording, live, mask }) {
    const { playing, index, lane, frame, speed, slowdown } = transport;
    this.play.classList.toggle("la-playing", playing);
    setText(this.word, playing ? strings.pause : strings.play);
    const pace = recording && slowdown > 1 ? strings.speedSlowed({ factor: slowdown }) : strings.speedAuto;
    setText(this.speed.options[0], live ? strings.speedLive : pace);
    if (this.speed.value !== speed) this.speed.value = speed;
    setText(this.order, strings[mask.order === "branch" ? "modelOrder" : "branchOrder"]);
    setText(this.leak, strings[mask.leak ? "hideLeak" : "showLeak"]);
    const kind = !recording ? "" : live ? "live" : !recording.clocked ? "noClock" : recording.meta.predicted ? "predicted" : "replay";
    setText(this.badge, kind ? strings[kind] : "");
    setAttr(this.badge, "data-kind", kind);
    setText(this.at, index < 0 ? "" : index === 0 ? strings.prefillStep : strings.stepOf({ step: index, last: lane.last }));
    for (const button of this.frames) setAttr(button, "aria-pressed", Number(button.dataset.frameButton) === frame);
  }
}
