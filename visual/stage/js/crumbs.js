// The line above the tree: the last tokens before the pass, the matched ones marked, and the tokens that it inserted.

const CONTEXT = 6; // tokens shown before the pass
const INSERTED = 7; // inserted tokens shown, besides the last

/** The spans of the line. `width` of the line in pixels, `scale` of its type. */
function crumbsOf(pass, strings, width, scale) {
  const { words, step, draft } = pass;
  const context = pass.context(CONTEXT);
  const matched = pass.lane.name === "plain" ? 0 : step.matched;
  const crumbs = [html("span", "la-crumb-dots", "…")];
  context.forEach((token, place) => {
    const kind = context.length - place <= matched ? "la-crumb matched" : "la-crumb";
    crumbs.push(html("span", place === context.length - 1 ? `${kind} root` : kind, words.label(token)));
  });
  if (!pass.drafts) return crumbs;
  const common = draft.size && !rivalOf(pass.recording, strings);
  const unknown = common ? strings.matchedCommon : strings.matchedNone;
  crumbs.push(html("span", "la-crumb-note", matched ? strings.matched({ n: matched }) : unknown));
  const used = total(crumbs.map((crumb) => crumb.textContent.length * 7.2 + 5)) * scale;
  return step.trie?.added ? crumbs.concat(insertedCrumbs(pass, strings, width - used, scale)) : crumbs;
}

/** The tokens that the pass inserted into the trie; of many, the first few and the last. */
function insertedCrumbs({ words, step, draft }, strings, width, scale) {
  const kind = (place) => (place === draft.accepted.size ? "la-crumb new bonus" : "la-crumb new");
  const spans = step.tokens.map((token, place) => html("span", kind(place), words.label(token)));
  const name = `→ ${strings.inserted}`;
  const wide = (some) => total(some.map((span) => span.textContent.length * 7.7 + 4)) * scale + (name.length * 7 + 36) * scale;
  const first = spans.slice(0, -1);
  while (first.length > 1 && (first.length > INSERTED || wide([...first, spans.at(-1)]) > width)) first.pop();
  const left = spans.length - 1 - first.length;
  if (left > 0) spans.splice(first.length, left, html("span", "la-crumb-new", strings.andMore({ n: left })));
  return [html("span", "la-crumb-new", name), ...spans];
}
