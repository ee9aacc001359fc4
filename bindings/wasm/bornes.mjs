// The engine in a page or in node: bornes.wasm, with values in place of buffers and handles.
//
//   const engine = await load(await readFile("bornes.wasm"));
//   const rules = engine.makeRules("parker-1988", 2);
//   const position = rules.deal(rules.shuffledDeck(1n), 1);
//   position.apply(position.legalActions()[0]);
//
// bornes.d.mts has the contract of every call. An action is a number; toText and actionFromText translate.
// Rules, positions and reviews take a little memory of the module. It is released when they are no longer reachable,
// or at once by release().

import { Border, Held, NO, NO_HANDLE, whole, word } from "./border.mjs";

const choice = (edition, settings) => [edition, ...Object.entries(settings).flat()].map(word).join(" ");

// `source`: the bytes of the wasm file, or a Response (or its promise) to stream it from.
export async function load(source) {
  const fetched = await source;
  const streamed = typeof Response !== "undefined" && fetched instanceof Response;
  const instantiate = streamed ? WebAssembly.instantiateStreaming : WebAssembly.instantiate;
  const { instance } = await instantiate(fetched, {});
  instance.exports._initialize();
  return new Engine(new Border(instance.exports));
}

class Engine {
  #border;

  constructor(border) {
    this.#border = border;
  }

