// The pages of the site: the recorded races and the lesson. The study is plain HTML.

(() => {
  const { lang, dataset } = document.documentElement;
  const holder = document.getElementById("stage");
  const words = dataset.words ? JSON.parse(dataset.words) : {};

  function mount(options) {
    const stage = LookaheadStage.mount(holder, { lang, css: lookaheadStageStyle, ...options });
    holder.lookaheadStage = stage;
    return stage;
  }

  /** The recorded races: the address says which one is shown, a link to each is above the stage. */
  function races() {
    const stage = mount({ address: true });
    const links = [...document.querySelectorAll("[data-recording]")];
    const named = new Map(lookaheadRecordings.map((trace) => [trace.meta.preset, trace]));
    const asked = () => new URLSearchParams(location.hash.slice(1)).get("preset");

    function show(name) {
      stage.receive({ kind: "trace", run: name, trace: named.get(name), autoplay: true });
    }

    function open() {
      if (named.has(asked())) return show(asked());
      if (!stage.recording) show(lookaheadRecordings[0].meta.preset);
      if (asked()) stage.receive({ kind: "status", text: words.unknown, level: "error" });
    }

    function mark() {
      const shown = stage.recording?.meta.preset;
      for (const link of links) {
        if (link.dataset.recording === shown) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      }
    }

    holder.addEventListener("lookahead-step", mark);
    addEventListener("hashchange", () => {
      const parts = new URLSearchParams(location.hash.slice(1));
      if (!asked()) return void (parts.has("race") && location.reload());
      // As a new tab would: a link, or a step back, names the lane and the pass, too.
      Object.assign(stage.address, { preset: asked(), lane: parts.get("lane"), step: Math.floor(Number(parts.get("step"))) });
      if (stage.recording) stage.recording.chosen = undefined;
      stage.addressUsed = !named.has(asked());
      open();
    });
    if (named.size) open();
  }

  /** A link to the other language keeps what is shown. */
  for (const link of document.querySelectorAll("a.language")) {
    link.addEventListener("click", () => {
      link.hash = location.hash;
    });
  }

  /** The address is the stage's: it would keep "main". */
  document.querySelector("a.skip").addEventListener("click", (event) => {
    event.preventDefault();
    document.getElementById("main").focus();
  });

  if (dataset.page === "index") races();
  if (dataset.page === "lesson") {
    const stage = mount({});
    const card = document.getElementById("lesson");
    card.lookaheadLesson = LookaheadLesson.mount(card, lookaheadLessonData, () => stage);
  }
})();
