// Codes that move a seat to another device of its player (docs/protocol.md). Only their hash is
// stored.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "journal/journal.h"
#include "server/database_clock.h"
#include "tables/verdict.h"

namespace bornes::server {

inline constexpr Millis kCodeTime = 600'000;

// Makes a new code: fifty random bits as "K7QM2-XRD9F", without characters that people confuse.
std::string new_seat_code();
// Normalises a typed code to the form of new_seat_code() without the dash. Accepts upper and lower
// case, blanks and dashes anywhere, O for 0, and I or L for 1.
std::string plain_seat_code(std::string_view typed);

class SeatCodes {
public:
    SeatCodes(journal::Journal& journal, const DatabaseClock& clock)
        : journal_(journal), clock_(clock) {}

    // Makes a new code for the seat and voids the old one. `done` gets an empty text if it could
    // not be stored.
    void make(const std::string& table, const tables::SeatMove& move,
              std::function<void(std::string code, Millis until)> done);
    // Uses up the code. `done` gets nothing for a wrong code, which counts as an attempt.
    // `available` is false if the journal did not answer.
    using Used = std::function<void(std::optional<tables::SeatMove>, bool available)>;
    void use(const std::string& table, std::string_view typed, Used done);

private:
    journal::Journal& journal_;
    const DatabaseClock& clock_;
};

}  // namespace bornes::server
