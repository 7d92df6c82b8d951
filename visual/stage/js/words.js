// Token texts: as labels, as running text, as copied text.

const LABEL_LENGTH = 16;
const PHRASE_LENGTH = 60;
// Characters that would break a label's line or reverse its direction; a box replaces them.
// eslint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;
const BYTE = /<0x[0-9A-F]{2}>/i;
// One byte, or two to four of them that may spell a character.
const CHARACTER = /<0x(?:[0-7].|[CD].(?:><0x[89AB].)|E.(?:><0x[89AB].){2}|F.(?:><0x[89AB].){3})>/gi;
const SPECIAL = /^<[|/]?[\w ]{1,40}\|?>$/;

/** The words of a recording: id -> text. */
class Words {
  constructor() {
    this.texts = new Map();
    this.labels = new Map();
  }

  add(words) {
    for (const [token, text] of Object.entries(words)) {
      this.texts.set(Number(token), String(text));
      this.labels.delete(Number(token));
    }
  }

  text(token) {
    return this.texts.get(token) ?? `[${token}]`;
  }

  /** Whether a token is a marker such as end of turn. Byte tokens are text. */
  special(token) {
    const text = this.text(token);
    return SPECIAL.test(text) && !/^<0x/.test(text);
  }

  /** One line for the tree: spaces, line breaks and tabs made visible, controls boxed, long texts cut. */
  label(token) {
    if (!this.labels.has(token)) this.labels.set(token, visible(this.text(token)));
    return this.labels.get(token);
  }

  /** A label in quotation marks for a sentence. */
  quote(token) {
    return `‘${this.label(token)}’`;
  }

  /** Running text in quotation marks, its end where it is long; a label where there is nothing to read but spaces. */
  phrase(tokens) {
    const text = this.clean(tokens).replace(/\s+/g, " ").replace(CONTROLS, "▯").replace(/\p{Surrogate}/gu, "▯").trim();
    const letters = [...text];
    const shown = letters.length > PHRASE_LENGTH ? `…${letters.slice(1 - PHRASE_LENGTH).join("")}` : text;
    return shown ? `‘${shown}’` : tokens.map((token) => this.quote(token)).join(", ");
  }

  /** Several quoted labels, at most `most` of them. */
  quotes(tokens, strings, most = 4) {
    const shown = tokens.slice(0, most).map((token) => this.quote(token));
    if (tokens.length > most) shown.push(strings.other({ n: tokens.length - most }));
    return shown.join(", ");
  }

  /** Running text of a token list: bytes of one character joined into it, special tokens left out. */
  clean(tokens) {
    return joinBytes(tokens.filter((token) => !this.special(token)).map((token) => this.text(token)).join(""));
  }

  /**
   * Texts of a token list, one per token. A character made of the bytes of several tokens appears at the last one, with what
   * stands beside it in them; an incomplete one is shown as its bytes.
   */
  running(tokens) {
    const texts = tokens.map((token) => joinBytes(this.text(token)));
    for (let start = 0; start < texts.length; start++) {
      if (!/<0x[0-9A-F]{2}>$/i.test(texts[start])) continue;
      for (let end = start + 2; end <= Math.min(start + 4, texts.length); end++) {
        const joined = joinBytes(texts.slice(start, end).join(""));
        if (BYTE.test(joined)) continue;
        texts.fill("", start, end - 1);
        texts[end - 1] = joined;
        start = end - 1;
        break;
      }
    }
    return texts;
  }
}

function visible(text) {
  const cut = text.length > LABEL_LENGTH ? `${[...text.slice(0, LABEL_LENGTH)].slice(0, LABEL_LENGTH - 1).join("")}…` : text;
  return (
    cut
      .replace(/\r?\n/g, "⏎")
      .replace(/\t/g, "⇥")
      .replace(/ /g, "·")
      .replace(CONTROLS, "▯")
      .replace(/\p{Surrogate}/gu, "▯") || "∅"
  );
}

/** Turn <0xE4><0xBD><0xA0> into the character that it spells; bytes that spell none stay as they are. */
function joinBytes(text) {
  return text.replace(CHARACTER, (bytes) => {
    try {
      return decodeURIComponent(bytes.replace(/<0x(..)>/g, "%$1"));
    } catch {
      return bytes;
    }
  });
}
