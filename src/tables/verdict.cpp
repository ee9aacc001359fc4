#include "tables/verdict.h"

#include <algorithm>

#include "bornes/refusal.h"

namespace bornes::tables {
namespace {

using Do = Command::Do;

Refused refused(const char* code, const char* message) { return {code, message}; }

Refused no_seat() { return refused("no-seat", "only a player of this table may do that"); }
Refused not_open() { return refused("not-open", "that is only possible before the start"); }
Refused not_creator() { return refused("not-creator", "only who made the table may do that"); }

bool seat_exists(const State& state, int seat) { return seat >= 0 && seat < state.players(); }

// One judge at a time looks at one command; the functions share what they look at.
class Judge {
public:
    Judge(const State& state, const Asker& asker, const Command& command,
          const Circumstances& circumstances)
        : state_(state),
          asker_(asker),
          command_(command),
          circumstances_(circumstances),
          own_(state.recipient(asker.token)) {}

    Verdict judge() const {
        switch (command_.what) {
            case Do::play: return play();
            case Do::sit: return sit();
            case Do::leave: return leave();
            case Do::bot: return bot();
            case Do::remove: return remove();
            case Do::start: return start();
            case Do::ready: return ready();
            case Do::commit: return commit();
            case Do::open: return open();
            case Do::back: return back();
            case Do::replace: return replace();
            case Do::say: break;
        }
        return refused("bad-command", "that changes nothing");
    }

private:
    Verdict play() const {
        if (own_ == kWatcher) return no_seat();
        if (state_.phase() != TablePhase::playing)
            return refused("not-playing", "no hand is being played");
        if (command_.seen < state_.last_move(own_))
            return refused("stale", "something happened in the meantime");
        const Position& position = *state_.position();
        const bool calls = command_.action.verb() == Verb::answer && !command_.action.is_decline();
        if (state_.window_open() && (!calls || circumstances_.now >= state_.window_until()))
            return refused("window-open", "a coup fourré may still be called");
        // Everyone but the holder of a safety has to be told the same, whether it is held or not.
        const View seen = view(position, own_);
        if (!seen.to_act()) return refused("not-your-turn", "it is not your turn");
        const Refusal refusal = check(seen.board, seen.hand, command_.action);
        if (refusal != Refusal::none)
            return Refused{std::string(id(refusal)), std::string(sentence(refusal))};
        Change change{Kind::acted};
        change.acts = with_automatic_call(state_, {{own_, command_.action}});
        return change;
    }

    Verdict sit() const {
        if (asker_.name.empty()) return refused("no-name", "a player needs a name");
        if (!seat_exists(state_, command_.seat)) return refused("bad-command", "no such seat");
        if (own_ != kWatcher) return refused("already-seated", "you have a seat here");
        if (state_.removed(asker_.token))
            return refused("removed", "you were asked to leave this table");
        const Seat& seat = state_.seat(command_.seat);
        if (seat.player()) return refused("seat-taken", "somebody else has that seat");
        const Recipient seen = state_.seen_hand(asker_.token);
        if (seen != kWatcher && seen != command_.seat)
            return refused("seen-a-hand", "you have seen other cards of this hand");
        const bool between = state_.phase() == TablePhase::open ||
                             state_.phase() == TablePhase::hand_over ||
                             state_.phase() == TablePhase::game_over;
        if (!between && seen == kWatcher)
            return refused("not-between-hands", "a bot's seat can be taken between two hands");
        Change change{Kind::sat, command_.seat};
        change.name = asker_.name;
        return change;
    }

    Verdict leave() const {
        if (own_ == kWatcher) return no_seat();
        Change change{Kind::left, own_};
        // Nobody waits for who leaves.
        if (anyone_else() && state_.all_ready_but(own_)) change.seed = circumstances_.seed();
        return change;
    }

    Verdict bot() const {
        if (asker_.token != state_.creator()) return not_creator();
        if (state_.phase() != TablePhase::open) return not_open();
        if (!seat_exists(state_, command_.seat)) return refused("bad-command", "no such seat");
        if (state_.seat(command_.seat).player())
            return refused("seat-taken", "somebody else has that seat");
        Change change{command_.level ? Kind::bot_put : Kind::freed, command_.seat};
        change.level = command_.level;
        return change;
    }

