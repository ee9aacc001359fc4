// Bots as WebAssembly: every level answers with a legal action, and assesses all actions.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { load } from "../../bindings/wasm/bornes.mjs";

const engine = await load(await readFile(process.argv[2]));
const rules = engine.makeRules("parker-1988", 4);
const dealt = () => rules.deal(rules.shuffledDeck(5n), 3);

for (const level of engine.vocabulary().levels) {
  test(`${level} judges every legal action, and the same way each time`, () => {
    const position = dealt();
    const { action, candidates } = position.think(level, 1n, 20);
    assert.deepEqual(candidates.map((each) => each.action).sort(), position.toJson().legal);
    assert.ok(candidates.some((each) => each.action === action));
    for (const { win, reason } of candidates) {
      assert.ok(win >= 0 && win <= 1);
      assert.match(reason.code, /^[a-z-]+$/);
    }
    assert.deepEqual(position.think(level, 1n, 20), { action, candidates });
  });
}

test("a duel goes as it does natively", async () => {
  const duel = engine.makeRules("parker-1988", 2);
  const position = duel.deal(duel.shuffledDeck(5n), 1);
  let played = "";
  for (let json = position.toJson(); json.phase !== "hand-over"; json = position.toJson()) {
    const { action } = position.think(json.seat === 1 ? "master" : "strong", 7n, 100);
    played += `${action}\n`;
    position.apply(engine.actionFromText(action));
  }
  assert.equal(played, await readFile("tests/bots/duel.txt", "utf8"));
});

test("a bot that cannot answer says why", () => {
  const position = dealt();
  assert.throws(() => position.think("clever", 1n, 20), /no such level/);
  assert.throws(() => position.think("master", 1n, 0), /one rollout at least/);
  position.release();
  assert.throws(() => position.think("casual", 1n, 20), /no such position/);
});
