// Deals as text, for the tags of a record.
#include <fmt/format.h>

#include <charconv>
#include <sstream>

#include "fair/deal.h"

namespace bornes::fair {
namespace {

std::string asked_text(const FairDeal& deal) {
    std::string text;
    for (std::size_t seat = 0; seat < deal.asked.size(); ++seat)
        if (deal.asked[seat]) text += fmt::format("{}{}", text.empty() ? "" : ",", seat + 1);
    return text.empty() ? "0" : text;
}

// Returns 0 for a word that is not a number of at most nine digits.
int number_from(std::string_view word) {
    constexpr unsigned kLargest = 999'999'999;
    unsigned value = 0;
    std::from_chars(word.data(), word.data() + word.size(), value);
    return value <= kLargest ? static_cast<int>(value) : 0;
}

// Reads a list such as "1,3". Invalid parts are ignored here: the comparison with the rewritten
// deal finds them.
void read_asked(std::string_view word, FairDeal& deal) {
    while (!word.empty()) {
        const std::string_view each = word.substr(0, word.find(','));
        const int seat = number_from(each);
        if (seat >= 1 && seat <= kMaxPlayers) deal.asked[static_cast<std::size_t>(seat - 1)] = true;
        word.remove_prefix(std::min(word.size(), each.size() + 1));
    }
}

// `read` takes one pair of words. It returns false if the pair cannot be part of a deal.
class DealReader {
public:
    bool read(const std::string& name, const std::string& value) {
        if (int* number = number_named(name)) {
            *number = number_from(value);
            return *number > 0;
        }
        if (name == "dealer")
            deal_.dealer = number_from(value) - 1;
        else if (name == "asked")
            read_asked(value, deal_);
        else if (name == "seat")
            seat_ = static_cast<std::size_t>(number_from(value)) - 1;
        else
            return read_bytes(name, value);
        return true;
    }
    const FairDeal& deal() const { return deal_; }

private:
    int* number_named(const std::string& name) {
        if (name == "version") return &deal_.version;
        if (name == "game") return &deal_.game;
        if (name == "hand") return &deal_.hand;
        return name == "attempt" ? &deal_.attempt : nullptr;
    }
    bool read_bytes(const std::string& name, const std::string& value) {
        const auto bytes = from_hex(value);
        const bool seated = seat_ < kMaxPlayers;
        if (!bytes) return false;
        if (name == "seed")
            deal_.seed = *bytes;
        else if (name == "after")
            deal_.after = *bytes;
        else if (name == "people")
            deal_.people = *bytes;
        else if (seated && name == "commit")
            deal_.commits[seat_] = bytes;
        else if (seated && name == "contribution")
            deal_.contributions[seat_] = bytes;
        else
            return false;
        return true;
    }

    FairDeal deal_;
    std::size_t seat_ = kMaxPlayers;
};

}  // namespace

std::string terms_text(const FairDeal& deal) {
    std::string text =
        fmt::format("game {} hand {} attempt {}", deal.game, deal.hand, deal.attempt);
    if (deal.version == 1) return text;
    return "version 2 " + text +
           fmt::format(" dealer {} after {} people {} asked {}", deal.dealer + 1,
                       to_hex(deal.after), to_hex(deal.people), asked_text(deal));
}

std::string to_text(const FairDeal& deal) {
    std::string text = fmt::format("{} seed {}", terms_text(deal), to_hex(deal.seed));
    for (std::size_t seat = 0; seat < deal.commits.size(); ++seat) {
        if (!deal.commits[seat]) continue;
        text += fmt::format(" seat {} commit {}", seat + 1, to_hex(*deal.commits[seat]));
        if (deal.contributions[seat])
            text += fmt::format(" contribution {}", to_hex(*deal.contributions[seat]));
    }
    return text;
}

std::optional<FairDeal> fair_deal_from_text(std::string_view text) {
    std::istringstream words{std::string(text)};
    DealReader reader;
    for (std::string name, value; words >> name;)
        if (!(words >> value) || !reader.read(name, value)) return std::nullopt;
    // Strict: writing the deal again must give the same text.
    if (to_text(reader.deal()) != text) return std::nullopt;
    return reader.deal();
}

}  // namespace bornes::fair
