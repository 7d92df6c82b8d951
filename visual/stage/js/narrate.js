// One plain sentence for each part of a step: retrieve, draft, verify, accept and insert.

/** Title and hint of a method that drafts without the trie, or undefined. */
function rivalOf(recording, strings) {
  const strategy = String((recording.meta.settings || {}).strategy);
  return Object.hasOwn(strings.rivals, strategy) ? strings.rivals[strategy] : undefined;
}

/** The four sentences of a step (a prefill and a plain step have one). */
function narrate(recording, lane, index, draft, strings) {
  const step = lane.steps[index];
  const words = recording.words;
  if (index === 0) {
    const sentence = strings.prefillSentence(countText(recording.prompt.length), timeText(step.time), words.quotes(step.tokens, strings));
    return [sentence, sentence, sentence, sentence];
  }
  if (lane.name === "plain") {
    const sentence = strings.plainSentence(index, words.quotes(step.tokens, strings), lane.clocked ? timeText(step.time) : strings.noClock);
    return [sentence, sentence, sentence, sentence];
  }
  const root = words.quote(lane.tokens[lane.counts[index - 1] - 1]);
  return [
    retrieveSentence(recording, lane, index, draft, root, strings),
    draftSentence(draft, root, strings),
    `${verifySentence(words, draft, root, strings)} ${stopSentence(words, draft, root, strings)}`,
    `${acceptSentence(index, draft, strings)} ${stopSentence(words, draft, root, strings)} ${insertSentence(step, strings)}`.trim(),
  ];
}

function retrieveSentence(recording, lane, index, draft, root, strings) {
  const { step } = draft;
  if (!draft.size) return strings.retrieveNoneSentence(root);
  const rival = rivalOf(recording, strings);
  if (rival) return strings.retrieveWithoutSentence(draft.size, rival.title, rival.hint);
  const matched = Math.min(step.matched, 6);
  const context = recording.prompt.slice(-8).concat(lane.tokens.slice(0, lane.counts[index - 1]));
  const suffix = `‘${context.slice(-Math.max(1, matched)).map((token) => recording.words.label(token)).join("")}’`;
  const fromPrompt = step.sources.filter((source) => source !== "output").length;
  const fromOutput = step.sources.filter((source) => source !== "prompt").length;
  const found = countText(draft.size + (step.left || step.candidates.length));
  return strings.retrieveSentence(step.matched, suffix, found, draft.size, fromPrompt, fromOutput);
}

function draftSentence(draft, root, strings) {
  if (!draft.size) return strings.draftNoneSentence(root);
  const guesses = strings.guesses(draft.size);
  return strings.draftSentence(guesses, strings.branches(draft.leaves.length), root, draft.size + 1, draft.step.left);
}

/** "branch 2", or "branches 2–4" where the accepted path is shared. */
function winner(draft, strings) {
  const [first, last] = draft.span.get(draft.last);
  return first === last ? strings.branch(first + 1) : strings.sharedBranches(first + 1, last + 1);
}

function verifySentence(words, draft, root, strings) {
  if (!draft.accepted.size) return draft.size ? strings.verifyNoSentence : "";
  const accepted = draft.step.accepted.map((node) => draft.tokens[node]);
  return strings.verifyYesSentence(root, words.quotes(accepted, strings, 5), winner(draft, strings));
}

function stopSentence(words, draft, root, strings) {
  const { step } = draft;
  if (draft.bonus === null) return strings.stopEnd(strings.why[step.finished] || step.finished || "");
  const wanted = words.quote(draft.bonus);
  const others = draft.children.get(draft.last).map((node) => draft.tokens[node]);
  const known = step.candidates.some(({ parent, token }) => parent === draft.last && token === draft.bonus);
  const aside = known ? ` ${strings.stopKnown}` : "";
  if (others.length && !draft.accepted.size) return strings.stopFirst(root, wanted, words.quotes([...new Set(others)], strings, 3)) + aside;
  if (others.length) return strings.stopWanted(wanted, words.quotes([...new Set(others)], strings, 3)) + aside;
  return draft.size ? strings.stopLeaf(wanted) : strings.stopNone(wanted);
}

function acceptSentence(index, draft, strings) {
  const accepted = draft.accepted.size;
  if (!draft.size) return strings.acceptNoneSentence(index);
  return strings.acceptSentence(
    index,
    draft.size + 1,
    strings.tokens(draft.step.tokens.length),
    accepted,
    accepted ? winner(draft, strings) : "",
    draft.bonus !== null,
  );
}

function insertSentence(step, strings) {
  const { nodes, added, evicted } = step.trie || decodeTrie([]);
  if (!added && !evicted) return "";
  return strings.insertSentence(countText(nodes), countText(added), evicted ? countText(evicted) : "");
}