    Verdict remove() const {
        if (asker_.token != state_.creator()) return not_creator();
        if (state_.phase() != TablePhase::open) return not_open();
        if (!seat_exists(state_, command_.seat) || !state_.seat(command_.seat).player())
            return refused("bad-command", "nobody sits there");
        return Change{Kind::removed, command_.seat};
    }

    Verdict start() const {
        if (asker_.token != state_.creator()) return not_creator();
        if (state_.phase() != TablePhase::open) return not_open();
        for (int i = 0; i < state_.players(); ++i)
            if (state_.seat(i).holder == Seat::Holder::nobody)
                return refused("seats-free", "a seat is still free");
        return begins(Change{Kind::started});
    }

    Verdict ready() const {
        if (own_ == kWatcher) return no_seat();
        if (state_.phase() != TablePhase::hand_over && state_.phase() != TablePhase::game_over)
            return refused("not-between-hands", "there is nothing to be ready for");
        Change change{Kind::ready, own_};
        return state_.all_ready_but(own_) ? begins(std::move(change)) : Verdict(change);
    }

    Verdict commit() const {
        if (own_ == kWatcher) return no_seat();
        if (state_.phase() != TablePhase::committing || !state_.takes_part(own_))
            return refused("not-dealing", "no contribution is asked for now");
        if (!this_attempt() || state_.answered(own_))
            return refused("wrong-attempt", "that is not the deal at hand");
        Change change{Kind::committed, own_};
        change.bytes = command_.bytes;
        return change;
    }

    Verdict open() const {
        if (own_ == kWatcher) return no_seat();
        if (state_.phase() != TablePhase::opening)
            return refused("not-dealing", "no contribution is asked for now");
        const auto place = static_cast<std::size_t>(own_);
        const auto& committed = state_.deal()->commits[place];
        if (!this_attempt() || !committed || state_.deal()->contributions[place])
            return refused("wrong-attempt", "that is not the deal at hand");
        if (fair::commitment(*command_.bytes) != *committed)
            return refused("wrong-opening", "that is not what you committed to");
        Change change{Kind::opened, own_};
        change.bytes = command_.bytes;
        return change;
    }

    Verdict back() const {
        if (own_ == kWatcher) return no_seat();
        if (!state_.seat(own_).away) return refused("not-away", "you are not away");
        return Change{Kind::back, own_};
    }

    Verdict replace() const {
        if (own_ == kWatcher) return no_seat();
        if (!seat_exists(state_, command_.seat) || command_.seat == own_)
            return refused("bad-command", "no such seat");
        if (state_.phase() == TablePhase::open) return refused("not-playing", "not yet");
        const Seat& seat = state_.seat(command_.seat);
        const Millis last_there = std::max(circumstances_.last_present, seat.since);
        if (state_.options().clock_s != 0 || !seat.counts() ||
            circumstances_.now - last_there < kAbsence)
            return refused("not-absent", "that player has not been away for two minutes");
        return Change{Kind::replaced, command_.seat};
    }

    Verdict begins(Change change) const {
        change.seed = circumstances_.seed();
        return change;
    }

    bool this_attempt() const {
        return command_.hand == state_.deal()->hand && command_.attempt == state_.deal()->attempt;
    }

    bool anyone_else() const {
        for (int i = 0; i < state_.players(); ++i)
            if (i != own_ && state_.seat(i).counts()) return true;
        return false;
    }

    const State& state_;
    const Asker& asker_;
    const Command& command_;
    const Circumstances& circumstances_;
    const Recipient own_;
};

}  // namespace

Refused not_stored() {
    return refused("journal-unavailable", "that could not be stored: send it again");
}

Verdict judge(const State& state, const Asker& asker, const Command& command,
              const Circumstances& circumstances) {
    return Judge(state, asker, command, circumstances).judge();
}

std::vector<Act> with_automatic_call(const State& state, std::vector<Act> acts) {
    if (state.options().window_s != 0) return acts;
    Position position = *state.position();
    for (const Act& act : acts) apply(position, act.action);
    const Board& board = position.board;
    if (board.phase != Phase::coup_fourre) return acts;
    // On the own next turn it is the holder's choice.
    if (view(position, kWatcher).board.seat == board.seat) return acts;
    acts.push_back({board.seat, Action::coup_fourre(safety_against(board.attack_card))});
    return acts;
}

}  // namespace bornes::tables
