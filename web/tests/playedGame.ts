// A game between bots up to a given point, for tests of reviews and statistics.
import type { Engine } from '../../bindings/wasm/bornes.mjs';
import type { GameRecord } from '../src/engine/record';
import type { Level, Rules } from '../src/engine/types';
import { tagsOf } from '../src/library/people';
import { Desk } from '../src/worker/desk';

export function playedGame(engine: Engine, rules: Rules, level: Level, hands: number, seed = 1): GameRecord {
  const desk = new Desk(engine);
  const made = engine.makeRules(rules.rules, rules.players, rules.set);
  const names = ['Ann', 'Marcel', 'Odette', 'Lucien', 'Ginette', 'Fernand'];
  const levels = names.slice(0, rules.players).map((_, i) => (i === 0 ? null : level));
  const record: GameRecord = { rules, seats: names.slice(0, rules.players), tags: tagsOf(levels), hands: [] };
  for (let hand = 0; hand < hands; ++hand) {
    const deck = made.shuffledDeck(BigInt(100 * seed + hand)).join(' ');
    const dealer = ((rules.players - 1 + hand) % rules.players) + 1;
    record.hands.push({ dealer, deck, moves: [] });
    let { snapshot } = desk.open(rules, 1, record.hands);
    while (snapshot.actor !== null) {
      const played = desk.bot(level, String(seed + record.hands[hand]!.moves.length));
      record.hands[hand]!.moves.push({ seat: played.seat, action: played.action });
      snapshot = played.snapshot;
    }
    if (snapshot.view.phase === 'game-over') break;
  }
  made.release();
  return record;
}
