// Games to start a test with: played by bots, and stored in the browser before the page loads.
import type { Page } from '@playwright/test';
import type { Rules } from '../src/engine/types';
import type { GameRecord } from '../src/engine/record';
import { Desk } from '../src/worker/desk';
import { loadEngine } from '../tests/engine';
import '../tests/webcrypto';

export { loadEngine };

export const textOf = async (record: GameRecord): Promise<string> => new Desk(await loadEngine()).write(record);

const names = ['You', 'Marcel', 'Odette', 'Lucien', 'Ginette', 'Fernand'];

// A game whose first hand has just been dealt.
export async function startOf(rules: Rules): Promise<GameRecord> {
  const engine = await loadEngine();
  const deck = engine.makeRules(rules.rules, rules.players, rules.set).shuffledDeck(5n).join(' ');
  return {
    rules,
    seats: names.slice(0, rules.players),
    tags: [],
    hands: [{ dealer: rules.players, deck, moves: [] }],
  };
}

// A hand in which bots have made this many moves, or a few more until it is the person's turn.
export async function midGame(rules: Rules, moves: number, seed: number): Promise<GameRecord> {
  const engine = await loadEngine();
  const desk = new Desk(engine);
  const deck = engine.makeRules(rules.rules, rules.players, rules.set).shuffledDeck(BigInt(seed)).join(' ');
  const record: GameRecord = {
    rules,
    seats: names.slice(0, rules.players),
    tags: [],
    hands: [{ dealer: rules.players, deck, moves: [] }],
  };
  let { snapshot } = desk.open(rules, 1, record.hands);
  const played = record.hands[0]!.moves;
  while (played.length < moves || snapshot.actor !== 1 || snapshot.view.phase !== 'play') {
    if (snapshot.actor === null) return midGame(rules, moves, seed + 1);
    const { seat, action, snapshot: after } = desk.bot('casual', String(seed + played.length));
    played.push({ seat, action });
    snapshot = after;
  }
  return record;
}

// What bots play, until a hand or the whole game is over.
export async function playedOut(rules: Rules, until: 'hand-over' | 'game-over'): Promise<GameRecord> {
  const desk = new Desk(await loadEngine());
  const record: GameRecord = {
    rules,
    seats: names.slice(0, rules.players),
    tags: [],
    hands: [{ dealer: rules.players, deck: desk.deck(rules), moves: [] }],
  };
  let { snapshot } = desk.open(rules, 1, record.hands);
  while (snapshot.view.phase !== until) {
    if (snapshot.actor === null) {
      record.hands.push({ dealer: (snapshot.view.dealer % rules.players) + 1, deck: desk.deck(rules), moves: [] });
      snapshot = desk.deal(record.hands.at(-1)!.deck);
    } else {
      const { seat, action, snapshot: after } = desk.bot('casual', '7');
      record.hands.at(-1)!.moves.push({ seat, action });
      snapshot = after;
    }
  }
  return record;
}

// `more` has lines that the engine would not write.
export async function openGame(page: Page, record: GameRecord, more = ''): Promise<void> {
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('bornes.solo') === null) localStorage.setItem('bornes.solo', JSON.stringify(text));
    },
    `${await textOf(record)}${more}`,
  );
  await page.goto('./#/play/first'); // the id that the page gives such a game
}
