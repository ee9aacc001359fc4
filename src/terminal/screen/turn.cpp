#include "terminal/screen/turn.h"

#include <algorithm>

#include "terminal/draw/look.h"
#include "terminal/screen/readers.h"
#include "terminal/telling/moves.h"
#include "terminal/telling/text.h"

namespace bornes::terminal {
namespace {

// "Roll / Feu vert", as on bilingual cards, with the reader's language first.
std::string names_of(const Voice& voice, Card card) {
    const Voice other = voice.on_cards();
    std::string names = card_in_words(voice, card);
    if (is_distance(card) || name_of(other, card) == names) return names;
    return names.append(" / ").append(name_of(other, card));
}

}  // namespace

Turn::Outcome Turn::run() {
    view_ = game_.view();
    const PileCards held = cards_of(view_.hand);
    cards_.assign(held.begin(), held.end());
    const auto first = std::find_if(cards_.begin(), cards_.end(),
                                    [&](Card card) { return !plays_of(view_, card).empty(); });
    if (first != cards_.end()) selected_ = static_cast<int>(first - cards_.begin());
    while (true)
        if (const std::optional<Outcome> outcome = ask_for_action()) return *outcome;
}

std::optional<Turn::Outcome> Turn::ask_for_action() {
    switch (view_.board.phase) {
        case Phase::coup_fourre: return ask_coup_fourre();
        case Phase::extension: return ask_extension();
        default: return ask_card();
    }
}

std::optional<Turn::Outcome> Turn::ask_card() {
    const std::optional<Key> key = ask([&](Canvas& canvas) { draw_table(canvas, scene()); });
    if (overtaken()) return Outcome::overtaken;
    return key ? handle(*key) : std::nullopt;
}

std::optional<Key> Turn::ask(const Stage::Draw& draw) {
    const std::optional<Key> key = stage_.ask(draw, game_.seconds_left() ? 1000 : -1);
    if (const std::optional<Candidate> hint = game_.take_hint()) show_hint(*hint);
    return key;
}

bool Turn::overtaken() {
    return stage_.take_change() && (game_.demand() != Demand::action || !(game_.view() == view_));
}

std::optional<Turn::Outcome> Turn::ask_coup_fourre() {
    const Card safety = safety_against(view_.board.attack_card);
    return pick({coup_fourre_question(voice_, game_, view_.board),
                 {{1, std::string(voice_(Word::table_call))},
                  {2, std::string(voice_(Word::table_decline))}},
                 0},
                {Action::coup_fourre(safety), Action::decline()});
}

std::optional<Turn::Outcome> Turn::ask_extension() {
    return pick({extension_question(voice_, view_.board),
                 {{1, std::string(voice_(Word::table_extend))},
                  {2, std::string(voice_(Word::table_finish))}},
                 0},
                {Action::extend(), Action::finish()});
}

std::optional<Turn::Outcome> Turn::handle(Key key) {
    const int count = static_cast<int>(cards_.size());
    said_.clear();
    const Request request = request_of(key, card_situation());
    switch (request) {
        case Request::number: return choose_card(key.digit() - 1);
        case Request::accept: return choose_card(selected_);
        case Request::previous: move_to((selected_ + count - 1) % count); break;
        case Request::next: move_to((selected_ + 1) % count); break;
        case Request::back: discarding_ = false; break;
        case Request::why: say_why(); break;
        case Request::discard:
            if (discarding_) return choose_card(selected_);
            discarding_ = true;
            break;
        default: return handle_other(request, key);
    }
    return std::nullopt;
}

void Turn::move_to(int card) {
    selected_ = card;
    moved_ = true;
}

std::optional<Turn::Outcome> Turn::handle_other(Request request, Key key) {
    if (request == Request::hint) ask_hint();
    if (request == Request::undo) return undo();
    if (request == Request::skip && game_.can_skip()) {
        game_.skip();
        return Outcome::overtaken;
    }
    if (!handle_at_table(stage_, game_, voice_, request, key)) return Outcome::quit;
    return std::nullopt;
}

void Turn::ask_hint() {
    say(std::string(voice_(game_.can_hint() ? Word::table_hint_thinking : Word::online_no_hints)),
        !game_.can_hint());
    game_.ask_hint();
}

std::optional<Turn::Outcome> Turn::undo() {
    if (game_.offers_undo() && game_.undo()) return Outcome::undone;
    say(std::string(voice_(game_.offers_undo() ? Word::terminal_undo_nothing
                                               : Word::terminal_undo_not_here)),
        true);
    return std::nullopt;
}

void Turn::say_why() {
    const Card card = cards_[static_cast<std::size_t>(selected_)];
    const bool playable = !plays_of(view_, card).empty();
    say(playable ? voice_(phrase::terminal_plain_why_legal{card_in_words(voice_, card)})
                 : why_not(voice_, game_, card),
        !playable);
}

std::optional<Turn::Outcome> Turn::choose_card(int position) {
    if (position >= static_cast<int>(cards_.size())) {
        say(voice_(phrase::terminal_no_card_there{.figure = position + 1}), true);
        return std::nullopt;
    }
    selected_ = position;
    const Card card = cards_[static_cast<std::size_t>(position)];
    if (discarding_) {
        action_ = Action::discard(card);
        return Outcome::decided;
    }
    const std::vector<Action> plays = plays_of(game_.view(), card);
    if (plays.size() > 1) return choose_victim(card, plays);
    if (plays.empty()) {
        say(why_not(voice_, game_, card), true);
        return std::nullopt;
    }
    action_ = plays[0];
    return Outcome::decided;
}

std::optional<Turn::Outcome> Turn::choose_victim(Card card, const std::vector<Action>& plays) {
    Choice choice{voice_(phrase::table_choose_victim{.card = name_of(voice_, card)}), {}, 0};
    for (const Action play : plays)
        choice.answers.push_back({play.team() + 1, team_name(voice_, game_, play.team())});
    return pick(std::move(choice), plays);
}

std::optional<Turn::Outcome> Turn::pick(Choice choice, const std::vector<Action>& actions) {
    // A person can go back from the choice of a victim, to choose another card.
    const Mode mode = chooses_card() ? Mode::victim : Mode::question;
    while (true) {
        const Situation situation = situation_of(game_, mode);
        const std::optional<Key> key = ask([&](Canvas& canvas) {
            TableScene table = scene();
            table.choice = choice;
            table.keys = keys_line(voice_, situation, canvas.size().width);
            draw_table(canvas, table);
        });
        if (overtaken()) return Outcome::overtaken;
        if (!key) continue;
        said_.clear();
        const Request request = request_of(*key, situation);
        if (const std::optional<int> picked = picked_by(request, *key, choice)) {
            action_ = actions[static_cast<std::size_t>(*picked)];
            return Outcome::decided;
        }
        if (request == Request::back) return std::nullopt;
        if (const std::optional<Outcome> outcome = handle_other(request, *key)) return outcome;
    }
}

TableScene Turn::scene() const {
    TableScene scene = scene_of(game_, voice_);
    scene.prompt = !said_.empty() ? said_ : chooses_card() ? prompt() : std::string();
    scene.prompt_is_refusal = said_refusal_ && !said_.empty();
    scene.keys = keys_line(voice_, card_situation(), stage_.size().width);
    if (chooses_card()) scene.selected = selected_;
    scene.all_cards = discarding_;
    return scene;
}

Situation Turn::card_situation() const {
    Situation situation = situation_of(game_, discarding_ ? Mode::discard : Mode::card);
    if (!discarding_ && nothing_playable())
        for (const Request play : {Request::number, Request::accept})
            situation.impossible.add(play);
    return situation;
}

bool Turn::nothing_playable() const {
    return std::all_of(cards_.begin(), cards_.end(),
                       [&](Card card) { return plays_of(view_, card).empty(); });
}

// Says whose turn it is, names the selected card in both languages, and says what it does or why it
// cannot be played. Leaves out parts if there is not enough room.
std::string Turn::prompt() const {
    const Card card = cards_[static_cast<std::size_t>(selected_)];
    if (discarding_)
        return voice_(phrase::terminal_prompt_discard{.names = names_of(voice_, card),
                                                      .sign = sign_of(card)});
    if (nothing_playable() && !moved_) return std::string(voice_(Word::terminal_nothing_playable));
    const auto with = [&](std::string_view names, std::string_view about) {
        return voice_(phrase::table_prompt{.names = names,
                                           .sign = sign_of(card),
                                           .turn = voice_(Word::table_your_turn),
                                           .use = about});
    };
    const bool playable = !plays_of(view_, card).empty();
    const std::string use = use_of(voice_, card);
    const std::string about = playable ? use : why_not(voice_, game_, card);
    const std::string name = card_in_words(voice_, card);
    std::string longest = with(names_of(voice_, card), about);
    if (fits_prompt(longest)) return longest;
    const std::string shorter = with(name, about);
    return fits_prompt(shorter) ? shorter : with(name, use);
}

bool Turn::fits_prompt(std::string_view text) const {
    constexpr int clock = 14;
    const Size size = stage_.size();
    const int width = size.width - 2 - (game_.seconds_left() ? clock : 0);
    const int rows = layout_of(view_.board, size).prompt.height;
    return static_cast<int>(wrapped(text, width).size()) <= rows;
}

void Turn::say(std::string text, bool refusal) {
    said_ = std::move(text);
    said_refusal_ = refusal;
}

void Turn::show_hint(const Candidate& hint) {
    say(tell_hint(voice_, game_, hint), false);
    if (cards_.empty() || hint.action.verb() > Verb::attack) return;
    const auto card = std::find(cards_.begin(), cards_.end(), hint.action.card());
    if (card != cards_.end()) selected_ = static_cast<int>(card - cards_.begin());
}

}  // namespace bornes::terminal
