// One plain sentence for each part of a step: retrieve, draft, verify, accept and insert.

/** The words for a lane whose drafts are not the trie's, or undefined. */
function rivalOf(recording, strings) {
  const strategy = String((recording.meta.settings || {}).strategy);
  return Object.hasOwn(strings.rivals, strategy) ? strings.rivals[strategy] : undefined;
}

/** The four sentences of a step (a prefill and a plain step have one). */
function narrate(recording, lane, index, draft, strings) {
  const step = lane.steps[index];
  const words = recording.words;
  if (index === 0) {
    const sentence = strings.tellPrefill(countText(recording.prompt.length), timeText(stepTime(step)), words.quotes(step.t, strings));
    return [sentence, sentence, sentence, sentence];
  }
  if (lane.name === "plain") {
    const sentence = strings.tellPlain(index, words.quotes(step.t, strings), lane.clocked ? timeText(stepTime(step)) : strings.noClock);
    return [sentence, sentence, sentence, sentence];
  }
  const root = words.quote(lane.tokens[lane.counts[index - 1] - 1]);
  return [
    tellRetrieve(recording, lane, index, draft, root, strings),
    tellDraft(draft, root, strings),
    `${tellVerify(words, draft, root, strings)} ${tellStop(words, draft, root, strings)}`,
    `${tellAccept(index, draft, strings)} ${tellStop(words, draft, root, strings)} ${tellInsert(step, strings)}`.trim(),
  ];
}

function tellRetrieve(recording, lane, index, draft, root, strings) {
  const { step } = draft;
  if (!draft.size) return strings.tellRetrieveNone(root);
  const rival = rivalOf(recording, strings);
  if (rival) return rival.retrieve(draft.size);
  const matched = Math.min(step.m || 0, 6);
  const context = recording.prompt.slice(-8).concat(lane.tokens.slice(0, lane.counts[index - 1]));
  const suffix = `‘${context.slice(-Math.max(1, matched)).map((token) => recording.words.label(token)).join("")}’`;
  const sources = [...(step.o || "")];
  const fromPrompt = sources.filter((source) => source !== "o").length;
  const fromOutput = sources.filter((source) => source !== "p").length;
  return strings.tellRetrieve(step.m || 0, suffix, countText(draft.size + (step.l || (step.r || []).length)), draft.size, fromPrompt, fromOutput);
}

function tellDraft(draft, root, strings) {
  if (!draft.size) return strings.tellDraftNone(root);
  const guesses = strings.guesses(draft.size);
  return strings.tellDraft(guesses, strings.branches(draft.leaves.length), root, draft.size + 1, draft.step.l || 0);
}

/** "branch 2", or "branches 2–4" where the accepted path is shared. */
function winner(draft, strings) {
  const [first, last] = draft.span.get(draft.last);
  return first === last ? strings.branch(first + 1) : strings.sharedBranches(first + 1, last + 1);
}

function tellVerify(words, draft, root, strings) {
  if (!draft.accepted.size) return draft.size ? strings.tellVerifyNo : "";
  const accepted = draft.step.a.map((node) => draft.tokens[node]);
  return strings.tellVerifyYes(root, words.quotes(accepted, strings, 5), winner(draft, strings));
}

function tellStop(words, draft, root, strings) {
  const { step } = draft;
  if (draft.bonus === null) return strings.stopEnd(strings.why[step.e] || step.e || "");
  const wanted = words.quote(draft.bonus);
  const others = draft.kids.get(draft.last).map((node) => draft.tokens[node]);
  const known = (step.r || []).some(([parent, token]) => parent === draft.last && token === draft.bonus);
  const aside = known ? ` ${strings.stopKnown}` : "";
  if (others.length && !draft.accepted.size) return strings.stopFirst(root, wanted, words.quotes([...new Set(others)], strings, 3)) + aside;
  if (others.length) return strings.stopWanted(wanted, words.quotes([...new Set(others)], strings, 3)) + aside;
  return draft.size ? strings.stopLeaf(wanted) : strings.stopNone(wanted);
}

function tellAccept(index, draft, strings) {
  const accepted = draft.accepted.size;
  if (!draft.size) return strings.tellAcceptNone(index);
  return strings.tellAccept(
    index,
    draft.size + 1,
    strings.tokens(draft.step.t.length),
    accepted,
    accepted ? winner(draft, strings) : "",
    draft.bonus !== null,
  );
}

function tellInsert(step, strings) {
  const [nodes, added, evicted] = step.g || [0, 0, 0];
  if (!added && !evicted) return "";
  return strings.tellInsert(countText(nodes), countText(added), evicted ? countText(evicted) : "");
}
