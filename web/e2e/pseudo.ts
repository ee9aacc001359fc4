// A pseudo-language: English with accents, 50 % longer. It shows what is cut off or overlaps before a translator finds
// it. The page believes that it shows English.
import type { Page } from '@playwright/test';
import { parseMessage } from '../src/words/message';
import { messagesOf } from '../tools/words';

type Part = ReturnType<typeof parseMessage>[number];

const accented: Record<string, string> = {
  a: 'â',
  c: 'ç',
  e: 'é',
  i: 'ï',
  n: 'ñ',
  o: 'ô',
  u: 'ü',
  A: 'Å',
  E: 'É',
  O: 'Ø',
};
const more = 'éñôäçüïâšéñôäçüïâš';

export const lengthened = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const letters = [...word].map((letter) => accented[letter] ?? letter).join('');
    return letters + more.slice(0, Math.round(word.length / 2));
  });

// The message with every text changed and every placeholder unchanged.
function rewritten(parts: readonly Part[], counted = false): string {
  const quoted = (text: string): string =>
    text.replaceAll("'", "''").replace(counted ? /[{}#]/g : /[{}]/g, (sign) => `'${sign}'`);
  return parts
    .map((part) => {
      if (typeof part === 'string') return quoted(lengthened(part));
      if (part.name === '#') return '#';
      if (!part.branches) return `{${part.name}}`;
      const branches = Object.entries(part.branches).map(
        ([selector, inner]) => `${selector} {${rewritten(inner, part.kind === 'plural')}}`,
      );
      return `{${part.name}, ${part.kind}, ${branches.join(' ')}}`;
    })
    .join('');
}

// The short names of cards have a fixed length in every language.
const pseudoMessage = (key: string, text: string): string =>
  key.startsWith('card.short.') ? lengthened(text).slice(0, 9) : rewritten(parseMessage(text));

// All messages of the page in the pseudo-language.
export const pseudoMessages = (): Record<string, string> =>
  Object.fromEntries(Object.entries(messagesOf('en')).map(([key, text]) => [key, pseudoMessage(key, text)]));

// Call it before the page is opened.
export async function speakPseudo(page: Page): Promise<void> {
  const body = `export default ${JSON.stringify(pseudoMessages())};`;
  await page.route(/\/assets\/words-en(-later)?\.[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}
