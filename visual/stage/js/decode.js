// A trace and its messages, decoded once on arrival: the short keys of the JSON become names. lookahead_core/trace/trace.py
// defines the keys; validate.js checks what comes from a stranger.

const SOURCES = { p: "prompt", o: "output", b: "both", d: "drafter", a: "agree" };

/** One pass. `phases` and `time` are microseconds, scores are per mille, -1 is the root; `json` is the step as it came. */
function decodeStep(json) {
  const [tokens, accepted] = [json.t, json.a || []];
  return {
    json,
    index: json.i,
    cached: json.n,
    tokens,
    phases: json.c,
    time: total(json.c),
    drafts: json.d || [],
    parents: json.p || [],
    scores: json.s || [],
    sources: [...(json.o || "")].map((letter) => SOURCES[letter]),
    accepted,
    // The token that the model itself chose last; null where a stop rule ended the run inside the accepted path.
    bonus: tokens.length > accepted.length ? tokens.at(-1) : null,
    free: Boolean(json.d?.length) && tokens.length > accepted.length, // beside guesses: without any, a token costs its pass
    matched: json.m || 0,
    candidates: (json.r || []).map(([parent, token, score]) => ({ parent, token, score })),
    left: json.l || 0,
    trie: json.g ? { nodes: json.g[0] ?? 0, added: json.g[1] ?? 0, evicted: json.g[2] ?? 0 } : null,
    finished: json.e || null,
  };
}

function decodeTrace(json) {
  const lanes = Object.entries(json.lanes || {}).map(([lane, steps]) => [lane, steps.map(decodeStep)]);
  return { meta: json.meta || {}, prompt: json.prompt || [], words: json.words || {}, lanes: Object.fromEntries(lanes) };
}

/** A message of visual/stage/messages.py, as text or as data: its steps as [lane, step] and its trace decoded. */
function decodeMessage(text) {
  const message = typeof text === "string" ? JSON.parse(text) : { ...text };
  if (message.steps) message.steps = message.steps.map(([lane, step]) => [lane, decodeStep(step)]);
  if (message.trace) message.trace = decodeTrace(message.trace);
  return message;
}
