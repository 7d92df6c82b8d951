// Where the text's last words stood before, and what followed them there: the line above the guess tree.

const AROUND = 4; // tokens shown before the match
const MATCHED = 8; // tokens shown of the match, its last ones: what follows it must be in sight
const AFTER = 9; // tokens shown after it
const LONGEST = 64; // tokens compared

/** Where the matched end of the text occurs in prompt or answer, with the longest continuation that was drafted; or null, as
 *  where an earlier answer held the match. Of a long match the end is compared: a stranger's trace may tell any length. */
function occurrenceOf(pass) {
  const { step, draft, recording } = pass;
  const text = recording.prompt.concat(pass.emitted);
  const last = text.length - 1;
  const most = Math.min(step.matched, last, LONGEST);
  let [best, longest] = [null, 0];
  for (let end = last - 1; end >= 0; end--) {
    let matched = 0;
    while (matched < most && text[end - matched] === text[last - matched]) matched++;
    longest = Math.max(longest, matched);
    if (matched < (best?.matched ?? 1)) continue;
    const nodes = followed(draft, text, end + 1);
    const least = matched > best?.matched ? 0 : best?.nodes.length ?? 0;
    if (nodes.length > least) best = { text, end, matched, nodes, inPrompt: end < recording.prompt.length };
  }
  return longest === most ? best : null;
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
