#include "tables/message.h"

#include <fmt/format.h>

#include <iterator>

#include "bornes/json.h"

namespace bornes::tables {
namespace {

template <typename... Arguments>
void append(std::string& out, fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    fmt::format_to(std::back_inserter(out), format, std::forward<Arguments>(arguments)...);
}

void append_seat(std::string& out, const State& state, int number) {
    constexpr std::array<std::string_view, 3> kinds{"free", "bot", "player"};
    const Seat& seat = state.seat(number);
    append(out, "{{\"seat\":{},\"name\":", number + 1);
    if (seat.player())
        append_json_string(out, seat.name);
    else
        out += "null";
    append(out, ",\"kind\":\"{}\"", kinds[static_cast<std::size_t>(seat.holder)]);
    if (seat.holder == Seat::Holder::bot) append(out, ",\"level\":\"{}\"", id(seat.level));
    if (seat.away) out += ",\"away\":true";
    if (seat.ready) out += ",\"ready\":true";
    out += '}';
}

void append_events(std::string& out, const State& state, Recipient recipient, std::uint32_t after) {
    out += ",\"events\":[";
    const char* separator = "";
    // The newest are at the end, and usually all that is asked for.
    auto first = state.told().end();
    while (first != state.told().begin() && std::prev(first)->numbers[place(recipient)] > after)
        --first;
    for (; first != state.told().end(); ++first) {
        if (first->only != kWatcher && first->only != recipient) continue;
        append(out, "{}{{\"n\":{},{}}}", separator, first->numbers[place(recipient)], first->json);
        separator = ",";
    }
    out += ']';
}

void append_turn(std::string& out, const State& state) {
    const int seat = state.public_seat();
    if (seat == kWatcher) {
        out += ",\"turn\":null,\"window\":null";
        return;
    }
    append(out, ",\"turn\":{{\"seat\":{},\"until\":", seat + 1);
    if (state.turn_until() != 0 && !state.seat(seat).played_by_bot())
        append(out, "{}}}", state.turn_until());
    else
        out += "null}";
    if (state.window_open())
        append(out, ",\"window\":{{\"until\":{}}}", state.window_until());
    else
        out += ",\"window\":null";
}

void append_contributions(std::string& out, const State& state, const fair::FairDeal& deal,
                          bool asked) {
    const char* separator = "";
    for (int i = 0; i < state.players(); ++i) {
        const auto place = static_cast<std::size_t>(i);
        if (!deal.commits[place] && !(asked && state.takes_part(i))) continue;
        append(out, "{}{{\"seat\":{},\"commit\":", separator, i + 1);
        out += deal.commits[place] ? '"' + fair::to_hex(*deal.commits[place]) + '"' : "null";
        if (deal.contributions[place])
            append(out, ",\"contribution\":\"{}\"", fair::to_hex(*deal.contributions[place]));
        out += '}';
        separator = ",";
    }
}

// The seed of a hand that is not over is nobody's business.
void append_deal(std::string& out, const State& state, const fair::FairDeal& deal, bool current) {
    append(out, "{{\"game\":{},\"hand\":{},\"attempt\":{},\"commit\":\"{}\"", deal.game, deal.hand,
           deal.attempt, fair::to_hex(fair::commitment(deal.seed)));
    const bool committing = current && state.phase() == TablePhase::committing;
    const bool opening = current && state.phase() == TablePhase::opening;
    if (committing) append(out, ",\"until\":{}", state.phase_since() + kCommitTime);
    if (opening) append(out, ",\"until\":{}", state.phase_since() + kOpenTime);
    out += ",\"seats\":[";
    append_contributions(out, state, deal, committing);
    out += ']';
    const bool over = !current || state.phase() == TablePhase::hand_over ||
                      state.phase() == TablePhase::game_over;
    if (over) append(out, ",\"seed\":\"{}\"", fair::to_hex(deal.seed));
    out += '}';
}

void append_deals(std::string& out, const State& state) {
    out += ",\"deal\":";
    if (state.deal())
        append_deal(out, state, *state.deal(), true);
    else
        out += "null";
    if (state.last_deal())
        append_deal(out.append(",\"lastDeal\":"), state, *state.last_deal(), false);
}

}  // namespace

void append_table(std::string& out, const State& state) {
    append(out, "{{\"id\":\"{}\",", state.id());
    append_options(out, state.options());
    append(out, ",\"phase\":\"{}\",\"game\":{},\"seats\":[", id(state.phase()), state.game());
    for (int i = 0; i < state.players(); ++i) {
        if (i > 0) out += ',';
        append_seat(out, state, i);
    }
    out += "]}";
}

void append_state(std::string& out, const State& state, Recipient recipient, const Seen& seen,
                  Millis now, std::string_view answer) {
    append(out, "{{\"type\":\"state\",\"n\":{},\"now\":{},\"you\":", state.number(recipient), now);
    if (recipient == kWatcher)
        out += "null";
    else
        append(out, "{}", recipient + 1);
    append_events(out, state, recipient, seen.number);
    append_turn(out, state);
    out += ",\"view\":";
    if (state.position())
        append_json(out, state.view_for(recipient));
    else
        out += "null";
    if (seen.table_version != state.table_version()) append_table(out.append(",\"table\":"), state);
    if (seen.deal_version != state.deal_version()) append_deals(out, state);
    if (!answer.empty()) out.append(",\"answer\":").append(answer);
    out += '}';
}

Seen seen_all(const State& state, Recipient recipient) {
    return {state.number(recipient), state.table_version(), state.deal_version()};
}

std::string ok_answer(std::string_view id, std::uint32_t number) {
    return fmt::format("{{\"id\":\"{}\",\"ok\":true,\"n\":{}}}", id, number);
}

std::string refusal_answer(std::string_view id, std::string_view code, std::string_view message,
                           std::uint32_t number) {
    std::string out =
        fmt::format("{{\"id\":\"{}\",\"ok\":false,\"error\":\"{}\",\"message\":", id, code);
    append_json_string(out, message);
    append(out, ",\"n\":{}}}", number);
    return out;
}

std::string answer_message(std::string_view answer) {
    return fmt::format("{{\"type\":\"answer\",\"answer\":{}}}", answer);
}

}  // namespace bornes::tables
