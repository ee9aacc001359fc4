// The package in a page. The wasm files lie beside this module. Bundlers recognise `new URL(name, import.meta.url)` and
// copy the files. A development server may move this module without the files and answer with something else. Then the
// module loads the wasm files in base64, which nobody downloads otherwise.
import { loaders } from "./loaders.mjs";

const kMagic = 0x6d736100; // "\0asm"

async function fetched(url) {
  try {
    const response = await fetch(url);
    const bytes = response.ok ? await response.arrayBuffer() : new ArrayBuffer(0);
    return bytes.byteLength > 4 && new DataView(bytes).getUint32(0, true) === kMagic ? bytes : null;
  } catch {
    return null; // a page opened from a file may not fetch
  }
}

async function decoded(module) {
  const { base64 } = await module;
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

export const { load, loadReview } = loaders(
  async () => (await fetched(new URL("./bornes.wasm", import.meta.url))) ?? decoded(import("./bornes-wasm.mjs")),
  async () =>
    (await fetched(new URL("./bornes-review.wasm", import.meta.url))) ?? decoded(import("./bornes-review-wasm.mjs")),
);
