// Makes the folder of the npm package: node bindings/npm/make.mjs VERSION WASM_FOLDER OUT. Then `npm pack OUT` makes
// the tarball. The wasm build calls this with the version of the project.
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const [version, wasm, out] = process.argv.slice(2);
const here = fileURLToPath(new URL(".", import.meta.url));

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
for (const name of ["browser.mjs", "index.d.mts", "loaders.mjs", "node.mjs", "README.md"]) await cp(join(here, name), join(out, name));
for (const name of ["border.mjs", "bornes.mjs", "bornes.d.mts", "review.d.mts"]) await cp(join(here, "../wasm", name), join(out, name));
await cp(join(here, "../../LICENSE"), join(out, "LICENSE"));

const { name, ...about } = JSON.parse(await readFile(join(here, "package.json"), "utf8"));
await writeFile(join(out, "package.json"), `${JSON.stringify({ name, version, ...about }, null, 2)}\n`);

for (const module of ["bornes", "bornes-review"]) {
  const bytes = await readFile(join(wasm, `${module}.wasm`));
  await writeFile(join(out, `${module}.wasm`), bytes);
  await writeFile(join(out, `${module}-wasm.mjs`), `export const base64 =\n  "${bytes.toString("base64")}";\n`);
}
