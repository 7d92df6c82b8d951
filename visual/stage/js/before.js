// Where the text's last words stood before, and what followed them there: the line above the guess tree.

const AROUND = 4; // tokens shown before the match
const MATCHED = 8; // tokens shown of the match, its last ones: what follows it must be in sight
const AFTER = 9; // tokens shown after it

/** Where the matched end of the text occurs in prompt or answer, with the longest continuation that was drafted; or null. */
function occurrenceOf(pass) {
  const { step, draft, recording } = pass;
  if (!pass.drafts || !draft.size) return null;
  const text = recording.prompt.concat(pass.emitted);
  for (let matched = Math.min(step.matched, text.length - 1); matched > 0; matched--) {
    let best = null;
    for (let end = text.length - 2; end >= matched - 1; end--) {
      if (!endsAlike(text, end, matched)) continue;
      const nodes = followed(draft, text, end + 1);
      if (nodes.length > (best?.nodes.length ?? -1)) best = { text, end, matched, nodes, inPrompt: end < recording.prompt.length };
    }
    if (best?.nodes.length !== 0) return best; // not in this text: an earlier answer held the match
  }
  return null;
}

/** Whether the `count` tokens up to `end` equal the last ones of the text. */
function endsAlike(text, end, count) {
  for (let back = 0; back < count; back++) if (text[end - back] !== text[text.length - 1 - back]) return false;
  return true;
}

/** Drafted nodes that continue as the text does from `place` on. */
function followed(draft, text, place) {
  const nodes = [];
  for (let at = -1; ; nodes.push(at)) {
    at = draft.children.get(at).find((child) => draft.tokens[child] === text[place + nodes.length]);
    if (at === undefined) return nodes;
  }
}

class BeforeView {
  constructor(panel) {
    this.line = panel.querySelector(".la-before");
  }

  draw(pass, strings) {
    const { words, step } = pass;
    this.matched = [];
    this.following = [];
    this.line.replaceChildren();
    if (!pass.drafts || !pass.draft.size || rivalOf(pass.lane, strings)) return;
    if (mergedOf(pass.lane, strings) && !step.matched) return; // the trie said nothing
    const found = occurrenceOf(pass);
    const matched = found ? found.matched : Math.min(step.matched, AROUND);
    const place = !matched ? strings.beforeNone : !found ? strings.beforeAnswers : found.inPrompt ? strings.beforePrompt : strings.beforeOutput;
    this.line.append(html("span", "la-before-where", place));
    if (!matched) return;
    const text = found ? found.text : pass.context(matched);
    const end = found ? found.end : matched - 1;
    const from = end + 1 - Math.min(matched, MATCHED);
    const mark = (token, className) => html("span", className, words.text(token).replace(/\r?\n/g, "⏎")); // one line
    const before = matched > MATCHED ? [] : text.slice(Math.max(0, from - AROUND), from).filter((token) => !words.special(token));
    const around = before.map((token) => mark(token, "la-word"));
    this.matched = text.slice(from, end + 1).map((token) => mark(token, "la-word matched"));
    this.following = (found?.nodes || []).slice(0, AFTER).map((node, place) => {
      const span = mark(text[end + 1 + place], "la-word follows");
      span.dataset.node = node;
      return span;
    });
    this.line.append("… ", ...around, ...this.matched, ...this.following, " …");
  }
}
