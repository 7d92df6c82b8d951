// The bar above the stage: play, speed, parts of a step, place and badge.

class BarView {
  constructor(root) {
    this.play = root.querySelector("[data-do=play]");
    this.word = root.querySelector(".la-play-word");
    this.speed = root.querySelector(".la-speed-choice");
    this.order = root.querySelector("[data-do=order]");
    this.badge = root.querySelector(".la-badge");
    this.at = root.querySelector(".la-at");
    this.frames = root.querySelectorAll("[data-frame-button]");
  }

  draw({ transport, strings, recording, live, mask }) {
    const { playing, index, lane, frame, speed, slowdown } = transport;
    this.play.classList.toggle("la-playing", playing);
    setText(this.word, playing ? strings.pause : strings.play);
    setText(this.speed.options[0], live ? strings.speedLive : strings.speedAuto(recording ? slowdown : 1));
    if (this.speed.value !== speed) this.speed.value = speed;
    setText(this.order, strings[mask.order === "branch" ? "branchOrder" : "modelOrder"]);
    const kind = !recording ? "" : live ? "live" : recording.clocked ? "replay" : "noClock";
    setText(this.badge, kind ? strings[kind] : "");
    setAttr(this.badge, "data-kind", kind);
    setText(this.at, index < 0 ? "" : index === 0 ? strings.prefillStep : strings.stepOf(index, lane.last));
    for (const button of this.frames) setAttr(button, "aria-pressed", Number(button.dataset.frameButton) === frame);
  }
}
