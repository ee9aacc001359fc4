// The package in a page: the wasm files lie beside this module. Bundlers know them by `new URL(name, import.meta.url)`
// and copy them. A development server that moves this module and not the files answers with something else; then the
// module in base64 is used, which nobody downloads otherwise.
import { loaders } from "./loaders.mjs";

const kMagic = 0x6d736100; // "\0asm"

async function fetched(url) {
  try {
    const response = await fetch(url);
    const bytes = response.ok ? await response.arrayBuffer() : new ArrayBuffer(0);
    return bytes.byteLength > 4 && new DataView(bytes).getUint32(0, true) === kMagic ? bytes : null;
  } catch {
    return null; // a page from a file may not fetch
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
