// Formats the figures of a review.
import { settings, t } from '../app/settings.svelte';
import type { LevelRange } from './messages';

// In some languages, browsers write a hyphen instead of a minus sign.
function written(value: number, digits: number, signDisplay: 'auto' | 'exceptZero'): string {
  const format = new Intl.NumberFormat(settings.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  });
  return format.format(value).replace('-', '−');
}

export const decimal = (value: number, digits = 1): string => written(value, digits, 'auto');
// Formats a share of a game without its sign, for sentences: 0.031 becomes "3.1".
export const percent = (share: number, digits = 1): string => decimal(100 * share, digits);
// Rounded as it is printed, so that printed figures add up.
export const rounded = (share: number): number => Math.round(1000 * share) / 1000;
export const signedPercent = (share: number, digits = 1): string => written(100 * share, digits, 'exceptZero');

// Adds the percent sign as the language writes it: "3.1%", "3,1 %".
export const withSign = (figure: string): string => t('review.share', { share: figure });

// "strong", or "casual to strong"; a dash if there is no range.
export function levelsTold(levels: LevelRange | null): string {
  if (!levels) return '–';
  const [weakest, strongest] = levels.map((level) => t(`player.${level}`));
  return weakest === strongest ? weakest! : t('review.levels', { weakest: weakest!, strongest: strongest! });
}
