// Handles commands: each gets an answer, or becomes a change that is stored in the journal.
#include <algorithm>

#include "fair/bytes.h"
#include "tables/table.h"

namespace bornes::tables {
namespace {

// Only an attacker makes more commands wait.
constexpr std::size_t kMostWaiting = 200;
constexpr Millis kBetweenPhrases = 2000;

// A message that has only an answer.
std::shared_ptr<const std::string> message_of(Answer answer) {
    return std::make_shared<const std::string>(to_json(protocol::AnswerMessage{std::move(answer)}));
}

// The seat of a `replace`.
std::optional<int> seat_to_replace(const Command& command) {
    const auto* replace = std::get_if<command::Replace>(&command.what);
    return replace == nullptr ? std::nullopt : std::optional<int>(replace->seat);
}

// Empty if the command is executed.
std::optional<Refused> refusal_in(const Verdict& verdict) {
    const auto* refusal = std::get_if<Refused>(&verdict);
    return refusal == nullptr ? std::nullopt : std::optional(*refusal);
}

}  // namespace

bool Table::command(const std::shared_ptr<Listener>& listener, std::string_view text,
                    bool within_limits) {
    Attached* attached = find(*listener);
    if (attached == nullptr) return true;
    protocol::ParsedCommand parsed = protocol::command_from_json(text);
    if (!parsed.json) return false;
    const auto refuse_now = [&](const char* code, const std::string& message) {
        listener->hear(message_of(
            refusal_answer(parsed.id, {code, message}, state_.number(attached->recipient))));
        return true;
    };
    if (!parsed.command) return refuse_now("bad-command", parsed.fault);
    if (!within_limits) return refuse_now("too-many", "too many commands: wait a little");
    if (std::holds_alternative<command::Ping>(parsed.command->what)) {
        listener->hear(message_of(ok_answer(parsed.id, state_.number(attached->recipient))));
        return true;
    }
    if (attached->asker.guest.empty()) return refuse_now("no-name", "a player needs a name");
    if (const auto* said = std::get_if<command::Say>(&parsed.command->what)) {
        say(*attached, *parsed.command, *said);
        return true;
    }
    if (requests_.size() + refusing_ >= kMostWaiting)
        return refuse_now("too-many",
                          "too many commands wait at this table: try again in a moment");
    Request request{listener, attached->asker, std::move(*parsed.command)};
    if (answered_meanwhile(request)) return true;
    if (!busy_ && !closed_ && !fetch_ && requests_.empty()) {
        consider(std::move(request));
        return true;
    }
    requests_.push_back(std::move(request));
    next();
    return true;
}

void Table::say(const Attached& attached, const Command& command, const command::Say& say) {
    const Request request{attached.listener, attached.asker, command};
    const std::uint32_t number = state_.number(attached.recipient);
    if (attached.recipient == kWatcher)
        return answer(request, refusal_answer(command.id, no_seat(), number));
    // Counted per seat: a player may have several connections and open new ones.
    Millis& said = said_[static_cast<std::size_t>(attached.recipient)];
    if (now() - said < kBetweenPhrases)
        return answer(
            request,
            refusal_answer(command.id, {"too-many", "wait a moment before you say something else"},
                           number));
    said = now();
    const std::string message = to_json(protocol::SaidMessage{attached.recipient, say.phrase});
    answer(request, ok_answer(command.id, number));
    announce(message);
    services_.notify_processes(state_.id(), message);
}

// The row that the command made, if there is one.
std::optional<Seq> Table::seq_of(const Request& request) const {
    return state_.executed_commands().find(request.asker.guest.text, request.command.id);
}

// An executed command gets its first answer again, before any other check.
void Table::consider(Request request) {
    if (const auto seq = seq_of(request)) {
        answer_repeat(request, *seq);
        return next();
    }
    if (const auto seat = seat_to_replace(request.command); seat && !connected(*seat))
        return ask_when_last_present(*seat, std::move(request));
    decide(std::move(request), now());
}

// A decline is secret, and so is the time that storing it takes. So commands that change nothing
// are answered without waiting for it. Everybody except the declining player gets the same answer
// before and after it.
bool Table::answered_meanwhile(const Request& request) {
    if (declining_ == kWatcher || !requests_.empty()) return false;
    if (state_.recipient(request.asker.guest) == declining_) return false;
    if (const auto seq = seq_of(request)) {
        answer_repeat(request, *seq);
        return true;
    }
    if (const auto seat = seat_to_replace(request.command); seat && !connected(*seat)) return false;
    const Verdict verdict = verdict_on(request, now());
    if (std::holds_alternative<Change>(verdict)) return false;
    check_then_answer(request, refusal_in(verdict));
    return true;
}

bool Table::connected(int seat) const {
    return std::any_of(listeners_.begin(), listeners_.end(),
                       [&](const Attached& each) { return each.recipient == seat; });
}

void Table::ask_when_last_present(int seat, Request request) {
    busy_ = true;
    services_.last_present(
        state_.id(), seat,
        [self = shared_from_this(), request = std::move(request)](Millis last) mutable {
            self->busy_ = false;
            self->decide(std::move(request), last);
        });
}

void Table::take_seat(SeatMove move, Asker asker, Reply reply) {
    Request request{{}, std::move(asker), {fair::random_id()}};
    request.move = std::move(move);
    request.reply = std::move(reply);
    requests_.push_back(std::move(request));
    next();
}

Verdict Table::verdict_on(const Request& request, Millis last_present) {
    if (request.move) return judge(state_, request.asker, *request.move);
    return judge(state_, request.asker, request.command,
                 {now(), last_present, [this] { return services_.seed(); }});
}

void Table::decide(Request request, Millis last_present) {
    Verdict verdict = verdict_on(request, last_present);
    if (auto* change = std::get_if<Change>(&verdict))
        return submit(std::move(*change), std::move(request));
    check_then_answer(request, refusal_in(verdict));
    next();
}

// There is nothing to store. But another process may have executed the command without this one
// knowing it yet.
void Table::check_then_answer(const Request& request, const std::optional<Refused>& refusal) {
    ++refusing_;
    services_.find(
        state_.id(), state_.seq(), request.asker.guest.text, request.command.id,
        [self = shared_from_this(), request, refusal](std::optional<Seq> seq, bool available) {
            --self->refusing_;
            self->answer_without_change(request, available ? refusal : not_stored(), seq);
        });
}

void Table::answer_without_change(const Request& request, const std::optional<Refused>& refusal,
                                  std::optional<Seq> carried_out) {
    if (carried_out && *carried_out > state_.seq() && !request.again) {
        // Another process executed the command, and this one has not read the row yet.
        requests_.push_front(request);
        requests_.front().again = true;
        return fetch();
    }
    if (carried_out) return answer_repeat(request, *carried_out);
    if (request.reply && refusal)
        return request.reply(refusal_answer(request.command.id, *refusal, 0));
    const auto listener = request.listener.lock();
    Attached* attached = listener ? find(*listener) : nullptr;
    if (attached == nullptr) return;
    const std::uint32_t number = state_.number(attached->recipient);
    answer(request, refusal ? refusal_answer(request.command.id, *refusal, number)
                            : ok_answer(request.command.id, number));
    if (refusal && refusal->code == "stale") send(*attached, std::nullopt);
}

void Table::answer(const Request& request, Answer answer) {
    if (request.reply) return request.reply(answer);
    if (const auto listener = request.listener.lock())
        listener->hear(message_of(std::move(answer)));
}

void Table::answer_not_stored(const Request& request) {
    answer(request, refusal_answer(request.command.id, not_stored(), 0));
}

void Table::answer_repeat(const Request& request, Seq seq) {
    const Recipient recipient = state_.recipient(request.asker.guest);
    answer(request, ok_answer(request.command.id, state_.number_after(recipient, seq)));
}

}  // namespace bornes::tables
