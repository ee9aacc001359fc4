// A seed for decks and bots: 64 random bits, as text for the worker.
export const freshSeed = (): string => crypto.getRandomValues(new BigUint64Array(1))[0]!.toString();
