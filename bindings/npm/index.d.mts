import type { Engine } from "./bornes.mjs";

export type * from "./bornes.mjs";

/**
 * Loads the engine with its bots. Without a source, loads it from the package once, and later calls return the same
 * engine. With a source (the bytes of bornes.wasm, or a Response), every call makes a new engine.
 */
export declare function load(
  source?: BufferSource | Response | PromiseLike<BufferSource | Response>,
): Promise<Engine>;

/**
 * Loads the engine whose `review` judges whole games. It is a second wasm file, loaded at the first call. It has no
 * bots.
 */
export declare function loadReview(): Promise<Engine>;
