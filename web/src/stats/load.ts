// Loads the person's games and reviews from the shelf, and lets the worker sum them up.
import { holdsLesson } from '../lesson/steps';
import { levelAt } from '../library/people';
import type { KeptGame, Shelf } from '../library/shelf';
import { gameFacts, levelNames } from '../review/client';
import type { LevelRange } from '../review/messages';
import { findKept } from '../review/reviewing.svelte';
import { groupsOf, type Group, type NameOf, type PlayedGame } from './tally';

export interface Summary {
  groups: Group[];
  names: (LevelRange | null)[]; // for each group, the levels that fit its error rate; null without a review
}

type KeptShelf = Pick<Shelf, 'list' | 'findReview'>;

async function playedGames(shelf: KeptShelf, facts: typeof gameFacts): Promise<PlayedGame[] | null> {
  const kept = (await shelf.list()).filter(
    ({ mine, header, record }) => mine.length > 0 && header !== null && !holdsLesson(record),
  );
  const found = kept.length === 0 ? [] : await facts(kept.map(({ record }) => record));
  if (!found) return null;
  const all = kept.map(async (game: KeptGame, i): Promise<PlayedGame[]> => {
    const each = found[i];
    if (!each) return [];
    const levels = each.seats.map((_, at) => (game.kind === 'alone' ? levelAt(each, at + 1) : null));
    const review = await findKept(shelf, game.id);
    return [{ id: game.id, when: game.touched, seat: game.mine[0]!, levels, facts: each, review }];
  });
  return (await Promise.all(all)).flat();
}

// Returns null if the worker fails.
export async function sumUp(
  shelf: KeptShelf,
  nameOf: NameOf,
  work = { facts: gameFacts, names: levelNames },
): Promise<Summary | null> {
  const games = await playedGames(shelf, work.facts);
  if (!games) return null;
  const groups = groupsOf(games, nameOf);
  const rates = groups.flatMap(({ rules, rate, rateError: error }) => (rate === null ? [] : [{ rules, rate, error }]));
  const levels = rates.length === 0 ? [] : await work.names(rates);
  if (!levels) return null;
  return { groups, names: groups.map(({ rate }) => (rate === null ? null : levels.shift()!)) };
}
