// What the package does both in node and in pages. Each of them says how to find the two wasm files.
import { load as loadFrom } from "./bornes.mjs";

// Runs `make` at the first call, and again only if it failed.
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
