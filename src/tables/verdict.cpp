#include "tables/verdict.h"

#include <algorithm>

#include "bornes/refusal.h"

namespace bornes::tables {
namespace {

Refused refused(const char* code, const char* message) { return {code, message}; }

Refused not_open() { return refused("not-open", "that is only possible before the start"); }
Refused not_creator() { return refused("not-creator", "only the host of the table may do that"); }

Refused table_closed() {
    return refused("table-closed", "this table is closed: its game cannot go on");
}
Refused was_removed() { return refused("removed", "you were asked to leave this table"); }
Refused seen_a_hand() { return refused("seen-a-hand", "you have seen other cards of this hand"); }

bool seat_exists(const State& state, int seat) { return seat >= 0 && seat < state.players(); }

// Judges one command. The functions share the members.
class Judge {
public:
    Judge(const State& state, const Asker& asker, const Command& command,
          const Circumstances& circumstances)
        : state_(state),
          asker_(asker),
          command_(command),
          circumstances_(circumstances),
          own_(state.recipient(asker.guest)) {}

    Verdict judge() const {
        if (state_.phase() == TablePhase::closed) return table_closed();
        return std::visit([this](const auto& what) { return this->on(what); }, command_.what);
    }

private:
    Verdict on(const command::Play& play) const {
        if (own_ == kWatcher) return no_seat();
        if (state_.phase() != TablePhase::playing)
            return refused("not-playing", "no hand is being played");
        if (play.seen < state_.last_move(own_))
            return refused("stale", "the table has changed in the meantime");
        const Position& position = *state_.position();
        const bool calls = play.action.verb() == Verb::answer && !play.action.is_decline();
        if (state_.window_open() && (!calls || circumstances_.now >= state_.window_until()))
            return refused("window-open", "a coup fourré may still be called");
        // Everybody except the holder of a safety must get the same refusal, whether or not the
        // safety is held.
        const View seen = view(position, own_);
        if (!seen.to_act()) return refused("not-your-turn", "it is not your turn");
        const Refusal refusal = check(seen.board, seen.hand, play.action);
        if (refusal != Refusal::none)
            return Refused{std::string(id(refusal)), std::string(sentence(refusal))};
        return change::Acted{with_automatic_call(state_, {{own_, play.action}})};
    }

    Verdict on(const command::Sit& sit) const {
        if (asker_.name.empty()) return refused("no-name", "a player needs a name");
        if (!seat_exists(state_, sit.seat)) return refused("bad-command", "no such seat");
        if (own_ != kWatcher) return already_seated();
        if (state_.removed(asker_.guest)) return was_removed();
        const Seat& seat = state_.seat(sit.seat);
        if (seat.player()) return refused("seat-taken", "somebody else has that seat");
        const Recipient seen = state_.seen_hand(asker_.guest);
        if (seen != kWatcher && seen != sit.seat) return seen_a_hand();
        const bool between = state_.phase() == TablePhase::open || state_.between_hands();
        if (!between && seen == kWatcher)
            return refused("not-between-hands", "a bot's seat can be taken between two hands");
        return change::Sat{sit.seat, asker_.name};
    }

    Verdict on(const command::Leave& /*leave*/) const {
        if (own_ == kWatcher) return no_seat();
        change::Left left{own_};
        // Nobody waits for a player who leaves.
        if (anyone_else() && state_.all_ready_but(own_)) begin_hand(left);
        return left;
    }

    Verdict on(const command::Bot& bot) const {
        if (asker_.guest != state_.creator()) return not_creator();
        if (state_.phase() != TablePhase::open) return not_open();
        if (!seat_exists(state_, bot.seat)) return refused("bad-command", "no such seat");
        if (state_.seat(bot.seat).player())
            return refused("seat-taken", "somebody else has that seat");
        const Seat& seat = state_.seat(bot.seat);
        if (!bot.level && seat.holder == Seat::Holder::free) return Unchanged{};
        if (bot.level && seat.holder == Seat::Holder::bot && seat.level == *bot.level)
            return Unchanged{};
        if (!bot.level) return change::Freed{bot.seat};
        return change::BotPut{bot.seat, *bot.level};
    }

    Verdict on(const command::Remove& remove) const {
        if (asker_.guest != state_.creator()) return not_creator();
        if (state_.phase() != TablePhase::open) return not_open();
        if (!seat_exists(state_, remove.seat) || !state_.seat(remove.seat).player())
            return refused("bad-command", "nobody sits there");
        return change::Removed{remove.seat};
    }

    Verdict on(const command::Start& /*start*/) const {
        if (asker_.guest != state_.creator()) return not_creator();
        if (state_.phase() != TablePhase::open) return not_open();
        for (int i = 0; i < state_.players(); ++i)
            if (state_.seat(i).holder == Seat::Holder::free)
                return refused("seats-free", "a seat is still free");
        return change::Started{circumstances_.seed(), fair::kVersion};
    }

    Verdict on(const command::Ready& /*ready*/) const {
        if (own_ == kWatcher) return no_seat();
        if (!state_.between_hands())
            return refused("not-between-hands", "there is nothing to be ready for");
        change::Ready ready{own_};
        if (state_.all_ready_but(own_))
            begin_hand(ready);
        else if (state_.seat(own_).ready)
            return Unchanged{};
        return ready;
    }

    Verdict on(const command::Commit& commit) const {
        if (own_ == kWatcher) return no_seat();
        if (state_.phase() != TablePhase::committing || !state_.takes_part(own_))
            return refused("not-dealing", "no contribution is asked for now");
        if (!this_attempt(commit) || state_.answered(own_))
            return refused("wrong-attempt",
                           "that is for another deal, or you have committed already");
        return change::Committed{own_, commit.commit};
    }

