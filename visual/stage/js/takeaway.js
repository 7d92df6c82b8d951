// Exports: the trace as JSON, a replay as one HTML file, the step as SVG, the draft as GraphML.

function save(name, type, text) {
  const link = html("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  document.body.appendChild(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** JSON that may stand inside a <script> element. */
function scriptSafe(data) {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** One HTML file with the stage, its style and the trace. */
function standalonePage(trace, parts, lang) {
  const title = escapeXml(String(trace.meta.title || "Lookahead").slice(0, 200));
  return (
    `<!doctype html>\n<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${title}</title>\n<style>${parts.css}</style></head>\n<body class="la-alone"><main id="stage">${parts.skeleton}</main>\n` +
    `<script>${parts.source}<\/script>\n` +
    `<script>LookaheadStage.mount(document.getElementById("stage"), {lang: "${lang}", alone: true, css: document.querySelector("style").textContent})` +
    `.receive(JSON.stringify({kind: "trace", trace: ${scriptSafe(trace)}}));<\/script>\n</body></html>\n`
  );
}

function escapeXml(text) {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "\ufffd")
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The drafted tree of a step as GraphML. */
function graphML({ words, index, step, draft, root }) {
  const lines = [];
  const depths = { root: 0 };
  const add = (id, token, state, parent, more = {}) => {
    depths[id] = parent ? depths[parent] + 1 : 0;
    const facts = { word: words.text(token), token, state, ...more, depth: depths[id], position: step.cached + depths[id] };
    const data = Object.entries(facts).map(([key, value]) => `<data key="${key}">${escapeXml(String(value))}</data>`);
    lines.push(`<node id="${id}">${data.join("")}</node>`);
    if (parent) lines.push(`<edge source="${parent}" target="${id}"/>`);
  };
  const name = (node) => (node < 0 ? "root" : `n${node}`);
  add("root", root ?? 0, "root", null);
  draft.tokens.forEach((token, node) => {
    const state = draft.accepted.has(node) ? "accepted" : "rejected";
    add(`n${node}`, token, state, name(draft.parents[node]), { source: step.sources[node][0], score: step.scores[node] / 1000 });
  });
  if (index > 0 && draft.bonus !== null) add("bonus", draft.bonus, "bonus", name(draft.last));
  step.candidates.forEach(({ parent, token, score }, place) => add(`c${place}`, token, "candidate", name(parent), { score: score / 1000 }));
  const types = { word: "string", token: "long", state: "string", source: "string", score: "double", depth: "long", position: "long" };
  const keys = Object.entries(types).map(([key, type]) => `<key id="${key}" for="node" attr.name="${key}" attr.type="${type}"/>`);
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<graphml xmlns="http://graphml.graphdrawing.org/xmlns">`;
  return `${head}\n${keys.join("\n")}\n<graph edgedefault="directed">\n${lines.join("\n")}\n</graph>\n</graphml>\n`;
}

const DRAWN = ["fill", "stroke", "stroke-width", "stroke-dasharray", "opacity", "font-family", "font-weight", "font-style", "paint-order", "text-anchor", "dominant-baseline", "display", "visibility"];

/** The tree and the mask of the step shown as one SVG file with its styles. */
function stepSVG(drawings, sentence, ink, paper) {
  let x = 16;
  let height = 0;
  const parts = [];
  for (const drawing of drawings) {
    const copy = drawing.cloneNode(true);
    const from = drawing.querySelectorAll("*");
    copy.querySelectorAll("*").forEach((element, i) => {
      const style = getComputedStyle(from[i]);
      for (const name of DRAWN) element.setAttribute(name, style.getPropertyValue(name));
    });
    for (const name of ["style", "class", "tabindex", "role"]) copy.removeAttribute(name);
    copy.setAttribute("x", x);
    copy.setAttribute("y", 40);
    x += Number(drawing.getAttribute("width")) + 24;
    height = Math.max(height, Number(drawing.getAttribute("height")));
    parts.push(new XMLSerializer().serializeToString(copy));
  }
  const pen = html("canvas").getContext("2d");
  pen.font = "13px system-ui, sans-serif";
  x = Math.max(x, 32 + pen.measureText(sentence).width);
  const text = escapeXml(sentence);
  return (
    `<svg xmlns="${SVG}" width="${x}" height="${height + 56}" font-family="ui-monospace, monospace"><rect width="100%" height="100%" fill="${paper}"/>` +
    `<text x="16" y="24" font-size="13" font-family="system-ui, sans-serif" fill="${ink}">${text}</text>${parts.join("")}</svg>`
  );
}
