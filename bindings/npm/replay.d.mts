/**
 * `import "bornes/replay"` defines the element `<bornes-replay src="game.bornes">`, which shows a game move by move.
 * Attributes: `src`, the address of a record; `move`, how many actions are played at first; `lang`; `title`.
 */
export {};
