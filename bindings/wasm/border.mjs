// The border between JavaScript and the module: checked numbers, texts through two buffers, and handles.

export const NO = -1;
export const NO_HANDLE = 0;

// WebAssembly converts anything to a number: "play roll" would become 0, which is the action "play 25".
export function whole(number) {
  if (Number.isInteger(number) && number === (number | 0)) return number;
  throw new Error(`${String(number)} is not a whole number of 32 bits`);
}

// Words cross the border separated by blanks. So a word must not be empty or contain a blank.
export function word(text) {
  if (/^\S+$/.test(text)) return text;
  throw new Error(`${JSON.stringify(text)} is not one word`);
}

// A fault with an id has the form "id<tab>sentence".
function refusalOf(text) {
  const [code, sentence] = text.split("\t");
  return sentence === undefined ? new Error(text) : Object.assign(new Error(sentence), { code });
}

// Texts through the two buffers of the module (text.h).
export class Border {
  constructor(exports) {
    this.exports = exports;
  }

  write(text) {
    this.writeBytes(new TextEncoder().encode(text));
  }

  writeBytes(bytes) {
    const place = this.exports.text_in(bytes.length);
    if (place === 0 && bytes.length > 0) throw new Error("the text is too long");
    new Uint8Array(this.exports.memory.buffer, place, bytes.length).set(bytes);
  }

  readBytes() {
    const { memory, text_out, text_out_size } = this.exports;
    return new Uint8Array(memory.buffer, text_out(), text_out_size()).slice();
  }

  read() {
    return new TextDecoder().decode(this.readBytes());
  }

  // Returns the result of a call, or throws if it is the value for failure.
  unless(failure, result) {
    if (result === failure) throw refusalOf(this.read());
    return result;
  }
}

// A value inside the module, held by a handle. The module has room for 65,536 values of a kind, so unreachable values
// are released. release() does so without waiting for the garbage collector.
export class Held {
  static #unreachable = new FinalizationRegistry(({ border, free, handle }) => border.exports[free](handle));

  // `free` is the name of the module's function that releases the handle.
  constructor(border, handle, free) {
    this.border = border;
    this.handle = handle;
    this.free = free;
    Held.#unreachable.register(this, { border, free, handle }, this);
  }

  release() {
    Held.#unreachable.unregister(this);
    this.border.exports[this.free](this.handle);
    this.handle = NO_HANDLE;
  }
}
