// What a visitor has on the race page outlives a reload and a visit to another page: prompt and settings, the race shown and
// the place in it stay in this tab (sessionStorage). The trie stays on the server, under a key that this tab alone knows.

globalThis.lookaheadMemory = (() => {
  const PLACE = "lookahead-kept";
  const MOST = 2_000_000; // characters: a tab may store about twice as many
  const { link, ...kept } = { key: newKey(), names: "", values: null, race: null, address: "", ...taken() };
  const onRacePage = location.pathname.endsWith("/");
  if (onRacePage && (link || (!location.hash && kept.address))) history.replaceState(history.state, "", link || kept.address);
  const again = !link && performance.getEntriesByType("navigation")[0]?.type === "reload"; // the address may be an older one than kept
  const other = onRacePage && !again && location.hash !== kept.address; // a link was followed: its settings count
  if (onRacePage && !other && kept.race) withoutRecording();
  let latest = kept.values;
  let pasted = ""; // a link in the place of this page's address: it opens as in a new tab, with the trie of this one

  /** 128 random bits: whoever knows the key gets the trie. */
  function newKey() {
    return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  /** What this tab left behind. It is taken out, so that a copy of the tab, made while it is open, does not get its key. */
  function taken() {
    try {
      const found = JSON.parse(sessionStorage.getItem(PLACE));
      sessionStorage.removeItem(PLACE);
      return /^[0-9a-f]{32}$/.test(found?.key) ? found : null;
    } catch {
      return null; // storage is blocked, or holds something else
    }
  }

  /** The address may still name the recording that was shown before the visitor's own race. */
  function withoutRecording() {
    const parts = new URLSearchParams(location.hash.slice(1));
    if (!parts.has("preset")) return;
    parts.delete("preset");
    parts.delete("step");
    history.replaceState(history.state, "", `${location.pathname}${location.search}#${parts}`);
  }

  /** What there is to keep: the visitor's own race as it is, before its first pass the one before; a recording by its name in
   * the address. */
  function present() {
    const holder = [...document.querySelectorAll("#stage, #stage *")].find((one) => one.lookaheadStage);
    if (!holder) return { ...kept, values: latest };
    const { recording, transport, address, addressUsed, asked } = holder.lookaheadStage;
    if (addressUsed) address.put(); // the address of what is shown, not of what was shown before
    const own = recording && !recording.meta.preset;
    const begun = own && recording.all.some((lane) => lane.steps.length);
    const race = begun ? { trace: recording.toJSON(), step: transport.index, lane: recording.chosen, own: recording.own } : own ? kept.race : null;
    return { ...kept, values: latest, race, asked, address: location.hash, question: document.body.classList.contains("own-question") };
  }

  function save() {
    const all = pasted ? { key: kept.key, link: pasted } : present();
    const texts = [all, { ...all, race: null }].map((one) => JSON.stringify(one));
    try {
      sessionStorage.setItem(PLACE, texts.find((text) => text.length <= MOST) ?? "");
    } catch {
      // storage is blocked or full
    }
  }

  /** A race waited for its turn when the page was left: say so once the stage shows what it opens with. */
  function tellLost({ target: { lookaheadStage: stage } }) {
    if (!stage?.addressUsed) return;
    document.removeEventListener("lookahead-step", tellLost);
    if (!stage.asked && !stage.live) stage.say("The page was loaded anew, so your place in line is lost. Run asks again.");
  }

  if (onRacePage && !other && kept.asked) document.addEventListener("lookahead-step", tellLost);
  document.addEventListener("lookahead-begins", () => (kept.race = present().race));
  addEventListener("pagehide", save);
  addEventListener("hashchange", () => {
    if (!onRacePage || !location.hash) return;
    pasted = location.hash;
    location.reload();
  });
  addEventListener("pageshow", (event) => event.persisted && location.reload()); // its session on the server has ended

  return {
    key: kept.key,
    followed: other,
    /** The race that was shown, and its step; null where another link was followed. */
    race: () => (other ? null : kept.race),
    /** The controls changed: `names` in the order of `values`. */
    note(names, values) {
      kept.names = String(names);
      latest = values;
    },
    /** The values that the controls had when the tab was left; those of now where none are kept. */
    restore(names, now) {
      if (other || kept.names !== String(names) || kept.values?.length !== now.length) return now;
      document.body.classList.toggle("own-question", Boolean(kept.question)); // no kind of example is chosen
      return kept.values;
    },
  };
})();
