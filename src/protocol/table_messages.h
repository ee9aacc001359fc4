// What a server sends about a table and over its WebSocket (docs/protocol.md).
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "protocol/events.h"
#include "protocol/options.h"

namespace bornes::protocol {

using Millis = std::int64_t;  // since 1970, by the server's clock

struct SeatState {
    SeatIndex seat;
    Nullable<std::string> name{};
    SeatKind kind = SeatKind::free;
    std::optional<Level> level{};
    bool away = false;
    bool ready = false;
};
BOOST_DESCRIBE_STRUCT(SeatState, (), (seat, name, kind, level, away, ready))
template <>
inline constexpr About kAbout<SeatState>{.name = "Seat", .says = "A seat, and who has it."};
template <>
inline constexpr auto kFields<SeatState> = std::array{
    Field("seat", "The number of the seat."),
    Field("name", "The player's name; null for a bot and a free seat."),
    Field("kind", "Who has the seat."),
    Field("level", "The level of the bot in the seat.").tolerant(),
    Field("away", "A bot plays for the player until the player is `back`.").left_out_by_default(),
    Field("ready", "The player is ready for the next hand.").left_out_by_default(),
};

struct TableMessage : Terms {
    std::string id{};
    TablePhase phase = TablePhase::open;
    int game = 1;
    Nullable<SeatIndex> host{};
    std::vector<SeatState> seats{};
    std::optional<std::string> closed{};
};
BOOST_DESCRIBE_STRUCT(TableMessage, (Terms), (id, phase, game, host, seats, closed))
template <>
inline constexpr About kAbout<TableMessage>{
    .name = "TableInfo",
    .says = "A table, as the lobby and its WebSocket show it.",
    .complete = true};
template <>
inline constexpr auto kFields<TableMessage> = std::array{
    Field("id", "The id, which is also a part of the table's address."),
    Field("phase", "The phase of the table."),
    Field("game", "The number of the game, counted from 1.").range(1, kLargestNumber),
    Field("host", "The seat of the host; null while the host has none.").may_be_absent(),
    Field("seats", "One entry per seat."),
    Field("closed", "In phase `closed`: the code of the reason."),
};

struct DealSeat {
    SeatIndex seat;
    Nullable<Bytes32> commit{};
    std::optional<Bytes32> contribution{};
};
BOOST_DESCRIBE_STRUCT(DealSeat, (), (seat, commit, contribution))
template <>
inline constexpr About kAbout<DealSeat>{.name = "DealSeat", .says = "A player's part in a deal."};
template <>
inline constexpr auto kFields<DealSeat> = std::array{
    Field("seat", "The player's seat."),
    Field("commit", "The commitment; null before the player commits."),
    Field("contribution", "The contribution, once the player has opened it."),
};

// One attempt to deal a hand.
struct DealAttempt {
    int game = 1;
    int hand = 1;
    int attempt = 1;
    Bytes32 commit{};
    std::optional<int> version{};
    std::optional<int> dealer{};
    std::optional<Bytes32> after{};
    std::optional<Bytes32> people{};
    std::optional<std::vector<SeatIndex>> asked{};
    std::vector<DealSeat> seats{};
    std::optional<Bytes32> seed{};
};
BOOST_DESCRIBE_STRUCT(DealAttempt, (),
                      (game, hand, attempt, commit, version, dealer, after, people, asked, seats,
                       seed))
template <>
inline constexpr About kAbout<DealAttempt>{.name = "DealAttempt",
                                           .says = "One attempt to deal a hand."};
template <>
inline constexpr auto kFields<DealAttempt> = std::array{
    Field("game", "The number of the game.").range(1, INT32_MAX),
    Field("hand", "The number of the hand.").range(1, INT32_MAX),
    Field("attempt", "The number of the attempt to deal the hand.").range(1, INT32_MAX),
    Field("commit",
          "The server's promise: its commitment to the seed and to the fields up to `asked`."),
    Field("version", "The version of fair deals; missing for version 1, which has no terms.")
        .range(1, INT32_MAX),
    Field("dealer", "The dealer's seat; 0 in hand 1, because the deal decides.")
        .range(0, kMaxPlayers),
    Field("after", "The head of the record before this hand."),
    Field("people", "The hash of the names at all seats."),
    Field("asked", "The seats that are asked to contribute."),
    Field("seats", "The part of each player who is asked."),
    Field("seed", "The server's seed, once the hand is over."),
};

struct Deal : DealAttempt {
    std::optional<Millis> until{};
    std::optional<std::vector<DealAttempt>> voided{};
    std::optional<Bytes32> head{};
};
BOOST_DESCRIBE_STRUCT(Deal, (DealAttempt), (until, voided, head))
template <>
inline constexpr About kAbout<Deal>{.name = "Deal", .says = "The fair deal of a hand."};
template <>
inline constexpr auto kFields<Deal> = std::array{
    Field("until", "When the time to commit or to open ends."),
    Field("voided", "Once the hand is over: the void attempts before this one, oldest first."),
    Field("head", "Once the hand is over: the head of the record after it."),
};

struct Turn {
    SeatIndex seat;
    Nullable<Millis> until{};
};
BOOST_DESCRIBE_STRUCT(Turn, (), (seat, until))
template <>
inline constexpr About kAbout<Turn>{.name = "Turn", .says = "Whose turn it publicly is."};
template <>
inline constexpr auto kFields<Turn> = std::array{
    Field("seat", "The seat that must act."),
    Field("until", "When the clock of the turn runs out; null without a clock, or if a bot plays."),
};

struct Window {
    Millis until = 0;
};
BOOST_DESCRIBE_STRUCT(Window, (), (until))
template <>
inline constexpr About kAbout<Window>{
    .name = "Window", .says = "The time in which everybody waits for a possible coup fourré."};
template <>
inline constexpr auto kFields<Window> = std::array{Field("until", "When the time ends.")};

struct Answer {
    std::string id{};
    bool ok = true;
    std::optional<std::string> error{};
    std::optional<std::string> message{};
    std::uint32_t n = 0;
};
BOOST_DESCRIBE_STRUCT(Answer, (), (id, ok, error, message, n))
template <>
inline constexpr About kAbout<Answer>{.name = "Answer", .says = "The answer to a command."};
template <>
inline constexpr auto kFields<Answer> = std::array{
    Field("id", "The id of the command; empty if the command has none."),
    Field("ok", "Whether the command was carried out."),
    Field("error", "The code of the refusal."),
    Field("message", "A sentence that says why."),
    Field("n",
          "The number of the event that the command caused; for a refusal, the current number.")
        .range(0, UINT32_MAX),
};

struct StateMessage {
    std::uint32_t n = 0;
    Millis now = 0;
    Nullable<SeatIndex> you{};
    bool host = false;
    bool hints = false;
    std::vector<NumberedEvent> events{};
    Nullable<Turn> turn{};
    Nullable<Window> window{};
    Nullable<EmbeddedView> view{};
    std::optional<TableMessage> table{};
    std::optional<Nullable<Deal>> deal{};
    std::optional<Deal> last_deal{};
    std::optional<Answer> answer{};
};
BOOST_DESCRIBE_STRUCT(StateMessage, (),
                      (n, now, you, host, hints, events, turn, window, view, table, deal, last_deal,
                       answer))
template <>
inline constexpr About kAbout<StateMessage>{
    .name = "StateMessage",
    .says = "The state of the table, and the events that led to it.",
    .tag_field = "type",
    .tag = "state"};
template <>
inline constexpr auto kFields<StateMessage> = std::array{
    Field("n", "The number of the last event that this recipient could see.").range(0, UINT32_MAX),
    Field("now", "The server's time."),
    Field("you", "Your seat; null for a spectator."),
    Field(
        "host",
        "Whether you are the host. Only the host may start, put bots on seats and remove players.")
        .left_out_by_default(),
    Field("hints", "Whether you may ask for hints.").left_out_by_default(),
    Field("events", "What happened since the last `state` of this connection, oldest first."),
    Field("turn", "Whose turn it publicly is; null when nobody must act."),
    Field("window", "How long everybody waits for a possible coup fourré; null if nobody waits."),
    Field("view", "What this recipient may see of the game; null before the first deal."),
    Field("table", "The table; missing if it has not changed since the last `state`."),
    Field("deal",
          "The deal of the current hand; missing if it has not changed since the last `state`."),
    Field("last_deal", "The deal of the previous hand."),
    Field("answer",
          "The answer to a command of this connection, if the command caused this event."),
};

// The answer to a command that changed nothing at this moment.
struct AnswerMessage {
    Answer answer{};
};
BOOST_DESCRIBE_STRUCT(AnswerMessage, (), (answer))
template <>
inline constexpr About kAbout<AnswerMessage>{
    .name = "AnswerMessage",
    .says = "The answer to a command that changed nothing: a refusal, or a repeat.",
    .tag_field = "type",
    .tag = "answer"};
template <>
inline constexpr auto kFields<AnswerMessage> = std::array{Field("answer", "The answer.")};

struct SaidMessage {
    SeatIndex seat;
    Phrase phrase{};
};
BOOST_DESCRIBE_STRUCT(SaidMessage, (), (seat, phrase))
template <>
inline constexpr About kAbout<SaidMessage>{.name = "SaidMessage",
                                           .says = "A player said a phrase. It is not stored.",
                                           .tag_field = "type",
                                           .tag = "said"};
template <>
inline constexpr auto kFields<SaidMessage> =
    std::array{Field("seat", "The player's seat."), Field("phrase", "The phrase.").tolerant()};

BOOST_DEFINE_ENUM_CLASS(Notice, journal_unavailable, journal_available, journal_restored, stopping,
                        expired)
template <>
inline constexpr About kAbout<Notice>{.name = "Notice", .says = "The kinds of notice."};
std::string_view id(Notice notice);

struct NoticeMessage {
    Notice notice = Notice::expired;
};
BOOST_DESCRIBE_STRUCT(NoticeMessage, (), (notice))
template <>
inline constexpr About kAbout<NoticeMessage>{.name = "NoticeMessage",
                                             .says = "A message about the server or the table.",
                                             .tag_field = "type",
                                             .tag = "notice"};
template <>
inline constexpr auto kFields<NoticeMessage> =
    std::array{Field("notice", "The kind of the notice.")};

struct PresenceMessage {
    std::vector<SeatIndex> here{};
};
BOOST_DESCRIBE_STRUCT(PresenceMessage, (), (here))
template <>
inline constexpr About kAbout<PresenceMessage>{
    .name = "PresenceMessage",
    .says = "Which players are connected. It has no number and is not stored.",
    .tag_field = "type",
    .tag = "presence"};
template <>
inline constexpr auto kFields<PresenceMessage> =
    std::array{Field("here", "The seats whose players are connected.")};

using ServerMessage =
    std::variant<StateMessage, AnswerMessage, SaidMessage, NoticeMessage, PresenceMessage>;
template <>
inline constexpr About kAbout<ServerMessage>{
    .name = "Message", .says = "A message from the server over the WebSocket."};

void append_json(std::string& out, const StateMessage& message);
void append_json(std::string& out, const TableMessage& table);
std::string to_json(const AnswerMessage& message);
std::string to_json(const SaidMessage& message);
std::string to_json(const NoticeMessage& message);
std::string to_json(const PresenceMessage& message);
// These throw a JsonFault. A message of an unknown type gives nothing.
std::optional<ServerMessage> server_message_from_json(std::string_view text);
TableMessage table_from_json(std::string_view text);

}  // namespace bornes::protocol
