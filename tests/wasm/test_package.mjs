// The npm package, packed and installed in an empty project: node tests/wasm/test_package.mjs path/to/bornes.wasm
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import test, { after } from "node:test";

const folder = join(dirname(resolve(process.argv[2])), "npm");
const project = mkdtempSync(join(tmpdir(), "bornes-npm-"));
after(() => rmSync(project, { recursive: true }));

const run = (command, ...args) => execFileSync(command, args, { cwd: project, encoding: "utf8", stdio: "pipe" });

function script(text, ...options) {
  writeFileSync(join(project, "script.mjs"), text);
  return run(process.execPath, ...options, "script.mjs").trim();
}

run("npm", "pack", "--silent", folder);
const [tarball] = readdirSync(project);
writeFileSync(join(project, "package.json"), "{}");
run("npm", "install", "--offline", "--no-audit", "--no-fund", `./${tarball}`);

test("has the version of the command", () => {
  const version = run(process.env.BORNES_CLI, "--version").match(/\d+\.\d+\.\d+/)[0];
  assert.equal(tarball, `bornes-${version}.tgz`);
  assert.equal(JSON.parse(readFileSync(join(project, "node_modules/bornes/package.json"))).version, version);
});

test("the example of its page runs", () => {
  const page = readFileSync(join(project, "node_modules/bornes/README.md"), "utf8");
  const example = page.match(/```js\n(.*?)```/s)[1];
  assert.match(script(example), /^\[ -?\d+, -?\d+ \]$/);
});

test("loads the engine once, and the review from a separate file", () => {
  const text = `
    import { load, loadReview } from "bornes";
    const engine = await load();
    if (engine !== (await load())) throw new Error("loaded twice");
    const record = engine.writeRecord({ rules: "parker-1988", players: 2, hands: [] });
    const reviewer = await loadReview();
    console.log(reviewer.review(record).steps(), reviewer.signature() === engine.signature());`;
  assert.equal(script(text), "0 true");
});

test("unreachable positions are released, and released ones refuse calls", () => {
  const text = `
    import { load } from "bornes";
    const engine = await load();
    const rules = engine.makeRules("parker-1988", 2);
    const position = rules.deal(rules.shuffledDeck(1n), 1);
    for (let i = 0; i < 100_000; ++i) {
      position.copy();
      if (i % 10_000) continue;
      gc();
      await new Promise((done) => setTimeout(done, 10));
    }
    const copy = position.copy();
    copy.release();
    position.legalActions();
    try { copy.legalActions(); } catch (error) { console.log(error.message); }`;
  assert.notEqual(script(text, "--expose-gc"), "");
});
