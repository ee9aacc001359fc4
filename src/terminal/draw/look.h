// The signs and inks of cards and teams. Shapes carry the meaning, and colours repeat it.
#pragma once

#include <string>
#include <string_view>

#include "bornes/hand.h"
#include "terminal/draw/canvas.h"

namespace bornes::terminal {

// ▲ hazard, ● remedy, ◆ safety, ⌂ distance
constexpr std::string_view sign_of(Card card) {
    if (is_distance(card)) return "⌂";
    if (is_hazard(card)) return "▲";
    return is_remedy(card) ? "●" : "◆";
}

constexpr Ink ink_of(Card card) {
    if (is_distance(card)) return static_cast<Ink>(static_cast<int>(Ink::stone25) + index(card));
    if (is_hazard(card)) return Ink::hazard;
    return is_remedy(card) ? Ink::remedy : Ink::safety;
}

constexpr Ink ink_of_team(int team) {
    return static_cast<Ink>(static_cast<int>(Ink::team1) + team);
}

// The car of a team with the team's number: a saloon, a van, a roadster or one of three others.
std::string car_of(int team);
inline constexpr int kCarWidth = 3;

}  // namespace bornes::terminal
