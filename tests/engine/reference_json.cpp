// The referee's JSON of the reference model, field by field as in docs/record-format.md.
#include <algorithm>

#include "engine/reference_model.h"

namespace reference {
namespace {

using Texts = std::vector<std::string>;

std::string quoted(const std::string& text) { return "\"" + text + "\""; }
std::string or_null(int number) { return number == 0 ? "null" : std::to_string(number); }

std::string array(const Texts& items) {
    std::string text;
    for (const std::string& item : items) text += (text.empty() ? "" : ",") + item;
    return "[" + text + "]";
}

std::string strings(Texts texts) {
    std::transform(texts.begin(), texts.end(), texts.begin(), quoted);
    return array(texts);
}

// Sorts the cards as in the card table, whose order a whole deck has.
Cards sorted(const Sheet& sheet, Cards hand) {
    const Cards order = cards_of(sheet);
    const auto place = [&](const std::string& card) {
        return std::find(order.begin(), order.end(), card);
    };
    std::sort(hand.begin(), hand.end(),
              [&](const std::string& a, const std::string& b) { return place(a) < place(b); });
    return hand;
}

std::string team_object(int number, const Team& team, int miles) {
    Texts safeties;
    for (const std::string& card : team.safeties)
        safeties.push_back(R"({"card":)" + quoted(card) + R"(,"coupFourre":)" +
                           (team.coup_fourres.contains(card) ? "true}" : "false}"));
    return R"({"team":)" + std::to_string(number) + R"(,"battle":)" + strings(team.battle) +
           R"(,"speed":)" + strings(team.speed) + R"(,"distance":)" + array(team.distance) +
           R"(,"miles":)" + std::to_string(miles) + R"(,"safeties":)" + array(safeties) + "}";
}

std::string score_object(int team, const ScoreSheet& sheet) {
    std::string text = R"({"team":)" + std::to_string(team);
    for (const std::string row :
         {"milestones", "safeties", "allSafeties", "coupFourres", "tripCompleted", "delayedAction",
          "safeTrip", "shutOut", "extension", "total"})
        text += "," + quoted(row) + ":" + std::to_string(sheet.at(row));
    return text + "}";
}

std::string results(const Game& game) {
    Texts scores, totals, winners;
    for (const auto& [team, sheet] : game.scores) scores.push_back(score_object(team, sheet));
    for (const auto& [team, total] : game.totals) totals.push_back(std::to_string(total));
    for (const int team : game.winners) winners.push_back(std::to_string(team));
    std::string text = R"(,"score":)" + array(scores) + R"(,"totals":)" + array(totals);
    if (game.phase == "game-over") text += R"(,"winners":)" + array(winners);
    return text;
}

}  // namespace

std::string json_of(const Game& game, int hand_number) {
    const bool over = game.phase == "hand-over" || game.phase == "game-over";
    Texts hands, teams;
    for (const auto& [seat, cards] : game.hands)
        hands.push_back(strings(sorted(game.sheet, cards)));
    for (const auto& [number, team] : game.teams)
        teams.push_back(team_object(number, team, game.miles(number)));

    std::string text = R"({"hand":)" + std::to_string(hand_number);
    text += R"(,"ply":)" + std::to_string(game.ply) + R"(,"phase":)" + quoted(game.phase);
    text += R"(,"seat":)" + or_null(over ? 0 : game.seat);
    text += R"(,"target":)" + std::to_string(game.target);
    text += R"(,"extendedBy":)" + or_null(game.extended_by);
    text += R"(,"drawPile":)" + std::to_string(game.draw_pile.size());
    text += R"(,"discard":)" + strings(game.discard);
    text += R"(,"hands":)" + array(hands) + R"(,"teams":)" + array(teams);
    if (game.attack)
        text += R"(,"attack":{"seat":)" + std::to_string(game.attack->seat) + R"(,"team":)" +
                std::to_string(game.attack->team) + R"(,"card":)" + quoted(game.attack->card) + "}";
    text += R"(,"legal":)" + strings(game.legal());
    if (over) text += results(game);
    return text + "}";
}

}  // namespace reference
