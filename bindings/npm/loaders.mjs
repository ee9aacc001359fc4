// What the package does in node and in pages alike, given how each finds the two wasm files.
import { load as loadFrom } from "./bornes.mjs";

// Runs `make` at the first call, and again only after it failed.
function once(make) {
  let made = null;
  return () => (made ??= make().catch((error) => {
    made = null;
    throw error;
  }));
}

export function loaders(engineBytes, reviewBytes) {
  const engine = once(() => loadFrom(engineBytes()));
  return {
    load: (source) => (source === undefined ? engine() : loadFrom(source)),
    loadReview: once(() => loadFrom(reviewBytes())),
  };
}
