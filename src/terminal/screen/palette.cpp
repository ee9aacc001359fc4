#include "terminal/screen/palette.h"

#include <curses.h>

#include <array>

#include "platform/tty.h"

namespace bornes::terminal {
namespace {

// Colour numbers of each ink: on the asphalt, on a card, and on a card that cannot be played.
struct Tints {
    short night, card, dim;
};
constexpr Tints kPaperTints{234, 230, 237};
constexpr std::array<Tints, kInks> kTints{{
    {230, 235, 250},  // text
    {246, 240, 246},  // faint
    {222, 94, 222},   // accent
    {203, 124, 210},  // hazard
    {114, 22, 114},   // remedy
    {111, 25, 111},   // safety
    {114, 28, 114},   // 25: green
    {111, 25, 111},   // 50: blue
    {252, 232, 250},  // 75: black, or light on dark paper
    {211, 161, 211},  // 100: a red that differs from the red of hazards
    {221, 94, 221},   // 200: yellow, or brown on light paper
    {203, 124, 203},  // a red saloon
    {111, 25, 111},   // a blue van
    {221, 94, 221},   // a yellow roadster
    {250, 240, 250},  // grey
    {114, 22, 114},   // green
    {231, 235, 231},  // white
}};

// With 8 or 16 colours, the terminal keeps its own background, and cards are black on white.
constexpr short kOwn = -1;
constexpr short kBlack = COLOR_BLACK;
constexpr short kCyan = COLOR_CYAN;
constexpr std::array<short, kInks> kFewTints{
    kOwn,        kOwn,         COLOR_YELLOW, COLOR_RED,     COLOR_GREEN,  COLOR_BLUE,
    COLOR_GREEN, COLOR_BLUE,   kOwn,         COLOR_MAGENTA, COLOR_YELLOW, COLOR_RED,
    COLOR_BLUE,  COLOR_YELLOW, kOwn,         COLOR_GREEN,   kOwn};

short few_ink(int ink, Paper paper) {
    const short tint = kFewTints[static_cast<std::size_t>(ink)];
    if (paper == Paper::card) return tint == kOwn || tint == COLOR_YELLOW ? kBlack : tint;
    // Blue on black can hardly be read with eight colours.
    return tint == COLOR_BLUE ? kCyan : tint;
}

void init_pairs(Depth depth) {
    for (int ink = 0; ink < kInks; ++ink) {
        const Tints& tints = kTints[static_cast<std::size_t>(ink)];
        for (const Paper paper : {Paper::night, Paper::card, Paper::dim}) {
            const auto pair =
                static_cast<short>(pair_of({.ink = static_cast<Ink>(ink), .paper = paper}));
            const bool card = paper == Paper::card;
            const bool dim = paper == Paper::dim;
            if (depth == Depth::many) {
                init_pair(pair,
                          card  ? tints.card
                          : dim ? tints.dim
                                : tints.night,
                          card  ? kPaperTints.card
                          : dim ? kPaperTints.dim
                                : kPaperTints.night);
            } else {
                init_pair(pair, few_ink(ink, paper), card ? COLOR_WHITE : kOwn);
            }
        }
    }
}

}  // namespace

Depth start_colours() {
    if (platform::colour_unwanted()) return Depth::none;
    if (!has_colors() || start_color() == ERR) return Depth::none;
    use_default_colors();
    const bool many = COLORS >= 256 && COLOR_PAIRS > kInks * kPapers;
    const bool few = COLORS >= 8 && COLOR_PAIRS > kInks * kPapers;
    const Depth depth = many ? Depth::many : few ? Depth::few : Depth::none;
    if (depth != Depth::none) init_pairs(depth);
    return depth;
}

int pair_of(Style style) {
    return 1 + static_cast<int>(style.ink) + kInks * static_cast<int>(style.paper);
}

}  // namespace bornes::terminal
