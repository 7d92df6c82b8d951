// A race in a link: the whole trace as compressed text in the address (#race=...). No server keeps anything of it.

const LINK_MOST = 60_000; // characters of a packed race: browsers take addresses of 80,000 and more
const LINK_BYTES = 4_000_000; // bytes that a packed race may unfold to
const LINK_LETTERS = /^[\w-]+$/;

async function piped(bytes, transform, most = Infinity) {
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  const parts = [];
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    size += value.length;
    if (size > most) throw new Error(`it unfolds to more than ${most} bytes`);
    parts.push(value);
  }
}

/** A trace as text of the letters A-Z a-z 0-9 - _: its JSON, deflated, in base 64. */
async function packRace(trace) {
  const packed = await piped(JSON.stringify(trace), new CompressionStream("deflate-raw"));
  const letters = [...new Uint8Array(await packed.arrayBuffer())].map((byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** The inverse of `packRace`, for text from anybody. Throws an Error with the reason. */
async function unpackRace(text) {
  if (text.length > LINK_MOST) throw new Error(`it has ${text.length} characters; at most ${LINK_MOST} are read`);
  if (!LINK_LETTERS.test(text)) throw new Error("it is damaged");
  let json;
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
    json = await piped(bytes, new DecompressionStream("deflate-raw"), LINK_BYTES);
    json = JSON.parse(await json.text());
  } catch (error) {
    throw new Error(/^it /.test(error.message) ? error.message : "it is damaged");
  }
  return validateTrace(json);
}

/** Make the link to what is shown, put it on the clipboard where that is allowed, and into the field beside the button. */
async function shareRace(stage) {
  const { recording, transport } = stage;
  const { preset } = recording.meta;
  const place = recording.place(transport.index);
  const parts = preset ? { preset, ...place } : { race: await packRace(recording.toJSON()), ...place };
  const size = parts.race?.length ?? 0;
  if (size > LINK_MOST) return stage.say((strings) => strings.linkTooLong({ size: countText(size), most: countText(LINK_MOST) }), "error");
  const field = stage.find(".la-link");
  field.value = `${location.href.split("#")[0]}#${new URLSearchParams(parts)}`;
  field.hidden = false;
  field.select();
  const copied = await navigator.clipboard?.writeText(field.value).then(() => true, () => false);
  stage.say((strings) => (copied ? strings.linkCopied({ size: countText(field.value.length) }) : strings.linkReady));
}

/** What the page shows instead of the opening: the race of a link, or the one that this tab showed before. */
function askedRace(address) {
  if (address.race !== null) return unpackRace(address.race).then((trace) => ({ trace, link: address.race }));
  const kept = address.preset === null ? globalThis.lookaheadMemory?.race() : null;
  if (!kept) return null;
  address.step ||= kept.step;
  address.lane ??= kept.lane;
  return Promise.resolve().then(() => ({ trace: validateTrace(kept.trace), own: kept.own }));
}

/** Show it as soon as it is unpacked. */
async function openAsked(stage) {
  const { address } = stage;
  if (!address?.asked) return;
  try {
    const found = await address.asked;
    address.asked = null;
    stage.receive({ kind: "trace", ...found });
    if (found.link) stage.tell("lookahead-linked", stage.recording.meta.prompt);
  } catch (error) {
    address.asked = null;
    const told = (strings) => strings.badLink({ why: String(error.message).slice(0, 200) });
    stage.receive({ kind: "status", text: told, level: "error" });
  }
}
