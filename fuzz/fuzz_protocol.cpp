// Treats any bytes as frames of two players and a spectator, with time passing between them. A
// table must never crash, and replaying its journal must always give the same state. Each line is a
// frame. Its first character says who sends it (`1`, `2`, `w`) or what else it is: `+` lets time
// pass, `o` is the body of a request for a table, `j` is a row of the journal, `f` is a deal in a
// record.
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "require.h"
#include "tables/world.h"

namespace {

using namespace bornes::tables;  // NOLINT(google-build-using-namespace)
using bornes::tests::Ear;
using bornes::tests::World;

Options options() {
    Options chosen;
    chosen.players = 3;
    chosen.bots[2] = bornes::Level::novice;
    chosen.clock_s = 15;
    chosen.window_s = 3;
    return chosen;
}

class Session {
public:
    void take(std::string_view line) {
        const std::string rest(line.substr(1));
        switch (line.front()) {
            case '1': return world_.send(ann_, rest);
            case '2': return world_.send(bob_, rest);
            case 'w': return world_.send(eve_, rest);
            case '+': return world_.pass(static_cast<Millis>(1000 * rest.size()));
            case 'o': return read_options(rest);
            case 'j': return read_change(rest);
            case 'f': return read_deal(rest);
            default: break;
        }
    }

    void check() const {
        const State again = world_.folded();
        require(again.seq() == world_.state().seq(), "every row can be folded again");
        for (Recipient each = kWatcher; each < 3; ++each)
            require(again.number(each) == world_.state().number(each), "numbers are a fold");
    }

private:
    // Options that were read must survive writing and reading again.
    static void read_options(const std::string& text) {
        const auto read = options_from_json(text);
        if (const auto* found = std::get_if<Options>(&read))
            require(std::get<Options>(options_from_json(to_json(*found))) == *found, "options");
    }
    static void read_change(const std::string& text) {
        if (const auto read = change_from_json(text))
            require(change_from_json(to_json(*read)) == read, "a row");
    }
    static void read_deal(const std::string& text) {
        if (const auto read = bornes::fair::fair_deal_from_text(text))
            require(bornes::fair::fair_deal_from_text(to_text(*read)) == read, "a deal");
    }

    World world_{options()};
    std::shared_ptr<Ear> ann_ = world_.join("Ann");
    std::shared_ptr<Ear> bob_ = world_.join("Bob");
    std::shared_ptr<Ear> eve_ = world_.join("Eve");
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t kMost = 8192;
    std::string_view all(reinterpret_cast<const char*>(data), std::min(size, kMost));
    Session session;
    while (!all.empty()) {
        const std::string_view line = all.substr(0, all.find('\n'));
        all.remove_prefix(std::min(all.size(), line.size() + 1));
        if (!line.empty()) session.take(line);
    }
    session.check();
    return 0;
}
