// A hand that people enter gets the engine's score, and an impossible hand is refused with a
// reason.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";

import { load } from "../../bindings/wasm/bornes.mjs";

const engine = await load(await readFile(process.argv[2]));

// The end of a random hand, as JSON of the referee.
function finishedHand(rules, seed) {
  const position = rules.deal(rules.shuffledDeck(seed), 0);
  for (let ply = 0; position.toJson().phase !== "hand-over" && position.toJson().phase !== "game-over"; ++ply) {
    const legal = position.legalActions();
    position.apply(legal[(ply * 7) % Math.max(1, legal.length >> 1)]);
  }
  const end = position.toJson();
  position.release();
  return end;
}

function entered({ teams, target, drawPile, extendedBy }, addedUp) {
  const arrived = teams.find((team) => team.miles === target);
  return {
    teams: teams.map(({ distance, miles, safeties }) => ({
      ...(addedUp ? { miles, twoHundreds: distance.filter((each) => each === 200).length } : { distance }),
      safeties: safeties.map(({ card }) => card),
      coupFourres: safeties.filter(({ coupFourre }) => coupFourre).map(({ card }) => card),
    })),
    completedBy: arrived?.team ?? null,
    delayedAction: arrived !== undefined && drawPile === 0,
    extendedBy,
  };
}

test("random hands score as the engine scores them", () => {
  for (const [edition, players] of [["parker-1988", 4], ["classic-km", 3], ["fundex-2010", 2], ["parker-1962", 6]]) {
    const rules = engine.makeRules(edition, players);
    for (let seed = 1n; seed <= 20n; ++seed) {
      const end = finishedHand(rules, seed);
      assert.deepEqual(rules.scoreEntered(entered(end, false)), { score: end.score });
      assert.deepEqual(rules.scoreEntered(entered(end, true)), { score: end.score });
    }
    rules.release();
  }
});

test("an impossible hand is refused with its fault", () => {
  const rules = engine.makeRules("parker-1988", 4);
  const fault = (hand) => rules.scoreEntered(hand).fault;
  assert.deepEqual(fault({ teams: [{ miles: 1025 }, {}] }), {
    code: "past-target",
    arguments: { team: "1", miles: "1025", target: "1000" },
    why: "team 1 cannot have 1025: the target is 1000",
  });
  assert.equal(fault({ teams: [{}] }).code, "wrong-team-count");
  assert.equal(fault({ teams: [{ distance: [200, 200, 200] }, {}] }).code, "too-many-200s");
  assert.equal(fault({ teams: [{ safeties: ["extra-tank"] }, { safeties: ["extra-tank"] }] }).code, "safety-at-two-teams");
  assert.equal(fault({ teams: [{ miles: 600 }, {}], completedBy: 1 }).code, "completed-below-target");
});

test("any input that is not a hand is refused with a reason", () => {
  const rules = engine.makeRules("parker-1988", 4);
  assert.throws(() => rules.scoreEntered({ teams: [{ miles: 1.5 }, {}] }), /not a whole number/);
  assert.throws(() => rules.scoreEntered({ teams: [{ safeties: ["a b"] }, {}] }), /not one word/);
  assert.throws(() => rules.scoreEntered({ teams: [{ safeties: ["ace"] }, {}] }), /no meaning/);
  assert.throws(() => rules.scoreEntered({ teams: [{}, {}], completedBy: 0 }), /no meaning/);
  rules.release();
  assert.throws(() => rules.scoreEntered({ teams: [{}, {}] }), /no such rules/);
});
