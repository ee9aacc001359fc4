#include "arena/game_record.h"

#include <algorithm>

#include "bornes/utf8.h"

namespace bornes::arena {

std::string recordable(std::string_view name) {
    std::string kept;
    while (!name.empty()) {
        const std::size_t good = std::min(invalid_utf8(name), name.size());
        for (const char c : name.substr(0, good)) {
            const auto byte = static_cast<unsigned char>(c);
            const bool control = byte < 0x20 || byte == 0x7f;
            const bool leading_blank = c == ' ' && kept.empty();
            if (c != '#' && !control && !leading_blank) kept += c;
        }
        name.remove_prefix(good == name.size() ? good : good + 1);
    }
    while (kept.ends_with(' ')) kept.pop_back();
    return kept;
}

Record record_of(const protocol::Table& table, const std::vector<std::string>& names) {
    Record record;
    record.edition = table.rules.edition;
    record.players = table.rules.players;
    record.house = table.house;
    for (std::size_t seat = 0; seat < names.size(); ++seat)
        record.seats[seat] = recordable(names[seat]);
    return record;
}

}  // namespace bornes::arena
