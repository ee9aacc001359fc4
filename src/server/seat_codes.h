// Codes that move a seat to another device of its player (docs/protocol.md). Only a hash is kept.
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

// A fresh code: fifty random bits as "K7QM2-XRD9F", in the digits and letters that nobody confuses.
std::string new_seat_code();
// The code that somebody typed, as new_seat_code() writes it but without its dash: in any case,
// with blanks and dashes anywhere, with O for 0, and I or L for 1.
std::string plain_seat_code(std::string_view typed);

class SeatCodes {
public:
    SeatCodes(journal::Journal& journal, const DatabaseClock& clock)
        : journal_(journal), clock_(clock) {}

    // Gives a new code for the seat, and voids the one before; empty if it could not be stored.
    void make(const std::string& table, const tables::SeatMove& move,
              std::function<void(std::string code, Millis until)> done);
    // Uses up the code. Gives nothing for a wrong one, which counts as a try; `available` is false
    // if the journal cannot be asked.
    using Used = std::function<void(std::optional<tables::SeatMove>, bool available)>;
    void use(const std::string& table, std::string_view typed, Used done);

private:
    journal::Journal& journal_;
    const DatabaseClock& clock_;
};

}  // namespace bornes::server
