// Checks a whole record: computes every deck, dealer and hash again (docs/fair-deals.md).
import type { GameRecord } from '../engine/record';
import {
  dealOut,
  dealText,
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

class Fault extends Error {}

function expect(condition: boolean, why: string): asserts condition {
  if (!condition) throw new Fault(why);
}

// Parses a deal from its tag. Refuses every text that is not in canonical form.
export function dealFromText(text: string): Deal {
  const words = text.split(' ');
  const deal: Deal = { game: 0, hand: 0, attempt: 0, commit: '', seats: [] };
  for (let i = 0; i + 1 < words.length; i += 2) readPair(deal, words[i]!, words[i + 1]!);
  expect(dealText(deal) === text && /^[0-9a-f]{64}$/.test(deal.seed ?? ''), 'the text of a deal cannot be read');
  return deal;
}

function readPair(deal: Deal, name: string, value: string): void {
  const seat = deal.seats.at(-1);
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
      expect(Number(value) > (seat?.seat ?? 0), 'the seats of a deal are out of order');
      deal.seats.push({ seat: Number(value), commit: null });
      break;
    case 'commit':
    case 'contribution':
      expect(seat !== undefined && /^[0-9a-f]{64}$/.test(value), 'a part of a deal cannot be read');
      seat[name] = value;
  }
}

const silent = (deal: Deal): number[] =>
  deal.seats.filter(({ contribution }) => contribution === undefined).map(({ seat }) => seat);

function checkSeats(game: DealtGame, deal: Deal, leftOut: ReadonlySet<number>): void {
  const asked = deal.asked ?? [];
  for (const seat of [...asked, ...deal.seats.map((each) => each.seat)]) {
    expect(seat >= 1 && seat <= game.rules.players, `the table has no seat ${seat}`);
    expect(!leftOut.has(seat), `seat ${seat} takes part again, although it did not open before`);
  }
  const promised = { ...deal, commit: promiseOf(game, deal) };
  for (const { seat, commit, contribution } of deal.seats) {
    expect(versionOf(deal) === 1 || asked.includes(seat), `seat ${seat} committed, but was not asked`);
    expect(
      contribution === undefined || partCommitment(promised, seat, contribution) === commit,
      `seat ${seat} opened something other than what it committed to`,
    );
  }
}

function checkAttempts(game: DealtGame, deal: Deal, voided: readonly Deal[]): void {
  expect(versionOf(deal) === 1 || deal.attempt <= mostVoids + 1, 'there were too many attempts');
  expect(voided.length === deal.attempt - 1, 'an attempt is not shown');
  const leftOut = new Set<number>();
  voided.forEach((each, i) => {
    const same =
      each.attempt === i + 1 &&
      each.version === deal.version &&
      each.game === deal.game &&
      each.hand === deal.hand &&
      each.dealer === deal.dealer &&
      each.after === deal.after;
    expect(same, `attempt ${i + 1} is not shown`);
    checkSeats(game, each, leftOut);
    expect(silent(each).length > 0, `attempt ${i + 1} is called void, and everybody opened`);
    for (const seat of silent(each)) leftOut.add(seat);
  });
  checkSeats(game, deal, leftOut);
  expect(silent(deal).length === 0, 'a seat committed, but did not open');
}

export interface RecordVerdict {
  fault: string | null;
  heads: string[]; // the hash of the record after each hand
  deals: Deal[];
}

// `cards` are all cards of the rules, sorted. Does not check whether the moves are legal; the engine does.
export function checkRecord(record: GameRecord, cards: readonly string[]): RecordVerdict {
  const verdict: RecordVerdict = { fault: null, heads: [], deals: [] };
  try {
    checkHands(record, cards, verdict);
  } catch (error) {
    verdict.fault =
      error instanceof Fault ? `hand ${verdict.heads.length + 1}: ${error.message}` : 'the record cannot be read';
  }
  return verdict;
}

function checkHands(record: GameRecord, cards: readonly string[], verdict: RecordVerdict): void {
  const tags = new Map(record.tags);
  const used = new Set<string>();
  const tag = (end: string): string | undefined => {
    const name = `deal-${verdict.heads.length + 1}${end}`;
    used.add(name);
    return tags.get(name);
  };
  expect(tags.has('table') && tags.has('game'), 'the record names no table and game');
  expect(tags.size === record.tags.length, 'a tag is given twice');
  expect(
    record.seats.slice(record.rules.players).every((name) => !name),
    'there is a name of a seat that is not there',
  );
  const game: DealtGame = { table: tags.get('table')!, rules: record.rules };
  let head = firstHead(game, Number(tags.get('game')));
  record.hands.forEach((hand, i) => {
    const deal = dealFromText(tag('') ?? '');
    const last = record.hands[i - 1]?.dealer ?? 0;
    expect(deal.hand === i + 1 && String(deal.game) === tags.get('game'), 'the deal is that of another hand');
    expect(
      versionOf(deal) <= 2 && versionOf(deal) >= versionOf(verdict.deals.at(-1) ?? deal),
      'the version of the deal',
    );
    const voided: Deal[] = [];
    for (let text = tag('-void-1'); text !== undefined; text = tag(`-void-${voided.length + 1}`))
      voided.push(dealFromText(text));
    if (versionOf(deal) > 1) {
      expect(deal.after === head, 'it does not follow the hands before it');
      expect(deal.dealer === (i === 0 ? 0 : (last % record.rules.players) + 1), 'another dealer was committed to');
      // Otherwise nothing would bind the names in the header, which everybody reads first.
      const renamed = record.tags.some(([name]) => name.startsWith(`deal-${i + 1}-seat-`));
      expect(
        !renamed || i + 1 < record.hands.length,
        'the last hand may not have names of its own: the seat lines name its players',
      );
      const names = Array.from(
        { length: record.rules.players },
        (_, seat) => tag(`-seat-${seat + 1}`) ?? record.seats[seat] ?? '',
      );
      expect(deal.people === digestOf(names), 'other players were committed to');
    }
    checkAttempts(game, deal, voided);
    expect(tag('-commit') === promiseOf(game, deal), 'the seed and the terms are not those that were committed to');
    const fair = dealOut(game, deal, cards, last);
    expect(fair.dealer === hand.dealer, 'another seat had to deal');
    expect(fair.deck.join(' ') === hand.deck, 'the deck is not the one that the seed and the contributions give');
    head = nextHead(head, deal, voided, hand);
    const told = tag('-head');
    expect(told === head || (told === undefined && versionOf(deal) === 1), 'it is not the hand of the record’s chain');
    verdict.heads.push(head);
    verdict.deals.push(deal);
  });
  for (const [name] of record.tags)
    expect(!name.startsWith('deal-') || used.has(name), `tag ${name} belongs to no hand`);
}
