// One plain sentence for each part of a step: retrieve, draft, verify, accept and insert.

/** Title and hint of a lane's method where it drafts without the trie, or undefined. */
function rivalOf(lane, strings) {
  return strings.rivals[lane.spec.method];
}

/** Title and hint of a lane's merged method, and its second source's title, or undefined. */
function mergedOf(lane, strings) {
  const method = strings.tries[lane.spec.method];
  return method?.second && method;
}

/** A lane's title. The trie's only lane is called Lookahead; several lanes of one method are told apart by their lengths. */
function laneTitle(lane, recording, strings) {
  if (lane.plain) return strings.plain;
  const { spec } = lane;
  const own = rivalOf(lane, strings) || mergedOf(lane, strings);
  const alike = recording.all.filter((other) => other.spec.method === spec.method);
  const trie = strings.tries[spec.method]?.title ?? spec.title;
  const title = own ? own.title : lane.name === "lookahead" || !trie ? strings.lookahead : trie;
  const lengths = alike.length > 1 && spec.settings && ` ${spec.settings.decoding_length} × ${spec.settings.branch_length}`;
  return lengths ? title + lengths : title;
}

/** What a lane does, in a few words. */
function laneHint(lane, strings) {
  return lane.plain ? strings.plainHint : (rivalOf(lane, strings) || mergedOf(lane, strings))?.hint || strings.lookaheadHint;
}

/** The four sentences of a step; a prefill and a plain step repeat one. */
function narrate(pass, strings) {
  const { recording, lane, index, step, words } = pass;
  const word = words.quotes(step.tokens, strings);
  if (index === 0) {
    return Array(4).fill(strings.tellPrefill({ n: countText(recording.prompt.length), time: step.time && timeText(step.time), word })); // 0: predicted
  }
  if (!pass.drafts) return Array(4).fill(strings.tellPlain({ step: index, word, time: lane.clocked ? timeText(step.time) : strings.noClock }));
  const root = words.quote(pass.root);
  const stop = tellStop(pass, root, strings);
  const join = (...told) => told.filter(Boolean).join(strings.apart);
  return [
    tellRetrieve(pass, root, strings),
    tellDraft(pass, root, strings),
    join(tellVerify(pass, root, strings), stop),
    join(tellAccept(pass, strings), stop, tellInsert(step, strings)),
  ];
}

function tellRetrieve(pass, root, strings) {
  const { step, draft, words } = pass;
  if (!draft.size) return strings.tellRetrieveNone({ word: root });
  const rival = rivalOf(pass.lane, strings);
  if (rival) return strings.tellRetrieveWithout({ n: draft.size, ...rival });
  const merged = mergedOf(pass.lane, strings);
  if (merged) {
    const from = (...names) => step.sources.filter((source) => names.includes(source)).length;
    const [drafter, both] = [from("drafter"), from("agree")];
    return strings.tellRetrieveMerged({ trie: draft.size - drafter - both, drafter, both, second: merged.second });
  }
  const suffix = pass.context(Math.max(1, Math.min(step.matched, 6)));
  const tell = step.matched > 0 ? strings.tellRetrieve : strings.tellRetrieveCommon;
  return tell({
    suffix: words.phrase(suffix),
    found: countText(draft.size + (step.left || step.candidates.length)),
    taken: draft.size,
  });
}

function tellDraft({ draft, step }, root, strings) {
  if (!draft.size) return strings.tellDraftNone({ root });
  const [guesses, branches] = [strings.guesses({ n: draft.size }), strings.branches({ n: draft.leaves.length })];
  return strings.tellDraft({ guesses, branches, root, width: draft.size + 1, left: step.left });
}

/** "branch 2", or "branches 2–4" that share the accepted path. */
function acceptedBranch(draft, strings) {
  const [first, last] = draft.span.get(draft.last);
  return first === last ? strings.branch({ n: first + 1 }) : strings.sharedBranches({ first: first + 1, last: last + 1 });
}

function tellVerify({ draft, step, words }, root, strings) {
  if (!draft.accepted.size) return draft.size ? strings.tellVerifyNone : "";
  const accepted = step.accepted.map((node) => draft.tokens[node]);
  return strings.tellVerify({ root, words: words.phrase(accepted), branch: acceptedBranch(draft, strings) });
}

/** Why verification stopped where it did. */
function tellStop({ draft, step, words }, root, strings) {
  if (draft.bonus === null) return strings.tellStopEnd({ why: strings.why[step.finished] || step.finished || "" });
  const word = words.quote(draft.bonus);
  const others = [...new Set(draft.children.get(draft.last).map((node) => draft.tokens[node]))];
  if (!others.length) return draft.size ? strings.tellStopLeaf({ word }) : strings.tellStopNone({ word });
  const known = step.candidates.some(({ parent, token }) => parent === draft.last && token === draft.bonus);
  const tell = draft.accepted.size ? strings.tellStop : strings.tellStopFirst;
  const sentence = tell({ root, word, n: others.length, others: words.quotes(others, strings, 3) });
  return known ? sentence + strings.apart + strings.tellStopKnown : sentence;
}

function tellAccept({ index, draft, step }, strings) {
  if (!draft.size) return strings.tellAcceptNone({ step: index });
  const accepted = draft.accepted.size;
  const facts = { step: index, tokens: strings.tokens({ n: step.tokens.length }), bonus: Number(draft.bonus !== null) };
  return accepted ? strings.tellAccept({ ...facts, accepted, branch: acceptedBranch(draft, strings) }) : strings.tellAcceptMiss(facts);
}

function tellInsert({ trie }, strings) {
  if (!trie?.added && !trie?.evicted) return "";
  const evicted = trie.evicted && countText(trie.evicted);
  return strings.tellInsert({ nodes: countText(trie.nodes), added: countText(trie.added), evicted });
}
