// The border between JavaScript and the module: numbers that are checked, texts through two buffers, and handles.

export const NO = -1;
export const NO_HANDLE = 0;

// WebAssembly takes anything for a number: "play roll" would be 0, which is the action "play 25".
export function whole(number) {
  if (Number.isInteger(number) && number === (number | 0)) return number;
  throw new Error(`${String(number)} is not a whole number of 32 bits`);
}

// Words cross the border with blanks between: one with a blank in it would be two, an empty one none.
export function word(text) {
  if (/^\S+$/.test(text)) return text;
  throw new Error(`${JSON.stringify(text)} is not one word`);
}

// Faults that have an id come as "id<tab>sentence".
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
    const bytes = new TextEncoder().encode(text);
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

  // The result of a call, unless it is the one that stands for failure.
  unless(failure, result) {
    if (result === failure) throw refusalOf(this.read());
    return result;
  }
}

// A value inside the module that a handle stands for. The module has room for 65,536 of a kind, so what nobody can
// reach any more is released; release() need not wait for the garbage collector.
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
