// The engine's own reader reads records: legal ones completely, and others up to the first fault.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { load } from "../../bindings/wasm/bornes.mjs";

const engine = await load(await readFile(process.argv[2]));
const rules = engine.makeRules("parker-1988", 2);
const deck = rules.shuffledDeck(7n);
const position = rules.deal(deck, 1);
const header = "bornes-record 1\nrules parker-1988\nplayers 2\nseat 1 Ann\ntag place Lyon, France\n";
const lines = [`${header}hand 1 dealer 2\ndeck ${deck.join(" ")}\n`];
const moves = [];
while (position.toJson().seat !== null) {
  const { seat } = position.toJson();
  const action = position.legalActions().at(-1);
  moves.push({ seat, action: engine.toText(action) });
  lines.push(`${seat} ${engine.toText(action)}\n`);
  position.apply(action);
}
const text = lines.join("");

const whole = engine.readRecord(text);
assert.equal(whole.text, text);
assert.equal(whole.fault, undefined);
assert.deepEqual([whole.rules, whole.players, whole.set], ["parker-1988", 2, {}]);
assert.deepEqual([whole.seats, whole.tags], [["Ann", ""], [["place", "Lyon, France"]]]);
assert.deepEqual(whole.hands, [{ dealer: 2, deck, moves }]);

// The page opens records of up to 2 MB.
assert.equal(engine.readRecord("# a comment\n".repeat(160_000) + text).text, text);

// A record that was read can be written again. writeRecord ignores the seats of the moves.
assert.equal(engine.writeRecord(whole), text);
const { hands: _, ...header_alone } = whole;
assert.equal(engine.writeRecord(header_alone), header);
const small = { rules: "parker-1988", players: 2 };
const dealt = { dealer: 1, deck, moves: [] };
assert.throws(() => engine.writeRecord({ ...small, players: 5 }), { code: "five-need-solo" });
assert.throws(() => engine.writeRecord({ ...small, seats: ["Ann", "Bob", "Eve"] }), /not at the table/);
assert.throws(() => engine.writeRecord({ ...small, seats: ["# Ann"] }), /^Error: record:4:/);
assert.throws(() => engine.writeRecord({ ...small, tags: [["two words", "text"]] }), /not one word/);
assert.throws(() => engine.writeRecord({ ...small, tags: [["place", ""]] }), /^Error: record:4:/);
assert.throws(() => engine.writeRecord({ ...small, hands: [{ ...dealt, deck: ["roll"] }] }), /the deck does not have/);
assert.throws(() => engine.writeRecord({ ...small, hands: [{ ...dealt, dealer: 3 }] }), /^Error: record:4:/);
assert.throws(() => engine.writeRecord({ ...small, hands: [{ ...dealt, dealer: 0.5 }] }), /not a whole number/);
const jumps = { ...dealt, moves: [{ action: "jump" }] };
assert.throws(() => engine.writeRecord({ ...small, hands: [jumps] }), { code: "unknown-action" });
const finishes = { ...dealt, moves: [{ action: "finish" }] };
assert.throws(() => engine.writeRecord({ ...small, hands: [finishes] }), { code: "refused" });
assert.throws(() => engine.writeRecord({ ...small, hands: [dealt, dealt] }), /^Error: record:/);

const broken = engine.readRecord(`${text}nonsense\n`);
assert.equal(broken.text, text);
assert.deepEqual(broken.hands, whole.hands);
assert.equal(broken.fault.code, "unknown-line");
assert.deepEqual(broken.fault.arguments, ["`nonsense`"]);
assert.deepEqual([broken.fault.line, broken.fault.column], [text.split("\n").length, 1]);

const illegal = engine.readRecord(`${lines[0]}1 finish\n`);
assert.equal(illegal.fault.code, "refused");
assert.deepEqual(illegal.fault.arguments, ["nothing-to-extend"]);
assert.deepEqual(illegal.hands, [{ dealer: 2, deck, moves: [] }]);

const nothing = engine.readRecord("");
assert.deepEqual(nothing.hands, []);
assert.equal(engine.readRecord("no record").fault.code, "record-line-missing");

// Faults have ids, so that a page need not know the engine's sentences.
assert.throws(() => engine.makeRules("parker-1988", 5), { code: "five-need-solo" });
assert.throws(() => engine.makeRules("parker-1988", 2, { deck: "long" }), { code: "wrong-value" });
assert.throws(() => engine.actionFromText("jump"), { code: "unknown-action" });
assert.throws(() => rules.deal(deck, 2), { code: "no-such-dealer" });
