// A review gives the same bytes here as natively, and can be made step by step.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { load } from "../../bindings/wasm/bornes.mjs";

const engine = await load(await readFile(process.argv[2]));
const reviewer = await load(await readFile(process.argv[2].replace(/bornes\.wasm$/, "bornes-review.wasm")));

// A game between bots that make errors.
function record(edition, players, level, hands, settings = {}) {
  const rules = engine.makeRules(edition, players, settings);
  const lines = ["bornes-record 1", `rules ${edition}`, `players ${players}`];
  for (const [name, value] of Object.entries(settings)) lines.push(`set ${name} ${value}`);
  let position;
  for (let hand = 1; hand <= hands; ++hand) {
    const deck = rules.shuffledDeck(BigInt(hand * 31 + players));
    if (position) position.dealNext(deck);
    else position = rules.deal(deck, players - 1);
    lines.push(`hand ${hand} dealer ${((players - 2 + hand) % players) + 1}`, `deck ${deck.join(" ")}`);
    for (let json = position.toJson(); json.seat !== null; json = position.toJson()) {
      const { action } = position.think(level, 1n, 10);
      lines.push(`${json.seat} ${action}`);
      position.apply(engine.actionFromText(action));
    }
    if (position.toJson().phase === "game-over") break;
  }
  return `${lines.join("\n")}\n`;
}

function reviewed(text, rollouts, seed) {
  const review = reviewer.review(text, seed);
  for (let i = 0; i < review.steps(); ++i) review.step(i, rollouts);
  return review;
}

function natively(text, ...options) {
  const file = ["review", "-", "--json", ...options];
  return execFileSync(process.env.BORNES_CLI, file, { input: text, encoding: "utf8", maxBuffer: 1 << 26 });
}

const games = [
  ["parker-1988", 2, "novice", 3],
  ["classic-km", 3, "casual", 2],
  ["parker-1962", 4, "strong", 2],
  ["fundex-2010", 2, "casual", 1],
];
for (const [edition, players, level, hands] of games) {
  test(`${edition} with ${players}: the bytes of the native review`, () => {
    const text = record(edition, players, level, hands);
    const review = reviewed(text, 120, 5n);
    assert.equal(`${review.toText(120)}\n`, natively(text, "--rollouts", "120", "--seed", "5"));
    assert.equal(`${review.toText(120, 1)}\n`, natively(text, "--rollouts", "120", "--seed", "5", "--seat", "2"));
    review.release();
  });
}

test("a step gives its decision", () => {
  const review = reviewer.review(record("parker-1988", 2, "novice", 1));
  const decision = review.step(0, 50);
  assert.deepEqual(review.toJson(50).decisions[0], decision);
  assert.equal(decision.ply, 0);
  assert.throws(() => review.step(review.steps(), 50), /no such step/);
  assert.throws(() => review.step(0, 0), /one rollout at least/);
  review.release();
  assert.throws(() => review.steps(), /no such review/);
});

test("an error rate has the same level as in a review", () => {
  const rules = reviewer.makeRules("parker-1988", 2);
  assert.equal(rules.playsLike(0), "master");
  assert.equal(rules.playsLike(100), "novice");
  const review = reviewed(record("parker-1988", 2, "novice", 1), 50, 1n);
  for (const { rate, rateError, playsLike, playsBetween } of review.toJson(50).players) {
    assert.equal(rules.playsLike(rate), playsLike);
    assert.deepEqual(rules.playsBetween(rate, rateError), playsBetween);
  }
  assert.deepEqual(rules.playsBetween(8, 20), ["novice", "master"]);
  review.release();
});

test("a broken record is reviewed up to its fault", () => {
  const text = record("parker-1988", 2, "novice", 1);
  const lines = text.split("\n").slice(0, 20).join("\n");
  assert.equal(reviewer.review(`${lines}\nnonsense\n`).steps(), reviewer.review(lines).steps());
  assert.equal(reviewer.review("").steps(), 0);
});

test("bornes.wasm has no review, and says so", () => {
  assert.throws(() => engine.review(""), /load bornes-review.wasm/);
});
