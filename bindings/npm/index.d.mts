import type { Engine } from "./bornes.mjs";

export type * from "./bornes.mjs";

/**
 * Loads the engine with its bots. Without a source, loads it from the package once, and later calls return the same
 * engine. With a source (the bytes of bornes.wasm, or a Response), every call makes a new engine. The promise is
 * rejected if the file cannot be loaded; the next call tries again.
 */
export declare function load(
  source?: BufferSource | Response | PromiseLike<BufferSource | Response>,
): Promise<Engine>;

/**
 * Loads the engine that has `review`, `playsLike` and `playsBetween`, from a second wasm file. Later calls return the
 * same engine. It has no `think`, `vocabulary`, `place` or `scoreEntered`: calls of these throw.
 */
export declare function loadReview(): Promise<Engine>;
