// bornes.d.mts and review.d.mts declare every name of bornes.mjs.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";

import { load } from "../../bindings/wasm/bornes.mjs";

const typesIn = (name) => readFile(new URL(`../../bindings/wasm/${name}.d.mts`, import.meta.url), "utf8");
const types = (await typesIn("bornes")) + (await typesIn("review"));
const engine = await load(await readFile(process.argv[2]));
const rules = engine.makeRules("parker-1988", 2);
const position = rules.deal(rules.shuffledDeck(1n), 0);
const review = (await load(await readFile(process.argv[2].replace(/bornes\.wasm$/, "bornes-review.wasm")))).review("");

function declared(name) {
  const body = types.match(new RegExp(`interface ${name}[^{]*{([^}]*)}`))[1];
  return [...body.matchAll(/^ {2}(\w+)[?(:]/gm)].map((match) => match[1]).sort();
}

// Own and inherited methods.
function methods(value) {
  const names = [];
  for (let type = Object.getPrototypeOf(value); type !== Object.prototype; type = Object.getPrototypeOf(type))
    names.push(...Object.getOwnPropertyNames(type));
  return names.filter((name) => name !== "constructor").sort();
}

test("the types declare every method", () => {
  for (const [name, value] of Object.entries({ Engine: engine, Rules: rules, Position: position, Review: review }))
    assert.deepEqual(declared(name), methods(value), name);
});

test("the types declare every field of the JSON", () => {
  const sorted = (value) => Object.keys(value).sort();
  const table = declared("TableJson").filter((name) => !["attack", "score", "winners"].includes(name));
  assert.deepEqual(
    sorted(position.toJson()),
    [...table, ...declared("PositionJson").filter((name) => name !== "totals")].sort(),
  );
  assert.deepEqual(sorted(position.view(0)), [...table, ...declared("ViewJson")].sort());
  const rows = engine.vocabulary().scoreRows.map((row) => row.json);
  assert.deepEqual(sorted(position.score()[0]), [...rows, ...declared("ScoreJson")].sort());
});
