// Adds the element <bornes-replay> to the npm package: node bindings/npm/add_replay.mjs PACKAGE REPLAY
// REPLAY is the folder with replay.mjs and replay-frame.mjs. `npm run package` in web/ makes it, and calls this.
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const [folder, replay] = process.argv.slice(2);
const here = fileURLToPath(new URL(".", import.meta.url));

for (const name of ["replay.mjs", "replay-frame.mjs"]) await cp(join(replay, name), join(folder, name));
await cp(join(here, "replay.d.mts"), join(folder, "replay.d.mts"));

const most = 400_000; // gzipped, as docs/use-from-javascript.md promises
const size = gzipSync(await readFile(join(replay, "replay-frame.mjs")), { level: 9 }).length;
if (size > most) throw new Error(`the frame has ${size} bytes (gzipped), more than ${most}: load less, or change the promise`);

const file = join(folder, "package.json");
const about = JSON.parse(await readFile(file, "utf8"));
about.exports["./replay"] = { types: "./replay.d.mts", default: "./replay.mjs" };
about.sideEffects = ["./replay.mjs"]; // it defines the element
await writeFile(file, `${JSON.stringify(about, null, 2)}\n`);
