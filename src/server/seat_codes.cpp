#include "server/seat_codes.h"

#include <cctype>
#include <utility>

#include "fair/bytes.h"
#include "tables/guest.h"

namespace bornes::server {
namespace {

using journal::Store;

// Crockford's base 32: digits and letters without I, L, O and U.
constexpr std::string_view kDigits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t kLength = 10;
static_assert(kDigits.size() == 32);

// Hashes the code together with the table, so that a precomputed hash is useless at another table.
std::string hash_of_code(const std::string& table, std::string_view plain) {
    return tables::hash_of("seat code " + table + " " + std::string(plain));
}

}  // namespace

std::string new_seat_code() {
    const fair::Bytes32 random = fair::random_bytes();
    std::string code;
    for (std::size_t i = 0; i < kLength; ++i) {
        if (i == kLength / 2) code += '-';
        code += kDigits[random[i] % kDigits.size()];
    }
    return code;
}

std::string plain_seat_code(std::string_view typed) {
    std::string code;
    for (const char c : typed) {
        const char upper = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        if (upper == ' ' || upper == '-') continue;
        code += upper == 'O' ? '0' : upper == 'I' || upper == 'L' ? '1' : upper;
    }
    return code;
}

void SeatCodes::make(const std::string& table, const tables::SeatMove& move,
                     std::function<void(std::string, Millis)> done) {
    const std::string code = new_seat_code();
    const Millis until = clock_.now() + kCodeTime;
    const journal::SeatCodeRow row{table, move.seat, move.from.text,
                                   hash_of_code(table, plain_seat_code(code)), until};
    journal_.write([row](Store& store) { store.put_seat_code(row); },
                   [code, until, done = std::move(done)](bool stored) {
                       done(stored ? code : std::string(), until);
                   });
}

void SeatCodes::use(const std::string& table, std::string_view typed, Used done) {
    const std::string hash = hash_of_code(table, plain_seat_code(typed));
    journal_.change([table, hash, now = clock_.now()](
                        Store& store) { return store.take_seat_code(table, hash, now); },
                    [done = std::move(done)](const auto& taken) {
                        if (!taken) return done(std::nullopt, false);
                        if (!*taken) return done(std::nullopt, true);
                        done(tables::SeatMove{(*taken)->seat, {(*taken)->guest}}, true);
                    });
}

}  // namespace bornes::server
