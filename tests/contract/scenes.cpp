#include "contract/scenes.h"

#include <fmt/format.h>
#include <algorithm>

#include <algorithm>

#include "bornes/notation.h"
#include "fair/deal.h"
#include "tables/world.h"

namespace bornes::tests {
namespace {

// A world that records all messages.
class Scene {
public:
    Scene(std::string name, Options options, State::Dealer dealer = fair::deal_out)
        : world_(std::move(options), dealer) {
        transcript_.name = std::move(name);
    }

    World& world() { return world_; }

    std::shared_ptr<Ear> join(const std::string& name) {
        ears_.push_back(world_.join(name));
        written_.push_back(0);
        write_down();
        return ears_.back();
    }

    void say(const std::shared_ptr<Ear>& ear, const std::string& what,
             const std::string& more = "") {
        const std::string command = fmt::format("{{\"id\":\"{}.{}\",\"do\":\"{}\"{}{}}}", ear->name,
                                                ++commands_, what, more.empty() ? "" : ",", more);
        transcript_.lines.push_back(
            fmt::format("{{\"from\":\"{}\",\"command\":{}}}", ear->name, command));
        world_.send(ear, command);
        write_down();
    }

    void pass(Millis time) {
        world_.pass(time);
        write_down();
    }

    // The player whose turn it is plays the first legal action. Bots and clocks get time.
    void move() {
        const int seat = world_.state().public_seat();
        if (seat == kWatcher) return;
        for (const auto& ear : ears_) {
            if (world_.state().recipient({ear->name}) != seat) continue;
            ActionList legal;
            legal_actions(world_.state().view_for(seat), legal);
            if (legal.empty() || world_.state().seat(seat).away) break;
            return say(ear, "play",
                       fmt::format("\"seen\":{},\"action\":\"{}\"", world_.state().number(seat),
                                   to_text(legal[0])));
        }
        pass(kLongEnough);
    }

    // The commitment of the player of a seat (from 1) in the current deal.
    std::string commit_to(int seat, const fair::Bytes32& bytes) const {
        const State& state = world_.state();
        const fair::Bytes32 promise = promise_of(state.fair_game(), *state.deal());
        return fmt::format(
            "\"commit\":\"{}\"",
            fair::to_hex(fair::part_commitment(state.deal()->version, promise, seat - 1, bytes)));
    }

    void take_seat(int seat, const std::shared_ptr<Ear>& from, const std::shared_ptr<Ear>& by) {
        world_.table->take_seat({seat, {from->name}}, {{by->name}, by->name}, [](const Answer&) {});
        world_.settle();
        write_down();
    }

    // A row that this program would not have stored.
    void row(const std::string& body) {
        World& world = world_;
        world.journal.push_back({"table", world.state().seq() + 1, world.clock, "", "far", body});
        world.table->fetch();
        world.settle();
        write_down();
    }

    void note(protocol::Notice notice) {
        world_.table->announce(to_json(protocol::NoticeMessage{notice}));
        write_down();
    }

    void play_to_end_of_hand() {
        for (int i = 0; i < 2000 && world_.state().phase() == TablePhase::playing; ++i) move();
    }

    Transcript take() {
        for (const Row& row : world_.journal) transcript_.rows.push_back(row.body);
        return std::move(transcript_);
    }

private:
    static constexpr Millis kLongEnough = 20'000;

    void write_down() {
        for (std::size_t i = 0; i < ears_.size(); ++i)
            for (; written_[i] < ears_[i]->heard.size(); ++written_[i])
                transcript_.lines.push_back(fmt::format("{{\"to\":\"{}\",\"message\":{}}}",
                                                        ears_[i]->name,
                                                        ears_[i]->heard[written_[i]].second));
    }

