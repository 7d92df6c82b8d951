// The texts of a language (visual/stage/texts/*.json). In a text, {name} stands for a value, {n|# token|# tokens} for the form
// that goes with the number n, and [...] is left out where a value in it is missing, empty or 0.

/** The texts by name; those that hold values are functions of {name: value}. An unknown language gets English. */
function stringsOf(lang) {
  return usable(TEXTS[String(lang).slice(0, 2)] || TEXTS.en);
}

function usable(text) {
  if (typeof text === "string") return text.includes("{") ? (values) => fill(text, values) : text;
  if (Array.isArray(text)) return text;
  return { __proto__: null, ...Object.fromEntries(Object.entries(text).map(([name, part]) => [name, usable(part)])) };
}

function fill(text, values) {
  const known = (part) => [...part.matchAll(/\{(\w+)/g)].every(([, name]) => values[name]);
  return text
    .replace(/\[([^\]]*)\]/g, (_, part) => (known(part) ? part : ""))
    .replace(/\{(\w+)(?:\|([^|]*)\|([^}]*))?\}/g, (_, name, one, many) => {
      const form = String(values[name]) === "1" ? one : many;
      return form === undefined ? values[name] : form.replace("#", () => values[name]);
    });
}
