// All pages: the wordmark, the keys. The race page: the drawer, Run at once, what the stage's notices offer.
(() => {
  const find = (selector) => document.querySelector(selector);
  let shown = null; // the prompt that was scrolled to its question
  let named = 0; // groups of choices
  const tell = (name) => document.dispatchEvent(new CustomEvent(name));

  // Ctrl+Enter (Cmd+Enter) runs, wherever the cursor is.
  document.addEventListener("keydown", (event) => {
    const inList = event.target.matches("[role=combobox][aria-expanded=true]");
    if (inList && event.key === "Tab") {
      event.stopImmediatePropagation(); // at any key but Escape the framework opens its list
      for (const list of document.querySelectorAll("[role=listbox]")) list.tabIndex = -1; // a long one would take the focus
      event.target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    }
    if (event.key === "Escape" && !inList) return setDrawer(false);
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    const run = find("#run");
    if (!run || run.disabled) return;
    event.preventDefault();
    run.focus({ preventScroll: true }); // a text box hands its value over when it loses the focus
    run.click();
  }, true);

  /** `keyed`: by the keyboard. The drawer's controls stand far behind the button, so the focus goes there. */
  function setDrawer(open, keyed = false) {
    const drawer = find("#drawer");
    const button = find("#settings");
    if (!drawer || open === document.body.classList.contains("drawer-open")) return;
    const within = drawer.contains(document.activeElement);
    document.body.classList.toggle("drawer-open", open);
    button.setAttribute("aria-expanded", open);
    if (open && innerWidth < 900) drawer.scrollIntoView({ block: "start" });
    for (const [name, value] of [["tabindex", -1], ["role", "region"], ["aria-labelledby", "drawer-title"]]) drawer.setAttribute(name, value);
    if (open && keyed) drawer.focus({ preventScroll: innerWidth >= 900 });
    if (!open && within) button.focus();
  }

  const TWICE = 400; // milliseconds: the second click of a double-click on Run falls on the Stop that has come there
  let begun = -TWICE;
  let before = ""; // the prompt on the stage when Run was pressed
  document.addEventListener("click", (event) => {
    if (event.target.closest("#stop") && event.timeStamp - begun < TWICE) return event.stopPropagation();
    if (event.target.closest("#kind, #another")) document.body.classList.remove("own-question");
    if (event.target.closest("#settings")) setDrawer(!document.body.classList.contains("drawer-open"), event.detail === 0);
    if (event.target.closest("#forget")) tell("lookahead-forgets");
    if (event.target.closest("#run, #without")) {
      begun = event.timeStamp;
      before = find("#stage .la-prompt-text")?.textContent;
      document.body.classList.add("racing");
      agree();
      tell("lookahead-begins");
    }
  }, true);
  document.addEventListener("lookahead-live", () => document.body.classList.add("racing")); // the end of the race before came late
  document.addEventListener("lookahead-ended", () => {
    const stopping = find("#stop")?.contains(document.activeElement); // it goes, and the focus would go with it
    document.body.classList.remove("racing");
    if (stopping) find("#run").focus({ preventScroll: true });
  });
  const offered = { again: "#run", without: "#without", warm: "#warm" };
  document.addEventListener("lookahead-act", ({ detail }) => {
    if (detail.startsWith("lane:")) addLane(detail.slice(5));
    else find(offered[detail])?.click();
    if (detail !== "warm") find("#run").focus({ preventScroll: true }); // the pressed button goes with its race
  });

  // A race that came with a link brings its question along, so that Run asks the same.
  document.addEventListener("lookahead-linked", ({ detail: question }) => {
    const box = find("#prompt textarea");
    if (!box || typeof question !== "string" || !question || !lookaheadMemory.followed) return;
    box.value = question;
    box.dispatchEvent(new Event("input", { bubbles: true }));
  });

  /** Race with one more method; it takes the place of the last one where there are two. */
  function addLane(method) {
    const boxes = [...document.querySelectorAll("#lanes input[type=checkbox]")];
    const wanted = boxes.find((box) => box.name === method);
    const chosen = boxes.filter((box) => box.checked && box !== wanted);
    if (!wanted) return;
    if (chosen.length > 1) chosen.at(-1).click();
    wanted.disabled = false;
    if (!wanted.checked) wanted.click();
    setTimeout(() => find("#run").click(), 60); // once the group has told its value
  }

  /** At most two more methods: the others cannot be chosen until one is given up. */
  function boundLanes() {
    const boxes = [...document.querySelectorAll("#lanes input[type=checkbox]")];
    const full = boxes.filter((box) => box.checked).length > 1;
    for (const box of boxes) box.disabled = full && !box.checked;
  }

  /** A link home before the links to the pages. */
  function addWordmark() {
    const bar = find(".nav-holder nav");
    if (!bar || find(".wordmark")) return;
    const link = document.createElement("a");
    link.className = "wordmark";
    link.textContent = "Lookahead Lab";
    link.href = new URL(".", document.baseURI.replace(/(teacher|lesson|tuning|workload)\/?$/, "")).href;
    bar.parentElement.prepend(link);
  }

  /** The prompt box shows where it asks; the stage repeats the question only where it shows another one. */
  function agree() {
    const [prompt, stage] = [find("#prompt textarea"), find("#stage")];
    if (!prompt || !stage) return;
    const drawn = [prompt.value, prompt.scrollHeight, prompt.clientHeight].join(); // fonts and the framework change its size
    const { LookaheadStage } = globalThis; // it comes a moment after the page
    if (LookaheadStage && document.activeElement !== prompt && drawn !== shown) {
      prompt.scrollTop = LookaheadStage.questionOf(prompt.value).first ? 0 : prompt.scrollHeight;
      shown = drawn;
    }
    const shownThere = find("#stage .la-prompt-text")?.textContent;
    const coming = document.body.classList.contains("racing") && shownThere === before; // the box's question is on its way there
    stage.classList.toggle("asked-other", !coming && Boolean(shownThere) && prompt.value !== shownThere);
  }

  /** What the framework leaves unsaid to who cannot see it: which page this is, what a group of choices and a chart are called,
   * whether a panel is open. */
  function nameParts() {
    const here = find(".nav-holder nav a.active");
    here?.setAttribute("aria-current", "page");
    const title = `${(here || find("h1"))?.textContent || ""} · Lookahead Lab`;
    if (document.title !== title) document.title = title;
    for (const group of document.querySelectorAll("fieldset.block:not([aria-labelledby])")) {
      const name = group.querySelector("[data-testid=block-info]");
      if (name) group.setAttribute("aria-labelledby", (name.id ||= `named-${(named += 1)}`));
    }
    for (const panel of document.querySelectorAll("button.label-wrap")) panel.setAttribute("aria-expanded", panel.classList.contains("open"));
    for (const chart of document.querySelectorAll(".js-plotly-plot")) {
      const lines = [...chart.querySelectorAll(".gtitle tspan.line")].map((line) => line.textContent);
      setName(chart, lines.join(" ") || chart.querySelector(".gtitle")?.textContent);
    }
  }

  function setName(chart, name) {
    if (!name || chart.getAttribute("aria-label") === name) return;
    chart.setAttribute("role", "figure");
    chart.setAttribute("aria-label", name);
  }

  document.addEventListener("input", ({ target }) => {
    agree();
    if (target.closest("#prompt")) document.body.classList.add("own-question");
    if (target.closest("#kind")) document.body.classList.remove("own-question");
  });
  document.addEventListener("focusout", () => setTimeout(agree));
  setInterval(() => {
    find("#settings:not([aria-expanded])")?.setAttribute("aria-expanded", false);
    for (const name of ["title", "aria-label"]) find(`#another:not([${name}])`)?.setAttribute(name, "Another example");
    addWordmark();
    nameParts();
    agree();
    boundLanes();
  }, 200);
})();
