#include "protocol/view_json.h"

#include <fmt/format.h>

#include <limits>

#include "bornes/build_view.h"
#include "bornes/score.h"
#include "bornes/utf8.h"
#include "protocol/json_fields.h"

namespace bornes::protocol {
namespace {

namespace json = boost::json;

constexpr int kMostTotal = std::numeric_limits<std::uint16_t>::max();

Card card_of(const json::value& value) {
    const std::string_view name = text_of(value, "card");
    const std::optional<Card> card = from_id<Card>(name);
    if (!card) throw JsonFault(fmt::format("there is no card {}", backquoted(name)));
    return *card;
}

Card distance_of(const json::value& value) {
    const int miles = whole_number(value, "distance", kStep, miles_of(Card::km200));
    for (int i = 0; i <= index(Card::km200); ++i)
        if (miles_of(card_at(i)) == miles) return card_at(i);
    throw JsonFault(fmt::format("there is no card of {} miles", miles));
}

// Builds the board. Each pile is built from the bottom.
class ViewReader {
public:
    // Without `viewer`, it is the view of the seat to act.
    ViewReader(const json::object& from, const Table& table, std::optional<int> viewer)
        : from_(from), table_(table), viewer_(viewer) {}

    View read() {
        read_rules();
        read_turn();
        read_hands();
        for (const json::value& card : array_field(from_, "discard"))
            lay(card_of(card), kDiscardPile);
        const json::array& teams = array_field(from_, "teams");
        for (std::size_t team = 0; team < teams.size(); ++team)
            read_team(object_of(teams[team], "teams"), static_cast<int>(team));
        if (board().over()) read_end();
        return view_;
    }

private:
    Board& board() { return view_.board; }

    // The shape of the view says how many players there are, and whether they are partners.
    void read_rules() {
        const std::size_t players = array_field(from_, "handSizes").size();
        const std::size_t teams = array_field(from_, "teams").size();
        Rules rules = table_.rules;
        if (rules.players != players || rules.teams != teams) {
            HouseRules house = table_.house;
            house.teams = teams == players ? Teams::solo : Teams::partners;
            const RulesResult made = make_rules(rules.edition, static_cast<int>(players), house);
            if (!made || made.rules.teams != teams)
                throw JsonFault(fmt::format("{} players do not make {} teams", players, teams));
            rules = made.rules;
        }
        board().rules = rules;
    }

    void read_turn() {
        board().phase = phase();
        if (!board().over()) board().seat = seat_field(from_, "seat");
        view_.seat = viewer_.value_or(board().seat);
        if (view_.seat >= board().rules.players) throw JsonFault("there is no such viewer");
        board().dealer = seat_field(from_, "dealer");
        board().hand_number = static_cast<std::uint16_t>(
            number_field(from_, "handNumber", 1, std::numeric_limits<std::uint16_t>::max()));
        board().ply = static_cast<std::uint16_t>(
            number_field(from_, "ply", 0, std::numeric_limits<std::uint16_t>::max()));
        read_target();
        if (board().phase == Phase::coup_fourre) read_attack(object_field(from_, "attack"));
        const json::array& totals = array_field(from_, "totals");
        if (totals.size() != board().rules.teams)
            throw JsonFault("\"totals\" must have one number per team");
        for (std::size_t team = 0; team < totals.size(); ++team)
            board().totals[team] =
                static_cast<std::uint16_t>(whole_number(totals[team], "totals", 0, kMostTotal));
    }

    Phase phase() const {
        const std::string_view name = text_field(from_, "phase");
        const Phase last = viewer_ ? Phase::game_over : Phase::extension;
        for (int i = 0; i <= static_cast<int>(last); ++i)
            if (name == id(static_cast<Phase>(i))) return static_cast<Phase>(i);
        throw JsonFault(fmt::format("nobody is to act in phase {}", backquoted(name)));
    }

