import type { Engine } from "./bornes.mjs";

export type * from "./bornes.mjs";

/**
 * The engine with its bots. Without a source it is loaded from the package, once: later calls give the same engine. With
 * a source (the bytes of bornes.wasm, or a Response) every call makes an engine of its own.
 */
export declare function load(
  source?: BufferSource | Response | PromiseLike<BufferSource | Response>,
): Promise<Engine>;

/** The engine whose `review` judges whole games; a second wasm file, loaded at the first call. It has no bots. */
export declare function loadReview(): Promise<Engine>;
