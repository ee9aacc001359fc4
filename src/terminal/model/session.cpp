#include "terminal/model/session.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <random>

#include "bornes/allowance.h"

namespace bornes::terminal {
namespace {

constexpr std::string_view kPerson = "person";
constexpr std::string_view kSeedTag = "seed";

std::string seat_tag(int seat) { return fmt::format("seat-{}", seat + 1); }

std::optional<std::string> tag(const Record& record, std::string_view name) {
    for (const auto& [key, text] : record.tags)
        if (key == name) return text;
    return std::nullopt;
}

std::uint64_t seed_of(const Record& record) {
    const std::string text = tag(record, kSeedTag).value_or("");
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error == std::errc() && end == text.data() + text.size()) return seed;
    return std::random_device{}();
}

Record record_of(const Setup& setup) {
    Record record;
    record.edition = setup.edition;
    record.players = setup.players;
    record.house = setup.house;
    for (int seat = 0; seat < setup.players; ++seat) {
        const Player& player = setup.seats[static_cast<std::size_t>(seat)];
        record.seats[static_cast<std::size_t>(seat)] = player.name;
        record.tags.emplace_back(seat_tag(seat), player.bot ? id(*player.bot) : kPerson);
    }
    record.tags.emplace_back(kSeedTag, std::to_string(setup.seed));
    return record;
}

}  // namespace

Session::Session(const Setup& setup, KeptFile file) : Session(record_of(setup), std::move(file)) {}

Session::Session(Record record, KeptFile file)
    : record_(std::move(record)), file_(std::move(file)), seed_(seed_of(record_)) {
    if (!record_.edition) record_.edition = kDefaultEdition;
    if (!record_.players) record_.players = kMinPlayers;
    read_players();
    begin();
}

void Session::read_players() {
    for (int seat = 0; seat < *record_.players; ++seat) {
        Player& player = players_[static_cast<std::size_t>(seat)];
        const std::optional<std::string> kind = tag(record_, seat_tag(seat));
        if (kind != kPerson && (kind || seat > 0))
            player.bot = from_id<Level>(kind.value_or("")).value_or(Level::casual);
        player.name = record_.seats[static_cast<std::size_t>(seat)];
        if (player.bot && player.name.empty()) player.name = bot_name(seat);
    }
    for (int seat = *record_.players - 1; seat >= 0; --seat)
        if (is_person(seat)) keyboard_ = seat;
}

// Replays the record, and deals if it ends before a deal.
void Session::begin() {
    const std::vector<Record::HandRecord> hands = std::move(record_.hands);
    first_dealer_ = *record_.players - 1;
    record_.hands.clear();
    for (const Record::HandRecord& hand : hands) {
        if (!hand.deck) {  // a `hand` line without a deck: deal now
            if (record_.hands.empty()) first_dealer_ = hand.dealer;
            break;
        }
        if (record_.hands.empty()) {
            const RulesResult made = make_rules(*record_.edition, *record_.players, record_.house);
            position_ = deal(made.rules, *hand.deck, hand.dealer);
        } else {
            finished_.push_back(position_.board);
            position_ = deal_next(position_, *hand.deck);
        }
        record_.hands.push_back({hand.dealer, hand.deck, {}});
        events_.clear();
        for (const Action action : hand.actions) apply_and_note(action);
        looks_.clear();
    }
    const bool in_play = !record_.hands.empty();
    const bool stops_before_deal = record_.hands.size() < hands.size();
    if (in_play && stops_before_deal) finished_.push_back(position_.board);
    if (!in_play || stops_before_deal) deal_hand();
    keep();
}

void Session::deal_hand() {
    const std::size_t number = record_.hands.size() + 1;
    const Rules rules = make_rules(*record_.edition, *record_.players, record_.house).rules;
    Random random(seed_for(seed_, number));
    const DeckOrder deck = shuffled_deck(rules, random);
    position_ = number == 1 ? deal(rules, deck, first_dealer_) : deal_next(position_, deck);
    record_.hands.push_back({position_.board.dealer, deck, {}});
    events_.clear();
    looks_.clear();
}

void Session::apply_and_note(Action action) {
    const int seat = position_.board.seat;
    apply(position_, action);
    const int team = position_.board.rules.team_of(seat);
    const Tableau& tableau = position_.board.teams[static_cast<std::size_t>(team)];
    events_.push_back({seat, action, tableau.miles(), position_.board.target()});
    record_.hands.back().actions.push_back(action);
    if (position_.board.phase == Phase::game_over) finished_.push_back(position_.board);
}

void Session::keep() { fault_ = file_.save(record_); }

std::string Session::trouble(const words::Voice& voice) const {
    if (!fault_) return {};
    return voice(words::phrase::terminal_not_kept{.why = tell_fault(voice, *fault_)});
}

