// The package in node: the wasm files are read from the package's folder.
import { readFile } from "node:fs/promises";

import { loaders } from "./loaders.mjs";

const file = (name) => readFile(new URL(name, import.meta.url));

export const { load, loadReview } = loaders(
  () => file("./bornes.wasm"),
  () => file("./bornes-review.wasm"),
);
