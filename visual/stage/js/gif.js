// An animated GIF that loops for ever (GIF89a). A frame stores the rectangle that changed; pixels in it that did not are clear.

const GIF_COLOURS = 256;
const GIF_CLEAR = GIF_COLOURS - 1; // the transparent index
const GIF_BITS = 8;
const GIF_CODES = 4096; // LZW codes before the table begins anew

/** At most 255 colours (0xRRGGBB) that stand for those of some frames: the most frequent ones, each for its neighbours. */
function gifPalette(frames) {
  const counts = new Map();
  for (const { data } of frames) {
    for (let i = 0; i < data.length; i += 4) {
      const colour = (data[i] << 16) | (data[i + 1] << 8) | data[i + 2];
      counts.set(colour, (counts.get(colour) || 0) + 1);
    }
  }
  const often = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const chosen = [];
  for (let apart = 1; often.length && chosen.length < GIF_CLEAR && apart >= 0; apart--) {
    for (const colour of often) {
      if (chosen.length === GIF_CLEAR) break;
      if (!chosen.some((other) => gifDistance(other, colour) <= apart * 300)) chosen.push(colour);
    }
  }
  return chosen;
}

function gifDistance(one, other) {
  const red = (one >> 16) - (other >> 16);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = (one & 255) - (other & 255);
  return 3 * red * red + 4 * green * green + 2 * blue * blue;
}

class Gif {
  /** `frames` (ImageData of one size) give the size and the colours. */
  constructor(frames) {
    const [{ width, height }] = frames;
    const palette = gifPalette(frames);
    Object.assign(this, { width, height, palette, known: new Map(palette.map((colour, index) => [colour, index])) });
    this.before = null;
    this.bytes = [];
    this.text("GIF89a");
    this.word(width, height);
    this.bytes.push(0xf7, 0, 0); // a table of 256 colours, the first of them the background
    for (let i = 0; i < GIF_COLOURS; i++) {
      const colour = palette[i] ?? 0;
      this.bytes.push(colour >> 16, (colour >> 8) & 255, colour & 255);
    }
    this.bytes.push(0x21, 0xff, 11);
    this.text("NETSCAPE2.0");
    this.bytes.push(3, 1);
    this.word(0); // loops: 0 is for ever
    this.bytes.push(0);
  }

  text(letters) {
    for (const letter of letters) this.bytes.push(letter.charCodeAt(0));
  }

  word(...numbers) {
    for (const number of numbers) this.bytes.push(number & 255, number >> 8);
  }

  /** The palette's index of each pixel of an ImageData. */
  indexed({ data }) {
    const indices = new Uint8Array(this.width * this.height);
    for (let i = 0, pixel = 0; i < data.length; i += 4, pixel++) {
      const colour = (data[i] << 16) | (data[i + 1] << 8) | data[i + 2];
      let index = this.known.get(colour);
      if (index === undefined) this.known.set(colour, (index = this.nearest(colour)));
      indices[pixel] = index;
    }
    return indices;
  }

  nearest(colour) {
    let best = 0;
    this.palette.forEach((other, index) => {
      if (gifDistance(colour, other) < gifDistance(colour, this.palette[best])) best = index;
    });
    return best;
  }

  /** Add a frame (an ImageData) that stays for `delay` hundredths of a second. */
  add(frame, delay) {
    const now = this.indexed(frame);
    const box = this.changed(now) ?? { left: 0, top: 0, width: 1, height: 1 };
    this.bytes.push(0x21, 0xf9, 4, 0x05); // keep what is there; the clear index is in use
    this.word(delay);
    this.bytes.push(GIF_CLEAR, 0, 0x2c);
    this.word(box.left, box.top, box.width, box.height);
    this.bytes.push(0, GIF_BITS);
    this.compress(this.part(now, box));
    this.before = now;
  }

  /** The rectangle in which a frame differs from the one before; null where it does not. */
  changed(now) {
    const { width, height, before } = this;
    if (!before) return { left: 0, top: 0, width, height };
    let [left, right, top, bottom] = [width, -1, height, -1];
    for (let pixel = 0; pixel < now.length; pixel++) {
      if (now[pixel] === before[pixel]) continue;
      const x = pixel % width;
      const y = (pixel - x) / width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
    return bottom < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
  }

  part(now, { left, top, width, height }) {
    const pixels = new Uint8Array(width * height);
    for (let y = 0, place = 0; y < height; y++) {
      const row = (top + y) * this.width + left;
      for (let x = row; x < row + width; x++) pixels[place++] = this.before && this.before[x] === now[x] ? GIF_CLEAR : now[x];
    }
    return pixels;
  }

  /** Append indices as LZW codes of growing width, in blocks of at most 255 bytes. */
  compress(pixels) {
    const out = new GifBits(this.bytes);
    const clear = 1 << GIF_BITS;
    const table = new Uint16Array(GIF_CODES << GIF_BITS);
    let [next, size, prefix] = [clear + 2, GIF_BITS + 1, pixels[0]];
    out.put(clear, size);
    for (let i = 1; i < pixels.length; i++) {
      const entry = (prefix << GIF_BITS) | pixels[i];
      if (table[entry]) {
        prefix = table[entry];
        continue;
      }
      out.put(prefix, size);
      prefix = pixels[i];
      if (next < GIF_CODES) {
        if (next === 1 << size) size++;
        table[entry] = next++;
      } else {
        out.put(clear, size);
        table.fill(0);
        [next, size] = [clear + 2, GIF_BITS + 1];
      }
    }
    out.put(prefix, size);
    out.put(clear + 1, size);
    out.end();
  }

  blob() {
    return new Blob([Uint8Array.from([...this.bytes, 0x3b])], { type: "image/gif" });
  }
}

/** Codes as bits, lowest first, in blocks that begin with their length. */
class GifBits {
  constructor(bytes) {
    Object.assign(this, { bytes, held: 0, count: 0, block: [] });
  }

  put(code, size) {
    this.held |= code << this.count;
    for (this.count += size; this.count >= 8; this.count -= 8, this.held >>>= 8) this.byte(this.held & 255);
  }

  byte(value) {
    if (this.block.push(value) === 255) this.flush();
  }

  flush() {
    if (!this.block.length) return;
    this.bytes.push(this.block.length);
    for (const value of this.block) this.bytes.push(value);
    this.block = [];
  }

  end() {
    if (this.count) this.byte(this.held & 255);
    this.flush();
    this.bytes.push(0);
  }
}
