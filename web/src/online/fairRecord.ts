// Checks a whole record: computes every deck, dealer and hash again (docs/fair-deals.md).
import type { GameRecord, HandRecord } from '../engine/record';
import {
  dealOut,
  digestOf,
  firstHead,
  mostVoids,
  nextHead,
  partCommitment,
  promiseOf,
  versionOf,
  type DealtGame,
} from './fair';
import type { Deal } from './protocol';

// A reason of docs/fair-deals.md, for which every checker refuses the same records.
class Refused extends Error {}

function expect(condition: boolean, reason: string): asserts condition {
  if (!condition) throw new Refused(reason);
}

const number = '[1-9]\\d{0,8}';
const bytes = '[\\da-f]{64}';
const numbers = `game ${number} hand ${number} attempt ${number}`;
const terms = `version 2 ${numbers} dealer (?:0|${number}) after ${bytes} people ${bytes} asked (?:0|[1-6](?:,[1-6])*)`;
const form = new RegExp(
  `^(?:${terms}|${numbers}) seed ${bytes}(?: seat [1-6] commit ${bytes}(?: contribution ${bytes})?)*$`,
);

const ascending = (seats: readonly number[]): boolean => seats.every((seat, i) => seat > (seats[i - 1] ?? 0));

// Parses a deal from its tag. Refuses every text that differs from the one that a server would write.
export function dealFromText(text: string): Deal {
  expect(form.test(text), 'unreadable-tag');
  const words = text.split(' ');
  const deal: Deal = { game: 0, hand: 0, attempt: 0, commit: '', seats: [] };
  for (let i = 0; i < words.length; i += 2) readPair(deal, words[i]!, words[i + 1]!);
  expect(ascending(deal.asked ?? []) && ascending(deal.seats.map(({ seat }) => seat)), 'unreadable-tag');
  return deal;
}

function readPair(deal: Deal, name: string, value: string): void {
  switch (name) {
    case 'version':
    case 'game':
    case 'hand':
    case 'attempt':
    case 'dealer':
      deal[name] = Number(value);
      break;
    case 'asked':
      deal.asked = value === '0' ? [] : value.split(',').map(Number);
      break;
    case 'after':
    case 'people':
    case 'seed':
      deal[name] = value;
      break;
    case 'seat':
      deal.seats.push({ seat: Number(value), commit: null });
      break;
    case 'commit':
    case 'contribution':
      deal.seats.at(-1)![name] = value;
  }
}

const silent = (deal: Deal): number[] =>
  deal.seats.filter(({ contribution }) => contribution === undefined).map(({ seat }) => seat);

function checkSeats(game: DealtGame, deal: Deal, leftOut: ReadonlySet<number>): void {
  const asked = deal.asked ?? [];
  for (let seat = 1; seat <= 6; ++seat) {
    const commits = deal.seats.some((each) => each.seat === seat);
    const part = commits || asked.includes(seat);
    expect(!part || seat <= game.rules.players, 'no-such-seat');
    expect(versionOf(deal) === 1 || !commits || asked.includes(seat), 'not-asked');
    expect(!part || !leftOut.has(seat), 'left-out');
  }
  const promised = { ...deal, commit: promiseOf(game, deal) };
  for (const { seat, commit, contribution } of deal.seats)
    expect(contribution === undefined || partCommitment(promised, seat, contribution) === commit, 'other-opening');
}

// All attempts must be for the same hand.
const sameHand = (one: Deal, other: Deal): boolean =>
  (['version', 'game', 'hand', 'dealer', 'after'] as const).every((name) => one[name] === other[name]);

function checkAttempts(game: DealtGame, deal: Deal, voided: readonly (Deal | null)[]): void {
  expect(versionOf(deal) === 1 || deal.attempt <= mostVoids + 1, 'too-many-attempts');
  const leftOut = new Set<number>();
  for (let attempt = 1; attempt < deal.attempt; ++attempt) {
    const each = voided[attempt - 1] ?? null;
    expect(each?.attempt === attempt && sameHand(each, deal), 'attempt-not-shown');
    checkSeats(game, each, leftOut);
    expect(silent(each).length > 0, 'void-but-open');
    for (const seat of silent(each)) leftOut.add(seat);
  }
  expect(voided.length < deal.attempt, 'too-many-shown');
  checkSeats(game, deal, leftOut);
  expect(silent(deal).length === 0, 'silent-seat');
}

