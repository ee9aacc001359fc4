// The result of a game as text to share.
import { say } from '../words/catalogue';
import { teamName, type Company } from './people';

export interface Result {
  hands: readonly (readonly number[])[]; // the points of every team, hand by hand
  totals: readonly number[];
  outcome: string; // the winner; empty before the end
}

// "Total: Ann 5200, Bob 3100"
const line = (company: Company, title: string, figures: readonly number[]): string =>
  say(company.language, 'web.fact', {
    name: title,
    value: figures.map((figure, i) => `${teamName(company, i + 1)} ${figure}`).join(', '),
  });

export function resultText(company: Company, { hands, totals, outcome }: Result): string {
  const { language } = company;
  const lines = hands.map((points, i) => line(company, say(language, 'table.hand-number', { figure: i + 1 }), points));
  const total = line(company, say(language, 'score.combined-total'), totals);
  return ['Mille Bornes', ...lines, total, ...(outcome ? [outcome] : [])].join('\n');
}
