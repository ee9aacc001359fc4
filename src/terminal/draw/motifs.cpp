#include "terminal/draw/motifs.h"

#include <fmt/format.h>

#include "bornes/card.h"

namespace bornes::terminal {
namespace {

// The mark that turns the drawing of a family into the drawing of one of its cards.
std::string mark_of(Card card) {
    if (is_hazard(card)) return "✕";
    return is_remedy(card) ? "●" : "◆";
}

Motif stone(Card card) { return {"▄█████▄", fmt::format("█ {:^3} █", id(card)), "▀▀▀▀▀▀▀"}; }

// A pump with its hose.
Motif pump(const std::string& mark) { return {"┌──┐╮", "│" + mark + mark + "││", "┴──┴╯"}; }

// A tyre and its hub.
Motif tyre(const std::string& mark) { return {"╭───╮", "│(" + mark + ")│", "╰───╯"}; }

// A spanner: an open jaw at the left, a ring at the right.
Motif spanner(const std::string& mark) { return {"━┓   ╭─╮", " ┣━━━┤" + mark + "│", "━┛   ╰─╯"}; }

// A traffic light. The lit lamp tells the card. Right of way has its sign above the green lamp.
Motif light(Card card) {
    if (is_hazard(card)) return {"┃●┃", "┃○┃", "┃○┃"};
    if (is_remedy(card)) return {"┃○┃", "┃○┃", "┃●┃"};
    return {"┃◆┃", "┃○┃", "┃●┃"};
}

// A round sign, crossed out for the end of the limit.
Motif limit(Card card) {
    if (is_hazard(card)) return {"╭──╮", "│50│", "╰──╯"};
    return {"╭─╱╮", "│╱╱│", "╰╱─╯"};
}

// The hazard whose motif a card has. Right of way has the traffic light (R1.3).
Card root_of(Card card) {
    if (is_hazard(card)) return card;
    return is_remedy(card) ? hazard_of(card) : hazard_at(safety_index(card));
}

}  // namespace

Motif motif_of(Card card) {
    if (is_distance(card)) return stone(card);
    switch (root_of(card)) {
        case Card::accident: return spanner(mark_of(card));
        case Card::out_of_gas: return pump(mark_of(card));
        case Card::flat_tire: return tyre(mark_of(card));
        case Card::speed_limit: return limit(card);
        default: return light(card);
    }
}

}  // namespace bornes::terminal