    void read_target() {
        Rules& rules = board().rules;
        const int target = number_field(from_, "target", kStep, kLongestTrip);
        if (target % kStep != 0) throw JsonFault("\"target\" is not a multiple of 25");
        board().target_steps = static_cast<std::uint8_t>(target / kStep);
        if (const json::value& by = field(from_, "extendedBy"); !by.is_null()) {
            board().extended_by =
                static_cast<std::int8_t>(whole_number(by, "extendedBy", 1, rules.teams) - 1);
            rules.extension = static_cast<std::uint16_t>(target);
        } else {
            rules.target = static_cast<std::uint16_t>(target);
            if (rules.extension <= rules.target) rules.extension = kNoExtension;
        }
    }

    void read_attack(const json::object& attack) {
        board().attack_seat = seat_field(attack, "seat");
        board().attack_team =
            static_cast<std::uint8_t>(number_field(attack, "team", 1, board().rules.teams) - 1);
        board().attack_card = card_of(field(attack, "card"));
        if (!is_hazard(board().attack_card)) throw JsonFault("the attack is not a hazard");
    }

    std::uint8_t seat_field(const json::object& from, std::string_view name) {
        return static_cast<std::uint8_t>(number_field(from, name, 1, board().rules.players) - 1);
    }

    void read_hands() {
        const json::array& hand = array_field(from_, "hand");
        if (hand.size() > kFullHand) throw JsonFault("\"hand\" has more than seven cards");
        for (const json::value& card : hand) view_.hand.add(card_of(card));
        const json::array& sizes = array_field(from_, "handSizes");
        for (std::size_t seat = 0; seat < sizes.size(); ++seat)
            board().hand_sizes[seat] =
                static_cast<std::uint8_t>(whole_number(sizes[seat], "handSizes", 0, kFullHand));
        board().draw_pile_size =
            static_cast<std::uint8_t>(number_field(from_, "drawPile", 0, kFullDeck));
    }

    void read_team(const json::object& from, int team) {
        for (const auto& [name, pile] :
             {std::pair{"battle", Pile::battle}, std::pair{"speed", Pile::speed}})
            for (const json::value& value : array_field(from, name))
                lay(card_of(value), pile_index(team, pile));
        for (const json::value& value : array_field(from, "distance"))
            lay(distance_of(value), pile_index(team, Pile::distance));
        Tableau& tableau = board().teams[static_cast<std::size_t>(team)];
        for (const json::value& value : array_field(from, "safeties")) {
            const json::object& safety = object_of(value, "safeties");
            const Card card = card_of(field(safety, "card"));
            lay(card, pile_index(team, Pile::safety));
            const json::value* crosswise = safety.if_contains("coupFourre");
            if (crosswise != nullptr && crosswise->is_bool() && crosswise->get_bool())
                tableau.turn_crosswise(card);
        }
    }

    // For a hand that is over: finds the team that completed the trip, and the totals before the
    // points of the hand.
    void read_end() {
        for (int team = 0; team < board().rules.teams; ++team)
            if (board().teams[static_cast<std::size_t>(team)].steps == board().target_steps)
                board().completed_by = team;
        PerTeam<std::uint16_t> before{};
        for (int team = 0; team < board().rules.teams; ++team) {
            const int points = score(board(), team).total();
            if (points > board().totals[team])
                throw JsonFault("\"totals\" are less than the points of the hand");
            before[team] = static_cast<std::uint16_t>(board().totals[team] - points);
        }
        board().totals = before;
    }

    void lay(Card card, int pile) {
        if (const std::string_view why = place(board(), card, pile); !why.empty())
            throw JsonFault(fmt::format("{}: {}", id(card), why));
    }

    const json::object& from_;
    const Table& table_;
    std::optional<int> viewer_;
    View view_;
};

ReadView read_view(const json::object& json, const Table& table, std::optional<int> viewer) {
    try {
        ReadView read{ViewReader(json, table, viewer).read(), {}};
        if (!read.view->to_act()) return read;
        fit_deck(*read.view);
        read.doubt = view_fault(*read.view);
        return read;
    } catch (const JsonFault& fault) {
        return {std::nullopt, fault.what()};
    }
}

}  // namespace

ReadView view_from_json(const json::object& json, const Table& table) {
    return read_view(json, table, std::nullopt);
}

ReadView view_from_json(const json::object& json, const Table& table, int viewer) {
    return read_view(json, table, viewer);
}

}  // namespace bornes::protocol
