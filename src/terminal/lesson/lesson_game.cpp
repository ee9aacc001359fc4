#include "terminal/lesson/lesson_game.h"

#include <algorithm>

#include "bornes/notation.h"

namespace bornes::terminal {

LessonGame::LessonGame(Lesson lesson, const Voice& voice, std::size_t step,
                       std::function<void(std::size_t)> keep)
    : lesson_(std::move(lesson)),
      voice_(voice),
      at_(std::min(step, lesson_.steps.size() - 1)),
      keep_(std::move(keep)) {
    replay(static_cast<std::size_t>(this->step().after));
    note(words_of_step());
}

View LessonGame::view() const { return bornes::view(position_, viewer()); }

std::string LessonGame::name_of(int seat) const {
    return lesson_.record.seats[static_cast<std::size_t>(seat)];
}

Demand LessonGame::demand() const {
    if (!reached() || position_.board.over()) return Demand::nothing;
    return step().move ? Demand::action : Demand::look;
}

void LessonGame::act(Action action) {
    if (!reached()) return;
    const std::string text = to_text(action);
    if (step().move == text) return skip();
    const auto& wrong = step().wrong;
    const auto answer = std::find_if(wrong.begin(), wrong.end(),
                                     [&](const WrongAnswer& each) { return each.action == text; });
    note(voice_.say(answer == wrong.end() ? "learn.other-move" : answer->says).value_or("") + " " +
         task());
}

void LessonGame::skip() {
    if (!reached()) return;
    if (step().move) play_next();
    proceed();
}

bool LessonGame::advance() {
    if (is_closed() || reached()) return false;
    play_next();
    if (reached()) note(words_of_step());
    return true;
}

bool LessonGame::undo() {
    if (at_ == 0) return false;
    --at_;
    keep_(at_);
    replay(static_cast<std::size_t>(step().after));
    for (Remark& remark : remarks_) remark.after = std::min(remark.after, events_.size());
    note(words_of_step());
    return true;
}

std::string LessonGame::lesson_note() const { return reached() ? words_of_step() : std::string(); }

void LessonGame::proceed() {
    if (is_closed()) return;
    ++at_;
    keep_(at_);
    if (reached()) note(words_of_step());
}

void LessonGame::play_next() {
    const Action action = lesson_.record.hands[0].actions[events_.size()];
    const int seat = position_.board.seat;
    apply(position_, action);
    const Board& board = position_.board;
    const Tableau& tableau = board.teams[static_cast<std::size_t>(board.rules.team_of(seat))];
    events_.push_back({seat, action, tableau.miles(), board.target()});
}

void LessonGame::replay(std::size_t moves) {
    const Record& record = lesson_.record;
    const auto& hand = record.hands[0];
    position_ = deal(make_rules(*record.edition, *record.players, record.house).rules, *hand.deck,
                     hand.dealer);
    events_.clear();
    while (events_.size() < moves) play_next();
}

void LessonGame::note(std::string text) { remarks_.push_back({events_.size(), std::move(text)}); }

std::string LessonGame::words_of_step() const {
    std::string text = voice_.say(step().says).value_or("");
    if (const std::string wanted = task(); !wanted.empty()) text.append(" ").append(wanted);
    return text;
}

std::string LessonGame::task() const {
    if (!step().move) return {};
    const Action action = lesson_.record.hands[0].actions[static_cast<std::size_t>(step().after)];
    switch (action.verb()) {
        case Verb::play:
            return voice_(phrase::learn_do_play{.card = card_in_words(voice_, action.card())});
        case Verb::discard:
            return voice_(phrase::learn_do_discard{.card = card_in_words(voice_, action.card())});
        case Verb::attack:
            return voice_(phrase::learn_do_attack{.card = card_in_words(voice_, action.card()),
                                                  .name = team_name(voice_, *this, action.team())});
        case Verb::answer: return std::string(voice_(Word::learn_do_coup_fourre));
        case Verb::extension: return std::string(voice_(Word::learn_do_extend));
    }
    return {};
}

}  // namespace bornes::terminal
