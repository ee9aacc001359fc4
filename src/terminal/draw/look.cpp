#include "terminal/draw/look.h"

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

}  // namespace bornes::terminal
