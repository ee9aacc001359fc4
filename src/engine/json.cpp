#include "bornes/json.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <span>

#include "bornes/notation.h"
#include "bornes/score.h"
#include "bornes/stakes.h"

namespace bornes {
namespace {

void append_number(std::string& out, int number) {
    std::array<char, 12> digits;  // NOLINT(cppcoreguidelines-pro-type-member-init)
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    out.append(digits.data(), end);
}

// Appends `,"key":`.
std::string& append_key(std::string& out, std::string_view key) {
    return out.append(",\"").append(key).append("\":");
}
// Same, for a literal, with one append: a server writes thousands of keys per second and player.
template <std::size_t size>
std::string& append_key(std::string& out, const char (&key)[size]) {  // NOLINT(*-avoid-c-arrays)
    std::array<char, size + 3> piece;  // NOLINT(cppcoreguidelines-pro-type-member-init)
    piece[0] = ',';
    piece[1] = '"';
    std::copy_n(key, size - 1, piece.begin() + 2);
    piece[size + 1] = '"';
    piece[size + 2] = ':';
    return out.append(piece.data(), piece.size());
}

template <typename Key>
void append_field(std::string& out, const Key& key, int number) {
    append_number(append_key(out, key), number);
}

// Appends an id of a card or the text of an action, which contain nothing that JSON must escape.
void append_word(std::string& out, std::string_view word) {
    out += '"';
    out.append(word) += '"';
}

template <typename Range, typename Function>
void append_array(std::string& out, const Range& range, Function append_each) {
    out += '[';
    for (const auto& each : range) {
        if (out.back() != '[') out += ',';
        append_each(each);
    }
    out += ']';
}

// The text of a card in an array, including the comma after it. The compiler makes these texts.
struct CardWord {
    std::array<char, 24> text{};
    std::uint8_t size = 0;
    constexpr void add(char c) { text[size++] = c; }
};
using CardWords = std::array<CardWord, kCardKinds>;
constexpr CardWords kCardWords = [] {
    CardWords words{};
    for (std::size_t card = 0; card < words.size(); ++card) {
        words[card].add('"');
        for (const char c : kCards[card].id) words[card].add(c);
        words[card].add('"');
        words[card].add(',');
    }
    return words;
}();
// Same, for the miles of distance cards.
constexpr CardWords kMileWords = [] {
    CardWords words{};
    for (std::size_t card = 0; card < words.size(); ++card) {
        const int miles = miles_of(static_cast<Card>(card));
        if (miles >= 100) words[card].add(static_cast<char>('0' + miles / 100));
        if (miles >= 10) words[card].add(static_cast<char>('0' + miles / 10 % 10));
        words[card].add(static_cast<char>('0' + miles % 10));
        words[card].add(',');
    }
    return words;
}();

// Most of what a server writes are piles, so this is fast: every card is copied with the same
// constant size, and the next copy overwrites what is too long. One append adds the whole pile.
void append_cards(std::string& out, const PileCards& cards, const CardWords& words = kCardWords) {
    constexpr std::size_t kSize = std::tuple_size_v<decltype(CardWord::text)>;
    std::array<char, 2 + kFullDeck * kSize> text;  // NOLINT(cppcoreguidelines-pro-type-member-init)
    char* end = text.data();
    *end++ = '[';
    for (const Card card : cards) {
        const CardWord& word = words[static_cast<std::size_t>(card)];
        std::copy_n(word.text.data(), kSize, end);
        end += word.size;
    }
    if (cards.size > 0) --end;
    *end++ = ']';
    out.append(text.data(), end);
}

// Appends the first `count` numbers of an array with one number per seat or team.
template <typename Numbers>
void append_numbers(std::string& out, const Numbers& numbers, int count) {
    append_array(out, std::span(numbers).first(static_cast<std::size_t>(count)),
                 [&](int number) { append_number(out, number); });
}

void append_team(std::string& out, const Board& board, Team team) {
    const Tableau& tableau = board.teams[team];
    append_number(out.append("{\"team\":"), team + 1);
    append_cards(append_key(out, "battle"), board.pile(team, Pile::battle));
    append_cards(append_key(out, "speed"), board.pile(team, Pile::speed));
    append_cards(append_key(out, "distance"), board.pile(team, Pile::distance), kMileWords);
    append_field(out, "miles", tableau.miles());
    append_array(append_key(out, "safeties"), board.pile(team, Pile::safety), [&](Card card) {
        append_word(out.append("{\"card\":"), id(card));
        append_key(out, "coupFourre").append(tableau.lies_crosswise(card) ? "true}" : "false}");
    });
    out += '}';
}

// Calls `append_each` with 0, 1, ..., once per team.
template <typename Function>
void append_per_team(std::string& out, const Board& board, Function append_each) {
    constexpr std::array<int, kMaxTeams> numbers{0, 1, 2, 3, 4, 5};
    append_array(out, std::span(numbers).first(board.rules.teams), append_each);
}

void append_score(std::string& out, const Score& rows, Team team) {
    append_number(out.append("{\"team\":"), team + 1);
    for (const ScoreRow& row : kScoreRows) append_field(out, row.json, rows.*row.points);
    append_field(out, "total", rows.total());
    out += '}';
}

// The texts of all actions and their rank in byte order, indexed by action code. Made once.
struct ActionTexts {
    std::array<std::string, 256> text;
    std::array<std::uint8_t, 256> rank{};
};

const ActionTexts& action_texts() {
    static const ActionTexts texts = [] {
        ActionTexts made;
        std::array<std::uint8_t, 256> order{};
        for (std::size_t code = 0; code < order.size(); ++code) {
            const Action action = Action::from_code(static_cast<std::uint8_t>(code));
            if (action.well_formed()) made.text[code] = to_text(action);
            order[code] = action.code();
        }
        std::sort(order.begin(), order.end(),
                  [&](std::uint8_t a, std::uint8_t b) { return made.text[a] < made.text[b]; });
        for (std::size_t rank = 0; rank < order.size(); ++rank)
            made.rank[order[rank]] = static_cast<std::uint8_t>(rank);
        return made;
    }();
    return texts;
}

// The first part of positions and views, after the number of the hand.
void append_table(std::string& out, const Board& board) {
    append_field(out, "ply", board.ply);
    append_word(append_key(out, "phase"), id(board.phase));
    append_key(out, "seat");
    if (board.over())
        out.append("null");
    else
        append_number(out, board.seat + 1);
    append_field(out, "target", board.target());
    append_key(out, "extendedBy");
    if (board.extended())
        append_number(out, board.extended_by + 1);
    else
        out.append("null");
    append_field(out, "drawPile", board.draw_pile_size);
    append_cards(append_key(out, "discard"), board.discard());
}

// The last part of positions and views, after the hands.
void append_teams(std::string& out, const Board& board) {
    append_per_team(append_key(out, "teams"), board,
                    [&](Team team) { append_team(out, board, team); });
    if (board.phase != Phase::coup_fourre) return;
    append_number(append_key(out, "attack").append("{\"seat\":"), board.attack_seat + 1);
    append_field(out, "team", board.attack_team + 1);
    append_word(append_key(out, "card"), id(board.attack_card));
    out += '}';
}

void append_winners(std::string& out, const Board& board) {
    if (board.phase == Phase::game_over) append_winners_json(append_key(out, "winners"), board);
}

}  // namespace

void append_json(std::string& out, const ActionList& legal) {
    const ActionTexts& texts = action_texts();
    std::array<std::uint8_t, ActionList::kCapacity> codes{};
    const auto end = std::transform(legal.begin(), legal.end(), codes.begin(),
                                    [](Action action) { return action.code(); });
    std::sort(codes.begin(), end,
              [&](std::uint8_t a, std::uint8_t b) { return texts.rank[a] < texts.rank[b]; });
    append_array(out, std::span(codes.begin(), end),
                 [&](std::uint8_t code) { append_word(out, texts.text[code]); });
}

void append_scores_json(std::string& out, const Board& board) {
    append_per_team(out, board, [&](Team team) { append_score(out, score(board, team), team); });
}

void append_scores_json(std::string& out, std::span<const Score> scores) {
    int team = 0;
    append_array(out, scores, [&](const Score& rows) { append_score(out, rows, team++); });
}

void append_stakes_json(std::string& out, const Board& board) {
    const ExtensionStakes stakes = extension_stakes(board);
    append_score(out.append("{\"gain\":"), stakes.gain, board.team_to_act());
    append_score(append_key(out, "risk"), stakes.risk, board.team_to_act());
    append_field(out, "toOpponentsIfOvertaken", stakes.to_opponents_if_overtaken);
    append_field(out, "toOpponentsIfNobody", stakes.to_opponents_if_nobody);
    out += '}';
}

void append_totals_json(std::string& out, const Board& board) {
    if (board.over())
        append_numbers(out, totals_after(board), board.rules.teams);
    else
        append_numbers(out, board.totals, board.rules.teams);
}

void append_winners_json(std::string& out, const Board& board) {
    std::array<int, kMaxTeams> teams{};
    int count = 0;
    for (unsigned won = winners(board); won != 0; won &= won - 1)
        teams[static_cast<std::size_t>(count++)] = std::countr_zero(won) + 1;
    append_numbers(out, teams, count);
}

void append_json(std::string& out, const Position& position) {
    const Board& board = position.board;
    append_number(out.append("{\"hand\":"), board.hand_number);
    append_table(out, board);
    append_array(append_key(out, "hands"), std::span(position.hands).first(board.rules.players),
                 [&](Hand hand) { append_cards(out, cards_of(hand)); });
    append_teams(out, board);
    ActionList legal;
    legal_actions(position, legal);
    append_json(append_key(out, "legal"), legal);
    if (board.over()) {
        append_scores_json(append_key(out, "score"), board);
        append_totals_json(append_key(out, "totals"), board);
        append_winners(out, board);
    }
    out += '}';
}

void append_json(std::string& out, const View& view) {
    const Board& board = view.board;
    append_number(out.append("{\"handNumber\":"), board.hand_number);
    append_table(out, board);
    append_cards(append_key(out, "hand"), cards_of(view.hand));
    append_numbers(append_key(out, "handSizes"), board.hand_sizes, board.rules.players);
    append_teams(out, board);
    ActionList legal;
    legal_actions(view, legal);
    append_json(append_key(out, "legal"), legal);
    append_field(out, "dealer", board.dealer + 1);
    if (board.over()) append_scores_json(append_key(out, "score"), board);
    append_totals_json(append_key(out, "totals"), board);
    append_winners(out, board);
    out += '}';
}

void append_json_string(std::string& out, std::string_view text) {
    constexpr std::string_view hex = "0123456789abcdef";
    out += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            out.append({'\\', c});
        else if (byte < 0x20)
            out.append("\\u00").append({hex[byte >> 4], hex[byte & 15]});
        else
            out += c;
    }
    out += '"';
}

}  // namespace bornes
