// The words of the postcard fit its address field, in every language.
import { describe, expect, it } from 'vitest';
import { linesOf } from '../tools/pictures';
import { languages, messagesOf } from '../tools/words';

describe('the postcard', () => {
  it('breaks its words into lines', () => {
    expect(linesOf('A seat is waiting for you')).toEqual(['A seat is', 'waiting for', 'you']);
  });
  for (const language of languages())
    it(`has room for its words: ${language}`, () => {
      const lines = linesOf(messagesOf(language, true)['invite.postcard']!);
      expect(lines.length).toBeLessThanOrEqual(4);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(12);
    });
});
