// Shares the pad as text or as a picture.
import { sharePicture, shareText, type Shared } from '../app/share';
import { outcome } from '../game/narrate';
import type { Company } from '../game/people';
import { resultText } from '../game/result';
import type { Keeper } from './keeper.svelte';
import { pictureOf } from './picture';

// A line per hand, one for the totals, and who leads or has won.
export const textOf = ({ scores, standing }: Pick<Keeper, 'scores' | 'standing'>, company: Company): string =>
  resultText(company, {
    hands: scores.map((hand) => hand.map(({ total }) => total)),
    totals: standing.totals,
    outcome: standing.over ? outcome(company, standing.leaders) : '',
  });

export const share = (what: 'text' | 'picture', keeper: Keeper, company: Company): Promise<Shared> =>
  what === 'text' ? shareText(textOf(keeper, company)) : sharePicture(pictureOf(keeper, company));
