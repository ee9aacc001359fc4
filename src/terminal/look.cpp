#include "look.h"

#include <array>

#include "bornes/rules.h"

namespace bornes::terminal {

std::string car_of(int team) {
    struct Body {
        std::string_view back, front;
    };
    constexpr std::array<Body, kMaxTeams> bodies{
        {{"▟", "▙"}, {"▐", "▌"}, {"▄", "▙"}, {"◢", "◣"}, {"▛", "▜"}, {"◖", "◗"}}};
    const Body& body = bodies[static_cast<std::size_t>(team)];
    std::string car(body.back);
    car += static_cast<char>('1' + team);
    return car.append(body.front);
}

std::vector<Card> cards_of(Hand hand) {
    std::vector<Card> cards;
    for (int i = 0; i < kCardKinds; ++i)
        cards.insert(cards.end(), static_cast<std::size_t>(hand.count(card_at(i))), card_at(i));
    return cards;
}

}  // namespace bornes::terminal
