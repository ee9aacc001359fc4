// Whatever a host passes in, the module answers with a reason and never traps.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";

import { load } from "../../bindings/wasm/bornes.mjs";

const bytes = await readFile(process.argv[2]);
const engine = await load(bytes);
const rules = engine.makeRules("parker-1988", 2);
const deck = rules.shuffledDeck(1n);

test("impossible rules are refused", () => {
  assert.throws(() => engine.makeRules("parker-1999", 2), /there is no such edition/);
  assert.throws(() => engine.makeRules("", 2), /not one word/);
  assert.throws(() => engine.makeRules("parker-1988", 1), /2 to 6 players/);
  assert.throws(() => engine.makeRules("parker-1988", 2 ** 31 - 1), /2 to 6 players/);
  assert.throws(() => engine.makeRules("parker-1988", 5), /teams solo/);
  assert.throws(() => engine.makeRules("parker-1988", 2, { colour: "red" }), /no house rule/);
  assert.throws(() => engine.makeRules("parker-1988", 2, { target: 710 }), /multiple of 25/);
  assert.throws(() => engine.makeRules("parker-1988", 2, { target: "" }), /not one word/);
  assert.throws(() => engine.makeRules("parker-1988", 2, { target: 1000 }), /not above the target/);
  assert.throws(() => engine.makeRules("x".repeat(2 ** 22), 2), /too long/);
  assert.throws(() => engine.makeRules("parker-1988 deck full", 2), /not one word/);
  assert.throws(() => engine.makeRules("parker-1988", 2, { goal: "race deck full" }), /not one word/);
  assert.throws(() => engine.makeRules("parker-1988", 2, { "goal race deck": "full" }), /not one word/);
});

test("only whole numbers are accepted as numbers", () => {
  const position = rules.deal(deck, 0);
  const wrong = /not a whole number/;
  for (const number of ["play roll", "2", undefined, null, NaN, Infinity, 1.5, 2 ** 32 + 2, 2n]) {
    assert.throws(() => engine.makeRules("parker-1988", number), wrong);
    assert.throws(() => engine.toText(number), wrong);
    assert.throws(() => rules.deal(deck, number), wrong);
    assert.throws(() => position.check(number), wrong);
    assert.throws(() => position.apply(number), wrong);
    assert.throws(() => position.view(number), wrong);
  }
});

test("impossible decks and dealers are refused", () => {
  const wrong = /the deck does not have the cards/;
  assert.throws(() => rules.deal([], 0), wrong);
  assert.throws(() => rules.deal(deck.slice(1), 0), wrong);
  assert.throws(() => rules.deal(["roll", ...deck.slice(1)].map(() => "roll"), 0), wrong);
  assert.throws(() => rules.deal([...deck, "roll"], 0), /too many cards/);
  assert.throws(() => rules.deal(["joker", ...deck.slice(1)], 0), /no card/);
  for (const dealer of [-1, 2, 2 ** 31 - 1])
    assert.throws(() => rules.deal(deck, dealer), /the dealer is not at the table/);
});

test("missing seats and a next hand before the end are refused", () => {
  const position = rules.deal(deck, 0);
  for (const seat of [-2, 2, 6, 2 ** 31 - 1])
    assert.throws(() => position.view(seat), /the seat is not at the table/);
  assert.throws(() => position.dealNext(deck), /when this one is over/);
});

test("numbers and texts that are not actions are refused", () => {
  const position = rules.deal(deck, 0);
  for (const code of [-1, 255, 256, 2 ** 31 - 1, -(2 ** 31)]) {
    assert.equal(position.check(code).id, "not-an-action");
    assert.throws(() => position.apply(code), /not an action/);
    assert.throws(() => engine.toText(code), /not an action/);
  }
  for (const text of ["", " ", "fly", "play", "play stop on", "play stop on 7", "play roll roll", "\0", "é"])
    assert.throws(() => engine.actionFromText(text), Error, text);
});

test("released rules and positions cannot be used again", () => {
  const gone = engine.makeRules("classic-km", 3);
  const position = gone.deal(gone.shuffledDeck(1n), 0);
  position.release();
  gone.release();
  assert.throws(() => gone.shuffledDeck(1n), /no such rules/);
  assert.throws(() => gone.deal(deck, 0), /no such rules/);
  for (const use of [
    () => position.legalActions(),
    () => position.check(0),
    () => position.apply(0),
    () => position.toJson(),
    () => position.view(0),
    () => position.score(),
    () => position.stakes(),
    () => position.copy(),
    () => position.dealNext(deck),
  ])
    assert.throws(use, /no such position/);
  position.release();
  gone.release();
});

test("the number of positions is limited, and released places are reused", () => {
  const position = rules.deal(deck, 0);
  const held = [];
  assert.throws(() => {
    for (;;) held.push(position.copy());
  }, /too many are held/);
  assert.ok(held.length > 1000);
  held[10].release();
  const again = position.copy();
  assert.deepEqual(again.toJson(), position.toJson());
  for (const each of held) each.release();
});

// Returns which parameters of an export have 64 bits, which JavaScript passes as BigInts. Finds them by trying.
function widths(call) {
  for (let mask = 0; mask < 1 << call.length; ++mask) {
    const wide = Array.from({ length: call.length }, (_, i) => ((mask >> i) & 1) === 1);
    try {
      call(...wide.map((each) => (each ? 0n : 0)));
      return wide;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  throw new Error("no way to call it");
}

// Calls the exports directly, as a careless host might.
test("no export traps, whatever numbers it gets", async () => {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const { exports } = instance;
  exports._initialize();
  const numbers = [0, 1, -1, 2, 255, 65536, 2 ** 31 - 1, -(2 ** 31)];
  for (const [name, call] of Object.entries(exports)) {
    if (typeof call !== "function" || name === "_initialize") continue;
    const wide = widths(call);
    if (wide.length === 0) continue;
    for (const odd of numbers)
      for (const even of numbers) {
        const given = wide.map((each, i) => (each ? BigInt : Number)(i % 2 ? odd : even));
        assert.doesNotThrow(() => call(...given), `${name}(${given})`);
      }
  }
});
