#include "terminal/plain/score_pad.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <ostream>
#include <sstream>
#include <stdexcept>

#include "bornes/utf8.h"
#include "platform/replace_file.h"
#include "platform/user_folders.h"
#include "protocol/json_fault.h"
#include "terminal/plain/hand_questions.h"
#include "terminal/plain/plain_command.h"
#include "terminal/telling/sheet.h"
#include "terminal/telling/text.h"
#include "words/faults.h"

namespace bornes::terminal {
namespace {

using Kind = Command::Kind;
using protocol::KeptPad;

constexpr std::size_t kMostPast = 20;

class Pad {
public:
    Pad(KeptPad pad, std::filesystem::path file, const PadDesk& desk)
        : pad_(std::move(pad)),
          file_(std::move(file)),
          rules_(make_rules(pad_.edition, pad_.players, pad_.house).rules),
          desk_(desk),
          voice_(desk.voice) {}

    void run() {
        count();
        tell_totals();
        while (!over()) {
            const int hand = static_cast<int>(pad_.hands.size()) + 1;
            const auto line = ask(voice_(phrase::terminal_keep_prompt{.figure = hand}));
            if (!line || !obey(*line)) break;
        }
        if (over()) say(voice_(Word::terminal_keep_over));
    }

private:
    void put(std::string_view text) { desk_.put(text); }
    void say(std::string_view text) { put(std::string(text) + "\n"); }
    std::optional<std::string> ask(const std::string& question) { return desk_.ask(question); }

    // Returns false if the person quits.
    bool obey(const std::string& line) {
        const Command command = command_from(line, voice_.language());
        switch (command.kind) {
            case Kind::quit: return false;
            case Kind::nothing: enter(pad_.hands.size()); break;
            case Kind::undo: undo(); break;
            case Kind::score: tell_hands(); break;
            default:
                if (const auto hand = hand_to_change(line))
                    enter(*hand);
                else
                    say(voice_(Word::terminal_keep_help));
        }
        return true;
    }

    // The index of a hand, counted from 0: "2" is 1. Returns nothing if there is no such hand.
    std::optional<std::size_t> hand_to_change(const std::string& line) const {
        for (std::size_t hand = 0; hand < pad_.hands.size(); ++hand)
            if (line == std::to_string(hand + 1)) return hand;
        return std::nullopt;
    }

    const std::string& dealer_of(std::size_t hand) const {
        const auto seat = (static_cast<std::size_t>(int{pad_.dealer}) + hand) %
                          static_cast<std::size_t>(pad_.players);
        return pad_.names[seat];
    }

    // Asks until the hand is possible, or the input ends.
    void enter(std::size_t at) {
        say(voice_(phrase::terminal_sheet_hand{
            .figure = static_cast<int>(at) + 1, .name = dealer_of(at), .over = "yes"}));
        HandQuestions questions(rules_, voice_, team_names(),
                                [this](const std::string& question) { return ask(question); });
        while (const std::optional<HandEntry> hand = questions.ask()) {
            const auto scores = score(rules_, *hand);
            if (scores) {
                write(at, *hand);
                tell_hand(at);
                return tell_totals();
            }
            say(voice_(phrase::terminal_keep_cannot_be{
                .why = tell_fault(voice_, scores.fault(), team_names())}));
        }
    }

    void write(std::size_t at, const HandEntry& hand) {
        pad_.past.push_back(pad_.hands);
        if (pad_.past.size() > kMostPast) pad_.past.erase(pad_.past.begin());
        if (at == pad_.hands.size()) pad_.hands.emplace_back();
        pad_.hands[at] = protocol::sheet_from(hand);
        keep();
    }

    void undo() {
        if (pad_.past.empty()) return say(voice_(Word::terminal_keep_undo_nothing));
        pad_.hands = pad_.past.back();
        pad_.past.pop_back();
        keep();
        tell_totals();
    }

    // Reports a failure and continues, because the totals are still on the screen.
    void keep() {
        count();
        std::error_code error = platform::create_folder_of(file_);
        if (!error)
            if (const auto fault = platform::replace_file(file_, protocol::to_json(pad_) + "\n"))
                error = fault->why;
        if (error)
            say(voice_(phrase::terminal_not_kept{
                .why = fmt::format("{}: {}", file_.string(), words::describe(voice_, error))}));
    }

