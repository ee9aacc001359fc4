// What the creator of a table decides. It cannot be changed later.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "protocol/values.h"

namespace bornes::protocol {

inline constexpr std::array kClocks{0, 15, 30, 60, 120};
inline constexpr std::array kPauses{10, 30, 60};

// The options that hold as long as the table exists. TABLE contains them too.
struct Terms {
    Edition edition = kDefaultEdition;
    HouseRules house{};
    int players = 2;
    bool listed = false;
    int clock_s = 0;
    bool hints = true;
    CallWindow window_s{};
    int pause_s = 30;

    friend bool operator==(const Terms&, const Terms&) = default;
};
BOOST_DESCRIBE_STRUCT(Terms, (),
                      (edition, house, players, listed, clock_s, hints, window_s, pause_s))
template <>
inline constexpr About kAbout<Terms>{.name = "Terms",
                                     .says = "The game of a table, and how it is played."};
template <>
inline constexpr auto kFields<Terms> = std::array{
    Field("edition", "The edition.").named("rules").may_be_absent(),
    Field("house", "House rules by name, as in a record; the values are texts.")
        .named("set")
        .may_be_absent(),
    Field("players", "The number of players.").range(kMinPlayers, kMaxPlayers).may_be_absent(),
    Field("listed", "Whether the lobby shows the table; otherwise players need its link.")
        .named("public")
        .may_be_absent(),
    Field("clock_s", "Seconds per turn; 0 means no clock.")
        .named("clock")
        .among(kClocks)
        .may_be_absent(),
    Field("hints", "Whether players may ask for hints.").may_be_absent(),
    Field("window_s", "How a player who is not next calls a coup fourré.")
        .named("coupFourre")
        .may_be_absent(),
    Field("pause_s", "Seconds between two hands, unless all players are ready earlier.")
        .named("pause")
        .among(kPauses)
        .may_be_absent(),
};

struct Options : Terms {
    BotSeats bots{};

    friend bool operator==(const Options&, const Options&) = default;
};
BOOST_DESCRIBE_STRUCT(Options, (Terms), (bots))
template <>
inline constexpr About kAbout<Options>{
    .name = "Options", .says = "What the creator of a table chooses.", .closed = true};
template <>
inline constexpr auto kFields<Options> = std::array{
    Field("bots", "Seats that bots take at once.").may_be_absent(),
};

// Reads the object strictly. Returns the options, or a sentence that says what is wrong.
std::variant<Options, std::string> options_from_json(std::string_view text);
std::string to_json(const Options& options);

}  // namespace bornes::protocol
