// Check an untrusted trace before it is decoded. The rules are those of `validate` in lookahead_core/trace/validate.py, but for
// the width of a step, which is bounded by what can be drawn, and for what cannot be said as text.

const HIGHEST = 2 ** 31 - 1; // token id
const MOST_LANES = 4;
const LANE = /^[a-z][a-z0-9+-]{0,31}$/;

function fail(where, why) {
  throw new Error(`trace: ${where} ${why}`);
}

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function whole(value, where, low, high, most) {
  if (!Array.isArray(value) || value.length > most) fail(where, `must be a list of at most ${most} whole numbers`);
  for (const number of value) {
    if (!Number.isInteger(number) || number < low || number > high) {
      fail(where, `must hold whole numbers from ${low} to ${high}`);
    }
  }
  return value;
}

/** The lanes that a trace's meta describes; without a description, those of older traces. */
function validateLanes(specs) {
  if (specs === undefined) return ["plain", "lookahead"];
  if (!Array.isArray(specs) || !specs.length || specs.length > MOST_LANES) fail("meta.lanes", `must be a list of 1 to ${MOST_LANES} lanes`);
  const short = (text) => typeof text === "string" && text.length <= 80;
  for (const spec of specs) {
    if (!isObject(spec) || !LANE.test(String(spec.lane))) fail("meta.lanes", "must name each lane by small letters, digits, + and -");
    if (!short(spec.method) || !short(spec.title)) fail("meta.lanes", "must give each lane a method and a title of at most 80 characters");
  }
  const names = specs.map((spec) => spec.lane);
  if (new Set(names).size < names.length) fail("meta.lanes", "must name each lane once");
  return names;
}

/** Throws an Error that names the field where the trace is at fault. */
function validateTrace(trace) {
  if (!isObject(trace) || trace.format !== "lookahead-trace") fail("format", 'is not "lookahead-trace"');
  if (trace.version !== 1) fail("version", `is ${String(trace.version).slice(0, 20)}; this program reads 1`);
  whole(trace.prompt, "prompt", 0, HIGHEST, LIMITS.tokens);
  const meta = trace.meta ?? {};
  if (!isObject(meta)) fail("meta", "must be an object");
  if (/"toString":/.test(JSON.stringify(meta))) fail("meta", "must name nothing toString");
  if ("settings" in meta && !isObject(meta.settings)) fail("meta.settings", "must be an object");
  const words = trace.words ?? {};
  if (!isObject(words) || Object.keys(words).length > LIMITS.tokens) fail("words", `must be an object of at most ${LIMITS.tokens} entries`);
  for (const [token, text] of Object.entries(words)) {
    if (!/^\d+$/.test(token) || typeof text !== "string" || text.length > 2 * LIMITS.word) {
      fail(`words[${token.slice(0, 40)}]`, `must map a token id to a text of at most ${LIMITS.word} characters`);
    }
  }
  const { lanes } = trace;
  const described = validateLanes(meta.lanes);
  const names = isObject(lanes) ? Object.keys(lanes) : [];
  if (!names.length || names.some((name) => !described.includes(name))) {
    fail("lanes", `must be an object with 1 to ${MOST_LANES} keys among ${described.join(", ")}`);
  }
  for (const name of names) {
    if (!Array.isArray(lanes[name]) || lanes[name].length > LIMITS.steps) fail(`lanes.${name}`, `must be a list of at most ${LIMITS.steps} steps`);
    lanes[name].forEach((step, position) => validateStep(step, `lanes.${name}[${position}]`, position));
  }
  return trace;
}

function validateStep(step, where, position) {
  if (!isObject(step)) fail(where, "must be an object");
  if (step.i !== position) fail(`${where}.i`, "does not follow on; steps are numbered from 0 without gaps");
  whole([step.n], `${where}.n`, 0, LIMITS.tokens, 1);
  whole(step.t, `${where}.t`, 0, HIGHEST, LIMITS.width);
  if (whole(step.c, `${where}.c`, 0, 1e10, PHASES).length !== PHASES) fail(`${where}.c`, `must hold ${PHASES} times`);
  const drafts = whole(step.d ?? [], `${where}.d`, 0, HIGHEST, LIMITS.width);
  const size = drafts.length;
  const parents = whole(step.p ?? [], `${where}.p`, -1, LIMITS.width, size);
  const scores = whole(step.s ?? [], `${where}.s`, 0, 1000, size);
  const sources = step.o ?? "";
  if (typeof sources !== "string" || /[^pobda]/.test(sources)) fail(`${where}.o`, 'must be a text of the letters "p", "o", "b", "d" and "a"');
  if (parents.length !== size || scores.length !== size || sources.length !== size) fail(where, `has ${size} drafts but not as many parents, scores and sources`);
  parents.forEach((parent, node) => {
    if (parent >= node) fail(`${where}.p`, `puts node ${node} before its parent ${parent}`);
  });
  let last = -1;
  whole(step.a ?? [], `${where}.a`, 0, Math.max(size - 1, 0), size).forEach((node, place) => {
    if (parents[node] !== last) fail(`${where}.a`, "is not a path from the root");
    if (drafts[node] !== step.t[place]) fail(`${where}.a`, "accepts other tokens than the step emits");
    last = node;
  });
  whole([step.m ?? 0, step.l ?? 0], `${where}.m/l`, 0, 1e9, 2);
  whole(step.g ?? [], `${where}.g`, 0, 1e9, 3);
  const more = step.r ?? [];
  if (!Array.isArray(more) || more.length > LIMITS.width) fail(`${where}.r`, `must be a list of at most ${LIMITS.width} candidates`);
  for (const entry of more) {
    if (whole(entry, `${where}.r`, -1, HIGHEST, 3).length !== 3 || entry[0] >= size) fail(`${where}.r`, "must hold [parent, token, score] with a drafted parent");
  }
  if (step.e != null && !(typeof step.e === "string" && step.e.length <= 40)) fail(`${where}.e`, "must be a short text");
}