  makeRules(edition, players, settings = {}) {
    this.#border.write(choice(edition, settings));
    const handle = this.#border.unless(NO_HANDLE, this.#border.exports.make_rules(whole(players)));
    return new Rules(this.#border, handle);
  }

  actionFromText(text) {
    this.#border.write(text);
    return this.#border.unless(NO, this.#border.exports.action_from_text());
  }

  toText(action) {
    this.#border.unless(NO, this.#border.exports.to_text(whole(action)));
    return this.#border.read();
  }

  // Reads a record up to the first fault. The result has the canonical text, and the fault if there is one.
  readRecord(text) {
    this.#border.write(text);
    this.#border.unless(NO, this.#border.exports.read_record());
    return JSON.parse(this.#border.read());
  }

  // Returns the canonical text of a record in the form that readRecord returns. Throws if a reader would refuse it.
  writeRecord({ rules, players, set = {}, seats = [], tags = [], hands = [] }) {
    const { exports } = this.#border;
    const give = (text, part, number) => {
      this.#border.write(text);
      this.#border.unless(NO, part(number));
    };
    give(choice(rules, set), exports.begin_record, whole(players));
    seats.forEach((name, seat) => give(name, exports.record_seat, seat));
    for (const [name, text] of tags) give(`${word(name)} ${text}`, exports.record_tag);
    for (const { dealer, deck, moves } of hands) {
      give(deck.join(" "), exports.record_hand, whole(dealer - 1));
      for (const { action } of moves) give(action, exports.record_action);
    }
    this.#border.unless(NO, exports.end_record());
    return this.#border.read();
  }

  // Reviews a record up to the first fault. The seed is a BigInt of 64 bits. Only bornes-review.wasm has it.
  review(text, seed = 1n) {
    if (!this.#border.exports.review) throw new Error("this module has no review: load bornes-review.wasm");
    this.#border.write(text);
    const handle = this.#border.unless(NO_HANDLE, this.#border.exports.review(BigInt.asIntN(64, seed)));
    return new Review(this.#border, handle);
  }

  // Everything that engine and bots can name: ids, values and points (include/bornes/vocabulary.h).
  vocabulary() {
    this.#border.exports.vocabulary();
    return JSON.parse(this.#border.read());
  }

  // Gives bornes-page.wasm the network of master for duels. The other modules contain it.
  takeNetwork(bytes) {
    this.#border.writeBytes(bytes);
    if (!this.#border.exports.take_network()) throw new Error("this is not the network for duels");
  }

  // The same number as in C++, as an unsigned BigInt.
  signature() {
    return BigInt.asUintN(64, this.#border.exports.signature());
  }
}

// Writes a view as the words that `place` reads.
function wordsOf(view, seat) {
  const phases = ["play", "coup-fourre", "extension"];
  const words = [
    view.seat - 1, seat, view.dealer - 1, phases.indexOf(view.phase), view.target / 25, (view.extendedBy ?? 0) - 1,
    view.drawPile, ...view.handSizes, ...view.totals, "hand", ...view.hand, "discard", ...view.discard,
  ];
  view.teams.forEach((team, i) => {
    for (const pile of ["battle", "speed", "distance"]) words.push(pile, i, ...team[pile]);
    for (const { card, coupFourre } of team.safeties) words.push(coupFourre ? "crosswise" : "safety", i, card);
  });
  if (view.phase === "coup-fourre") words.push("attack", view.attack.seat - 1, view.attack.card);
  return words.join(" ");
}

// Writes an entered hand in the order that sheets.cpp reads.
function wordsOfHand({ teams, completedBy = null, delayedAction = false, extendedBy = null }) {
  const words = [];
  if (completedBy !== null) words.push("completed-by", whole(completedBy));
  if (extendedBy !== null) words.push("extended-by", whole(extendedBy));
  if (delayedAction) words.push("delayed-action");
  for (const { distance, miles = 0, twoHundreds = 0, safeties = [], coupFourres = [] } of teams) {
    words.push("team");
    if (distance === undefined) words.push("miles", whole(miles), whole(twoHundreds));
    else words.push("cards", ...distance.map(whole));
    for (const card of safeties) words.push("safety", word(card));
    for (const card of coupFourres) words.push("coup-fourre", word(card));
  }
  return words.join(" ");
}

class Rules extends Held {
  constructor(border, handle) {
    super(border, handle, "release_rules");
  }

  // The seed is a BigInt of 64 bits. The deck is the same as in C++.
  shuffledDeck(seed) {
    this.border.unless(NO, this.border.exports.shuffled_deck(this.handle, BigInt.asIntN(64, seed)));
    return this.border.read().split(" ");
  }

  deal(deck, dealer) {
    this.border.write(deck.join(" "));
    const handle = this.border.unless(NO_HANDLE, this.border.exports.deal(this.handle, whole(dealer)));
    return new Position(this.border, handle);
  }

  // Makes a position that shows this view of a hand in progress. Hidden cards are arbitrary. `seat` is the viewer's
  // seat, or -1 for a spectator.
  place(view, seat) {
    this.border.write(wordsOf(view, seat));
    return new Position(this.border, this.border.unless(NO_HANDLE, this.border.exports.place(this.handle)));
  }

  // Scores a hand of real cards, in the form of `bornes score --sheet` without rules and players. Returns {score}, or
  // {fault: {code, arguments, why}} if no hand can end like that. Teams count from 1.
  scoreEntered(hand) {
    this.border.write(wordsOfHand(hand));
    this.border.unless(NO, this.border.exports.score_entered(this.handle));
    return JSON.parse(this.border.read());
  }

  // Returns the id of the level with the nearest error rate, in points per decision. Only bornes-review.wasm has it.
  playsLike(rate) {
    this.border.unless(NO, this.border.exports.plays_like(this.handle, rate));
    return this.border.read();
  }

  // The ids of the levels nearest to the rate plus and minus two standard errors, the weaker level first.
  playsBetween(rate, error) {
    this.border.unless(NO, this.border.exports.plays_between(this.handle, rate, error));
    return this.border.read().split(" ");
  }

}

class Position extends Held {
  constructor(border, handle) {
    super(border, handle, "release");
  }

  legalActions() {
    this.border.unless(NO, this.border.exports.legal_actions(this.handle));
    return [...this.border.readBytes()];
  }

  // Returns null if the action is legal, otherwise the refusal: an id for programs, and a sentence for people.
  check(action) {
    return this.#refusal(this.border.exports.check(this.handle, whole(action)));
  }

  apply(action) {
    const refusal = this.#refusal(this.border.exports.apply(this.handle, whole(action)));
    if (refusal !== null) throw Object.assign(new Error(refusal.sentence), { code: refusal.id });
  }

  // Turns this position into the next hand of its game.
  dealNext(deck) {
    this.border.write(deck.join(" "));
    this.border.unless(NO, this.border.exports.deal_next(this.handle));
  }

  // The whole position, as the referee prints it.
  toJson() {
    this.border.unless(NO, this.border.exports.position_json(this.handle));
    return JSON.parse(this.border.read());
  }

  // What a seat may see; -1 is a spectator.
  view(seat) {
    this.border.unless(NO, this.border.exports.view_json(this.handle, whole(seat)));
    return JSON.parse(this.border.read());
  }

  // What every team would score if the hand ended now.
  score() {
    this.border.unless(NO, this.border.exports.score_json(this.handle));
    return JSON.parse(this.border.read());
  }

  // What is at stake in the choice of an extension. Throws unless that choice is open.
  stakes() {
    this.border.unless(NO, this.border.exports.stakes_json(this.handle));
    return JSON.parse(this.border.read());
  }

  // What a bot of this level would do for the player who must act: {action, candidates}, the best candidate first. The
  // same seed and number of rollouts give the same answer.
  think(level, seed, rollouts) {
    this.border.write(level);
    this.border.unless(NO, this.border.exports.think(this.handle, BigInt.asIntN(64, seed), whole(rollouts)));
    return JSON.parse(this.border.read());
  }

  copy() {
    const handle = this.border.unless(NO_HANDLE, this.border.exports.copy(this.handle));
    return new Position(this.border, handle);
  }


  #refusal(number) {
    this.border.unless(NO, number);
    if (number === 0) return null;
    const sentence = this.border.read();
    this.border.unless(NO, this.border.exports.refusal_id(number));
    return { id: this.border.read(), sentence };
  }
}

// Take one step per action of the record, in any order; then ask for the whole review. The same record, seed and
// rollouts give the same bytes as `bornes review --json`.
class Review extends Held {
  constructor(border, handle) {
    super(border, handle, "release_review");
  }

  steps() {
    return this.border.unless(NO, this.border.exports.review_steps(this.handle));
  }

  // Judges the action `index`, from 0. Returns its decision as in toJson(), or null if there was no choice.
  step(index, rollouts) {
    this.border.unless(NO, this.border.exports.review_step(this.handle, whole(index), whole(rollouts)));
    const json = this.border.read();
    return json === "" ? null : JSON.parse(json);
  }

  // The results so far, as text. With a seat (from 0), only the decisions and draws of that seat.
  toText(rollouts, seat = -1) {
    this.border.unless(NO, this.border.exports.review_json(this.handle, whole(rollouts), whole(seat)));
    return this.border.read();
  }

  toJson(rollouts, seat = -1) {
    return JSON.parse(this.toText(rollouts, seat));
  }

}
