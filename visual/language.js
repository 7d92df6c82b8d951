// English or Chinese for everything around the stage: one table of phrases, applied to the page's texts. The stage and the
// lesson have tables of their own. A text in no table stays English.

(() => {
  const table = LANGUAGE_TABLE;
  Object.setPrototypeOf(table.phrases, null); // else "toString" were one
  const patterns = table.patterns.map(([pattern, words]) => [new RegExp(pattern), words]);
  const OWN = ".la-stage, .la-lesson, textarea, pre, code, script, style, .js-plotly-plot, [contenteditable]";
  const SPOKEN_FOR = ".la-stage, .la-lesson";
  const ATTRIBUTES = ["placeholder", "aria-label", "title"];
  const shown = new WeakMap(); // node -> {attribute: [English, the text in its place]}
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
    for (const [pattern, words] of patterns) {
      const found = pattern.exec(key);
      const value = (_, place) => chinese(found[place] ?? ""); // the name of a control has a phrase, too, and a device a pattern
      if (found) return english.replace(english.trim(), () => words.replace(/\$(\d)/g, value));
    }
    return english;
  }

  /** The language of the pages. */
  globalThis.lookaheadLanguage = () => lang;

  /** For the stage: the server's messages are English. */
  globalThis.lookaheadPhrase = (english, wanted) => (wanted === "zh" ? chinese(english) : english);

  /** Show an attribute of an element, or a text node, in the language. */
  function put(node, attribute = "") {
    const now = attribute ? node.getAttribute(attribute) : node.nodeValue;
    if (!now) return;
    const before = shown.get(node)?.[attribute];
    const english = before?.[1] === now ? before[0] : now;
    const words = lang === "zh" ? chinese(english) : english;
    shown.set(node, { ...shown.get(node), [attribute]: [english, words] });
    if (words === now) return;
    if (attribute) node.setAttribute(attribute, words);
    else node.nodeValue = words;
  }

  function walk(root) {
    if (root.nodeType === Node.TEXT_NODE) return void (root.parentElement?.closest(OWN) || put(root));
    if (root.nodeType !== Node.ELEMENT_NODE || root.closest(`${SPOKEN_FOR}, .js-plotly-plot`)) return;
    for (const element of [root, ...root.querySelectorAll("[placeholder], [aria-label], [title]")]) {
      if (!element.closest(SPOKEN_FOR)) for (const name of ATTRIBUTES) put(element, name);
    }
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (!texts.currentNode.parentElement?.closest(OWN)) put(texts.currentNode);
  }

  /** Set the language of the stages and the lesson on the page. */
  function updateMounted() {
    for (const element of document.querySelectorAll(SPOKEN_FOR)) {
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

  /** The framework writes another language, the browser's, into the document: a screen reader would speak in that one. */
  function declare() {
    if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
  }

  function draw() {
    declare();
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
        else if (!change.target.closest(SPOKEN_FOR)) put(change.target, change.attributeName);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ATTRIBUTES });
    new MutationObserver(declare).observe(document.documentElement, { attributes: true, attributeFilter: ["lang"] });
    setInterval(updateMounted, 500); // a stage may be mounted long after its skeleton is on the page
  };
  if (document.body) begin();
  else document.addEventListener("DOMContentLoaded", begin);
})();
