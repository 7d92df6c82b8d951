// Take it away: the trace as JSON, one HTML file that replays from disk, the step as SVG, the drafted tree as GraphML.

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

/** One HTML file with the stage, its style and the trace; visual/export.py writes the same from Python. */
function standalonePage(trace, parts, lang) {
  const title = escapeXml(String(trace.meta.title || "Lookahead").slice(0, 200));
  return (
    `<!doctype html>\n<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${title}</title>\n<style>${parts.css}</style></head>\n<body class="la-alone"><main id="stage">${parts.skeleton}</main>\n` +
    `<script>${parts.source}</script>\n` +
    `<script>LookaheadStage.mount(document.getElementById("stage"), {lang: "${lang}", alone: true})` +
    `.receive(JSON.stringify({kind: "trace", trace: ${scriptSafe(trace)}, autoplay: true}));</script>\n</body></html>\n`
  );
}

function escapeXml(text) {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "\ufffd")
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The drafted tree of a step as GraphML: what `visual.tree_layout.drafted_graph` holds. */
function graphML(recording, lane, index, draft) {
  const words = recording.words;
  const keys = { word: "string", token: "long", state: "string", source: "string", score: "double", position: "long" };
  const node = (id, values) =>
    `<node id="${id}">${Object.entries(values)
      .map(([key, value]) => `<data key="${key}">${escapeXml(String(value))}</data>`)
      .join("")}</node>`;
  const root = index > 0 ? lane.tokens[lane.counts[index - 1] - 1] : 0;
  const step = draft.step;
  const lines = [node("root", { word: words.text(root), token: root, state: "root", position: step.n })];
  for (let i = 0; i < draft.size; i++) {
    const state = draft.accepted.has(i) ? "accepted" : "rejected";
    const values = { word: words.text(draft.tokens[i]), token: draft.tokens[i], state, source: step.o[i], score: step.s[i] / 1000, position: step.n + draft.depths[i] };
    lines.push(node(`n${i}`, values), `<edge source="${draft.parents[i] < 0 ? "root" : `n${draft.parents[i]}`}" target="n${i}"/>`);
  }
  if (draft.bonus !== null) {
    lines.push(node("bonus", { word: words.text(draft.bonus), token: draft.bonus, state: "bonus" }));
    lines.push(`<edge source="${draft.last < 0 ? "root" : `n${draft.last}`}" target="bonus"/>`);
  }
  const head = Object.entries(keys).map(([key, type]) => `<key id="${key}" for="node" attr.name="${key}" attr.type="${type}"/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n${head.join("\n")}\n<graph edgedefault="directed">\n${lines.join("\n")}\n</graph>\n</graphml>\n`;
}

const DRAWN = ["fill", "stroke", "stroke-width", "stroke-dasharray", "opacity", "font-family", "font-weight", "text-anchor", "dominant-baseline", "display", "visibility"];

/** The tree and the mask of the step shown as one SVG file, styles written into it. */
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
  const text = escapeXml(sentence);
  return (
    `<svg xmlns="${SVG}" width="${x}" height="${height + 56}" font-family="ui-monospace, monospace"><rect width="100%" height="100%" fill="${paper}"/>` +
    `<text x="16" y="24" font-size="13" font-family="system-ui, sans-serif" fill="${ink}">${text}</text>${parts.join("")}</svg>`
  );
}