// An attempt that cannot be read counts as not shown.
function voidFromText(text: string): Deal | null {
  try {
    return dealFromText(text);
  } catch {
    return null;
  }
}

export interface RecordVerdict {
  fault: string | null; // a reason of docs/fair-deals.md
  heads: string[]; // the hash of the record after each hand
  deals: Deal[];
}

// `cards` are all cards of the rules, sorted. `finished` hands were played to their end. Does not check whether the
// moves are legal; the engine does.
export function checkRecord(record: GameRecord, cards: readonly string[], finished: number): RecordVerdict {
  const check = new RecordCheck(record, cards, finished);
  let fault: string | null = null;
  try {
    check.run();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    fault = error.message;
  }
  return { fault, heads: check.heads, deals: check.deals };
}

class RecordCheck {
  readonly heads: string[] = [];
  readonly deals: Deal[] = [];
  readonly #record: GameRecord;
  readonly #cards: readonly string[];
  readonly #finished: number;
  readonly #tags: ReadonlyMap<string, string>;
  readonly #used = new Set<string>();

  constructor(record: GameRecord, cards: readonly string[], finished: number) {
    this.#record = record;
    this.#cards = cards;
    this.#finished = finished;
    this.#tags = new Map(record.tags);
  }

  run(): void {
    expect(this.#tags.has('table') && this.#tags.has('game'), 'no-table');
    const game: DealtGame = { table: this.#tags.get('table')!, rules: this.#record.rules };
    for (const hand of this.#record.hands) this.#checkHand(game, hand);
    for (const name of this.#tags.keys()) expect(!name.startsWith('deal-') || this.#used.has(name), 'foreign-tag');
  }

  // The tag of the next hand.
  #tag(end: string): string | undefined {
    const name = `deal-${this.heads.length + 1}${end}`;
    this.#used.add(name);
    return this.#tags.get(name);
  }

  #checkHand(game: DealtGame, hand: HandRecord): void {
    const done = this.heads.length;
    const text = this.#tag('');
    expect(text !== undefined, 'no-deal');
    const deal = dealFromText(text);
    const lastDealer = this.#record.hands[done - 1]?.dealer ?? 0;
    expect(deal.hand === done + 1, 'unreadable-tag');
    expect(String(deal.game) === this.#tags.get('game'), 'other-game');
    expect(versionOf(deal) >= versionOf(this.deals.at(-1) ?? deal), 'older-version');
    const before = this.heads.at(-1) ?? firstHead(game, deal.game);
    const voided: (Deal | null)[] = [];
    for (let other = this.#tag('-void-1'); other !== undefined; other = this.#tag(`-void-${voided.length + 1}`))
      voided.push(voidFromText(other));
    if (versionOf(deal) > 1) this.#checkTerms(game, deal, before, lastDealer);
    checkAttempts(game, deal, voided);
    expect(this.#tag('-commit') === promiseOf(game, deal), versionOf(deal) === 1 ? 'other-seed' : 'other-terms');
    const fair = dealOut(game, deal, this.#cards, lastDealer);
    expect(fair.dealer === hand.dealer, 'wrong-dealer');
    expect(fair.deck.join(' ') === hand.deck, 'other-deck');
    expect(done < this.#finished, 'hand-not-over');
    const head = nextHead(before, deal, voided as Deal[], hand);
    const told = this.#tag('-head');
    expect(told === head || (told === undefined && versionOf(deal) === 1), 'other-chain');
    this.heads.push(head);
    this.deals.push(deal);
  }

  #checkTerms({ rules }: DealtGame, deal: Deal, before: string, lastDealer: number): void {
    const done = this.heads.length;
    expect(deal.after === before, 'not-following');
    expect(deal.dealer === (done === 0 ? 0 : (lastDealer % rules.players) + 1), 'other-dealer');
    const names = Array.from({ length: rules.players }, (_, i) => {
      const name = this.#tag(`-seat-${i + 1}`);
      // Otherwise nothing would bind the names in the header, which everybody reads first.
      expect(name === undefined || done + 1 < this.#record.hands.length, 'names-twice');
      return name ?? this.#record.seats[i] ?? '';
    });
    expect(deal.people === digestOf(names), 'other-players');
  }
}
