#include "tables/executed_commands.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <string>

namespace bornes::tables {
namespace {

using Key = std::array<unsigned char, crypto_shorthash_KEYBYTES>;

const Key& key() {
    static const Key random = [] {
        Key bytes{};
        randombytes_buf(bytes.data(), bytes.size());
        return bytes;
    }();
    return random;
}

std::uint64_t hash_of(std::string_view actor, std::string_view command) {
    std::string text;
    text.reserve(actor.size() + 1 + command.size());
    text.append(actor).append(1, '\0').append(command);
    std::uint64_t hash = 0;
    static_assert(sizeof hash == crypto_shorthash_BYTES);
    crypto_shorthash(reinterpret_cast<unsigned char*>(&hash),
                     reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                     key().data());
    return hash;
}

}  // namespace

void ExecutedCommands::add(std::string_view actor, std::string_view command) {
    hashes_.push_back(hash_of(actor, command));
    if (2 * hashes_.size() <= rows_.size())
        return enter(static_cast<std::uint32_t>(hashes_.size()));
    constexpr std::size_t kFirstSize = 64;
    rows_.assign(std::max(kFirstSize, 2 * rows_.size()), 0);
    for (std::uint32_t row = 1; row <= hashes_.size(); ++row) enter(row);
}

// The size of the table is a power of two.
void ExecutedCommands::enter(std::uint32_t row) {
    std::size_t place = hashes_[row - 1];
    while (rows_[place & (rows_.size() - 1)] != 0) ++place;
    rows_[place & (rows_.size() - 1)] = row;
}

std::optional<journal::Seq> ExecutedCommands::find(std::string_view actor,
                                                   std::string_view command) const {
    if (rows_.empty()) return std::nullopt;
    const std::uint64_t hash = hash_of(actor, command);
    std::optional<journal::Seq> found;
    for (std::size_t place = hash;; ++place) {
        const std::uint32_t row = rows_[place & (rows_.size() - 1)];
        if (row == 0) return found;
        if (hashes_[row - 1] == hash) found = row;
    }
}

}  // namespace bornes::tables