int Session::people() const {
    int count = 0;
    for (int seat = 0; seat < *record_.players; ++seat) count += is_person(seat) ? 1 : 0;
    return count;
}

int Session::viewer() const {
    if (!looks_.empty()) return looks_.front();
    if (!position_.board.over() && is_person(position_.board.seat)) return position_.board.seat;
    return keyboard_;
}

View Session::view() const {
    View seen = bornes::view(position_, viewer());
    if (people() > 1 && demand() == Demand::nothing) seen.hand = Hand{};
    return seen;
}

std::string Session::name_of(int seat) const {
    return players_[static_cast<std::size_t>(seat)].name;
}

std::vector<Event> Session::events() const {
    std::vector<Event> told;
    const int seat = viewer();
    std::copy_if(events_.begin(), events_.end(), std::back_inserter(told), [&](const Event& event) {
        return !event.action.is_decline() || event.seat == seat;
    });
    return told;
}

Demand Session::demand() const {
    const bool choice_open = position_.board.phase == Phase::coup_fourre;
    if (!looks_.empty()) {
        const bool chooses = choice_open && position_.board.seat == looks_.front();
        return chooses ? Demand::action : Demand::look;
    }
    if (position_.board.over() || !is_person(position_.board.seat)) return Demand::nothing;
    return Demand::action;
}

void Session::looked() {
    keyboard_ = viewer();
    if (!looks_.empty()) looks_.erase(looks_.begin());
}

// The people of the attacked team at this keyboard, except the one who is next anyway.
void Session::queue_looks(int attacker, int team) {
    if (people() < 2) return;
    const int players = *record_.players;
    const int next = bornes::view(position_, View::kSpectator).board.seat;
    for (int step = 1; step < players; ++step) {
        const int seat = (attacker + step) % players;
        if (seat != next && is_person(seat) && position_.board.rules.team_of(seat) == team)
            looks_.push_back(seat);
    }
}

void Session::act(Action action) {
    const int seat = position_.board.seat;
    if (is_person(seat)) keyboard_ = seat;
    if (action.verb() == Verb::answer) {
        // After a call nobody has to look any more. After a decline, only that seat is done.
        if (!action.is_decline()) looks_.clear();
        std::erase(looks_, seat);
    }
    apply_and_note(action);
    if (action.verb() == Verb::attack) queue_looks(seat, action.team());
    keep();
}

bool Session::advance() {
    bell_.silence();
    if (demand() != Demand::nothing || position_.board.over()) return false;
    if (const std::optional<Assessment> thought = mover_.take()) {
        act(thought->action);
        return true;
    }
    if (mover_.busy()) return false;
    const int seat = position_.board.seat;
    mover_.start([&bot = bot(seat), seen = bornes::view(position_, seat), ms = thinking_ms_] {
        return bot.think(seen, Allowance::of_time(ms).from_now());
    });
    return false;
}

void Session::next_hand() {
    if (position_.board.phase != Phase::hand_over) return;
    finished_.push_back(position_.board);
    deal_hand();
    keep();
}

bool Session::offers_undo() const { return people() == 1; }

bool Session::has_move_to_undo() const {
    return offers_undo() && std::any_of(events_.begin(), events_.end(),
                                        [&](const Event& event) { return is_person(event.seat); });
}

bool Session::undo() {
    if (!offers_undo()) return false;
    const auto last = std::find_if(events_.rbegin(), events_.rend(),
                                   [&](const Event& event) { return is_person(event.seat); });
    if (last == events_.rend()) return false;
    if (position_.board.phase == Phase::game_over) finished_.pop_back();
    replay_hand(static_cast<std::size_t>(events_.rend() - last) - 1);
    keep();
    return true;
}

void Session::replay_hand(std::size_t count) {
    Record::HandRecord& hand = record_.hands.back();
    std::vector<Action> actions = std::move(hand.actions);
    actions.resize(count);
    hand.actions.clear();
    events_.clear();
    if (record_.hands.size() == 1) {
        position_ = deal(position_.board.rules, *hand.deck, hand.dealer);
    } else {
        Record before = record_;
        before.hands.pop_back();
        position_ = deal_next(*final_position(before), *hand.deck);
    }
    for (const Action action : actions) apply_and_note(action);
}

void Session::ask_hint() {
    if (demand() == Demand::action) adviser_.ask(view(), 2 * thinking_ms_);
}

std::optional<Candidate> Session::take_hint() { return adviser_.take(view()); }

Bot& Session::bot(int seat) {
    const auto i = static_cast<std::size_t>(seat);
    if (!bots_[i]) bots_[i] = make_bot(*players_[i].bot, seed_for(seed_, i));
    return *bots_[i];
}

}  // namespace bornes::terminal
