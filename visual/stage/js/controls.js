// What a visitor does: clicks, keys, pointer, dropped files. Each control calls one method of the stage or the transport.

/** Connect the skeleton's buttons, keys and pointer events with the stage. */
function bindControls(stage) {
  const { root } = stage;
  const acts = buttonActs(stage);
  root.addEventListener("click", (event) => {
    const button = event.target.closest("[data-do]");
    if (button) acts[button.dataset.do]();
    if (button?.closest(".la-menu") && button.dataset.do !== "link") closeMenu(stage);
    const frame = event.target.closest("[data-frame-button]");
    if (frame && stage.transport.lane) stage.showFrame(Number(frame.dataset.frameButton));
    const tab = event.target.closest("[data-tab]");
    if (tab) stage.setTab(tab.dataset.tab);
  });
  stage.find(".la-speed-choice").addEventListener("change", (event) => stage.setSpeed(event.target.value));
  const menu = stage.find(".la-menu");
  menu.addEventListener("keydown", ({ key }) => key === "Escape" && closeMenu(stage));
  menu.addEventListener("focusout", ({ relatedTarget: to }) => (menu.open &&= !to || menu.contains(to)));
  document.addEventListener("click", ({ target }) => menu.contains(target) || closeMenu(stage));
  bindFiles(stage);
  bindPointer(stage);
  bindKeys(stage);
  bindTabs(stage.find(".la-tabs"), (name) => stage.setTab(name));
}

/** `data-do` of a button -> what it does. */
function buttonActs(stage) {
  const { transport } = stage;
  const saveStep = (ending, type, text) => save(`lookahead-step-${transport.index}.${ending}`, type, text);
  return {
    first: () => transport.seek(0),
    back: () => transport.back(),
    play: () => transport.toggle(),
    next: () => transport.next(),
    last: () => transport.seek(Infinity),
    projector: () => stage.setProjector(!stage.root.classList.contains("la-projector")),
    theme: () => stage.theme.toggle(),
    slow: () => stage.slowMotion(),
    how: () => stage.slowMotion(),
    compare: () => {
      stage.compare.toggle();
      stage.ask();
    },
    rows: () => stage.setAllRows(!stage.mask.all),
    order: () => stage.setOrder(stage.mask.order === "branch" ? "model" : "branch"),
    leak: () => stage.setLeak(!stage.mask.leak),
    json: () => save("lookahead-trace.json", "application/json", JSON.stringify(stage.recording)),
    html: () => save("lookahead-replay.html", "text/html", stage.standalone()),
    svg: () => saveStep("svg", "image/svg+xml", stage.picture()),
    loop: () => saveLoop(stage),
    link: () => shareRace(stage),
    graph: () => saveStep("graphml", "application/xml", graphML(stage.pass)),
    open: () => stage.find(".la-file").click(),
  };
}

function bindFiles(stage) {
  stage.find(".la-file").addEventListener("change", (event) => stage.openFile(event.target.files[0]));
  stage.root.addEventListener("dragover", (event) => event.preventDefault());
  stage.root.addEventListener("drop", (event) => {
    event.preventDefault();
    if (event.dataTransfer.files.length) stage.openFile(event.dataTransfer.files[0]);
  });
}

/** Hovering a row of the mask or its node in the tree lights both; leaving them lights neither. */
function bindPointer(stage) {
  let place = "";
  let lit = false;
  document.addEventListener("pointerover", (event) => {
    // A resting pointer under which the drawing changes lights nothing, and keeps what the keys have lit.
    const here = `${event.clientX},${event.clientY}`;
    if (here === place) return;
    place = here;
    const item = stage.root.contains(event.target) ? event.target.closest(".la-row, .la-node[data-row]") : null;
    if (item || lit) stage.light(item ? Number(item.dataset.row) : null);
    lit = item !== null;
  });
}

function bindKeys(stage) {
  const acts = keyActs(stage, buttonActs(stage));
  stage.root.addEventListener("keydown", (event) => pressKey(stage, acts, event));
  document.addEventListener("keydown", (event) => {
    // A stage that is out of the page, or out of sight, has no bottom below the top.
    if (event.target.matches?.("body, button") && stage.root.getBoundingClientRect().bottom > 0) pressKey(stage, acts, event);
  });
}

/** Key -> what it does. */
function keyActs(stage, { first, back, play, next, last, projector, slow }) {
  const { transport } = stage;
  const acts = { " ": play, s: slow, Home: first, End: last, p: projector, Escape: () => [closeMenu(stage), stage.setProjector(false)] };
  for (const key of "1234") acts[key] = () => stage.showFrame(key - 1);
  acts.ArrowRight = ({ shiftKey }) => (shiftKey ? transport.turn(() => transport.nextFrame()) : next());
  acts.ArrowLeft = ({ shiftKey }) => (shiftKey ? transport.turn(() => transport.previousFrame()) : back());
  return acts;
}

function closeMenu(stage) {
  const menu = stage.find(".la-menu");
  if (menu.contains(document.activeElement)) menu.querySelector("summary").focus();
  menu.open = false;
}

function pressKey(stage, acts, event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const { target } = event;
  const key = (target.closest(".la-slider") && { ArrowUp: "ArrowRight", ArrowDown: "ArrowLeft" }[event.key]) || event.key;
  if (target.closest("input, textarea, select, [contenteditable]")) return;
  if (target.closest("button, a, summary") && (key === " " || key === "Enter")) return;
  if (!Object.hasOwn(acts, key) || !stage.transport.lane) return;
  if (key !== "Escape") event.preventDefault();
  acts[key](event);
}

/** Left and right move between the tabs of a narrow screen. */
function bindTabs(tabs, choose) {
  tabs.addEventListener("keydown", (event) => {
    const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!move) return;
    event.stopPropagation();
    event.preventDefault();
    const all = [...tabs.querySelectorAll("[data-tab]")];
    const tab = all[(all.indexOf(document.activeElement) + move + all.length) % all.length];
    choose(tab.dataset.tab);
    tab.focus();
  });
}
