// English or Chinese for everything around the stage: one table of phrases, applied to the page's texts. The stage and the
// lesson have tables of their own. A text in no table stays English.

(() => {
  const table = LANGUAGE_TABLE;
  const patterns = table.patterns.map(([pattern, words]) => [new RegExp(pattern), words]);
  const OWN = ".la-stage, .la-lesson, textarea, pre, code, script, style, .js-plotly-plot, [contenteditable]";
  const ATTRIBUTES = ["placeholder", "aria-label", "title"];
  const shown = new WeakMap(); // node -> [English, the text in its place]
  let lang = first();

  /** What the visitor chose before, else the address (?lang=zh), else the browser's language. */
  function first() {
    const asked = new URLSearchParams(location.search).get("lang");
    let kept = null;
    try {
      kept = localStorage.getItem("lookahead-lang");
    } catch {
      // storage is blocked
    }
    return String(asked || kept || navigator.language || "en").startsWith("zh") ? "zh" : "en";
  }

  function chinese(english) {
    const key = english.trim().replace(/\s+/g, " ");
    if (!key) return english;
    const phrase = table.phrases[key];
    if (phrase) return english.replace(english.trim(), phrase);
    for (const [pattern, words] of patterns) if (pattern.test(key)) return key.replace(pattern, words);
    return english;
  }

  /** For the stage: the server's messages are English. */
  globalThis.lookaheadPhrase = (english, wanted) => (wanted === "zh" ? chinese(english) : english);

  function put(holder, read, write) {
    const now = read();
    const before = shown.get(holder)?.[write.field];
    const english = before && before[1] === now ? before[0] : now;
    const words = lang === "zh" ? chinese(english) : english;
    shown.set(holder, { ...shown.get(holder), [write.field]: [english, words] });
    if (words !== now) write(words);
  }

  function putText(node) {
    const write = (words) => (node.nodeValue = words);
    write.field = "text";
    put(node, () => node.nodeValue, write);
  }

  function putAttribute(element, name) {
    const write = (words) => element.setAttribute(name, words);
    write.field = name;
    put(element, () => element.getAttribute(name), write);
  }

  function walk(root) {
    if (root.nodeType === Node.TEXT_NODE) return void (root.parentElement?.closest(OWN) || putText(root));
    if (root.nodeType !== Node.ELEMENT_NODE || root.closest(".la-stage, .la-lesson, .js-plotly-plot")) return;
    for (const element of [root, ...root.querySelectorAll("[placeholder], [aria-label], [title]")]) {
      for (const name of ATTRIBUTES) if (element.hasAttribute(name) && !element.closest(".la-stage, .la-lesson")) putAttribute(element, name);
    }
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (!texts.currentNode.parentElement?.closest(OWN)) putText(texts.currentNode);
  }

  /** Set the language of the stages and the lesson on the page. */
  function updateMounted() {
    for (const element of document.querySelectorAll(".la-stage, .la-lesson")) {
      for (let holder = element; holder; holder = holder.parentElement) {
        const own = holder.lookaheadStage || holder.lookaheadLesson;
        if (own && own.lang !== lang) own.setLanguage(lang);
        if (own) break;
      }
    }
  }

  function button() {
    let found = document.getElementById("language");
    if (!found) {
      found = document.createElement("button");
      Object.assign(found, { id: "language", type: "button" });
      found.addEventListener("click", () => choose(lang === "en" ? "zh" : "en"));
      document.body.append(found);
    }
    const words = lang === "en" ? "中文" : "English";
    if (found.textContent !== words) found.textContent = words;
    found.lang = lang === "en" ? "zh" : "en";
  }

  function choose(wanted) {
    lang = wanted;
    try {
      localStorage.setItem("lookahead-lang", lang);
    } catch {
      // storage is blocked: the choice lasts for this visit
    }
    draw();
  }

  function draw() {
    document.documentElement.lang = lang;
    button();
    walk(document.body);
    updateMounted();
  }

  document.addEventListener("lookahead-language", (event) => event.detail !== lang && choose(event.detail));
  const begin = () => {
    draw();
    new MutationObserver((changes) => {
      for (const change of changes) {
        if (change.type === "characterData") walk(change.target);
        else if (change.type === "childList") for (const node of change.addedNodes) walk(node);
        else if (!change.target.closest(".la-stage, .la-lesson")) putAttribute(change.target, change.attributeName);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ATTRIBUTES });
    setInterval(updateMounted, 500); // a stage may be mounted long after its skeleton is on the page
  };
  if (document.body) begin();
  else document.addEventListener("DOMContentLoaded", begin);
})();
