/* The engine for C, and for every language that can call C.
 *
 * The nouns are opaque handles, the verbs are those of bornes/position.h: deal, legal_actions,
 * check, apply, view. Seats and teams count from 1, as in records (docs/record-format.md); actions,
 * phases, refusals and faults are texts with the ids of the same document.
 *
 *     bornes_rules *rules = bornes_rules_new("parker-1988", 2, NULL, NULL);
 *     bornes_position *hand = bornes_deal(rules, 2026, 0, NULL);
 *     bornes_action legal[BORNES_MOST_ACTIONS];
 *     while (bornes_legal_actions(hand, legal) > 0) bornes_apply(hand, legal[0]);
 *     bornes_position_free(hand);
 *     bornes_rules_free(rules);
 *
 * Contracts that hold for all functions:
 * - A handle must be one that this library made and that was not freed. Only the `_free` functions
 *   take a NULL handle, and do nothing with it.
 * - `const char *` results are constants of the library: never free them.
 * - A function that writes text takes a buffer and its size, writes as much as fits, always ends it
 *   with a zero byte, and returns the length of the whole text without that byte. A result that is
 *   not smaller than the size means that the text was cut; ask again with a larger buffer. With a
 *   size of 0 the function writes nothing, and the buffer may be NULL.
 * - No function prints, or keeps a pointer that the caller passed. No function ends the program,
 *   unless memory runs out. Different threads may use different handles at the same time, and may
 *   share a handle that nobody changes.
 * - Any seat, team, number or text may come in, except where a comment says what it must be. A text
 *   that a function reads must not be NULL.
 *
 * This header is stable: functions are added, and none is changed or removed before the next major
 * version. bornes_action is a number of one byte whose meaning may change between minor versions:
 * store its text. */
#ifndef BORNES_C_H
#define BORNES_C_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The rules of one game. Nothing changes them. */
typedef struct bornes_rules bornes_rules;
/* A hand in progress, hidden cards included. */
typedef struct bornes_position bornes_position;
/* A computer player. */
typedef struct bornes_bot bornes_bot;
/* What a seat does: a number for this version of the library, see above. */
typedef uint8_t bornes_action;

/* The most actions that can be legal at once: the size of the array for bornes_legal_actions. */
#define BORNES_MOST_ACTIONS 64

/* The version of the library: "1.0.0". */
const char* bornes_version(void);
/* Writes everything that the library can name as one JSON object: editions, cards, settings and
 * their values, score rows, levels, and all ids. */
size_t bornes_vocabulary(char* text, size_t size);

/* The rules of an edition ("parker-1988") for 2 to 6 players. `settings` is NULL or an array of
 * house rules "name=value" that ends with NULL. If a name occurs twice, the last value holds.
 * Returns NULL if they do not make a game; then `*fault`, if `fault` is not NULL, is the id of what
 * is wrong: "unknown-edition", "unknown-setting", "wrong-value", or an id of RulesFault such as
 * "five-need-solo". On success `*fault` is unchanged. Free the result with bornes_rules_free. */
bornes_rules* bornes_rules_new(const char* edition, int players, const char* const* settings,
                               const char** fault);
/* Frees the rules. Positions that were dealt by them stay usable. */
void bornes_rules_free(bornes_rules* rules);
/* How many players the game has: 2 to 6. */
int bornes_rules_players(const bornes_rules* rules);
/* How many teams the game has: 2 to 6. */
int bornes_rules_teams(const bornes_rules* rules);
/* The team of a seat, or 0 if the game does not have the seat. */
int bornes_rules_team_of(const bornes_rules* rules, int seat);

/* Deals the first hand of a game with the deck that the seed gives. The dealer is a seat; 0 is the
 * last seat, so that seat 1 plays first. The same seed gives the same deck in every language and on
 * every machine. Returns NULL if there is no such dealer; then `*fault`, if `fault` is not NULL, is
 * the id of the DealFault. On success `*fault` is unchanged. Free the result with
 * bornes_position_free. */