    // Computes the points of every hand.
    void count() {
        scores_.clear();
        for (const protocol::HandSheet& sheet : pad_.hands) {
            const auto scores = score(rules_, protocol::entry_from(sheet));
            if (!scores)
                throw std::runtime_error(
                    fmt::format("{}: {}", printable(file_.string(), std::string::npos),
                                tell_fault(voice_, scores.fault(), team_names())));
            scores_.push_back(*scores);
        }
    }

    std::vector<std::string> team_names() const {
        std::vector<std::string> names(rules_.teams);
        for (int seat = 0; seat < rules_.players; ++seat) {
            std::string& team = names[static_cast<std::size_t>(int{rules_.team_of(seat)})];
            const std::string& name = pad_.names[static_cast<std::size_t>(seat)];
            team = team.empty() ? name : voice_(phrase::player_pair{.first = team, .second = name});
        }
        return names;
    }

    PerTeam<int> totals() const {
        PerTeam<int> sums{};
        for (const PerTeam<Score>& hand : scores_)
            for (int team = 0; team < rules_.teams; ++team) sums[team] += hand[team].total();
        return sums;
    }

    int most() const {
        const PerTeam<int> sums = totals();
        return *std::max_element(sums.begin(), sums.begin() + rules_.teams);
    }

    // R7.10; a race has one hand (R7.11).
    bool over() const { return !scores_.empty() && (rules_.is_race() || most() >= rules_.goal); }

    void tell_hands() {
        for (std::size_t hand = 0; hand < scores_.size(); ++hand) tell_hand(hand);
        tell_totals();
    }

    void tell_hand(std::size_t at) {
        std::string table;
        const auto heads = team_names();
        append_cells(table, voice_(phrase::table_hand_number{.figure = static_cast<int>(at) + 1}),
                     heads, heads);
        for (const SheetRow& row : rows_to_tell(rules_, sheet_rows(rules_, scores_[at])))
            append_row(table, voice_, row, heads);
        put(table);
    }

    std::string standing(int total) const {
        const bool ahead = !scores_.empty() && total == most();
        if (over()) return ahead ? std::string(voice_(Word::keeper_wins)) : std::string();
        if (rules_.is_race()) return {};
        const std::string missing = voice_(phrase::keeper_missing{.figure = rules_.goal - total});
        return ahead ? voice_(phrase::keeper_leads{.missing = missing}) : missing;
    }

    // "Ann & Cid: 2400 (in the lead · 2600 to go)", one line per team.
    void tell_totals() {
        const PerTeam<int> sums = totals();
        const auto names = team_names();
        for (int team = 0; team < rules_.teams; ++team) {
            const std::string about = standing(sums[team]);
            say(voice_(phrase::web_fact{
                .name = names[static_cast<std::size_t>(team)],
                .value = about.empty() ? voice_(sums[team])
                                       : fmt::format("{} ({})", voice_(sums[team]), about)}));
        }
        if (!over()) say(voice_(phrase::keeper_deals_next{.name = dealer_of(pad_.hands.size())}));
    }

    KeptPad pad_;
    std::filesystem::path file_;
    Rules rules_;
    std::vector<PerTeam<Score>> scores_;
    const PadDesk& desk_;
    const Voice& voice_;
};

}  // namespace

std::filesystem::path score_pad_file() { return platform::state_folder() / "score.json"; }

KeptPad read_score_pad(const std::filesystem::path& file, const Voice& voice) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    try {
        return protocol::pad_from_json(text.str());
    } catch (const protocol::JsonFault& fault) {
        throw std::runtime_error(voice(phrase::error_bad_pad{
            .file = printable(file.string(), std::string::npos), .why = fault.what()}));
    }
}

void keep_score(KeptPad pad, const std::filesystem::path& file, const PadDesk& desk) {
    Pad(std::move(pad), file, desk).run();
}

}  // namespace bornes::terminal
