// A seed for decks and bots: 64 bits by chance, as the text that crosses to the worker.
export const freshSeed = (): string => crypto.getRandomValues(new BigUint64Array(1))[0]!.toString();