bornes_position* bornes_deal(const bornes_rules* rules, uint64_t seed, int dealer,
                             const char** fault);
/* Does the same with a deck of your own: the ids of all cards in dealing order, separated by
 * blanks, as in the `deck` line of a record. Also returns NULL if the deck is not one of the rules
 * ("wrong-deck"). */
bornes_position* bornes_deal_deck(const bornes_rules* rules, const char* deck, int dealer,
                                  const char** fault);
/* Deals the hand after a finished one; the next seat is the dealer. The finished hand stays as it
 * is. Returns NULL if the hand is not over ("hand-not-over"), or if the game is over or has had
 * 65535 hands ("game-over"); then `*fault`, if `fault` is not NULL, is that id. On success `*fault`
 * is unchanged. Free the result with bornes_position_free. */
bornes_position* bornes_deal_next(const bornes_position* finished, uint64_t seed,
                                  const char** fault);
/* Makes a second position, equal to the first. Free both. */
bornes_position* bornes_position_copy(const bornes_position* position);
/* Frees a position. */
void bornes_position_free(bornes_position* position);

/* What must happen next: "play", "coup-fourre", "extension", "hand-over" or "game-over". */
const char* bornes_phase(const bornes_position* position);
/* The seat that must act, or 0 if the hand is over. */
int bornes_seat(const bornes_position* position);

/* Writes the legal actions of the seat that must act, and returns how many there are: 0 if the hand
 * is over. The order is that of the engine, the same on every machine. */
int bornes_legal_actions(const bornes_position* position,
                         bornes_action actions[BORNES_MOST_ACTIONS]);
/* Returns NULL if the action is legal, otherwise the id of the Refusal. Any number may be asked
 * about. */
const char* bornes_check(const bornes_position* position, bornes_action action);
/* Applies the action and returns NULL, or changes nothing and returns the id of the Refusal. */
const char* bornes_apply(bornes_position* position, bornes_action action);
/* The English sentence for the id of a Refusal; NULL if there is no such id. */
const char* bornes_refusal_sentence(const char* refusal);

/* Writes the text of an action: "play stop on 2". The text of a number that is no action is "". */
size_t bornes_action_text(bornes_action action, char* text, size_t size);
/* Reads the text of an action. Returns 1 and sets `*action`, or returns 0 if the text is no action.
 * The action need not be legal. */
int bornes_action_from_text(const char* text, bornes_action* action);

/* Writes the position with all hands as JSON (docs/record-format.md, "The referee"). */
size_t bornes_position_json(const bornes_position* position, char* text, size_t size);
/* Writes what one seat may see as JSON; seat 0 is a spectator. Writes "" if the game does not have
 * the seat. */
size_t bornes_view_json(const bornes_position* position, int seat, char* text, size_t size);
/* Writes the score of the hand so far as a JSON array: for every team, the rows of the sheet. */
size_t bornes_score_json(const bornes_position* position, char* text, size_t size);
/* The points of a team over all hands that are over; 0 if there is no such team. */
int bornes_total(const bornes_position* position, int team);

/* Makes a built-in player. `level` is an id of kLevels in bornes/level.h, such as "casual". Bots of
 * the same level and seed give the same answers. Returns NULL if there is no such level. Free the
 * result with bornes_bot_free. */
bornes_bot* bornes_bot_new(const char* level, uint64_t seed);
/* Frees a bot. */
void bornes_bot_free(bornes_bot* bot);
/* Asks the bot to choose for the seat that must act. The bot sees only what that seat may see.
 * `rollouts` bounds the search of "master": 0 or less means its usual number. Returns 1 and sets
 * `*action`, or returns 0 if the hand is over. Only one thread at a time may use a bot. */
int bornes_choose(bornes_bot* bot, const bornes_position* position, int rollouts,
                  bornes_action* action);

#ifdef __cplusplus
}
#endif

#endif
