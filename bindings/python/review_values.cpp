// The results of a review as Python values, with the names of bornes/review.h.
#include "review_values.h"

#include "structs.h"

namespace bornes::python {
namespace {

constexpr const char* kHand = "The number of the hand, from 1.";
constexpr const char* kPly = "How many actions of the hand came before this one.";
constexpr const char* kSeat = "From 0.";

void bind_decision(py::module_& module) {
    using review::Fault;
    bind_struct(module, "Fault", "What was wrong with a move. Its code says which members count.",
                Field{"code", &Fault::code, ""}, Field{"card", &Fault::card, ""},
                Field{"team", &Fault::team, "From 0, or None."},
                Field{"figure", &Fault::figure, ""});
    using review::Decision;
    bind_struct(
        module, "Decision", "An action of a seat that had at least two legal ones.",
        Field{"hand", &Decision::hand, kHand}, Field{"ply", &Decision::ply, kPly},
        Field{"seat", &Decision::seat, kSeat}, Field{"action", &Decision::action, ""},
        Field{"best", &Decision::best, "The action with the highest chance to win the game."},
        Field{"reason", &Decision::reason, "Why `best` is worth playing."},
        Field{"loss", &Decision::loss, "What the action cost, compared with `best`."},
        Field{"error", &Decision::error, "One standard error of that difference."},
        Field{"mark", &Decision::mark,
              "How bad the decision was; None if the loss is too small to mention."},
        Field{"fault", &Decision::fault, "What was wrong with `action`, or None."},
        Field{"judged", &Decision::judged,
              "Whether step() has judged the decision. Before that, only `hand`, `ply`, `seat` and "
              "`action` have a meaning."});
}

void bind_players(py::module_& module) {
    using review::PlayerSums;
    bind_struct(
        module, "PlayerSums", "The decisions and the luck of one player.",
        Field{"decisions", &PlayerSums::decisions, "How many decisions were judged."},
        Field{"marks", &PlayerSums::marks,
              "How many decisions have each mark, in the order of Mark."},
        Field{"loss", &PlayerSums::loss, ""}, Field{"luck", &PlayerSums::luck, ""},
        Field{"rate", &PlayerSums::rate, "Points lost per decision."},
        Field{"rate_error", &PlayerSums::rate_error, "One standard error of the rate."},
        Field{"plays_like", &PlayerSums::plays_like, "The level whose own rate is nearest."},
        Field{"plays_between", &PlayerSums::plays_between,
              "The levels nearest to the rate plus and minus two standard errors: the weaker one "
              "first."});
    using review::TeamResult;
    bind_struct(module, "TeamResult", "A team's share of the win.",
                Field{"win", &TeamResult::win,
                      "In an unfinished game, the chance to win before the last action."},
                Field{"adjusted", &TeamResult::adjusted, "`win` minus the luck of all draws."});
}

void bind_notes(py::module_& module) {
    using review::Note;
    bind_struct(module, "Note", "What deserves a separate line.", Field{"kind", &Note::kind, ""},
                Field{"hand", &Note::hand, kHand}, Field{"ply", &Note::ply, kPly},
                Field{"seat", &Note::seat, kSeat},
                Field{"card", &Note::card, "The safety that the note is about, or None."},
                Field{"loss", &Note::loss, ""});
    using review::TurningPoint;
    bind_struct(module, "TurningPoint", "One of the largest changes of the curve, by one action.",
                Field{"point", &TurningPoint::point, "The index in curve()."},
                Field{"team", &TurningPoint::team, "The team whose chance changed the most."},
                Field{"change", &TurningPoint::change, "How the action changed that chance."});
}

}  // namespace

void bind_review_values(py::module_& module) {
    using review::Figures;
    bind_struct(module, "Figures", "A difference in the chance to win and in points.",
                Field{"win", &Figures::win, "Chance to win the game; 1 is a whole game."},
                Field{"points", &Figures::points, "Points of the hand; always 0 in a race."});
    bind_decision(module);
    using review::Draw;
    bind_struct(module, "Draw", "How lucky a card was.", Field{"hand", &Draw::hand, kHand},
                Field{"ply", &Draw::ply, kPly}, Field{"seat", &Draw::seat, kSeat},
                Field{"card", &Draw::card, "None stands for all cards dealt to the seat."},
                Field{"luck", &Draw::luck, "The luck of the seat's team, with mean zero."});
    bind_struct(module, "CurvePoint",
                "The chances of all teams before an action, with all hands known.",
                Field{"hand", &CurvePoint::hand, kHand}, Field{"ply", &CurvePoint::ply, kPly},
                Field{"win", &CurvePoint::win, "One chance for each team."});
    bind_players(module);
    bind_notes(module);
}

}  // namespace bornes::python
