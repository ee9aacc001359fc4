// The pad to be sent to somebody: as text, or as a picture.
import { t } from '../app/settings.svelte';
import { outcome } from '../game/narrate';
import { teamName, type Company } from '../game/people';
import { saveBlob } from '../table/save';
import type { Keeper } from './keeper.svelte';
import { pictureOf } from './picture';

export type Shared = 'shared' | 'copied' | 'saved' | 'not-shared';

const teamsOf = (company: Company): number[] => Array.from({ length: company.teams }, (_, i) => i + 1);

// A line for each hand and one for the totals; who leads or has won.
export function textOf({ scores, standing }: Pick<Keeper, 'scores' | 'standing'>, company: Company): string {
  const line = (title: string, figures: readonly number[]): string =>
    t('web.fact', {
      name: title,
      value: teamsOf(company)
        .map((team) => `${teamName(company, team)} ${figures[team - 1]!}`)
        .join(', '),
    });
  const hands = scores.map((hand, i) =>
    line(
      t('table.hand-number', { figure: i + 1 }),
      hand.map(({ total }) => total),
    ),
  );
  const end = standing.over ? [outcome(company, standing.leaders)] : [];
  return ['Mille Bornes', ...hands, line(t('score.combined-total'), standing.totals), ...end].join('\n');
}

async function shareText(text: string): Promise<Shared> {
  const { share } = navigator as Partial<Navigator>; // not in every browser
  if (share) return await share.call(navigator, { text }).then(() => 'shared');
  await navigator.clipboard.writeText(text);
  return 'copied';
}

async function sharePicture(keeper: Keeper, company: Company): Promise<Shared> {
  const file = new File([await pictureOf(keeper, company)], 'mille-bornes.png', { type: 'image/png' });
  if ('canShare' in navigator && navigator.canShare({ files: [file] }))
    return await navigator.share({ files: [file] }).then(() => 'shared');
  saveBlob(file.name, file);
  return 'saved';
}

// What it came to. Whoever closes the system's window has shared nothing, which is no error.
export const share = (what: 'text' | 'picture', keeper: Keeper, company: Company): Promise<Shared> =>
  (what === 'text' ? shareText(textOf(keeper, company)) : sharePicture(keeper, company)).catch(
    () => 'not-shared' as const,
  );