    World world_;
    std::vector<std::shared_ptr<Ear>> ears_;
    std::vector<std::size_t> written_;
    int commands_ = 0;
    Transcript transcript_;
};

std::string seat(int number) { return fmt::format("\"seat\":{}", number); }

std::string part(int attempt, const std::string& field) {
    return fmt::format("\"hand\":1,\"attempt\":{},{}", attempt, field);
}

// The contribution of a player. Any bytes will do.
fair::Bytes32 bytes_of(std::uint8_t first) {
    fair::Bytes32 bytes{};
    bytes[0] = first;
    return bytes;
}

std::string opening_of(const fair::Bytes32& bytes) {
    return fmt::format("\"contribution\":\"{}\"", fair::to_hex(bytes));
}

// Players sit down, leave and are removed. The deal takes two attempts.
Transcript table_with_clock() {
    Options options;
    options.players = 4;
    options.clock_s = 15;
    options.window_s = 3;
    options.listed = true;
    Scene scene("clock", options);
    const auto ann = scene.join("Ann");
    const auto bob = scene.join("Bob");
    const auto eve = scene.join("Eve");
    scene.say(ann, "sit", seat(1));
    scene.say(bob, "sit", seat(2));
    scene.say(eve, "sit", seat(2));  // refused
    scene.say(eve, "sit", seat(3));
    scene.say(ann, "remove", seat(3));
    scene.say(bob, "leave");
    scene.say(bob, "sit", seat(2));
    scene.say(ann, "bot", "\"seat\":3,\"level\":\"novice\"");
    scene.say(ann, "bot", "\"seat\":3,\"level\":null");
    scene.say(ann, "bot", "\"seat\":3,\"level\":\"novice\"");
    scene.say(ann, "bot", "\"seat\":4,\"level\":\"casual\"");
    scene.say(ann, "start");
    scene.say(ann, "commit", part(1, scene.commit_to(1, bytes_of(1))));
    scene.say(bob, "commit", part(1, scene.commit_to(2, bytes_of(2))));
    scene.say(ann, "open", part(1, opening_of(bytes_of(1))));
    scene.pass(5000);  // Bob does not open
    scene.say(ann, "commit", part(2, scene.commit_to(1, bytes_of(3))));
    scene.say(ann, "open", part(2, opening_of(bytes_of(3))));
    scene.say(ann, "say", "\"phrase\":\"hello\"");
    scene.say(ann, "ping");
    scene.pass(200'000);  // Ann and Bob are too slow three times in a row
    scene.say(ann, "back");
    scene.say(bob, "back");
    scene.note(protocol::Notice::journal_unavailable);
    scene.note(protocol::Notice::journal_available);
    return scene.take();
}

// Two hands. The second one begins when everybody is ready. An absent player is replaced.
Transcript table_without_clock() {
    Options options;
    options.players = 3;
    options.house.teams = Teams::solo;
    Scene scene("patient", options);
    const auto ann = scene.join("Ann");
    const auto bob = scene.join("Bob");
    const auto eve = scene.join("Eve");
    scene.say(ann, "sit", seat(1));
    scene.say(bob, "sit", seat(2));
    scene.say(ann, "bot", "\"seat\":3,\"level\":\"novice\"");
    scene.say(ann, "start");
    scene.say(ann, "commit", part(1, "\"commit\":null"));
    scene.say(bob, "commit", part(1, "\"commit\":null"));
    scene.play_to_end_of_hand();
    scene.say(ann, "ready");
    scene.pass(31'000);
    scene.pass(3'000);
    scene.world().table->detach(*bob);
    scene.pass(200'000);
    scene.say(ann, "replace", seat(2));
    scene.say(ann, "leave");
    return scene.take();
}

// In each attempt, another player commits and does not open. After the fourth attempt the game
// stops, and everybody is ready for another game.
Transcript table_that_stops() {
    Options options;
    options.players = 4;
    options.house.teams = Teams::solo;
    Scene scene("stopped", options);
    std::vector<std::shared_ptr<Ear>> ears;
    for (const char* name : {"Ann", "Bob", "Dan", "Eve"}) {
        ears.push_back(scene.join(name));
        scene.say(ears.back(), "sit", seat(static_cast<int>(ears.size())));
    }
    scene.say(ears[0], "start");
    for (int silent = 1; silent <= 4; ++silent) {
        for (int each = silent; each <= 4; ++each)
            scene.say(ears[static_cast<std::size_t>(each - 1)], "commit",
                      part(silent, each == silent ? scene.commit_to(each, bytes_of(7))
                                                  : "\"commit\":null"));
        scene.pass(5000);
    }
    for (const auto& ear : ears) scene.say(ear, "ready");
    for (const auto& ear : ears) scene.say(ear, "commit", part(1, "\"commit\":null"));
    for (int i = 0; i < 8; ++i) scene.move();
    return scene.take();
}

// Bob commits to a contribution and continues on his phone. The device that knows the contribution
// opens it.
Transcript table_with_two_devices() {
    Scene scene("devices", Options{});
    const auto ann = scene.join("Ann");
    const auto bob = scene.join("Bob");
    const auto phone = scene.join("Phone");
    scene.say(ann, "sit", seat(1));
    scene.say(bob, "sit", seat(2));
    scene.say(ann, "start");
    scene.say(bob, "commit", part(1, scene.commit_to(2, bytes_of(5))));
    scene.take_seat(1, bob, phone);
    scene.say(ann, "commit", part(1, "\"commit\":null"));
    scene.say(bob, "open", part(1, opening_of(bytes_of(5))));
    for (int i = 0; i < 6; ++i) scene.move();
    scene.world().table->detach(*phone);
    scene.pass(kReturnTime);
    return scene.take();
}

// Another engine with other rules stored a move that this engine refuses.
Transcript table_with_an_illegal_move() {
    Scene scene("illegal", Options{});
    const auto ann = scene.join("Ann");
    const auto bob = scene.join("Bob");
    scene.say(ann, "sit", seat(1));
    scene.say(bob, "sit", seat(2));
    scene.say(ann, "start");
    scene.say(ann, "commit", part(1, "\"commit\":null"));
    scene.say(bob, "commit", part(1, "\"commit\":null"));
    scene.move();
    scene.move();
    scene.row(fmt::format(R"({{"t":"act","acts":[[{},"coup-fourre right-of-way"]]}})",
                          scene.world().state().position()->board.seat + 1));
    scene.say(ann, "leave");  // refused
    // A row of a process whose rules allowed the move, and which ended the table later. It has no
    // effect any more.
    scene.row(R"({"t":"ended","why":"too-many-rows"})");
    return scene.take();
}

}  // namespace

Transcript usual_table(Edition edition, int players, int moves) {
    Options options;
    options.edition = edition;
    options.players = players;
    if (!make_rules(edition, players)) options.house.teams = Teams::solo;
    const auto seats = std::min(static_cast<std::size_t>(players), options.bots.size());
    for (std::size_t bot = 2; bot < seats; ++bot) options.bots[bot] = Level::novice;
    Scene scene(fmt::format("{}-{}", id(edition), players), options);
    const auto ann = scene.join("Ann");
    const auto bob = scene.join("Bob");
    scene.say(ann, "sit", seat(1));
    scene.say(bob, "sit", seat(2));
    scene.say(ann, "start");
    scene.say(ann, "commit", part(1, scene.commit_to(1, bytes_of(1))));
    scene.say(bob, "commit", part(1, "\"commit\":null"));
    scene.say(ann, "open", part(1, opening_of(bytes_of(1))));
    for (int i = 0; i < moves; ++i) scene.move();
    return scene.take();
}

std::vector<Transcript> eventful_tables() {
    return {table_with_clock(), table_without_clock(), table_that_stops(), table_with_two_devices(),
            table_with_an_illegal_move()};
}

}  // namespace bornes::tests