    Verdict on(const command::Open& open) const {
        // The guest who committed knows the secret, even if the seat has moved to another device
        // since.
        const Recipient committer = state_.committed_seat(asker_.guest);
        const Recipient part = committer == kWatcher ? own_ : committer;
        if (part == kWatcher) return no_seat();
        if (state_.phase() != TablePhase::opening)
            return refused("not-dealing", "no contribution is asked for now");
        const auto index = static_cast<std::size_t>(part);
        const auto& committed = state_.deal()->commits[index];
        if (!this_attempt(open) || !committed || state_.deal()->contributions[index])
            return refused("wrong-attempt", "that deal has no commitment of yours to open");
        const fair::FairDeal& deal = *state_.deal();
        if (fair::part_commitment(deal.version, state_.promise(), part, open.contribution) !=
            *committed)
            return refused("wrong-opening", "that is not what you committed to");
        return change::Opened{part, open.contribution};
    }

    Verdict on(const command::Back& /*back*/) const {
        if (own_ == kWatcher) return no_seat();
        if (!state_.seat(own_).away) return refused("not-away", "you are not away");
        return change::Back{own_};
    }

    Verdict on(const command::Replace& replace) const {
        if (own_ == kWatcher) return no_seat();
        if (!seat_exists(state_, replace.seat) || replace.seat == own_)
            return refused("bad-command", "no such seat");
        if (state_.phase() == TablePhase::open)
            return refused("not-playing", "that is only possible after the start");
        const Seat& seat = state_.seat(replace.seat);
        const Millis last_there = std::max(circumstances_.last_present, seat.since);
        const bool absent = circumstances_.now - last_there >= kAbsence;
        if (state_.options().clock_s != 0 || !seat.played_by_player() ||
            !(absent || idle(replace.seat)))
            return refused("not-absent",
                           "that player has neither been away for two minutes nor kept others "
                           "waiting for five");
        change::Replaced replaced{replace.seat};
        if (state_.all_ready_but(replace.seat)) begin_hand(replaced);
        return replaced;
    }

    // Whether everybody has been waiting for this player, connected or not. Uses the public turn:
    // the time for a choice of coup fourré is part of it, and not secret.
    bool idle(int seat) const {
        Millis since = state_.seat(seat).since;
        if (state_.phase() == TablePhase::playing && state_.public_seat() == seat)
            since = std::max({since, state_.turn_since(), state_.window_until()});
        else if (state_.between_hands() && !state_.seat(seat).ready)
            since = std::max(since, state_.phase_since());
        else
            return false;
        return circumstances_.now - since >= kIdleness;
    }

    // Phrases and pings are not stored, so these are never called.
    static Verdict on(const command::Say& /*say*/) { return nothing_to_store(); }
    static Verdict on(const command::Ping& /*ping*/) { return nothing_to_store(); }
    static Refused nothing_to_store() { return refused("bad-command", "that changes nothing"); }

    // Makes the change begin a hand, with the current version of fair deals.
    template <typename Begins>
    void begin_hand(Begins& change) const {
        change.seed = circumstances_.seed();
        change.deal_version = fair::kVersion;
    }

    template <typename Part>
    bool this_attempt(const Part& part) const {
        return part.hand == state_.deal()->hand && part.attempt == state_.deal()->attempt;
    }

    bool anyone_else() const {
        for (int i = 0; i < state_.players(); ++i)
            if (i != own_ && state_.seat(i).played_by_player()) return true;
        return false;
    }

    const State& state_;
    const Asker& asker_;
    const Command& command_;
    const Circumstances& circumstances_;
    const Recipient own_;
};

}  // namespace

Refused wrong_code() {
    return refused("wrong-code",
                   "this code is wrong, used, more than ten minutes old, or void after five wrong "
                   "tries: make a new one on the other device");
}

Refused already_seated() { return refused("already-seated", "you have a seat here"); }

Refused no_seat() { return refused("no-seat", "only a player of this table may do that"); }

protocol::Answer ok_answer(const std::string& id, std::uint32_t number) {
    return {id, true, {}, {}, number};
}

protocol::Answer refusal_answer(const std::string& id, const Refused& refusal,
                                std::uint32_t number) {
    return {id, false, refusal.code, refusal.message, number};
}

Refused not_stored() {
    return refused("journal-unavailable", "that could not be stored: send it again");
}

Verdict judge(const State& state, const Asker& asker, const Command& command,
              const Circumstances& circumstances) {
    return Judge(state, asker, command, circumstances).judge();
}

Verdict judge(const State& state, const Asker& asker, const SeatMove& move) {
    if (state.phase() == TablePhase::closed) return table_closed();
    if (state.recipient(asker.guest) != kWatcher) return already_seated();
    if (state.removed(asker.guest)) return was_removed();
    if (!seat_exists(state, move.seat) || state.recipient(move.from) != move.seat)
        return wrong_code();
    const Recipient seen = state.seen_hand(asker.guest);
    if (seen != kWatcher && seen != move.seat) return seen_a_hand();
    return change::Device{move.seat};
}

std::vector<Act> with_automatic_call(const State& state, std::vector<Act> acts) {
    if (state.options().window_s != 0) return acts;
    Position position = *state.position();
    for (const Act& act : acts) apply(position, act.action);
    const Board& board = position.board;
    if (board.phase != Phase::coup_fourre) return acts;
    // If the holder is next, the choice comes on the holder's own turn.
    if (view(position, kWatcher).board.seat == board.seat) return acts;
    acts.push_back({board.seat, Action::coup_fourre(safety_against(board.attack_card))});
    return acts;
}

}  // namespace bornes::tables
