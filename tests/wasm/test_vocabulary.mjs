// The vocabulary as WebAssembly: the engine knows every name in it, and the types declare all of
// it.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { load } from "../../bindings/wasm/bornes.mjs";

const engine = await load(await readFile(process.argv[2]));
const types = await readFile(new URL("../../bindings/wasm/bornes.d.mts", import.meta.url), "utf8");
const words = engine.vocabulary();

function declared(name) {
  const body = types.match(new RegExp(`interface ${name}[^{]*{([^}]*)}`))[1];
  return [...body.matchAll(/^ {2}(\w+)[?(:]/gm)].map((match) => match[1]).sort();
}
const fieldsOf = (objects) => [...new Set(objects.flatMap(Object.keys))].sort();

test("types declare every field", () => {
  const groups = {
    Vocabulary: [words],
    LimitsWords: [words.limits],
    CardWords: words.cards,
    EditionWords: words.editions,
    SettingWords: words.settings,
    ScoreRowWords: words.scoreRows,
    Refusal: [...words.refusals, ...words.rulesFaults, ...words.dealFaults],
  };
  for (const [name, objects] of Object.entries(groups)) assert.deepEqual(fieldsOf(objects), declared(name), name);
});

test("every edition plays at the tables that it names", () => {
  for (const { id, own } of words.editions)
    for (const players of Object.keys(own)) engine.makeRules(id, Number(players)).release();
  assert.equal(words.editions.filter((edition) => edition.default).length, 1);
});

test("every value of a menu can be set, where rules do not forbid it", () => {
  const { minPlayers } = words.limits;
  const edition = words.editions.find((each) => each.default).id;
  for (const { name, menu } of words.settings) {
    const fitting = menu.filter((value) => {
      try {
        engine.makeRules(edition, minPlayers, { [name]: value }).release();
        return true;
      } catch (fault) {
        assert.ok(words.rulesFaults.some(({ sentence }) => fault.message === sentence), `${name} ${value}: ${fault}`);
        return false;
      }
    });
    assert.ok(fitting.length > 1, name);
  }
});

test("every level thinks, and gives reasons of the list", () => {
  const { id } = words.editions.find((each) => each.default);
  const rules = engine.makeRules(id, 2);
  const position = rules.deal(rules.shuffledDeck(5n), 1);
  for (const level of words.levels)
    for (const { reason } of position.think(level, 1n, 20).candidates)
      assert.ok(words.reasons.includes(reason.code), reason.code);
});

test("cards make up the full deck", () => {
  const cards = words.cards.reduce((sum, card) => sum + card.count, 0);
  assert.equal(cards, words.limits.fullDeck);
});
