/* Plays a whole game through the C interface, as a plain C program would. It prints what went wrong
 * and returns 1, or prints nothing and returns 0. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bornes/c.h"

#define EXPECT(condition)                                                             \
    do {                                                                              \
        if (!(condition)) {                                                           \
            fprintf(stderr, "%s:%d: not true: %s\n", __FILE__, __LINE__, #condition); \
            exit(1);                                                                  \
        }                                                                             \
    } while (0)

static int equal(const char* a, const char* b) {
    return a != NULL && b != NULL && strcmp(a, b) == 0;
}

static void refuses_bad_rules(void) {
    const char* fault = NULL;
    const char* unknown[] = {"tyres=four", NULL};
    const char* wrong[] = {"target=711", NULL};
    const char* bare[] = {"target", NULL};
    EXPECT(bornes_rules_new("parker-1999", 2, NULL, &fault) == NULL);
    EXPECT(equal(fault, "unknown-edition"));
    EXPECT(bornes_rules_new("parker-1988", 5, NULL, &fault) == NULL);
    EXPECT(equal(fault, "five-need-solo"));
    EXPECT(bornes_rules_new("parker-1988", 2, unknown, &fault) == NULL);
    EXPECT(equal(fault, "unknown-setting"));
    EXPECT(bornes_rules_new("parker-1988", 2, wrong, &fault) == NULL);
    EXPECT(equal(fault, "wrong-value"));
    EXPECT(bornes_rules_new("parker-1988", 2, bare, &fault) == NULL);
    EXPECT(equal(fault, "wrong-value"));
    EXPECT(bornes_rules_new("parker-1988", 5, NULL, NULL) == NULL);
    bornes_rules_free(NULL);
    bornes_position_free(NULL);
    bornes_bot_free(NULL);
}

static void refuses_bad_deals(const bornes_rules* rules) {
    const char* fault = NULL;
    EXPECT(bornes_deal(rules, 1, 3, &fault) == NULL);
    EXPECT(equal(fault, "no-such-dealer"));
    EXPECT(bornes_deal(rules, 1, 257, &fault) == NULL);
    EXPECT(bornes_deal_deck(rules, "25 50 roll", 0, &fault) == NULL);
    EXPECT(equal(fault, "wrong-deck"));
    EXPECT(bornes_deal_deck(rules, "twelve", 0, &fault) == NULL);
    EXPECT(equal(fault, "wrong-deck"));
}

static void writes_texts(const bornes_position* hand) {
    char small[4];
    char text[64];
    bornes_action action = 0;
    EXPECT(bornes_action_from_text("play stop on 2", &action) == 1);
    EXPECT(bornes_action_text(action, text, sizeof text) == 14);
    EXPECT(equal(text, "play stop on 2"));
    EXPECT(bornes_action_text(action, small, sizeof small) == 14);
    EXPECT(equal(small, "pla"));
    EXPECT(bornes_action_text(action, NULL, 0) == 14);
    EXPECT(bornes_action_from_text("play tennis", &action) == 0);
    EXPECT(bornes_view_json(hand, 7, text, sizeof text) == 0);
    EXPECT(bornes_refusal_sentence("not-in-hand") != NULL);
    EXPECT(bornes_refusal_sentence("no-idea") == NULL);
    EXPECT(bornes_vocabulary(NULL, 0) > 1000);
    EXPECT(strlen(bornes_version()) >= 5);
}

static void refuses_bad_actions(bornes_position* hand) {
    size_t size = bornes_position_json(hand, NULL, 0) + 1;
    char* before = malloc(size);
    char* after = malloc(size);
    EXPECT(before != NULL && after != NULL);
    bornes_position_json(hand, before, size);
    EXPECT(equal(bornes_check(hand, 255), "not-an-action"));
    EXPECT(equal(bornes_apply(hand, 255), "not-an-action"));
    EXPECT(bornes_position_json(hand, after, size) == size - 1);
    EXPECT(equal(before, after));
    free(before);
    free(after);
}

/* Seat 1 is a bot, the others take the first legal action. Returns the hands that were played. */
static int play_game(const bornes_rules* rules) {
    int hands = 1;
    bornes_bot* bot = bornes_bot_new("casual", 7);
    bornes_position* hand = bornes_deal(rules, 2026, 0, NULL);
    EXPECT(bot != NULL && hand != NULL);
    EXPECT(bornes_bot_new("grandmaster", 7) == NULL);
    writes_texts(hand);
    refuses_bad_actions(hand);
    for (;;) {
        bornes_action legal[BORNES_MOST_ACTIONS];
        bornes_action action;
        int count = bornes_legal_actions(hand, legal);
        if (count == 0) {
            bornes_position* next;
            const char* fault = NULL;
            EXPECT(bornes_seat(hand) == 0);
            EXPECT(bornes_choose(bot, hand, 0, &action) == 0);
            EXPECT(bornes_score_json(hand, NULL, 0) > 10);
            next = bornes_deal_next(hand, (uint64_t)hands, &fault);
            if (next == NULL) {
                EXPECT(equal(fault, "game-over"));
                break;
            }
            bornes_position_free(hand);
            hand = next;
            ++hands;
            continue;
        }
        action = legal[0];
        if (bornes_seat(hand) == 1) EXPECT(bornes_choose(bot, hand, 0, &action) == 1);
        EXPECT(bornes_check(hand, action) == NULL);
        EXPECT(bornes_apply(hand, action) == NULL);
    }
    EXPECT(equal(bornes_phase(hand), "game-over"));
    EXPECT(bornes_total(hand, 1) >= 5000 || bornes_total(hand, 2) >= 5000);
    EXPECT(bornes_total(hand, 9) == 0);
    bornes_position_free(hand);
    bornes_bot_free(bot);
    return hands;
}

int main(void) {
    bornes_rules* rules = bornes_rules_new("parker-1988", 2, NULL, NULL);
    const char* alone[] = {"teams=solo", "goal=race", NULL};
    bornes_rules* five = bornes_rules_new("classic-km", 5, alone, NULL);
    bornes_position *hand, *copy;
    EXPECT(rules != NULL && five != NULL);
    EXPECT(bornes_rules_teams(five) == 5 && bornes_rules_team_of(five, 5) == 5);
    EXPECT(bornes_rules_team_of(five, 6) == 0 && bornes_rules_players(rules) == 2);
    refuses_bad_rules();
    refuses_bad_deals(rules);
    hand = bornes_deal(five, 1, 3, NULL);
    EXPECT(hand != NULL && bornes_seat(hand) == 4);
    copy = bornes_position_copy(hand);
    EXPECT(bornes_deal_next(hand, 1, NULL) == NULL);
    bornes_position_free(hand);
    EXPECT(bornes_seat(copy) == 4);
    bornes_position_free(copy);
    EXPECT(play_game(rules) > 1);
    bornes_rules_free(rules);
    bornes_rules_free(five);
    return 0;
}
