// One plain sentence for each part of a step: retrieve, draft, verify, accept and insert.

/** Title and hint of a method that drafts without the trie, or undefined. */
function rivalOf(recording, strings) {
  const strategy = String((recording.meta.settings || {}).strategy);
  return Object.hasOwn(strings.rivals, strategy) ? strings.rivals[strategy] : undefined;
}

/** The four sentences of a step; a prefill and a plain step repeat one. */
function narrate(pass, strings) {
  const { recording, lane, index, step, words } = pass;
  const tokens = words.quotes(step.tokens, strings);
  if (index === 0) return Array(4).fill(strings.prefillSentence(countText(recording.prompt.length), timeText(step.time), tokens));
  if (!pass.drafts) return Array(4).fill(strings.plainSentence(index, tokens, lane.clocked ? timeText(step.time) : strings.noClock));
  const root = words.quote(pass.root);
  const stop = stopSentence(pass, root, strings);
  return [
    retrieveSentence(pass, root, strings),
    draftSentence(pass, root, strings),
    `${verifySentence(pass, root, strings)} ${stop}`,
    `${acceptSentence(pass, strings)} ${stop} ${insertSentence(step, strings)}`.trim(),
  ];
}

function retrieveSentence(pass, root, strings) {
  const { recording, step, draft, words } = pass;
  if (!draft.size) return strings.retrieveNoneSentence(root);
  const rival = rivalOf(recording, strings);
  if (rival) return strings.retrieveWithoutSentence(draft.size, rival.title, rival.hint);
  const suffix = pass.context(Math.max(1, Math.min(step.matched, 6)));
  const fromPrompt = step.sources.filter((source) => source !== "output").length;
  const fromOutput = step.sources.filter((source) => source !== "prompt").length;
  const found = countText(draft.size + (step.left || step.candidates.length));
  const ending = `‘${suffix.map((token) => words.label(token)).join("")}’`;
  return strings.retrieveSentence(step.matched, ending, found, draft.size, fromPrompt, fromOutput);
}

function draftSentence({ draft, step }, root, strings) {
  if (!draft.size) return strings.draftNoneSentence(root);
  return strings.draftSentence(strings.guesses(draft.size), strings.branches(draft.leaves.length), root, draft.size + 1, step.left);
}

/** "branch 2", or "branches 2–4" that share the accepted path. */
function acceptedBranch(draft, strings) {
  const [first, last] = draft.span.get(draft.last);
  return first === last ? strings.branch(first + 1) : strings.sharedBranches(first + 1, last + 1);
}

function verifySentence({ draft, step, words }, root, strings) {
  if (!draft.accepted.size) return draft.size ? strings.verifyNoSentence : "";
  const accepted = step.accepted.map((node) => draft.tokens[node]);
  return strings.verifyYesSentence(root, words.quotes(accepted, strings, 5), acceptedBranch(draft, strings));
}

/** Why verification stopped where it did. */
function stopSentence({ draft, step, words }, root, strings) {
  if (draft.bonus === null) return strings.stopEnd(strings.why[step.finished] || step.finished || "");
  const wanted = words.quote(draft.bonus);
  const others = [...new Set(draft.children.get(draft.last).map((node) => draft.tokens[node]))];
  if (!others.length) return draft.size ? strings.stopLeaf(wanted) : strings.stopNone(wanted);
  const known = step.candidates.some(({ parent, token }) => parent === draft.last && token === draft.bonus);
  const quoted = words.quotes(others, strings, 3);
  const sentence = draft.accepted.size ? strings.stopWanted(wanted, quoted) : strings.stopFirst(root, wanted, quoted);
  return known ? `${sentence} ${strings.stopKnown}` : sentence;
}

function acceptSentence({ index, draft, step }, strings) {
  const accepted = draft.accepted.size;
  if (!draft.size) return strings.acceptNoneSentence(index);
  const branch = accepted ? acceptedBranch(draft, strings) : "";
  return strings.acceptSentence(index, draft.size + 1, strings.tokens(step.tokens.length), accepted, branch, draft.bonus !== null);
}

function insertSentence({ trie }, strings) {
  if (!trie?.added && !trie?.evicted) return "";
  return strings.insertSentence(countText(trie.nodes), countText(trie.added), trie.evicted ? countText(trie.evicted) : "");
}
