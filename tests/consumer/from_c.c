/* The example of bornes/c.h. */
#include <bornes/c.h>
#include <stdio.h>

int main(void) {
    bornes_rules* rules = bornes_rules_new("parker-1988", 2, NULL, NULL);
    bornes_position* hand = bornes_deal(rules, 2026, 0, NULL);
    bornes_action legal[BORNES_MOST_ACTIONS];
    while (bornes_legal_actions(hand, legal) > 0) bornes_apply(hand, legal[0]);
    printf("%s: %d to %d points\n", bornes_phase(hand), bornes_total(hand, 1),
           bornes_total(hand, 2));
    bornes_position_free(hand);
    bornes_rules_free(rules);
    return 0;
}
