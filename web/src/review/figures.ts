// Figures of a review as text.
import { settings } from '../app/settings.svelte';

// Browsers write a hyphen for a minus in some languages.
function written(value: number, digits: number, signDisplay: 'auto' | 'exceptZero'): string {
  const format = new Intl.NumberFormat(settings.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  });
  return format.format(value).replace('-', '−');
}

export const decimal = (value: number, digits = 1): string => written(value, digits, 'auto');
// A share of a game, 0.031, as "3.1".
export const percent = (share: number, digits = 1): string => decimal(100 * share, digits);
// As it is printed, so that printed figures add up.
export const rounded = (share: number): number => Math.round(1000 * share) / 1000;
export const signedPercent = (share: number, digits = 1): string => written(100 * share, digits, 'exceptZero');
