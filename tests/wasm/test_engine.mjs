// The engine as WebAssembly: node tests/wasm/test_engine.mjs path/to/bornes.wasm
// $BORNES_CLI is the native command to compare with.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import test from "node:test";

import { load } from "../../bindings/wasm/bornes.mjs";

const bytes = await readFile(process.argv[2]);
const engine = await load(bytes);

// The first position of a game, dealt from a seed.
function dealt(seed, edition = "parker-1988", players = 2, settings = {}) {
  const rules = engine.makeRules(edition, players, settings);
  const position = rules.deal(rules.shuffledDeck(seed), players - 1);
  return { rules, position };
}

// Plays legal actions to the end of the hand, chosen by a counter. Calls `each` before each action.
function playOut(position, each = () => {}) {
  for (let i = 0; ; i += 7) {
    const legal = position.legalActions();
    if (legal.length === 0) return;
    each(legal);
    position.apply(legal[i % legal.length]);
  }
}

test("gives the signature of the native engine", () => {
  const native = execFileSync(process.env.BORNES_CLI, ["bench", "--signature"], { encoding: "utf8" });
  assert.equal(engine.signature().toString(16).padStart(16, "0"), native.trim());
});

test("needs no imports from the host", async () => {
  assert.deepEqual(WebAssembly.Module.imports(await WebAssembly.compile(bytes)), []);
});

test("plays a whole game to its winners", () => {
  const { rules, position } = dealt(1n);
  let hands = 1;
  for (;;) {
    playOut(position);
    const { phase, hand, winners, totals, legal } = position.toJson();
    assert.equal(hand, hands);
    assert.deepEqual(legal, []);
    if (phase === "game-over") {
      assert.equal(totals[winners[0] - 1], Math.max(...totals));
      assert.ok(Math.max(...totals) >= 5000);
      break;
    }
    assert.equal(phase, "hand-over");
    position.dealNext(rules.shuffledDeck(BigInt(++hands)));
  }
  assert.ok(hands > 1);
});

test("every edition and table deals, shows and scores", () => {
  for (const edition of ["parker-1962", "parker-1971-fr", "parker-1988", "fundex-2010", "classic-km"])
    for (const players of [2, 3, 4, 5, 6]) {
      const { rules, position } = dealt(5n, edition, players, { teams: "solo" });
      playOut(position, (legal) => {
        const { legal: texts, seat } = position.toJson();
        assert.deepEqual(legal.map((action) => engine.toText(action)).sort(), texts);
        assert.deepEqual(position.view(seat - 1).legal, texts);
      });
      assert.deepEqual(position.score(), position.toJson().score);
      assert.equal(position.score().length, players);
      position.release();
      rules.release();
    }
});

test("a deck that the host gives is dealt card by card", () => {
  const rules = engine.makeRules("classic-km", 2);
  const deck = rules.shuffledDeck(9n);
  const { hands, drawPile } = rules.deal(deck, 1).toJson();
  const first = deck.slice(0, 12).filter((_, i) => i % 2 === 0).concat(deck[12]);
  assert.deepEqual([...hands[0]].sort(), first.sort());
  assert.equal(drawPile, 106 - 13);
});

test("a view shows one hand, and a spectator's none", () => {
  const { position } = dealt(3n);
  const { hands } = position.toJson();
  assert.deepEqual(position.view(0).hand, hands[0]);
  assert.deepEqual(position.view(1).hand, hands[1]);
  assert.deepEqual(position.view(-1).hand, []);
  assert.equal(position.view(1).hands, undefined);
});

test("house rules count", () => {
  const { position } = dealt(2n, "parker-1988", 2, { target: 300, extension: "none", goal: "race" });
  assert.equal(position.toJson().target, 300);
  playOut(position);
  assert.equal(position.toJson().phase, "game-over");
});

test("a copy is independent", () => {
  const { position } = dealt(4n);
  const before = position.toJson();
  const copy = position.copy();
  playOut(copy);
  assert.deepEqual(position.toJson(), before);
  assert.notDeepEqual(copy.toJson(), before);
});

test("texts and numbers of actions are the same actions", () => {
  for (let code = 0; code < 256; ++code) {
    let text;
    try {
      text = engine.toText(code);
    } catch {
      continue;
    }
    assert.equal(engine.actionFromText(text), code);
  }
  assert.equal(engine.toText(engine.actionFromText("  play \t stop on 2 ")), "play stop on 2");
});

test("an illegal action is refused with a reason, and changes nothing", () => {
  const { position } = dealt(6n);
  const before = position.toJson();
  const decline = engine.actionFromText("decline");
  assert.deepEqual(position.check(decline), {
    id: "nothing-to-answer",
    sentence: "there is no hazard to answer now",
  });
  assert.throws(() => position.apply(decline), {
    code: "nothing-to-answer",
    message: /there is no hazard to answer now/,
  });
  assert.deepEqual(position.toJson(), before);
});

test("a view is enough for legal actions, refusals and scores", () => {
  const without = ({ ply, ...rest }) => rest;
  for (const [edition, players] of [["parker-1988", 2], ["classic-km", 3], ["parker-1962", 4], ["fundex-2010", 4]]) {
    const { rules, position } = dealt(11n, edition, players);
    playOut(position, () => {
      const seat = position.toJson().seat - 1;
      const seen = position.view(seat);
      const placed = rules.place(seen, seat);
      assert.deepEqual(without(placed.view(seat)), without(seen));
      assert.deepEqual(placed.legalActions(), position.legalActions());
      assert.deepEqual(placed.score(), position.score());
      for (let code = 0; code < 256; ++code) assert.deepEqual(placed.check(code), position.check(code));
      const watched = position.view(-1);
      const spectated = rules.place(watched, -1);
      assert.deepEqual(spectated.score(), position.score());
      placed.release();
      spectated.release();
    });
  }
});

test("a bot can think about a placed view", () => {
  const { rules, position } = dealt(5n);
  const placed = rules.place(position.view(0), 0);
  assert.deepEqual(placed.think("casual", 1n, 1), position.think("casual", 1n, 1));
});

test("impossible views are refused", () => {
  const { rules, position } = dealt(3n);
  const seen = position.view(0);
  const refused = /no cards of the deck can lie like that/;
  for (const change of [
    { seat: 3 }, { dealer: 0 }, { phase: "hand-over" }, { target: 725 }, { drawPile: 3 }, { handSizes: [7, 7] },
    { hand: seen.hand.slice(1) }, { hand: seen.hand.map(() => "right-of-way") }, { discard: ["25"] }, { hand: ["joker"] },
    { phase: "extension" }, { phase: "coup-fourre", attack: { seat: 2, team: 1, card: "stop" } },
    { teams: [{ ...seen.teams[0], distance: [200, 200, 200, 200] }, seen.teams[1]] },
  ])
    assert.throws(() => rules.place({ ...seen, ...change }, 0), refused, JSON.stringify(change));
});
