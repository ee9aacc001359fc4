// The cryptography of fair deals (docs/fair-deals.md). Browsers do not offer it to pages over plain HTTP, so it is
// included here.
import { chacha20 } from '@noble/ciphers/chacha';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';
import { settingNames, type Rules } from '../engine/types';
import type { HandRecord } from '../engine/record';
import type { Deal } from './protocol';

export const newestVersion = 2;
export const mostVoids = 3;

// What all deals of a game have in common.
export interface DealtGame {
  table: string;
  rules: Rules;
}

const hash = (...pieces: (string | Uint8Array)[]): Uint8Array =>
  sha256(concatBytes(...pieces.map((piece) => (typeof piece === 'string' ? utf8ToBytes(piece) : piece))));
const hex = (...pieces: (string | Uint8Array)[]): string => bytesToHex(hash(...pieces));

export const versionOf = (deal: Deal): number => deal.version ?? 1;

function rulesLines({ rules, set, players }: Rules): string {
  const settings = settingNames.filter((name) => set[name]).map((name) => `set ${name} ${set[name]}\n`);
  return `rules ${rules}\nplayers ${players}\n${settings.join('')}`;
}

// What the server commits to besides the seed.
export function termsText(deal: Deal): string {
  const numbers = `game ${deal.game} hand ${deal.hand} attempt ${deal.attempt}`;
  if (versionOf(deal) === 1) return numbers;
  const asked = deal.asked!.length > 0 ? deal.asked!.join(',') : '0';
  return `version ${deal.version} ${numbers} dealer ${deal.dealer} after ${deal.after} people ${deal.people} asked ${asked}`;
}

// The deal as text, for a tag of the record.
export function dealText(deal: Deal): string {
  const seats = deal.seats.map(
    ({ seat, commit, contribution }) =>
      ` seat ${seat} commit ${commit}${contribution === undefined ? '' : ` contribution ${contribution}`}`,
  );
  return `${termsText(deal)} seed ${deal.seed}${seats.join('')}`;
}

// What the server shows before the hand. It reveals the seed afterwards.
export function promiseOf({ table, rules }: DealtGame, deal: Deal): string {
  const seed = hexToBytes(deal.seed!);
  if (versionOf(deal) === 1) return hex('bornes commit 1', seed);
  return hex(`bornes deal 2\ntable ${table}\n`, rulesLines(rules), `${termsText(deal)}\n`, seed);
}

// The commitment of a seat to its contribution.
export function partCommitment(deal: Deal, seat: number, secret: string): string {
  if (versionOf(deal) === 1) return hex('bornes commit 1', hexToBytes(secret));
  return hex('bornes part 2\n', hexToBytes(deal.commit), `${seat}\n`, hexToBytes(secret));
}

export function dealKey(game: DealtGame, deal: Deal): Uint8Array {
  const start =
    versionOf(deal) === 1
      ? [`bornes deal 1\n${game.table}\n${deal.game} ${deal.hand} ${deal.attempt}\n`]
      : ['bornes key 2\n', hexToBytes(promiseOf(game, deal))];
  const parts = [...deal.seats]
    .sort((a, b) => a.seat - b.seat)
    .flatMap(({ seat, contribution }) => (contribution === undefined ? [] : [`${seat}\n`, hexToBytes(contribution)]));
  return hash(...start, hexToBytes(deal.seed!), ...parts);
}

// The numbers of 32 bits that the shuffle uses: the ChaCha20 stream of the key.
function* stream(key: Uint8Array): Generator<number> {
  for (let block = 0; ; ++block) {
    const bytes = chacha20(key, new Uint8Array(12), new Uint8Array(64), undefined, block);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    for (let at = 0; at < 64; at += 4) yield view.getUint32(at, true);
  }
}

// An unbiased number from 0 to bound - 1.
function below(numbers: Generator<number>, bound: number): number {
  const limit = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const number = numbers.next().value as number;
    if (number < limit) return number % bound;
  }
}

// Computes the deck and the dealer. `cards` are all cards of the rules, sorted.
export function dealOut(
  game: DealtGame,
  deal: Deal,
  cards: readonly string[],
  lastDealer: number,
): { deck: string[]; dealer: number } {
  const { players } = game.rules;
  const numbers = stream(dealKey(game, deal));
  let dealer = (lastDealer % players) + 1;
  if (deal.hand === 1)
    dealer = versionOf(deal) === 1 ? ((players + deal.game - 2) % players) + 1 : below(numbers, players) + 1;
  const deck = [...cards];
  for (let i = deck.length - 1; i > 0; --i) {
    const j = below(numbers, i + 1);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  return { deck, dealer };
}

// A hash of the players. `names` are those of a record.
export const digestOf = (names: readonly string[]): string =>
  hex(names.map((name, i) => `${i + 1} ${name}\n`).join(''));

export const firstHead = ({ table, rules }: DealtGame, game: number): string =>
  hex(`bornes record 2\ntable ${table}\ngame ${game}\n`, rulesLines(rules));

// The hash of the record after a hand.
export function nextHead(before: string, deal: Deal, voided: readonly Deal[], hand: HandRecord): string {
  const lines = [
    ...voided.map((each) => `void ${dealText(each)}`),
    `deal ${dealText(deal)}`,
    `hand ${deal.hand} dealer ${hand.dealer}`,
    `deck ${hand.deck}`,
    ...hand.moves.map(({ seat, action }) => `${seat} ${action}`),
  ];
  return hex('bornes hand 2\n', hexToBytes(before), lines.map((line) => `${line}\n`).join(''));
}
