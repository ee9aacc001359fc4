import { describe, expect, it } from 'vitest';
import cases from '../../tests/words/messages.json';
import { argumentsOf, format, parseMessage, type Values } from '../src/words/message';

describe('messages, with the same cases as in the terminal', () => {
  for (const { language, message, values, text } of cases.said)
    it(`${language}: ${message} ${JSON.stringify(values)}`, () =>
      expect(format(message, language, values as unknown as Values)).toBe(text));
  for (const message of cases.refused) it(`refuses ${message}`, () => expect(() => parseMessage(message)).toThrow());

  it('names the arguments of all branches', () => {
    expect(
      argumentsOf(parseMessage('{who, select, you {{card}} other {{name}: {card} {n, plural, other {#}}}}')),
    ).toEqual(['card', 'n', 'name', 'who']);
  });
});
