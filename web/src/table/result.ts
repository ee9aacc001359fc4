// The result of a game for a person who did not play.
import { figure, settings, t } from '../app/settings.svelte';
import type { Postcard } from '../art/postcard';
import { outcome, unitOf } from '../game/narrate';
import { myTeam, teamName, type Company } from '../game/people';
import { resultText } from '../game/result';
import type { TableGame } from '../game/table';
import { textWithoutTable } from '../library/entry';
import { linkOf } from '../library/link';

export type Finished = Pick<TableGame, 'company' | 'view' | 'totals' | 'goal' | 'edition'>;

// Replaces "you", which is wrong for the reader, with the person's name, or with "me" if there is none.
function forOthers(company: Company): Company {
  const people = company.people.map((person, i) => {
    const unnamed = person.name === '' || person.name === t('player.you');
    return i + 1 === company.me && unnamed ? { ...person, name: t('share.me') } : person;
  });
  return { ...company, people, me: null };
}

function titleOf({ company, view }: Finished): string {
  const winners = view.winners ?? [];
  const mine = myTeam(company);
  if (mine === null) return outcome(company, winners);
  if (winners.length !== 1) return t('share.drawn');
  return t(winners[0] === mine ? 'share.won' : 'share.lost');
}

// Miles in a race, otherwise points.
const figuresOf = ({ view, goal }: Finished): readonly number[] =>
  goal === 0 ? view.teams.map(({ miles }) => miles) : view.totals;

// The points of each hand. `totals` are the sums after each hand.
const handsOf = ({ totals, goal }: Finished): number[][] =>
  goal === 0 ? [] : totals.map((after, i) => after.map((total, team) => total - (totals[i - 1]?.[team] ?? 0)));

export const textOf = (game: Finished): string =>
  resultText(forOthers(game.company), { hands: handsOf(game), totals: figuresOf(game), outcome: titleOf(game) });

const longestLink = 4000; // characters; a longer link does not fit into a message

// The result, and a link to the game. The link contains the game, or leads to the page if the link would be too
// long or the record cannot be read.
export async function sharedText(game: Finished & Pick<TableGame, 'record'>): Promise<string> {
  const page = location.href.replace(/#.*$/, '');
  const hash = await game
    .record()
    .then((record) => linkOf(textWithoutTable(record)))
    .catch(() => '');
  const link = page + hash;
  const fits = hash !== '' && link.length <= longestLink;
  return `${textOf(game)}\n${fits ? t('share.replay', { link }) : t('share.page', { link: page })}`;
}

export function postcardOf(game: Finished, today: Date): Postcard {
  const company = forOthers(game.company);
  const figures = figuresOf(game);
  const end = game.goal === 0 ? game.view.target : Math.max(game.goal, ...figures);
  const suffix = game.goal === 0 ? ` ${unitOf(company)}` : '';
  return {
    title: titleOf(game),
    about: t(`edition.${game.edition}`),
    date: new Intl.DateTimeFormat(settings.language, { dateStyle: 'short' }).format(today),
    teams: figures.map((each, i) => ({
      team: i + 1,
      name: teamName(company, i + 1),
      figure: `${figure(each)}${suffix}`,
      way: each / end,
    })),
  };
}
